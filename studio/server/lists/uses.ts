import { toWireName } from '#engine/host.ts'
import type { Desk } from '../desk/desk.ts'
import type { Ref, Row } from './rows.ts'

const MAX_USES = 200

/** Entries that refer to one, each with the field in which it does. */
export async function usesOf(
  { lists, rows }: Desk,
  { uid }: Ref,
): Promise<{ rows: (Row & { field: string })[]; total: number }> {
  const uses = await lists.uses(uid)
  const shown = uses.slice(0, MAX_USES)
  const found = await lists.find({ uids: [...new Set(shown.map((use) => use.uid))], limit: MAX_USES })
  const byUid = new Map((await rows(found.rows)).map((row) => [row.ref.uid, row]))
  return {
    rows: shown.flatMap(({ uid, field }) => {
      const row = byUid.get(uid)
      return row ? [{ ...row, field: field.split('.').map(toWireName).join('.') }] : []
    }),
    total: uses.length,
  }
}
