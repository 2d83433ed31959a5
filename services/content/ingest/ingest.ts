import { setImmediate } from 'node:timers/promises'
import { type Log, serviceLanguage } from 'atrium'
import { type Problem, weeksSince } from '#engine/host.ts'
import { type FileName, fileId, uidOf } from '../source/files/file-names.ts'
import { EntryFiles } from '../source/files/languages/entry-files.ts'
import { languageView } from '../source/files/languages/language-view.ts'
import { readAnchor, type SideFiles } from '../source/files/side-files.ts'
import type { Move } from '../source/redirects/moves.ts'
import { jsonOf, texts } from '../store/bytes.ts'
import type { Database } from '../store/database.ts'
import { showAt } from '../store/moments.ts'
import { STORE_FORMAT } from '../store/tables.ts'
import { logLostRoutes } from './addresses/lost-routes.ts'
import { unnotedMoves } from './addresses/moves.ts'
import { ingestRedirects } from './addresses/redirects.ts'
import { addressReports } from './addresses/reports.ts'
import { applyBatch, FILES_PER_BATCH } from './batch.ts'
import { entryFiles, isLookedThrough, lookAt, noteLookedThrough } from './compare/named.ts'
import { type FileFacts, revivedBy, scan } from './compare/scan.ts'
import { ingestSchemas } from './compare/schemas.ts'
import { noteServiceFiles } from './compare/service-files.ts'
import { type ContextOptions, contextOf, type IngestContext } from './context.ts'
import { settleDue } from './due.ts'
import { PreviewChanges } from './outbox/preview-changes.ts'
import { readEntryFile } from './read-file.ts'
import { repairRows } from './repair.ts'
import { indexDue } from './search/entries.ts'
import { indexRecords } from './search/records.ts'
import { dropEmptyBlocks, noteScattered } from './search/tidy.ts'

/** Up to so many changed files every change is noted by name; beyond, that everything may have changed. */
const MAX_NAMED = 3000

export interface IngestOptions extends ContextOptions {
  contentDir: string
  /** Its files that are read whole. */
  sideFiles: SideFiles
  db: Database
  /** The day that it is, `YYYY-MM-DD`. */
  today(): string
  log: Log
  /** Uids of entries whose rows are damaged. */
  damaged?: readonly string[]
  /** Paths inside the content directory that may have changed; absent: any. */
  files?: readonly string[]
  /** Told before a run that takes more than a batch; it may throw. */
  onMuch?: (files: number) => void
}

export interface Ingested {
  /** Files read, and files that are gone. */
  read: number
  removed: number
  /** The day that demo content was written for, and by how many weeks it is moved; null where it never is. */
  demo: { anchor: string; weeks: number } | null
  /** Addresses that were left, and that the redirects of the content directory do not have yet. */
  moves: Move[]
  /** All there is to say against the content, of unchanged files too. */
  reports: Problem[]
}

/**
 * Brings the store up to date with a content directory: list, compare, read what differs, and write it in batches. It may
 * be ended at any moment; the next run goes on from the last whole batch.
 */
export async function ingest(options: IngestOptions): Promise<Ingested> {
  const { contentDir, sideFiles, db, catalogue, institution, log, damaged = [] } = options
  const aside: Problem[] = []
  const demo = demoOf(options, aside)
  const context = contextOf(options, demo?.weeks ?? 0)
  const preview = new PreviewChanges(db)
  publishDue(options, { context, preview })
  ingestSchemas(contentDir, sideFiles, db, aside)
  noteServiceFiles(contentDir, db, catalogue.serviceFiles, demo?.weeks ?? 0)
  ingestRedirects(sideFiles, db, institution, aside)

  const view = languageView(institution)
  const files = new EntryFiles(contentDir, view)
  const lost = damaged.length > 0 ? repairRows(db, catalogue, damaged, { files, context }) : []
  // What was named is enough while the rest was looked through by the same code.
  const named = options.files && isLookedThrough(db, context.code) ? entryFiles(options.files) : null
  const { changed, gone, reports } = named
    ? lookAt(files, db, named, context.codeOf)
    : await scan(contentDir, files, db, context.codeOf)
  aside.push(...reports)
  // What is read now is shown or not as of now.
  if (changed.length > 0) showAt(db, context.now)
  if (changed.length + gone.length > FILES_PER_BATCH) options.onMuch?.(changed.length + gone.length)
  const leaving = new Set(gone.map(fileId))
  const isNoted = changed.length + gone.length <= MAX_NAMED
  const placed = new Set<string>()
  const isGone = (file: FileName) => leaving.has(fileId(file))
  const apply = (batch: Parameters<typeof applyBatch>[2]) =>
    applyBatch(db, catalogue, batch, { named: isNoted, placed, preview, now: context.now, isGone })
  const take = async (facts: readonly FileFacts[]): Promise<FileName[]> => {
    const withdrawn: FileName[] = []
    for (let start = 0; start < facts.length; start += FILES_PER_BATCH) {
      const batch = facts.slice(start, start + FILES_PER_BATCH)
      const read = batch.flatMap((file) => readEntryFile(files, file, db, context) ?? [])
      withdrawn.push(...apply({ read, gone: [] }))
      logLostRoutes(read, db, catalogue, log)
      await setImmediate()
    }
    return withdrawn
  }
  const settled = new Set([...changed, ...gone].map(fileId))
  const withdrawn = await take([...changed, ...revivedBy(db, files, lost, settled)])
  await take(revivedBy(db, files, withdrawn.map(uidOf), new Set([...gone, ...withdrawn].map(fileId))))
  for (let start = 0; start < gone.length; start += FILES_PER_BATCH)
    apply({ read: [], gone: gone.slice(start, start + FILES_PER_BATCH) })
  preview.settle(catalogue)
  const code = `${STORE_FORMAT} ${options.sourceHash}`
  await indexRecords(contentDir, db, catalogue, { code, lang: serviceLanguage(options.institution) }, aside)
  noteScattered(db)
  await indexDue(db, catalogue)
  dropEmptyBlocks(db)
  if (!named) noteLookedThrough(db, context.code)
  return {
    read: changed.length,
    removed: gone.length,
    demo,
    moves: unnotedMoves(db),
    // Of what all languages share that of the institution says what is wrong.
    reports: [...(view.chain.length === 0 ? aside : []), ...reportsOf(db), ...addressReports(db)],
  }
}

/**
 * Publishes what is due, and follows the clock from now on.
 *
 * @param run what else is ingested; absent: nothing
 */
export function publishDue(options: IngestOptions, run?: { context: IngestContext; preview: PreviewChanges }): void {
  const { db, catalogue, log } = options
  const context = run?.context ?? contextOf(options, demoOf(options, [])?.weeks ?? 0)
  const preview = run?.preview ?? new PreviewChanges(db)
  const due = settleDue(db, catalogue, { context, now: context.now, preview })
  if (!run && due > 0) preview.settle(catalogue)
  if (due > 0)
    log.info({ due }, `${due} ${due === 1 ? 'entry was' : 'entries were'} published or expired when its time had come.`)
}

function demoOf({ sideFiles, today }: IngestOptions, reports: Problem[]): Ingested['demo'] {
  const anchor = readAnchor(sideFiles, reports)
  return anchor === null ? null : { anchor, weeks: weeksSince(anchor, today()) }
}

const reportsOf = (db: Database): Problem[] =>
  db
    .column<string>(`SELECT ${texts('reports')} FROM file WHERE file.reports IS NOT NULL ORDER BY folder, name`)
    .flatMap((reports) => jsonOf<Problem[]>(reports))
