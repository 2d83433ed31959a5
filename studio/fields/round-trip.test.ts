import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyEdit } from '../client/model/edit.ts'
import { pathText, readPath } from '../client/model/path.ts'
import { demoEntries, schemaOf } from '../client/testing/demo-entries.ts'
import type { FormField } from '../forms/form.ts'
import { putBack, valuesIn, ZONE } from '../tests/form-values.ts'
import { reading as bool } from './bool/value.ts'
import { readDay, writeDay } from './date/value.ts'
import { readInstant, writeInstant } from './datetime/value.ts'
import { readGroup } from './group/value.ts'
import { controlOf } from './kinds.ts'
import { readList } from './list/value.ts'
import { reading as number } from './number/value.ts'
import { readReferences, writeReferences } from './reference/value.ts'
import { words } from './value.ts'

const entries = demoEntries()

describe('every value of every entry of the demo', () => {
  it('is put back as it was, and its control can show it', () => {
    const changed: string[] = []
    const hidden: string[] = []
    let count = 0
    for (const { type, uid, value: root } of entries)
      for (const one of valuesIn(schemaOf(type), root)) {
        count++
        const { field, value, path } = one
        const back = putBack(one)
        if (!Object.is(back, value) && JSON.stringify(back) !== JSON.stringify(value))
          changed.push(`${type}/${uid} ${pathText(path)}`)
        if (!one.isFurther && !controlOf(field).canShow(value))
          hidden.push(`${type}/${uid} ${pathText(path)} ${JSON.stringify(value)}`)
      }
    expect(changed).toEqual([])
    expect(hidden).toEqual([])
    expect(entries.length).toBeGreaterThan(1600)
    expect(count).toBeGreaterThan(50_000)
  })

  it('set to what it is leaves the entry the same object', () => {
    for (const { type, value: root } of entries) {
      const schema = schemaOf(type)
      for (const { value, path, field, isFurther } of valuesIn(schema, root)) {
        if (isFurther && (field.kind === 'group' || field.kind === 'list')) continue
        if (applyEdit(root, { kind: 'set', at: path, value }, schema) !== root)
          expect(`${type} ${pathText(path)}`).toBe('left alone')
      }
    }
  })

  it('that is written and taken away again leaves the keys of all others, in their order', () => {
    fc.assert(
      fc.property(fc.constantFrom(...entries), fc.nat(), ({ type, value: root }, seed) => {
        const schema = schemaOf(type)
        const values = valuesIn(schema, root).filter(
          ({ value, path }) => value === undefined && typeof path.at(-1) === 'string',
        )
        const one = values[seed % Math.max(1, values.length)]
        if (!one) return
        const written = applyEdit(root, { kind: 'set', at: one.path, value: 'x' }, schema)
        expect(written).not.toBe(root)
        const back = applyEdit(written, { kind: 'set', at: one.path, value: undefined }, schema)
        expect(JSON.stringify(back)).toBe(JSON.stringify(root))
      }),
      { numRuns: 400 },
    )
  })
})

describe('kinds of fields', () => {
  it.each([
    ['text', undefined, '', undefined],
    ['text', null, '', null],
    ['text', '', '', ''],
    ['text', 'a', '', undefined],
    ['text', 'a', 'b', 'b'],
    ['text', undefined, 'b', 'b'],
  ])('%s: %j shown and left as %j is %j', (_kind, before, shown, after) => {
    expect(words.write(shown, before)).toBe(after)
  })

  it.each([
    [1.5, '1.5', 1.5],
    [1, '2', 2],
    [1, '', undefined],
    [undefined, '', undefined],
    [undefined, ' 7 ', 7],
    [null, '', null],
  ])('number: %j left as "%s" is %j', (before, shown, after) => {
    expect(number.write(shown, before)).toBe(after)
  })

  it.each([
    [undefined, true, true],
    [true, false, undefined],
    [false, false, false],
    [undefined, false, undefined],
    [false, true, true],
  ])('bool: %j set to %j is %j', (before, shown, after) => {
    expect(bool.write(shown, before)).toBe(after)
  })

  it.each([
    ['2026-03-08', '2026-03-09', '2026-03-09'],
    ['2026-03-08T17:00:00.000Z', '2026-03-09', '2026-03-09'],
    [undefined, '2026-03-09', '2026-03-09'],
    ['2026-03-08', undefined, undefined],
  ])('date: %j set to %j is %j', (before, shown, after) => {
    const day = shown === undefined ? null : (readDay(shown, ZONE) ?? null)
    expect(writeDay(day, before, ZONE)).toBe(after)
  })

  it('a date-time names the day that it has in the zone of the house', () => {
    expect(readDay('2026-03-08T05:00:00.000Z', ZONE)?.toString()).toBe('2026-03-07')
    expect(readDay('no date', ZONE)).toBeUndefined()
  })

  it.each([
    ['2026-07-01T17:00:00.000Z', '2026-07-01T18:00:00.000Z'],
    ['2026-07-01T10:00:00-07:00', '2026-07-01T11:00:00-07:00'],
    ['2026-07-01T10:00:00', '2026-07-01T11:00:00'],
  ])('an instant an hour later is written as the file writes instants: %s, %s', (before, after) => {
    const shown = readInstant(before, ZONE)
    expect(shown).toBeTruthy()
    expect(writeInstant(shown?.add({ hours: 1 }) ?? null, before, ZONE)).toBe(after)
  })

  it('references keep whatever else is said in them, and one by itself stays by itself', () => {
    const one = { uid: 'a', _content_type_uid: 'x', note: 1 }
    expect(writeReferences(readReferences(one) ?? [], one)).toBe(one)
    expect(writeReferences([{ uid: 'b', _content_type_uid: 'x' }], one)).toEqual({ uid: 'b', _content_type_uid: 'x' })
    expect(writeReferences([], [one])).toBeUndefined()
  })

  it('a group or a plain value under a further spelling is read as what it means', () => {
    const only = { fields: [{ name: 'color_name' }] } as unknown as FormField
    expect(readGroup('sky', only, true)).toEqual({ color_name: 'sky' })
    expect(readGroup('sky', only, false)).toBeUndefined()
    expect(readList({ a: 1 }, { of: { kind: 'group' } } as unknown as FormField, true)).toEqual([{ a: 1 }])
  })
})

it('paths are read as they are written', () => {
  for (const path of [['a'], ['a', 0, 'b', 12, 'c_d'], ['body', 3]]) expect(readPath(pathText(path))).toEqual(path)
})
