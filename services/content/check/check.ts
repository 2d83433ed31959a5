import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Entry, Log } from 'atrium'
import {
  createContentFiles,
  type FieldProblem,
  nearestName,
  type Problem,
  problemLine,
  problemOf,
  problemText,
} from '#engine/host.ts'
import { type Catalogue, createCatalogue } from '../catalogue/catalogue.ts'
import { unaddressed } from '../ingest/addresses/reports.ts'
import { type ContentOptions, openIngester, storePath } from '../ingest/run/ingester.ts'
import { languageView } from '../source/files/languages/language-view.ts'
import { texts } from '../store/bytes.ts'
import { Database } from '../store/database.ts'
import { unshownEntries, unshownLine } from '../store/unshown.ts'
import { checkInStore, type StoredEntries } from './in-store.ts'
import { misnamedFiles } from './misnamed-files.ts'
import { reportLines } from './report-lines.ts'
import { checkTranslations, ofLanguage } from './translations.ts'

export interface CheckOptions extends Omit<ContentOptions, 'dataDir' | 'log' | 'sourceHash' | 'program'> {
  /** Tells whether something beside the entries' own pages answers at a path, like an endpoint. */
  hasRoute?: (path: string) => boolean | Promise<boolean>
  /** Checks what is no entry and belongs to no area, like pictures. */
  checkFiles?: (contentDir: string) => Promise<Problem[]>
  /** Checks an entry against what is no entry, like the master of a picture. */
  checkEntry?: (entry: Entry, stored: StoredEntries) => Promise<FieldProblem[]>
  /** Opens the pages of a store, to see where links within them lead. */
  openPages?: (dataDir: string) => Pages
}

/** Pages as they are shown. */
interface Pages {
  /** Ids on a page; null where no page is shown. */
  anchorsAt(path: string): Promise<ReadonlySet<string> | null>
  close(): Promise<void>
}

export interface CheckResult {
  /** Errors first, then warnings, each by file. */
  reports: Problem[]
  errors: number
  warnings: number
  /** Entries that could be read. */
  entries: number
  /** Addresses of their pages. */
  addresses: ReadonlySet<string>
  /** All reports as lines, equal ones of a content type and field as one, entries that visitors do not see, and two lines of sums. */
  text: string
}

/**
 * Reads a content directory whole and lists what is wrong with it: what does not fit the schemas, references and links
 * that lead nowhere, shared addresses, pictures without alternative text, headings out of order, fields beyond the
 * schema. Warnings alone are no failure.
 */
export async function checkContent(options: CheckOptions): Promise<CheckResult> {
  const dataDir = mkdtempSync(join(tmpdir(), 'content-check-'))
  const catalogue = createCatalogue(options.site, options.institution)
  const ingester = openIngester(
    {
      ...options,
      dataDir,
      sourceHash: '',
      today: () => options.clock.today(),
      now: () => options.clock.now(),
      log: SILENT,
    },
    catalogue,
  )
  const pages = options.openPages?.(dataDir)
  const view = languageView(options.institution)
  const isOwn = view.chain.length === 0
  try {
    const { reports } = await ingester.run()
    const db = new Database(storePath({ dataDir }))
    const files = (await options.checkFiles?.(options.contentDir)) ?? []
    const more = await checkEntries(db, catalogue, options, pages)
    const named = namedPicture(db, options.institution)
    const misnamed = isOwn ? misnamedFiles(options.contentDir, options.institution, catalogue) : []
    const { reports: outdated, notes: missing } = isOwn
      ? checkTranslations(options.contentDir, options.institution)
      : { reports: [], notes: [] }
    const ofEntries = [
      ...reports,
      ...uninstalled(db, catalogue),
      ...more,
      ...named,
      ...(await checkServices(options)),
      ...outdated,
    ]
    const told = onceEach([...ofLanguage(ofEntries, options.contentDir, view), ...misnamed, ...files])
    const notes = isOwn ? [...notesOf(db, options.clock.now()), ...missing] : []
    const addresses = db.column<string>(`SELECT ${texts('path')} FROM published_path WHERE path IS NOT NULL`)
    const entries = db.value<number>("SELECT count(*) AS total FROM file WHERE state = 'loaded'") ?? 0
    const result = { ...resultOf(told, entries, notes), addresses: new Set(addresses) }
    db.close()
    return result
  } finally {
    await pages?.close()
    ingester.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const SILENT: Log = { info: () => {}, warn: () => {}, error: () => {} }

async function checkEntries(
  db: Database,
  catalogue: Catalogue,
  { hasRoute, institution: { siteUrl }, checkEntry: checkBeside }: CheckOptions,
  pages: Pages | undefined,
): Promise<Problem[]> {
  const reports: Problem[] = []
  const anchorsAt = pages && ((path: string) => pages.anchorsAt(path))
  const check = checkInStore(db, { catalogue, siteUrl, hasRoute, anchorsAt, checkBeside })
  for (const perspective of ['published', 'draft'] as const)
    for (const { file, model } of db.each<{ file: string; model: string }>(
      `SELECT ${texts('e.file', 'e.model')} FROM ${perspective} e ORDER BY e.file`,
    ))
      reports.push(...(await check({ entry: JSON.parse(model) as Entry, file: `entries/${file}`, perspective })))
  return reports
}

/** A file may be looked at by whoever reads it, and by whoever refuses it. */
const onceEach = (reports: readonly Problem[]): Problem[] => [
  ...new Map(reports.map((report) => [problemLine(report), report])).values(),
]

/** A service that cannot read its own file is one report among the others. */
const checkServices = async ({ site, contentDir, institution }: CheckOptions): Promise<Problem[]> => {
  const files = createContentFiles(contentDir)
  const checks = [...(site.services ?? [])].map(async ([name, { definition }]) => {
    try {
      return (await definition.check?.(files, institution)) ?? []
    } catch (error) {
      const reason = `cannot be checked by the service "${name}": ${(error as Error).message}`
      return [problemOf((definition.files ?? []).join(', '), reason, 'Correct the file.')]
    }
  })
  return (await Promise.all(checks)).flat()
}

/** What the institution names among the entries: its picture is to be one that visitors see. */
function namedPicture(db: Database, { shareImage: uid }: CheckOptions['institution']): Problem[] {
  if (!uid) return []
  const type = db.value<string>(`SELECT ${texts('content_type')} FROM published WHERE uid = ?`, uid)
  if (type === 'image') return []
  const what = type ? `an entry of type "${type}"` : 'no published entry'
  const reason = `is "${uid}", which is ${what}: pages without a picture are shared without one`
  return [problemOf('institution.json', reason, 'Write the uid of a published picture.', 'error', 'shareImage')]
}

const uninstalled = (db: Database, { types }: Catalogue): Problem[] =>
  db
    .all<{ content_type: string; total: number }>(
      `SELECT CAST(folder AS BLOB) AS content_type, count(*) AS total FROM file WHERE state = 'raw' GROUP BY folder`,
    )
    .map(({ content_type, total }) => {
      const nearest = nearestName(content_type, [...types.keys()])
      return problemOf(
        `entries/${content_type}`,
        `holds ${total} ${total === 1 ? 'entry' : 'entries'} of a content type that no installed area provides`,
        nearest ? `Did you mean "${nearest}"?` : 'Install the area, or take the entries out.',
        'warning',
      )
    })

/** Returns what is neither wrong nor worth a look, and to be known: which entries visitors do not see, and which have no page. */
const notesOf = (db: Database, now: Date): string[] => [
  ...unshownEntries(db, now).map((entry) => `not shown  ${unshownLine(entry)}`),
  ...reportLines(unaddressed(db), (report) => `no page    ${problemText(report)}`),
]

function resultOf(reports: Problem[], entries: number, notes: readonly string[]): Omit<CheckResult, 'addresses'> {
  const sorted = [...reports].sort(
    (a, b) => a.severity.localeCompare(b.severity) || a.file.localeCompare(b.file) || a.field.localeCompare(b.field),
  )
  const errors = reports.filter(({ severity }) => severity === 'error').length
  const warnings = reports.length - errors
  return {
    reports: sorted,
    errors,
    warnings,
    entries,
    text: [
      ...reportLines(sorted),
      ...notes,
      `${entries} ${entries === 1 ? 'entry' : 'entries'} read`,
      `${counted(errors, 'error')}, ${counted(warnings, 'warning')}`,
    ].join('\n'),
  }
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
