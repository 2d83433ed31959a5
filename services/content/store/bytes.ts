import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'

/**
 * Columns that hold text, as they are to be selected: `libsql` ends the process when it meets text that is not valid
 * UTF-8, so text leaves the store as bytes, and `Database` makes text of them.
 */
export const texts = (...columns: readonly string[]): string =>
  columns.map((column) => `CAST(${column} AS BLOB) AS ${column.replace(/^\w+\./, '')}`).join(', ')

/** Says that what is stored is damaged. */
export class DamagedError extends Error {
  readonly code = 'SQLITE_CORRUPT'
}

/** Rows of entries that are damaged; all others are good. */
export class DamagedRowsError extends Error {
  readonly uids: readonly string[]

  /** @param uids may name entries that are good, or are not there */
  constructor(uids: readonly string[]) {
    super(`Rows of the content store are damaged: ${uids.join(', ')}`)
    this.uids = uids
  }
}

/** @throws DamagedError when the bytes are not valid UTF-8 */
export function textOf(bytes: ArrayBuffer): string {
  const buffer = Buffer.from(bytes)
  if (!isUtf8(buffer)) throw new DamagedError(`A text of the content store is not valid UTF-8: ${buffer.toString()}`)
  return buffer.toString()
}

/** @throws DamagedError when the text is not valid JSON */
export function jsonOf<Value>(text: string): Value {
  try {
    return JSON.parse(text) as Value
  } catch {
    throw new DamagedError(`A text of the content store is not valid JSON: ${text}`)
  }
}

/** Names a text; equal for equal texts. */
export const hashOfText = (text: string | Uint8Array): string => createHash('sha1').update(text).digest('base64')
