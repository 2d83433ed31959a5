import type { Coming } from '../../client/api/contract.ts'
import type { Desk } from '../desk/desk.ts'
import { rowsByUid } from './rows-by-uid.ts'

const MAX_COMING = 200

/** What is published and taken back by itself, in order. */
export async function comingUp(desk: Desk): Promise<{ coming: Coming[]; total: number }> {
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
