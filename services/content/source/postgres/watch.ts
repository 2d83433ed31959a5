import type { Log } from 'atrium'
import { watchDirectory } from '../files/watching/watch.ts'
import { connect } from './database/connection.ts'
import { messageOf } from './database/errors.ts'
import { keepConnection } from './database/kept.ts'
import { tryLock } from './database/locks.ts'

/** How often another node is given the chance to take over, and this one to say that it is there, in milliseconds. */
const LOOK_MS = 2000

export interface WatchOptions {
  url: string
  node: string
  contentDir: string
  /** Publishes what differs. */
  publish: () => Promise<unknown>
  log: Log
}

export interface Watch {
  /** A revision has come: what was seen before it is published. */
  published(): void
  stop(): Promise<void>
}

/**
 * Publishes changes of a content directory as they happen, on one node at a time: the one that holds a lock on a connection
 * of its own. When it dies or is cut off the lock is free, and another node publishes what it has seen meanwhile.
 */
export function watchForDatabase({ url, node, contentDir, publish, log }: WatchOptions): Watch {
  let isStopped = false
  let isChanged = false
  let isFailing = false
  let isLeader = false
  const connection = keepConnection(() => connect(url, `atrium ${node} watch`))
  let timer: NodeJS.Timeout | undefined

  const publishChanges = async () => {
    if (!isLeader || !isChanged) return
    isChanged = false
    try {
      await publish()
    } catch (error) {
      isChanged = true
      throw error
    }
  }
  const lead = async () => {
    // Also of a leader: a connection that was opened anew holds nothing.
    isLeader = await connection.using((db) => tryLock(db, 'watch'))
    isFailing = false
    await publishChanges()
  }
  const look = async () => {
    try {
      await lead()
    } catch (error) {
      isLeader = false
      await connection.close()
      if (!isFailing && !isStopped)
        log.error(
          { error, contentDir },
          `Changes in ${contentDir} are not published: ${messageOf(error)}. It is tried again.`,
        )
      isFailing = true
    }
    if (!isStopped) timer = setTimeout(() => (looking = look()), LOOK_MS)
  }
  let looking = look()
  const stopWatching = watchDirectory(
    contentDir,
    async () => {
      isChanged = true
      await publishChanges()
    },
    log,
  )
  return {
    published: () => {
      if (!isLeader) isChanged = false
    },
    async stop() {
      isStopped = true
      clearTimeout(timer)
      stopWatching()
      await connection.close()
      await looking
    },
  }
}
