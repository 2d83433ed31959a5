import type { Log } from '#engine/contract/context.ts'
import type { Change, ContentStore } from '#engine/contract/ports/content.ts'

/** Changes taken over at once. */
const BATCH = 500

export interface FollowOptions {
  store: Pick<ContentStore, 'revision' | 'changes'>
  /** The revision that is known already. */
  from: number
  onChanges: (changes: readonly Change[]) => void
  /** The store knows that something changed, but no longer what. */
  onEverything: () => void
  log: Log
  /** Milliseconds between two looks. */
  interval?: number
}

export interface Follower {
  /** Looks now; resolves when everything published before the call is taken over. */
  look(): Promise<void>
  stop(): void
}

/** Takes over what any process publishes, within a second. */
export function followContent({ store, from, onChanges, onEverything, log, interval = 500 }: FollowOptions): Follower {
  let known = from
  let isFailing = false
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()

  const takeOver = async () => {
    const revision = await store.revision()
    while (known !== revision) {
      const changes = known < revision ? await store.changes(known, BATCH) : []
      if (changes.length === 0) {
        onEverything()
        known = revision
        return
      }
      onChanges(changes)
      known = (changes.at(-1) as Change).revision
      if (known > revision) return
    }
  }

  const look = (): Promise<void> => {
    looking = looking.then(takeOver).then(
      () => {
        isFailing = false
      },
      (error: Error) => {
        if (!isFailing)
          log.error(
            { error },
            `The content store does not answer: ${error.message}. Pages are served from memory until it does.`,
          )
        isFailing = true
      },
    )
    return looking
  }

  const next = () => {
    timer = setTimeout(() => look().then(() => isStopped || next()), interval)
    timer.unref()
  }
  next()

  return {
    look,
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
