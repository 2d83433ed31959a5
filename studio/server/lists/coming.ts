import type { Desk } from '../desk/desk.ts'
import type { Row } from './rows.ts'

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
export async function comingUp({ lists, rows }: Desk): Promise<{ coming: ComingRow[]; total: number }> {
  const { coming, total } = await lists.coming(MAX_COMING)
  const uids = [...new Set(coming.flatMap(({ uid, missing }) => [uid, ...missing]))]
  const found = await lists.find({ uids, limit: uids.length })
  const byUid = new Map((await rows(found.rows)).map((row) => [row.ref.uid, row]))
  const rowsFor = (wanted: readonly string[]) => wanted.flatMap((uid) => byUid.get(uid) ?? [])
  return {
    total,
    coming: coming.flatMap(({ uid, missing, ...more }) =>
      rowsFor([uid]).map((row) => ({ ...more, row, missing: rowsFor(missing) })),
    ),
  }
}
