import { setTimeout as wait } from 'node:timers/promises'
import { createGate } from '#engine/host.ts'
import type { Connection } from './connection.ts'

/** A stop waits no longer for a server that does not answer, in milliseconds. */
export const LAST_ANSWER = 1000

/**
 * Keeps one connection between uses: to open one takes longer than most of what it is used for. It is opened for the first
 * use, and anew after each failure.
 *
 * @param atOnce how many may use it at the same time; more than one: for single statements alone
 */
export function keepConnection(open: () => Promise<Connection>, atOnce = 1) {
  let opened: Promise<Connection> | undefined
  const inTurn = createGate({ running: atOnce })
  const drop = async (own = opened) => {
    if (own === opened) opened = undefined
    await (await own?.catch(() => undefined))?.close()
  }
  const use = async <Result>(own: Promise<Connection>, work: (db: Connection) => Promise<Result>) => {
    try {
      return await work(await own)
    } catch (error) {
      void drop(own)
      throw error
    }
  }
  return {
    /** Does something on it. */
    using: <Result>(work: (db: Connection) => Promise<Result>): Promise<Result> =>
      inTurn(async () => {
        // The server may have gone meanwhile, without a word.
        if (opened) await use(opened, (db) => db.glance('SELECT 1')).catch(() => undefined)
        opened ??= open()
        return use(opened, work)
      }),
    /** Waits for what is at work on it, for a moment, and cuts it off then. */
    async close(): Promise<void> {
      await Promise.race([inTurn(async () => {}), wait(LAST_ANSWER, undefined, { ref: false })])
      await drop()
    },
  }
}
