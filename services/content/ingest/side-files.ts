import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDate } from '#engine/content/stored-dates.ts'
import { isRecord } from '#engine/schema/issue.ts'
import type { Report } from '../report.ts'

/** The JSON object in a file of the content directory; null without one. */
export function readObject(contentDir: string, path: string, reports: Report[]): Record<string, unknown> | null {
  const report = (reason: string, remedy: string) => {
    reports.push({ path, severity: 'error', field: '', reason, remedy })
    return null
  }
  try {
    const value: unknown = JSON.parse(readFileSync(join(contentDir, path), 'utf8'))
    return isRecord(value) ? value : report('holds no object', 'Write one object as { … }.')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    return report(`cannot be read: ${(error as Error).message}`, 'Correct the file.')
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
