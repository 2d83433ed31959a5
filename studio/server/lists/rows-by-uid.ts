import type { Desk } from '../desk/desk.ts'
import type { Row } from './rows.ts'

/** Rows of entries by their uid; those that are not listed are left out. */
export async function rowsByUid({ lists, rows }: Pick<Desk, 'lists' | 'rows'>, uids: Iterable<string>) {
  const wanted = [...new Set(uids)]
  const found = await lists.find({ uids: wanted, limit: wanted.length })
  return new Map((await rows(found.rows)).map((row): [string, Row] => [row.ref.uid, row]))
}
