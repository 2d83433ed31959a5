import { createGate } from '#engine/host.ts'
import type { Connection } from './connection.ts'

/** One connection that is kept between uses: to open one takes longer than most of what it is used for. */
export interface KeptConnection {
  /** Does something on it, one thing after the other. It is opened for the first use, and anew after each failure. */
  using<Result>(work: (db: Connection) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

export function keepConnection(open: () => Promise<Connection>): KeptConnection {
  let opened: Promise<Connection> | undefined
  const inTurn = createGate({ running: 1, waiting: Number.POSITIVE_INFINITY })
  const close = async () => {
    const own = opened
    opened = undefined
    await (await own?.catch(() => undefined))?.close()
  }
  /** The server may have gone meanwhile, without a word. */
  const requireAnswer = async () => {
    const db = await opened
    await db?.glance('SELECT 1').catch(close)
  }
  return {
    using: (work) =>
      inTurn(async () => {
        try {
          await requireAnswer()
          opened ??= open()
          return await work(await opened)
        } catch (error) {
          void close()
          throw error
        }
      }),
    close: () => inTurn(close),
  }
}
