import { defined } from 'atrium'
import { withDifferences } from '#engine/host.ts'
import type { EntryInLanguage } from '../../client/api/contract.ts'
import { DIFFERENCES, HOLDS, isDifference } from '../desk/content.ts'
import type { Desk } from '../desk/desk.ts'
import type { Ref } from '../lists/rows.ts'
import { storedNow } from './stored-moments.ts'

type Value = Record<string, unknown>

/** What whoever edits an entry is to know of its languages. */
export function inLanguages(
  desk: Desk,
  ref: Ref,
  isWritten: boolean,
): { languages?: EntryInLanguage[]; original?: Value; start?: Value } {
  const [own, ...others] = desk.site.institution.languages
  if (!own) return {}
  const original = desk.original?.(ref)
  return defined({
    languages: [
      { tag: own.tag, label: own.label, state: 'original' as const, isOutdated: false },
      ...others.map(({ tag, label }) => ({ tag, label, ...desk.translation(ref, tag) })),
    ],
    original: original && desk.present(ref.type, original),
    start: original && !isWritten ? startOf(desk, ref) : undefined,
  })
}

/** What the file of an entry in another language says of itself. */
const startOf = (desk: Desk, { type, uid }: Ref): Value => ({
  ...{ uid, _content_type_uid: type, [HOLDS]: DIFFERENCES },
  updated_at: storedNow(desk, type),
})

/** A value as the language of the desk has it: with what its original says where it holds what differs. */
export function wholeOf(
  desk: Pick<Desk, 'original'>,
  ref: Ref,
  value: Readonly<Value> | null | undefined,
): Readonly<Value> | null | undefined {
  if (value && !isDifference(value)) return value
  const original = desk.original?.(ref)
  if (!original) return value
  const { [HOLDS]: _, ...said } = value ?? {}
  return withDifferences(original, said)
}
