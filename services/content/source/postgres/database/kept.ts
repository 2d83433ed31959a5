import { createGate } from '#engine/host.ts'
import type { Connection } from './connection.ts'

/** One connection that is kept between uses: to open one takes longer than most of what it is used for. */
export interface KeptConnection {
  /** Does something on it. It is opened for the first use, and anew after each failure. */
  using<Result>(work: (db: Connection) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/** @param atOnce how many may use it at the same time; more than one: for single statements alone */
export function keepConnection(open: () => Promise<Connection>, atOnce = 1): KeptConnection {
  let opened: Promise<Connection> | undefined
  const inTurn = createGate({ running: atOnce, waiting: Number.POSITIVE_INFINITY })
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
    using: (work) =>
      inTurn(async () => {
        // The server may have gone meanwhile, without a word.
        if (opened) await use(opened, (db) => db.glance('SELECT 1')).catch(() => undefined)
        opened ??= open()
        return use(opened, work)
      }),
    close: () => inTurn(() => drop()),
  }
}
