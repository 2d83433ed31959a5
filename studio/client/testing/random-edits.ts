import fc from 'fast-check'
import type { WireObject } from '../api/contract.ts'
import type { Edit } from '../model/edit.ts'
import { valueAt } from '../model/path.ts'

const index = fc.nat(30)
const block = fc.record({ text_block: fc.record({ text: fc.string() }) })

/** Changes of an article: of its texts, and of its blocks. */
export const randomEdits: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({
    kind: fc.constant('set' as const),
    at: fc.constantFrom(
      ['title'],
      ['subtitle'],
      ['meta_page', 'description'],
      ['meta_page', 'title'],
      ['hero', 'intro'],
    ),
    value: fc.oneof(fc.string({ minLength: 1 }), fc.constant(undefined)),
  }),
  fc.record({ kind: fc.constant('insert' as const), at: fc.constant(['body']), index, value: block }),
  fc.record({ kind: fc.constant('remove' as const), at: fc.constant(['body']), index }),
  fc.record({ kind: fc.constant('move' as const), at: fc.constant(['body']), from: index, to: index }),
)

/** The same with indices that are in the list; undefined: there is nothing to change. */
export function fitting(edit: Edit, value: WireObject): Edit | undefined {
  if (edit.kind === 'set') return edit
  const { length } = (valueAt(value, edit.at) as unknown[] | undefined) ?? []
  if (edit.kind === 'insert') return { ...edit, index: Math.min(edit.index, length) }
  if (length === 0) return undefined
  return edit.kind === 'remove'
    ? { ...edit, index: edit.index % length }
    : { ...edit, from: edit.from % length, to: edit.to % length }
}
