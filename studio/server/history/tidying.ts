import type { Log } from 'atrium'
import type { Ref } from '../lists/rows.ts'
import type { StudioStore } from '../store/studio-store.ts'
import { isMarked, outdated } from './keeping.ts'

/** Bytes of all versions, texts compressed. */
const MAX_BYTES = 2 * 2 ** 30
/** Lines of the audit log are kept so long, in milliseconds, and at most so many. */
const AUDIT_FOR = 3 * 365 * 24 * 3_600_000
const MAX_LINES = 2_000_000

const AFTER_START = 60_000
const EACH = 6 * 3_600_000
/** Between two entries, so that whoever works waits for nothing. */
const PAUSE = 20
const ENTRIES = 200
const MAX_VERSIONS = 5000

/** Removes what is kept no longer, from time to time. @returns ends it */
export function keepTidy(store: StudioStore, now: () => Date, log: Log): () => Promise<void> {
  let isOver = false
  let running: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout
  const later = (pause: number) => {
    timer = setTimeout(() => {
      running = tidy(store, now().getTime(), { pause: () => wait(PAUSE), isOver: () => isOver })
        .catch((error: Error) => log.warn({ error }, `What is old in the history of entries stays: ${error.message}`))
        .finally(() => isOver || later(EACH))
    }, pause)
    timer.unref()
  }
  later(AFTER_START)
  return async () => {
    isOver = true
    clearTimeout(timer)
    await running
  }
}

interface Pace {
  pause?(): Promise<unknown>
  isOver?(): boolean
  mostBytes?: number
}

/** Removes what is kept no longer by the rules, and what is too much in all. */
export async function tidy(store: StudioStore, now: number, pace: Pace = {}): Promise<void> {
  const { pause = async () => {}, isOver = () => false, mostBytes = MAX_BYTES } = pace
  await store.audit.trim(now - AUDIT_FOR, MAX_LINES)
  for (let after: Ref | undefined; !isOver(); ) {
    const entries = await store.versions.entries(ENTRIES, after)
    for (const ref of entries) {
      if (isOver()) return
      await tidyEntry(store, ref, now)
      await pause()
    }
    after = entries.at(-1)
    if (!after) break
  }
  while (!isOver() && (await store.versions.bytes()) > mostBytes) {
    const oldest = await store.versions.oldest(ENTRIES)
    if (oldest.length === 0) return
    const plain = oldest.filter(({ version }) => !isMarked(version))
    for (const { ref, version } of plain.length > 0 ? plain : oldest)
      await store.transaction(({ versions }) => versions.remove(ref, [version.id]))
    await pause()
  }
}

const tidyEntry = async (store: StudioStore, ref: Ref, now: number): Promise<void> => {
  const found = (await store.versions.list(ref, MAX_VERSIONS)).reverse()
  const old = outdated(found, await store.versions.sizes(ref), now)
  if (old.length > 0) await store.transaction(({ versions }) => versions.remove(ref, old))
}

const wait = (time: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, time).unref()
  })
