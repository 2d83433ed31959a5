import { isRecord } from 'atrium'
import type { Path } from '../client/model/path.ts'
import { blockKey, blockOf, type EntrySchema } from '../client/model/schema.ts'
import { placeOf } from '../client/model/spelling.ts'
import { readBlocks } from '../fields/blocks/value.ts'
import { reading as bool } from '../fields/bool/value.ts'
import { readDay, writeDay } from '../fields/date/value.ts'
import { readInstant, writeInstant } from '../fields/datetime/value.ts'
import { readGroup } from '../fields/group/value.ts'
import { readList } from '../fields/list/value.ts'
import { reading as map } from '../fields/map/value.ts'
import { reading as number } from '../fields/number/value.ts'
import { readReferences, writeReferences } from '../fields/reference/value.ts'
import { type Reading, words } from '../fields/value.ts'
import type { FormField } from '../forms/form.ts'

export const ZONE = 'America/Los_Angeles'

/** A value of an entry, and the field that reads it. */
export interface FieldValue {
  field: FormField
  value: unknown
  path: Path
  isFurther: boolean
}

/** Every value of an entry that a field of its form reads, however deep. */
export function valuesIn(schema: EntrySchema, root: unknown): FieldValue[] {
  const found: FieldValue[] = []
  const ofObject = (fields: readonly FormField[], object: Record<string, unknown>, outer: Path) => {
    for (const field of fields) {
      const { keys, value, isFurther } = placeOf(field, object)
      ofValue({ field, value, path: [...outer, ...keys], isFurther })
    }
  }
  const ofValue = (one: FieldValue) => {
    const { field, value, path } = one
    found.push(one)
    if (field.kind === 'group')
      ofObject(field.fields ?? [], (readGroup(value, field, one.isFurther) ?? {}) as Record<string, unknown>, path)
    else if (field.kind === 'list' && field.of && field.of.kind !== 'reference')
      for (const [index, item] of (readList(value, field, one.isFurther) ?? []).entries())
        ofValue({ field: field.of, value: item, path: [...path, index], isFurther: false })
    else if (field.kind === 'blocks')
      for (const [index, item] of (readBlocks(value) ?? []).entries()) {
        const key = blockKey(item) ?? ''
        const content = (item as Record<string, unknown>)[key]
        ofObject(blockOf(schema.blocks, key)?.fields ?? [], isRecord(content) ? content : {}, [...path, index, key])
      }
  }
  ofObject(schema.fields, root as Record<string, unknown>, [])
  return found
}

const plain =
  <Shown>(reading: Reading<Shown>) =>
  (value: unknown) => {
    const shown = reading.read(value)
    return shown === undefined ? value : reading.write(shown, value)
  }

/** What each kind puts back of a value that was read and not changed. */
const AGAIN: Readonly<Record<FormField['kind'], (value: unknown, one: FieldValue) => unknown>> = {
  ...{ text: plain(words), html: plain(words), inline: plain(words), ratio: plain(words), url: plain(words) },
  ...{ email: plain(words), phone: plain(words), color: plain(words), enum: plain(words), time: plain(words) },
  ...{ int: plain(number), number: plain(number), bool: plain(bool), map: plain(map) },
  date: (value) => {
    const shown = readDay(value, ZONE)
    return shown === undefined ? value : writeDay(shown, value, ZONE)
  },
  datetime: (value) => {
    const shown = readInstant(value, ZONE)
    return shown === undefined ? value : writeInstant(shown, value, ZONE)
  },
  reference: (value) => writeReferences(readReferences(value) ?? [], value),
  list: (value, { field }) =>
    field.of?.kind === 'reference' ? writeReferences(readReferences(value) ?? [], value) : value,
  ...{ group: (value) => value, blocks: (value) => value },
}

/** The value that a control puts back of one that it has read, and that nobody changed. */
export const putBack = (one: FieldValue): unknown => AGAIN[one.field.kind](one.value, one)
