import { existsSync } from 'node:fs'
import { type ContentStore, coalesceRuns, lastGoodFiles, shiftDate, weeksSince } from '#engine/host.ts'
import { createCatalogue } from './catalogue/catalogue.ts'
import { withFallback } from './fallback.ts'
import { awayTold } from './ingest/run/away.ts'
import { firstIngester } from './ingest/run/first.ts'
import {
  type ContentOptions,
  mergeRuns,
  openIngester,
  type RunOptions,
  type SyncResult,
  storePath,
} from './ingest/run/ingester.ts'
import { toldOnce } from './ingest/run/told-once.ts'
import { type ContentMetrics, countedByRevision, noSyncs, noted } from './metrics.ts'
import type { Overlay } from './overlay/overlay.ts'
import type { View } from './overlay/view.ts'
import { createLiveStore } from './read/live-store.ts'
import { whyUnreadable } from './source/files/listing.ts'
import { readAnchor } from './source/files/side-files.ts'

export type { ContentSite } from './catalogue/catalogue.ts'
export { exportSchemas } from './catalogue/export-schemas.ts'
export { type CheckOptions, type CheckResult, checkContent } from './check/check.ts'
export type { ContentOptions, SyncResult } from './ingest/run/ingester.ts'
export { type ContentThread, contentThread, ingestInThread } from './ingest/run/thread.ts'
export type { ContentMetrics } from './metrics.ts'
export { type Migrated, migrateContent } from './migrate.ts'
export type { Laid, Overlay } from './overlay/overlay.ts'
export type { View } from './overlay/view.ts'
export { openFiles } from './source/files/files-source.ts'
export { DIFFERENCES, HOLDS, isDifference } from './source/files/languages/differences.ts'
export { languageDir, movesIn, nameIn, partOf } from './source/files/languages/language-view.ts'
export { type Translation, Translations } from './source/files/languages/translations.ts'
export { whyUnreadable } from './source/files/listing.ts'
export { createRefusals, type Refusals } from './source/files/refused-files.ts'
export {
  type ContentDatabase,
  type ContentDatabaseOptions,
  openContentDatabase,
  publishDirectory,
  publishedLine,
  pullDirectory,
  replicaDir,
} from './source/postgres/index.ts'
export { movesKeeper } from './source/redirects/keep-moves.ts'
export type { Changes, Source, WritableSource } from './source/source.ts'

/** Content as a running site has it. */
export interface ContentService {
  /** Sees what is published and nothing else. */
  published: ContentStore
  /** Sees drafts in place of what is published. */
  preview: ContentStore
  /**
   * Ingests what has changed in the content directory. Calls during a run share the next one.
   *
   * @param files paths inside it that may have changed; absent: any
   */
  sync(files?: readonly string[]): Promise<SyncResult>
  /**
   * Opens a view of the preview with candidates in place of what is stored: entries as they would be. Nothing is written.
   *
   * @param hasRoute tells whether something beside the entries' own pages answers at a path
   * @param view what is seen beneath them; absent: all drafts, as it is now
   */
  openOverlay(hasRoute?: (path: string) => boolean | Promise<boolean>, view?: View): Promise<Overlay>
  /** Says why an address does not show what files say, for who writes them. @param seen the drafts, too, or not */
  unlike(address: string, seen: 'published' | 'preview'): Promise<string[]>
  storeFile: string
  /** By how many weeks dates of the content directory are moved where they are shown. */
  movedBy(): number
  /** A date of the content directory as entries have it now: moved with the demo anchor. */
  moveDate(date: string): string
  metrics: ContentMetrics
  /** The data directory cannot be written: its store is its own alone, and no other process brings it up to date. */
  isApart: boolean
  /** Resolves when what is being ingested has come to its end, and everything is closed. */
  close(): Promise<void>
}

/**
 * Opens content for a site: ingests what differs in the content directory, then reads from the store alone.
 *
 * Four floors, each with its arrows down: `source/` is where entries come from, `ingest/` makes entries of its files and
 * writes them, `store/` is what is kept, and `read/` answers from it: entries, lists, addresses, search. `catalogue/` is the
 * site as all of them see it; `check/` is the content check.
 *
 * @throws when the store can neither be opened nor made, here or elsewhere
 */
export const openContent = (options: ContentOptions): Promise<ContentService> => withFallback(options, openIn)

async function openIn(options: ContentOptions): Promise<ContentService & { isReadOnly: boolean }> {
  const { contentDir, clock, log, exclusively = (_, work) => work() } = options
  const catalogue = createCatalogue(options.site, options.institution)
  const syncs = noSyncs()
  let demo: SyncResult['demo'] = null
  let missing: string | null = null
  let away: string | null = null
  const tellAway = awayTold(contentDir, () => clock.now(), log)
  const given = { ...options, today: () => clock.today(), now: () => clock.now() }
  const refusals = toldOnce(options, log)
  let ingester = firstIngester(given, catalogue, options.thread)
  const runs = coalesceRuns(async (asked: RunOptions): Promise<SyncResult> => {
    const result = await noted(syncs, () => exclusively('content', () => ingester.run(asked)))
    ;({ demo, missing, away } = result)
    await options.keepMoves?.(result.moves)
    return { ...result, refused: away === null ? await refusals() : [] }
  }, mergeRuns)
  const ingest = runs.run
  const sync = (files?: readonly string[]) => ingest({ files })

  if (options.reading && !existsSync(storePath(options)))
    throw new MissingStoreError(
      `There is no content store ${storePath(options)}. Start the site once, or run "npm run content:sync".`,
    )
  let isReadOnly = false
  if (options.reading) {
    const anchor = readAnchor(lastGoodFiles(contentDir, options.dataDir, true), [])
    demo = anchor === null ? null : { anchor, weeks: weeksSince(anchor, clock.today()) }
  } else ({ isReadOnly } = await ingest(options.isChecked ? {} : { check: 'when touched', isHeld: options.isRequired }))
  if (options.thread) {
    const first = ingester
    ingester = options.thread.ingester(given, options.isAtHand)
    first.close()
  }
  const { entries, revision, over, ...store } = createLiveStore({
    path: storePath(options),
    catalogue,
    ingest: options.reading ? async () => undefined : ingest,
    prepare: () => ingester.prepare?.(),
    isBehind: () => {
      if (away === null) return demo !== null && weeksSince(demo.anchor, clock.today()) !== demo.weeks
      tellAway(away)
      return whyUnreadable(contentDir) === null
    },
    missing: () => missing,
    now: () => clock.now(),
    log,
  })
  const close = async () => {
    await runs.end()
    store.close()
    ingester.close()
  }
  const movedBy = () => demo?.weeks ?? 0
  const openOverlay: ContentService['openOverlay'] = async (hasRoute, view) => {
    const { createOverlay } = await import('./overlay/overlay.ts')
    return createOverlay({ ...given, catalogue, over, weeks: movedBy, hasRoute, view })
  }
  const moveDate = (date: string) => shiftDate(date, movedBy(), options.institution.timeZone)
  const metrics = {
    syncs,
    away: () => away,
    isMissing: () => missing !== null,
    ...{ revision, entries: countedByRevision(revision, entries) },
  }
  return {
    ...store,
    isReadOnly,
    isApart: false,
    sync,
    storeFile: storePath(options),
    openOverlay,
    movedBy,
    moveDate,
    metrics,
    close,
  }
}

/** Says itself what to do. */
class MissingStoreError extends Error {
  override name = 'MissingStoreError'
}

/**
 * Ingests a content directory into the store, from any process, also while a server reads the store. The log says what
 * was done and what was wrong.
 *
 * @param files paths inside it that may have changed; absent: any
 */
export async function syncContent(options: ContentOptions, files?: readonly string[]): Promise<SyncResult> {
  const catalogue = createCatalogue(options.site, options.institution)
  const ingester = openIngester(
    { ...options, today: () => options.clock.today(), now: () => options.clock.now() },
    catalogue,
  )
  try {
    const result = await ingester.run({ files })
    await options.keepMoves?.(result.moves)
    return { ...result, refused: (await options.refusals?.(options.contentDir)) ?? [] }
  } finally {
    ingester.close()
  }
}
