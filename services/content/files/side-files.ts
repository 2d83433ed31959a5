import { statSync } from 'node:fs'
import { join } from 'node:path'
import { contentText } from '#engine/files/content-files.ts'
import { FileError } from '#engine/files/file-error.ts'
import { MOST_OF_LIST } from '#engine/files/limits.ts'
import { isRecord } from '#engine/schema/issue.ts'
import { parseJson } from '#engine/service/parse-json.ts'
import { isDate } from '#engine/time/stored-dates.ts'
import type { Report } from '../report.ts'
import { texts } from '../store/bytes.ts'
import { noteEverything } from '../store/changes.ts'
import type { Database } from '../store/database.ts'

/** The JSON object in a file of the content directory; null without one, or one that can be read. */
export function readObject(contentDir: string, path: string, reports: Report[]): Record<string, unknown> | null {
  const report = (reason: string, remedy: string) => {
    reports.push({ path, severity: 'error', field: '', reason, remedy })
    return null
  }
  try {
    const text = contentText(contentDir, path, MOST_OF_LIST)
    if (text === null) return null
    const value = parseJson(text)
    return isRecord(value) ? value : report('holds no object', 'Write one object as { … }.')
  } catch (error) {
    const remedy = error instanceof FileError ? error.remedy : 'Correct the file.'
    return report(`cannot be read: ${(error as Error).message}`, remedy)
  }
}

/** The day that demo content was written for; null where content is never moved. */
export function readAnchor(contentDir: string, reports: Report[]): string | null {
  const { anchor } = readObject(contentDir, 'demo.json', reports) ?? {}
  if (anchor === undefined) return null
  if (typeof anchor === 'string' && anchor.length === 10 && isDate(anchor)) return anchor
  reports.push({
    path: 'demo.json',
    severity: 'error',
    field: 'anchor',
    reason: 'is no day',
    remedy: 'Write YYYY-MM-DD.',
  })
  return null
}

/**
 * Notes that everything may have changed when a file that a service reads is another than at the last run, or is moved
 * by another number of weeks. What stands in it is the service's own matter.
 */
export function noteServiceFiles(contentDir: string, db: Database, files: readonly string[], weeks: number): void {
  const stamps = files.map((file) => {
    const facts = factsOf(join(contentDir, file))
    return [file, facts?.mtimeMs, facts?.size, facts && weeks]
  })
  const value = JSON.stringify(stamps)
  const known = db.first<{ value: string }>(`SELECT ${texts('value')} FROM meta WHERE key = 'service files'`)?.value
  if (value === (known ?? '[]')) return
  db.transaction(() => {
    db.run("INSERT OR REPLACE INTO meta VALUES ('service files', ?)", value)
    noteEverything(db)
  })
}

/** Undefined for what is not there or cannot be looked at: the service says why. */
function factsOf(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}
