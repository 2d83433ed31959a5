import { createHash } from 'node:crypto'
import { constants, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Issue } from '#engine/schema/issue.ts'
import { routeOfBroken } from '../addresses/lost-routes.ts'
import type { Report } from '../report.ts'
import type { Database } from '../store/database.ts'
import type { ReadFile } from './batch.ts'
import { type ProjectContext, project } from './project.ts'
import { type FileFacts, fileId, filePath } from './scan.ts'

/**
 * Reads one file and brings it into its stored form.
 *
 * @returns null when the file has gone since it was listed
 */
export function readEntryFile(
  root: string,
  file: FileFacts,
  db: Database,
  context: ProjectContext & { codeOf: (type: string) => string },
): ReadFile | null {
  const code = context.codeOf(file.folder)
  const text = readText(join(root, fileId(file)))
  if (text === null) return null
  const known = knownFile(db, file)
  if (text instanceof Error) return { ...unread(file, text), code, wasRaw: known?.state === 'raw' }
  const hash = createHash('sha1').update(text).digest('base64')
  const facts = { ...file, hash, code, wasRaw: known?.state === 'raw' }
  if (known?.hash === hash && known.code === code && !file.isRevived)
    return { ...facts, state: 'unchanged', reports: [] }
  const type = context.catalogue.types.get(file.folder)
  if (!type) return { ...facts, state: 'raw', body: text, reports: [] }
  const issues: Issue[] = []
  const projection = project(file, text, type, context, issues)
  const reports = reportsOf(file, issues)
  if (projection) return { ...facts, state: 'loaded', projection, reports }
  return { ...facts, state: 'broken', route: routeOfBroken(text, type), reports }
}

const knownFile = (db: Database, { folder, name }: FileFacts) =>
  db.first<{ hash: string; code: string; state: string }>(
    'SELECT hash, code, state FROM file WHERE folder = ? AND name = ?',
    folder,
    name,
  )

/** Waits for nothing: what is no file, like a pipe, is read as empty. */
const AT_ONCE = constants.O_RDONLY | constants.O_NONBLOCK

function readText(path: string): string | Error | null {
  try {
    return readFileSync(path, { encoding: 'utf8', flag: AT_ONCE as unknown as string })
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? null : (error as Error)
  }
}

/** A file that cannot be opened is tried again each time, for its rights change without a trace in its time. */
const unread = (file: FileFacts, { message }: Error) => ({
  ...file,
  stamp: '',
  hash: '',
  state: 'broken' as const,
  reports: reportsOf(file, [
    { severity: 'error', field: '', reason: `cannot be read: ${message}`, remedy: 'Make it readable.' },
  ]),
})

const reportsOf = (file: FileFacts, issues: Issue[]): Report[] =>
  issues.map((issue) => ({ path: filePath(file), ...issue }))
