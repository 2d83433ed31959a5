import { afterEach, beforeEach, vi } from 'vitest'
import { createApi } from '../api/api.ts'
import type { Kept } from '../entry/session/drafts.ts'
import { saveChanges } from '../entry/session/saving.ts'
import { openSession } from '../entry/session/session.ts'
import { demoEntry, schemaOf } from './demo-entries.ts'
import { type MemoryStorage, memoryStorage } from './memory-storage.ts'
import { type StandIn, standIn } from './stand-in.ts'

export const article = demoEntry('article', 'article_a_case_for_something_that_turns')
export const ref = { type: article.type, uid: article.uid }

/** What an editor of the article works with in the test that runs. */
export let server: StandIn
export let drafts: MemoryStorage
export let api: ReturnType<typeof createApi>
export const stops: (() => void)[] = []

/** From now on another browser, or the same one again. */
export const useDrafts = (given: MemoryStorage): void => {
  drafts = given
}
/** From now on another way to the server. */
export const useFetch = (fetch: typeof globalThis.fetch): void => {
  api = createApi(fetch)
}

/** Opens the article in the browser that there is. */
export async function open() {
  const session = openSession({ entry: await api.entry(ref), schema: schemaOf(ref.type), drafts })
  const saver = saveChanges({ session, api })
  stops.push(saver.stop)
  return { session, saver, title: (value: string) => session.edit({ kind: 'set', at: ['title'], value }, 'title') }
}

/** The draft; null: there is none. */
export const onDisk = () => JSON.parse(server.stored.get(`${ref.type}/${ref.uid}`)?.draft?.body ?? 'null')
/** What the browser has of it that is not saved. */
export const kept = () => JSON.parse([...drafts.texts.values()][0] ?? 'null') as Kept | null
export const pass = (time: number) => vi.advanceTimersByTimeAsync(time)

/** Begins each test of a file with the article on disk, an empty browser, and a clock that stands. */
export function withEditor(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    server = standIn([article])
    drafts = memoryStorage()
    api = createApi(server.fetch)
  })
  afterEach(() => {
    for (const stop of stops.splice(0)) stop()
    vi.useRealTimers()
  })
}
