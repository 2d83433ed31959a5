import { crc32 } from 'node:zlib'

/** The row of an address, beside its checksum. */
export type PathRow = readonly [
  uid: string,
  contentType: string,
  path: string | null,
  rank: string,
  updatedAt: string | null,
  noindex: number,
]

/** A whole row as one text, of a table or view `p`, as it is to be selected. */
export const PATH_ROW = `CAST(p.uid || char(0) || p.content_type || char(0) || coalesce(p.path, '') || char(0) || p.rank ||
  char(0) || coalesce(p.updated_at, '') || char(0) || p.noindex AS BLOB)`

export const sumOfPathRow = (row: PathRow): number => crc32(row.map((value) => value ?? '').join('\0'))

/** @returns null when the row is damaged */
export function readPathRow(row: ArrayBuffer, sum: number): PathRow | null {
  const bytes = Buffer.from(row)
  if (crc32(bytes) !== sum) return null
  const [uid = '', contentType = '', ...rest] = bytes.toString().split('\0')
  const [rank = '', updatedAt, noindex] = rest.slice(-3)
  return [uid, contentType, rest.slice(0, -3).join('\0') || null, rank, updatedAt || null, Number(noindex)]
}
