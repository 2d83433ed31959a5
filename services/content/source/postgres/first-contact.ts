import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from 'atrium'
import { catchUp, type Exclusively } from './catch-up.ts'
import { openTables } from './database/connected.ts'
import type { Connection } from './database/connection.ts'
import { explained, isLasting, messageOf } from './database/errors.ts'
import type { Replica } from './directory/replica.ts'
import { pauseAfter } from './pauses.ts'

/** Attempts between two lines of the log. */
const SAY_EVERY = 12

export interface FirstContact {
  url: string
  replica: Replica
  /** Fills a database that has never held content. */
  fill: (db: Connection) => Promise<unknown>
  exclusively: Exclusively
  log: Log
}

/**
 * Brings a replica up to date before the site opens. One that was whole before serves as it is while the database is
 * away; a new one waits for the database, and says so.
 *
 * @throws ContentDatabaseError what does not go away by waiting, where there is nothing to serve
 */
export async function firstContact({ url, replica, fill, exclusively, log }: FirstContact): Promise<void> {
  for (let attempts = 1; ; attempts++) {
    let db: Connection | undefined
    try {
      db = await openTables(url, replica.node)
      await fill(db)
      if ((await catchUp(db, replica, exclusively, log)) !== 'empty') return
      throw new Error('neither it nor CONTENT_DIR holds content')
    } catch (error) {
      // Whoever follows from here on says what is wrong.
      if (replica.position) return
      if (isLasting(error)) throw explained(error)
      if (attempts % SAY_EVERY === 1)
        log.error({ error }, `The site waits for the content database, to have something to show: ${messageOf(error)}.`)
    } finally {
      await db?.close()
    }
    await wait(pauseAfter(attempts))
  }
}
