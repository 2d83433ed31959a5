import { toWireName } from '#engine/host.ts'
import type { Desk } from '../desk/desk.ts'
import type { Ref, Row } from './rows.ts'
import { rowsByUid } from './rows-by-uid.ts'

const MAX_USES = 200

/** Entries that refer to one, each with the field in which it does. */
export async function usesOf(desk: Desk, { uid }: Ref): Promise<{ rows: (Row & { field: string })[]; total: number }> {
  const uses = await desk.lists.uses(uid)
  const shown = uses.slice(0, MAX_USES)
  const byUid = await rowsByUid(
    desk,
    shown.map((use) => use.uid),
  )
  return {
    rows: shown.flatMap(({ uid, field }) => {
      const row = byUid.get(uid)
      return row ? [{ ...row, field: field.split('.').map(toWireName).join('.') }] : []
    }),
    total: uses.length,
  }
}
