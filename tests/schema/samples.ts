import { isRecord } from '#engine/base/json/is-record.ts'
import type { Field, Fields } from '#engine/schema/describe.ts'
import { toModelName } from '#engine/schema/names.ts'
import { spellingsOf } from '#engine/schema/spelling.ts'

type Wire = Record<string, unknown>

/** A wire object in which every field has data. */
export const fullSample = (fields: Fields): Wire =>
  Object.fromEntries(spellingsOf(fields).named.map(({ main, field }) => [main, sampleOf(field)]))

function sampleOf(field: Field): unknown {
  switch (field.kind) {
    case 'group':
      return fullSample(field.fields)
    case 'list':
      return [field.of.kind === 'reference' ? stub(field.of) : sampleOf(field.of)]
    case 'reference':
      return [stub(field)]
    case 'blocks':
      return [{ anything: {} }]
    case 'enum':
    case 'color':
      return field.values[0]
    case 'map':
      return { key: ['text'] }
    case 'number':
      return Math.min(1.5, field.max ?? 1.5)
    default:
      return SCALARS[field.kind]
  }
}

const stub = ({ to }: { to: readonly string[] }) => ({ uid: 'some_uid', _content_type_uid: to[0] ?? 'anything' })

const SCALARS: Partial<Record<Field['kind'], unknown>> = {
  text: 'text',
  html: '<p>text</p>',
  inline: 'text',
  int: 1,
  bool: true,
  date: '2026-03-14',
  datetime: '2026-03-14T10:00:00Z',
  time: '10:00',
  ratio: '16:9',
  url: '/path',
  email: 'a@b.example',
  phone: '1',
}

/** One thing that is wrong with a wire object: where, and the object with it. */
export interface Fault {
  place: string
  wire: Wire
}

/** Each field in turn with a value of a wrong kind, and each required one without any, at any depth. */
export function faultsOf(fields: Fields, sample: Wire, place = ''): Fault[] {
  return spellingsOf(fields).named.flatMap(({ main, field }) => {
    const at = place ? `${place}.${main}` : main
    const { [main]: value, ...rest } = sample
    const wrong: Fault = { place: `${at} of a wrong kind`, wire: { ...sample, [main]: WRONG[field.kind] ?? 5 } }
    const missing: Fault[] = field.required ? [{ place: `${at} missing`, wire: rest }] : []
    return [
      wrong,
      ...missing,
      ...inside(field, value, at).map((fault) => ({ place: fault.place, wire: { ...sample, [main]: fault.value } })),
    ]
  })
}

function inside(field: Field, value: unknown, place: string): { place: string; value: unknown }[] {
  if (field.kind === 'group')
    return faultsOf(field.fields, value as Wire, place).map(({ place, wire }) => ({ place, value: wire }))
  if (field.kind !== 'list') return []
  const wrongItem = {
    place: `${place}[0] of a wrong kind`,
    value: [field.of.kind === 'group' || field.of.kind === 'reference' ? 5 : (WRONG[field.of.kind] ?? 5)],
  }
  return [
    wrongItem,
    ...inside(field.of, (value as unknown[])[0], `${place}[0]`).map((fault) => ({
      place: fault.place,
      value: [fault.value],
    })),
  ]
}

const WRONG: Partial<Record<Field['kind'], unknown>> = {
  int: 'text',
  number: 'text',
  bool: 'text',
  enum: 'none of them',
  color: 'none of them',
}

/** The model names of a wire object and nothing else done to it: wrong values stay wrong. */
export const renamed = (fields: Fields, wire: Wire): Wire =>
  Object.fromEntries(
    spellingsOf(fields).named.flatMap(({ name, main, field }) =>
      main in wire ? [[name, renamedValue(field, wire[main])]] : [],
    ),
  )

function renamedValue(field: Field, value: unknown): unknown {
  if (field.kind === 'group') return isRecord(value) ? renamed(field.fields, value) : value
  if (field.kind === 'list') return Array.isArray(value) ? value.map((item) => renamedValue(field.of, item)) : value
  if (field.kind === 'reference') return renamedStub(Array.isArray(value) ? value[0] : value)
  if (field.kind === 'blocks' && Array.isArray(value))
    return value.map((item) => ({ blockType: toModelName(Object.keys(item)[0] ?? '') }))
  return value
}

const renamedStub = (value: unknown) =>
  isRecord(value) ? { uid: value.uid, contentType: value._content_type_uid } : value
