import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from 'atrium'
import { catchUp, type Exclusively } from './catch-up.ts'
import { openTables } from './database/connected.ts'
import type { Connection } from './database/connection.ts'
import { messageOf } from './database/errors.ts'
import { LAST_ANSWER } from './database/kept.ts'
import { channelOf } from './database/locks.ts'
import type { Replica } from './directory/replica.ts'
import { pauseAfter } from './pauses.ts'

/** How often it is looked whether something was published, in milliseconds: notifications may be lost. */
const POLL_MS = 1000
/** How often the database is told how far this node follows, and an ingest that failed is tried again. */
const HEARTBEAT_MS = 10_000

export interface FollowOptions {
  url: string
  replica: Replica
  exclusively: Exclusively
  /** Takes over what has changed in the replica. */
  onChange: () => Promise<unknown>
  now: () => Date
  log: Log
}

/** Why content may be older than what is published. */
export interface Behind {
  since: Date
  reason: string
}

export interface Following {
  /** Null while the database answers. */
  behind(): Behind | null
  /** Resolves when everything published before the call is taken over. @throws while the database does not answer */
  look(): Promise<void>
  /** Times that the connection was lost or could not be made. */
  readonly failures: number
  stop(): Promise<void>
}

interface Waiting {
  resolve(): void
  reject(error: Error): void
}

/** Follows the content database on one connection of its own, which it makes again as often as it is lost. */
export function followDatabase({ url, replica, exclusively, onChange, now, log }: FollowOptions): Following {
  let failuresInRow = 0
  let behind: Behind | null = null
  let failures = 0
  let isStopped = false
  /** Told by a notification, or by somebody who waits, since the last round began. */
  let isCalled = false
  let wake = () => {}
  let waiting: Waiting[] = []
  let isToBeIngested = false
  let connection: Connection | undefined

  const call = () => {
    isCalled = true
    wake()
  }
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      if (isCalled || isStopped) return resolve()
      const timer = setTimeout(resolve, milliseconds)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const fail = (error: Error) => {
    const those = waiting
    waiting = []
    for (const { reject } of those) reject(error)
    if (behind) return
    behind = { since: now(), reason: messageOf(error) }
    log.error(
      { error },
      `The content database is not followed: ${behind.reason}. Pages show what was published before, until it can be.`,
    )
  }
  const ingest = async () => {
    try {
      await onChange()
      isToBeIngested = false
    } catch (error) {
      log.error({ error }, `What was published was not ingested: ${messageOf(error)}. It is tried again.`)
    }
  }
  const round = async (db: Connection) => {
    isCalled = false
    const asked = waiting
    waiting = []
    try {
      const result = await catchUp(db, replica, exclusively, log)
      if (result === 'empty') throw new Error('it holds no content; run "npm run content:sync"')
      if (result === 'changed') isToBeIngested = true
      if (isToBeIngested && result === 'changed' && !isStopped) await ingest()
      if (behind) log.info({ revision: replica.position?.revision }, 'The content database is followed again.')
      behind = null
      failuresInRow = 0
      for (const { resolve } of asked) resolve()
      return result
    } catch (error) {
      waiting.push(...asked)
      throw error
    }
  }
  const follow = async (db: Connection) => {
    db.onNotification(call)
    await db.rows(`LISTEN "${channelOf(db)}"`)
    for (let beat = Number.NEGATIVE_INFINITY; !isStopped; await Promise.race([pause(POLL_MS), db.ended])) {
      const result = await round(db)
      const isDue = performance.now() - beat > HEARTBEAT_MS
      if (result !== 'changed' && !isDue) continue
      if (isToBeIngested && result !== 'changed') await ingest()
      await tellPosition(db, replica)
      beat = performance.now()
    }
  }
  const run = async () => {
    while (!isStopped) {
      try {
        connection = await openTables(url, replica.node)
        await follow(connection)
      } catch (error) {
        failures++
        if (!isStopped) fail(error as Error)
      } finally {
        await connection?.close()
        connection = undefined
      }
      isCalled = false
      if (!isStopped) await pause(pauseAfter(++failuresInRow))
    }
    for (const { reject } of waiting) reject(new Error('The site is stopping.'))
  }
  const running = run()

  return {
    behind: () => behind,
    look: () =>
      new Promise<void>((resolve, reject) => {
        waiting.push({ resolve, reject })
        call()
      }),
    get failures() {
      return failures
    },
    async stop() {
      isStopped = true
      wake()
      await connection?.close()
      await Promise.race([running, wait(LAST_ANSWER, undefined, { ref: false })])
    },
  }
}

/** For those who look which nodes are behind. */
const tellPosition = (db: Connection, { node, position }: Replica): Promise<unknown> =>
  db.rows(
    `INSERT INTO node VALUES ($1, $2, now())
      ON CONFLICT (name) DO UPDATE SET revision = excluded.revision, seen = excluded.seen`,
    node,
    Math.min(position?.revision ?? 0, Number.MAX_SAFE_INTEGER),
  )
