import { setImmediate } from 'node:timers/promises'
import type { Log } from 'atrium'
import type { Change, ContentStore } from '#engine/host.ts'

/** Changes taken over at once, and read at once: each holds two whole entries. */
const CHANGES_PER_BATCH = 200
const CHANGES_PER_READ = 20
/** What was to change so many milliseconds ago may not change soon. */
const OVERDUE = 10_000

export interface FollowerOptions {
  store: Pick<ContentStore, 'revision' | 'changes' | 'next'>
  /** The one source of time. */
  now?: () => Date
  log: Log
  /** Milliseconds between two looks. */
  interval?: number
}

export interface Following {
  /** The revision that is known already; undefined: nothing is. */
  from: number | undefined
  onChanges: (changes: readonly Change[]) => void | Promise<void>
  /** The store knows that something changed, but no longer what. @param revision that it has now */
  onEverything: (revision: number) => void
}

export interface Follower {
  /** False until the store was asked, and while it does not answer: changes may have happened. */
  isFollowing(): boolean
  /** Begins: what is published from now on is told within a second. */
  follow(following: Following): void
  /** Looks now; resolves when everything published before the call is taken over. */
  look(): Promise<void>
  stop(): void
  /** Looks that failed so far. */
  readonly failures: number
  /** Milliseconds since 1970 of the moment at which content changes next by itself, as of the last look. */
  readonly nextChange: number | undefined
}

/**
 * Says how a store is followed: each call takes over what has changed since the last one.
 *
 * @returns resolves when everything is taken over that was written before the call
 */
export function catchingUp(
  store: Pick<ContentStore, 'revision' | 'changes'>,
  { from, onChanges, onEverything }: Following,
): () => Promise<void> {
  let known = from
  return async () => {
    const revision = await store.revision()
    while (known !== revision) {
      const changes = known !== undefined && known < revision ? await batchAfter(store, known) : []
      if (changes.length === 0) {
        onEverything(revision)
        known = revision
        return
      }
      await onChanges(changes)
      known = (changes.at(-1) as Change).revision
      if (known > revision) return
    }
  }
}

/** Takes over what any process publishes. */
export function createFollower({ store, log, now, interval = 500 }: FollowerOptions): Follower {
  let takeOver: (() => Promise<void>) | undefined
  let isFollowing = false
  let isFailing = false
  let failures = 0
  let nextChange: number | undefined
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()

  const look = (): Promise<void> => {
    looking = looking
      .then(() => takeOver?.())
      .then(
        () => {
          isFollowing = takeOver !== undefined
          isFailing = false
        },
        (error: Error) => {
          isFollowing = false
          if (!isFailing)
            log.error(
              { error },
              `The content store does not answer: ${error.message}. Pages are shown as they were last good until it does.`,
            )
          isFailing = true
          failures++
        },
      )
    return looking
  }

  /** Milliseconds until the next look: what is published at a time of its own is not waited for. */
  const pause = async () => {
    const due = (await store.next?.().catch(() => null))?.getTime()
    const wait = due && now ? due - now().getTime() : interval
    // What cannot be taken up, as on a full disk, shortens nothing for good.
    nextChange = wait > -OVERDUE ? due : undefined
    return wait > 0 ? Math.min(interval, wait) : interval
  }
  const next = async () => {
    const milliseconds = await pause()
    if (isStopped) return
    timer = setTimeout(() => void look().then(next), milliseconds)
    timer.unref()
  }

  return {
    isFollowing: () => isFollowing,
    follow(given) {
      takeOver = catchingUp(store, given)
      void next()
    },
    look,
    get failures() {
      return failures
    },
    get nextChange() {
      return nextChange
    },
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}

/** The next changes, read a few at a time so that visitors are answered in between. */
async function batchAfter(store: Pick<ContentStore, 'changes'>, revision: number): Promise<Change[]> {
  const batch: Change[] = []
  while (batch.length < CHANGES_PER_BATCH) {
    const some = await store.changes(batch.at(-1)?.revision ?? revision, CHANGES_PER_READ)
    batch.push(...some)
    if (some.length < CHANGES_PER_READ) break
    await setImmediate()
  }
  return batch
}
