import { type FieldProblem, FileError, type Problem, problemOf } from '#engine/host.ts'
import type { CataloguedType } from '../catalogue/catalogue.ts'
import { fileId, filePath, uidOf } from '../source/files/file-names.ts'
import type { EntryFiles, EntryText } from '../source/files/languages/entry-files.ts'
import { hashOfText, texts } from '../store/bytes.ts'
import type { Database } from '../store/database.ts'
import { sourceOf } from '../store/rows/sources.ts'
import { fileOf, type Projection } from '../store/rows/writer.ts'
import { routeOfBroken } from './addresses/lost-routes.ts'
import type { ReadFile } from './batch.ts'
import type { FileFacts } from './compare/scan.ts'
import { type ProjectContext, project } from './project.ts'

type Context = ProjectContext & { codeOf: (type: string) => string }

/**
 * Reads one file and brings it into its stored form. What is stored already and only has to be derived again, since its
 * content type has other code, is not read from the file.
 *
 * @returns null when the file has gone since it was listed
 */
export function readEntryFile(files: EntryFiles, file: FileFacts, db: Database, context: Context): ReadFile | null {
  const code = context.codeOf(file.folder)
  const known = knownFile(db, file)
  const read = storedText(db, file, known) ?? readText(files, file)
  if (read === null) return null
  const type = context.catalogue.types.get(file.folder)
  const lastGood = (hash: string, reports: Problem[]) =>
    type && known && known.code !== code ? derivedAgain(db, file, { hash, type, context, reports }) : undefined
  if (read instanceof Error) {
    const reports = unreadable(file, read)
    // Tried again each time, for the rights of a file change without a trace in its time.
    return { ...file, stamp: '', hash: '', code, state: 'broken', lastGood: lastGood('', reports), reports }
  }
  const { text } = read
  const hash = hashOfText(text)
  const facts = { ...file, hash, code }
  if (known?.hash === hash && known.code === code && !file.isRevived)
    return { ...facts, state: 'unchanged', reports: [] }
  if (!type) return { ...facts, state: 'raw', text, reports: [] }
  const issues: FieldProblem[] = []
  const projection = project(file, text, type, context, issues)
  const reports = issues.flatMap((issue): Problem[] => {
    const path = read.fileOf(issue.field)
    return path === null ? [] : [{ file: path, ...issue }]
  })
  if (projection) return { ...facts, state: 'loaded', projection, text, reports }
  return {
    ...facts,
    state: 'broken',
    route: routeOfBroken(text, type, context.catalogue.settings),
    lastGood: lastGood(hash, reports),
    reports,
  }
}

interface KnownFile {
  stamp: string
  hash: string
  code: string
  state: ReadFile['state']
}

const knownFile = (db: Database, { folder, name }: FileFacts): KnownFile | undefined =>
  db.first<KnownFile>(
    `SELECT ${texts('stamp', 'hash', 'code', 'state')} FROM file WHERE folder = ? AND name = ?`,
    folder,
    name,
  )

/** The text of a file that is as it was when it was stored; undefined when it has to be read. */
function storedText(db: Database, file: FileFacts, known: KnownFile | undefined): EntryText | undefined {
  if (!known || known.stamp === '' || known.stamp !== file.stamp || file.isRevived) return undefined
  const source = sourceOf(db, fileId(file))
  return source?.hash === known.hash ? { text: source.text, fileOf: () => filePath(file) } : undefined
}

/**
 * The last good entry of a broken file, as the present code derives it.
 *
 * @param options.hash of the file's text
 * @param options.reports told when there is none any more
 * @returns undefined when nothing of the file is stored; null when what is stored does not fit the present code
 */
function derivedAgain(
  db: Database,
  file: FileFacts,
  { hash, type, context, reports }: { hash: string; type: CataloguedType; context: Context; reports: Problem[] },
): Projection | null | undefined {
  const id = fileId(file)
  if (fileOf(db, 'published', uidOf(file)) !== id && fileOf(db, 'draft', uidOf(file)) !== id) return undefined
  const source = sourceOf(db, id)
  const projection = source && source.hash !== hash ? project(file, source.text, type, context, []) : null
  if (!projection)
    reports.unshift(
      problemOf(
        filePath(file),
        `was withdrawn: entry "${uidOf(file)}" does not fit its content type as it is now`,
        'Correct the file as the other lines about it say, or the content type.',
      ),
    )
  return projection
}

function readText(files: EntryFiles, file: FileFacts): EntryText | Error | null {
  try {
    return files.textOf(file)
  } catch (error) {
    return error as Error
  }
}

const unreadable = (file: FileFacts, error: Error): Problem[] => {
  const remedy = error instanceof FileError ? error.remedy : 'Make it readable.'
  // The system names its whole path, which is for nobody who reads the report.
  const reason = `cannot be read: ${error.message.replace(/, \w+ '.*/s, '')}`
  return [problemOf(filePath(file), reason, remedy)]
}
