import type { ContentStore } from '#engine'
import { weeksSince } from '#engine/content/stored-dates.ts'
import { createCatalogue } from './catalogue.ts'
import { watchDirectory } from './ingest/watch.ts'
import { type ContentOptions, openIntake, type SyncResult, storePath } from './intake.ts'
import { createLiveStore } from './live-store.ts'
import type { Search } from './query/search.ts'

export type { ContentSite } from './catalogue.ts'
export { type CheckOptions, type CheckResult, checkContent } from './check/check.ts'
export { exportSchemas } from './export-schemas.ts'
export type { ContentOptions, SyncResult } from './intake.ts'
export type { Search } from './query/search.ts'
export { type Report, reportLine } from './report.ts'
export { syncContent } from './sync.ts'

/** Content as a running site has it. */
export interface ContentService {
  /** Sees what is published and nothing else. */
  published: ContentStore
  /** Sees drafts in place of what is published. */
  preview: ContentStore
  /** Full-text search of what is published. */
  search: Search
  /** Takes up what has changed in the content directory. Calls during a run share the next one. */
  sync(): Promise<SyncResult>
  /** Takes changes up as they happen. @returns ends it */
  watch(): () => void
  close(): void
}

/**
 * Opens content for a site: takes up what differs in the content directory, then reads from the store alone.
 *
 * How a file becomes an entry: `ingest/` lists and compares (scan), reads (read-file), checks, normalises and derives
 * (project), and writes in batches (batch, publication); `addresses/` says where entries stand. What is kept is in
 * `store/`, how lists are found in it in `query/`; `catalogue` is the site as all of them see it; `check/` is the
 * content check.
 *
 * @throws when the store can neither be opened nor made
 */
export async function openContent(options: ContentOptions): Promise<ContentService> {
  const { contentDir, clock, log } = options
  const catalogue = createCatalogue(options.site)
  let demo: SyncResult['demo'] = null
  const intake = openIntake(options, catalogue)
  const take = async (check: boolean): Promise<SyncResult> => {
    const result = await intake.take(check)
    demo = result.demo
    return result
  }
  const sync = inTurn(() => take(false))

  await take(true)
  const store = createLiveStore({
    path: storePath(options),
    catalogue,
    fill: sync,
    isBehind: () => demo !== null && weeksSince(demo.anchor, clock.today()) !== demo.weeks,
    log,
  })
  const close = () => {
    store.close()
    intake.close()
  }
  return { ...store, sync, watch: () => watchDirectory(contentDir, sync, log), close }
}

/** One run at a time: who calls during a run waits for one more, which all of them share. */
function inTurn<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<Result> | undefined
  return () => {
    next ??= running.then(() => {
      next = undefined
      const run = work()
      running = run.catch(() => undefined)
      return run
    })
    return next
  }
}
