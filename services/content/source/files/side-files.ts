import { isDate, isRecord, parseJson } from 'atrium'
import type { LastGoodFiles, Problem } from '#engine/host.ts'

/** Files of a content directory that are read whole, as they are or were good last. */
export type SideFiles = Pick<LastGoodFiles, 'read'>

/** The JSON object in a file of the content directory; null without one. One that is not valid is reported. */
export const readObject = (files: SideFiles, path: string, reports: Problem[]): Record<string, unknown> | null =>
  readSideFile(files, path, reports, (value) => value)

/**
 * Returns what the JSON object in a file says. One that is not valid is reported, and says what it said last.
 *
 * @param meaning throws a `SideFileError`, or any other, for an object that is not valid
 * @returns null where there is no such file, or none was ever valid
 */
export function readSideFile<Meaning>(
  files: SideFiles,
  path: string,
  reports: Problem[],
  meaning: (value: Record<string, unknown>) => Meaning,
): Meaning | null {
  const report = (error: Error, effect = '') => {
    const { field = '', remedy = 'Correct the file.' } = error as Partial<SideFileError>
    const isRead = error instanceof SideFileError || error instanceof SyntaxError
    const reason = field ? error.message : `${isRead ? 'is not valid' : 'cannot be read'}: ${error.message}`
    reports.push({ file: path, severity: 'error', field, reason: `${reason}${effect}`, remedy })
  }
  const read = (text: string) => {
    const value = parseJson(text)
    if (isRecord(value)) return meaning(value)
    throw new SideFileError('it holds no object', { remedy: 'Write one object as { … }.' })
  }
  try {
    return files.read(path, read, (error) => report(error, '; what it said last holds')) ?? null
  } catch (error) {
    report(error as Error)
    return null
  }
}

/** An object in a file is not what it should be. */
export class SideFileError extends Error {
  readonly field: string
  readonly remedy: string

  constructor(reason: string, { field = '', remedy }: { field?: string; remedy: string }) {
    super(reason)
    this.field = field
    this.remedy = remedy
  }
}

/** The day that demo content was written for; null where content is never moved. */
export const readAnchor = (files: SideFiles, reports: Problem[]): string | null =>
  readSideFile(files, 'demo.json', reports, ({ anchor }) => {
    if (anchor === undefined) return null
    if (typeof anchor === 'string' && anchor.length === 10 && isDate(anchor)) return anchor
    throw new SideFileError('is no day', { field: 'anchor', remedy: 'Write YYYY-MM-DD.' })
  })
