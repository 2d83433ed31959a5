import { isRecord } from 'atrium'
import type { Row } from '../../client/api/contract.ts'
import type { Edit } from '../../client/model/edit.ts'
import { keepIdentity } from '../../client/model/identity.ts'
import { type Path, valueAt } from '../../client/model/path.ts'
import { type EntrySchema, partsAlong } from '../../client/model/schema.ts'
import { hasData, placeOf } from '../../client/model/spelling.ts'

/**
 * Puts the address of a chosen page or file into its field; a link without words says its title then.
 *
 * @param at the field
 */
export function choosePage(
  schema: EntrySchema,
  root: unknown,
  at: Path,
  { path, title }: Pick<Row, 'path' | 'title'>,
): Edit {
  const parts = partsAlong(schema, root, at)
  const own = parts.at(-1)
  const outer = at.slice(0, -1)
  const group = parts.findLast((part) => part.path.length === outer.length)
  const isLink = group !== undefined && group.kind !== 'block' && group.field.control === 'link'
  const words = own?.kind === 'field' && isLink ? own.siblings.find(({ kind }) => kind === 'text') : undefined
  const link = valueAt(root, outer)
  if (!words || hasData(placeOf(words, isRecord(link) ? link : undefined).value))
    return { kind: 'set', at, value: path ?? '' }
  const last = at.at(-1) ?? ''
  const value = keepIdentity(link, { [words.name]: title, ...(isRecord(link) ? link : {}), [last]: path ?? '' })
  return { kind: 'set', at: outer, value }
}
