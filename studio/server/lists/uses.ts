import { toWireName } from '#engine/host.ts'
import type { Desk } from '../desk/desk.ts'
import { inLanguages } from '../editing/in-languages.ts'
import type { Ref, Row } from './rows.ts'
import { rowsByUid } from './rows-by-uid.ts'

const MAX_USES = 200

/** Entries that refer to one, each with the field in which it does, and names of the other languages that it is in. */
export async function usesOf(
  desk: Desk,
  ref: Ref,
): Promise<{ rows: (Row & { field: string })[]; total: number; translations: string[] }> {
  const uses = await desk.lists.uses(ref.uid)
  const { languages = [] } = inLanguages(desk, ref, true)
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
    translations: languages.flatMap(({ state, label }) => (state === 'original' || state === 'missing' ? [] : [label])),
  }
}
