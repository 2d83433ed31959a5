import type { Entry, Institution } from 'atrium'
import { type Change, type ContentStore, type FieldProblem, FileError, type Problem } from '#engine/host.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { checkInStore } from '../check/in-store.ts'
import { settleLaidPaths } from '../ingest/addresses/settle.ts'
import { contextOf } from '../ingest/context.ts'
import { project } from '../ingest/project.ts'
import { createValidators } from '../ingest/validate.ts'
import { type FileName, fileId, filePath } from '../source/files/file-names.ts'
import { EntryFiles, type EntryText } from '../source/files/languages/entry-files.ts'
import { languageView } from '../source/files/languages/language-view.ts'
import { hashOfText, texts } from '../store/bytes.ts'
import { revisionOf } from '../store/changes.ts'
import type { Database } from '../store/database.ts'
import { loadEntries } from '../store/rows/entries.ts'
import { sourceOf } from '../store/rows/sources.ts'
import { type Projection, putEntry, removeEntry } from '../store/rows/writer.ts'
import { type Beneath, PERSPECTIVES, type Tables } from '../store/tables.ts'
import { beneath, layView, type View } from './view.ts'

export interface OverlayOptions {
  contentDir: string
  catalogue: Catalogue
  institution: Institution
  sourceHash: string
  /** The moment that it is. */
  now(): Date
  /** Reads what is beneath over a connection that `lay` lays candidates on, again whenever it is opened. */
  over(lay: (db: Database) => void, beneath: Beneath): { store: ContentStore; connection(): Database; close(): void }
  /** By how many weeks the dates of the demo are moved. */
  weeks(): number
  /** Tells whether something beside the entries' own pages answers at a path. */
  hasRoute?: ((path: string) => boolean | Promise<boolean>) | undefined
  /** What is seen beneath candidates; absent: all drafts, as it is now. */
  view?: View | undefined
}

/** Describes what became of a candidate. */
export interface Laid {
  /** False: the text cannot be loaded, and what was laid before is still shown. The problems say why. */
  isShown: boolean
  /** All that the ingest and the content check say of it, fields as the file names them. */
  problems: Problem[]
  /** Where it is shown; null: it has no address. */
  path: string | null
  /** Why it has none, where that is known. */
  reason: string | null
  /** Holds what is to be seen differently through it: tell the site that reads the overlay. */
  changes: Change[]
}

/** The preview with candidates in place of what is stored. */
export interface Overlay {
  store: ContentStore
  /**
   * Lays an entry over what is stored.
   *
   * @param text as its file would hold it, in the language of the site
   * @throws UnknownTypeError when no content type of the name is installed
   */
  put(type: string, uid: string, text: string): Promise<Laid>
  /** Uids of entries that have a candidate in their place: what is stored of them is not seen. */
  laid(): string[]
  /** Takes a candidate away. What is stored of its entry is shown again. */
  drop(uid: string): Change[]
  /** Lays its view anew where the store has changed. @returns whether what it lays is another one */
  follow(): boolean
  close(): void
}

/** No installed area has the content type. */
export class UnknownTypeError extends Error {
  override name = 'UnknownTypeError'
}

export function createOverlay(options: OverlayOptions): Overlay {
  const { catalogue, institution, hasRoute } = options
  const { siteUrl } = institution
  const validatorOf = createValidators(catalogue)
  const files = new EntryFiles(options.contentDir, languageView(institution))
  const { view = { drafts: 'all' } } = options
  const hasView = view.drafts !== 'all' || view.at !== undefined
  const candidates = new Map<string, Projection>()
  /** What the view is made from, what it has laid, and what of that was told. */
  let [made, laid, told] = ['', '', '']
  const lay = (db: Database) => {
    if (hasView) {
      const now = () => view.at ?? options.now()
      const context = contextOf({ ...options, validatorOf, now }, options.weeks())
      layView(db, view, (file) => {
        const [type, source] = [catalogue.types.get(file.folder), sourceOf(db, fileId(file))]
        return (type && source && project(file, source.text, type, context, [])) ?? undefined
      })
      made = revisions(db)
      laid = laidOver(db)
    }
    for (const candidate of candidates.values()) putEntry(db, candidate, !hasView)
    settleLaidPaths(db, catalogue, 'candidate')
  }
  const { store, connection, close } = options.over(lay, beneath(view))

  const projected = (file: FileName, text: string, issues: FieldProblem[]): Projection | null => {
    const type = catalogue.types.get(file.folder)
    if (!type)
      throw new UnknownTypeError(
        `No content type "${file.folder}" is installed. Run "npm run describe" for their names.`,
      )
    const context = contextOf({ ...options, validatorOf }, options.weeks())
    const projection = project(file, text, type, context, issues)
    return projection && { ...projection, perspective: 'candidate' }
  }

  /** Does something to the candidates. @returns what is seen differently, with what there is to say of addresses */
  const changing = (uid: string, change: (db: Database) => void) => {
    const db = connection()
    const seen = (uids: Iterable<string>) =>
      new Map(loadEntries(db, PERSPECTIVES.preview, [...uids]).map((entry) => [entry.uid, entry]))
    // Not as a transaction that writes: the store itself stays free for others.
    return db.attempt(() => {
      const laid = new Set([uid, ...laidPaths(db)])
      const before = seen(laid)
      change(db)
      const paths = settleLaidPaths(db, catalogue, 'candidate')
      // What was not laid over before is as it is below.
      const added = [...paths.keys()].filter((other) => !laid.has(other))
      for (const [other, entry] of seenBelow(db, beneath(view), added)) before.set(other, entry)
      const after = seen([...laid, ...added])
      const changes = [...laid, ...added].flatMap((other) => changeOf(before.get(other), after.get(other)) ?? [])
      return { changes, paths }
    })
  }

  return {
    store,
    async put(type, uid, text) {
      const file = { folder: type, name: `${uid}.draft.json` }
      const issues: FieldProblem[] = []
      const whole = joined(files, file, text, issues)
      const candidate = whole && projected(file, whole.text, issues)
      const { changes, paths } = candidate
        ? changing(uid, (db) => {
            putEntry(db, candidate, false)
            candidates.set(uid, candidate)
          })
        : { changes: [], paths: new Map() }
      const { path = null, problem: reason = null } = paths.get(uid) ?? {}
      const check = checkInStore(connection(), { catalogue, siteUrl, hasRoute })
      const found = candidate ? await check({ entry: candidate.entry, file: filePath(file), perspective: 'draft' }) : []
      const problems = [...issues, ...found].flatMap((one) => ofThisLanguage(one, file, whole))
      return { isShown: candidate !== null, problems, path, reason, changes }
    },
    laid: () => [...candidates.keys()],
    drop(uid) {
      if (!candidates.delete(uid)) return []
      return changing(uid, (db) => removeEntry(db, 'candidate', uid)).changes
    },
    follow() {
      if (!hasView) return false
      const db = connection()
      if (revisions(db) !== made) db.attempt(() => lay(db))
      const isOther = laid !== told
      told = laid
      return isOther
    },
    close,
  }
}

/** Grows with all that is published, and with each draft. */
const revisions = (db: Database): string => `${revisionOf(db, 'published')} ${revisionOf(db, 'preview')}`

/** What is laid over the store, each in the form that it has. */
function laidOver(db: Database): string {
  const all = `SELECT ${texts('uid', 'whole')} FROM candidate UNION ALL SELECT CAST(uid AS BLOB), CAST('' AS BLOB) FROM candidate_gone`
  return hashOfText(JSON.stringify(db.all(`${all} ORDER BY 1, 2`)))
}

/** An entry with a text in place of its file in the language of the site; null: one of its files cannot be read. */
function joined(files: EntryFiles, file: FileName, text: string, issues: FieldProblem[]): EntryText | null {
  try {
    return files.textWith(file, text)
  } catch (error) {
    if (!(error instanceof FileError)) throw error
    issues.push({ field: '', reason: `cannot be shown: ${error.message}`, remedy: error.remedy, severity: 'error' })
    return null
  }
}

/** What is said of a field that another language's file holds is said where that is edited. */
function ofThisLanguage(problem: FieldProblem, file: FileName, whole: EntryText | null): Problem[] {
  const path = whole ? whole.fileOf(problem.field) : filePath(file)
  return path === null ? [] : [{ ...problem, file: path }]
}

const laidPaths = (db: Database): string[] => db.column<string>('SELECT CAST(uid AS BLOB) AS uid FROM candidate_path')

/** Entries as they are without candidates. */
function seenBelow(db: Database, base: Beneath, uids: readonly string[]): Map<string, Entry> {
  const below = Object.fromEntries(Object.entries(PERSPECTIVES[base]).map(([table, name]) => [table, `main.${name}`]))
  return new Map(loadEntries(db, below as unknown as Tables, uids).map((entry) => [entry.uid, entry]))
}

function changeOf(before: Entry | undefined, after: Entry | undefined): Change | undefined {
  const entry = after ?? before
  if (!entry || JSON.stringify(before) === JSON.stringify(after)) return undefined
  const paths = [before?.path, after?.path].filter((path): path is string => Boolean(path))
  return {
    ...{ revision: 0, uid: entry.uid, contentType: entry.contentType, paths: [...new Set(paths)] },
    ...{ before: before ?? null, after: after ?? null },
  }
}
