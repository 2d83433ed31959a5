import type { Desk } from '../desk/desk.ts'
import type { Row } from './rows.ts'
import { rowsByUid } from './rows-by-uid.ts'

const MAX_COMING = 200

/** What happens to an entry by itself, and what there is to know of it before. */
export interface ComingRow {
  row: Row
  /** ISO 8601 in UTC. */
  at: string
  what: 'publish' | 'unpublish'
  release?: string
  /** Entries that it refers to and that visitors will not see then. */
  missing: Row[]
  /** How many entries that visitors see refer to one that goes. */
  leftBehind: number
}

/** What is published and taken back by itself, in order. */
export async function comingUp(desk: Desk): Promise<{ coming: ComingRow[]; total: number }> {
  const { coming, total } = await desk.lists.coming(MAX_COMING)
  const byUid = await rowsByUid(
    desk,
    coming.flatMap(({ uid, missing }) => [uid, ...missing]),
  )
  const rowsFor = (wanted: readonly string[]) => wanted.flatMap((uid) => byUid.get(uid) ?? [])
  return {
    total,
    coming: coming.flatMap(({ uid, missing, ...more }) =>
      rowsFor([uid]).map((row) => ({ ...more, row, missing: rowsFor(missing) })),
    ),
  }
}
