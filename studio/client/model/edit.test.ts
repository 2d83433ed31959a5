import { describe, expect, it } from 'vitest'
import type { FormField, WireObject } from '../api/contract.ts'
import { schemaOf } from '../testing/demo-entries.ts'
import { applyEdit, type Edit } from './edit.ts'
import { identityOf } from './identity.ts'
import { initialOf, isShown } from './initial.ts'
import { itemName } from './item-name.ts'
import { labelsAlong } from './labels.ts'
import { pathText } from './path.ts'
import { modelPath, wirePath } from './schema.ts'
import { placeOf } from './spelling.ts'

const schema = schemaOf('article')
const apply = (value: WireObject, ...edits: Edit[]) => edits.reduce((now, edit) => applyEdit(now, edit, schema), value)

describe('an edit', () => {
  it('puts a new key where the form has its field, and leaves unknown keys and their order', () => {
    const value = { uid: 'a', mystery: 1, title: 'A', body: [], zzz: 2 }
    const edited = apply(value, { kind: 'set', at: ['subtitle'], value: 'B' })
    expect(Object.keys(edited)).toEqual(['uid', 'mystery', 'title', 'subtitle', 'body', 'zzz'])
  })

  it('of the value to nothing takes the key away, and a group with its last value', () => {
    const value = { title: 'A', meta_page: { description: 'D' } }
    expect(apply(value, { kind: 'set', at: ['meta_page', 'description'], value: undefined })).toEqual({ title: 'A' })
    expect(apply(value, { kind: 'set', at: ['title'], value: undefined })).toEqual({ meta_page: { description: 'D' } })
  })

  it('leaves a block and an item of a list that have nothing any more', () => {
    const value = { body: [{ text_block: { text: 'x' } }] }
    expect(apply(value, { kind: 'set', at: ['body', 0, 'text_block', 'text'], value: undefined })).toEqual({
      body: [{ text_block: {} }],
    })
  })

  it('makes groups and lists that are not there yet', () => {
    expect(apply({}, { kind: 'set', at: ['meta_page', 'title'], value: 'T' })).toEqual({ meta_page: { title: 'T' } })
    expect(apply({}, { kind: 'insert', at: ['body'], index: 0, value: { header: {} } })).toEqual({
      body: [{ header: {} }],
    })
  })

  it('of one item leaves all others the same objects, and the item its identity, also when it is moved', () => {
    const value = { body: [{ header: { text: 'a' } }, { header: { text: 'b' } }] }
    const [first, second] = value.body
    const identity = identityOf(second, 1)
    const edited = apply(
      value,
      { kind: 'set', at: ['body', 1, 'header', 'text'], value: 'c' },
      { kind: 'move', at: ['body'], from: 1, to: 0 },
    ) as typeof value
    expect(edited.body[1]).toBe(first)
    expect(edited.body[0]).toEqual({ header: { text: 'c' } })
    expect(identityOf(edited.body[0], 0)).toBe(identity)
    expect(identityOf(structuredClone(edited.body[0]), 0)).not.toBe(identity)
  })

  it('of the last item takes the list away', () => {
    expect(apply({ title: 'A', body: [{ header: {} }] }, { kind: 'remove', at: ['body'], index: 0 })).toEqual({
      title: 'A',
    })
  })
})

describe('the place of a field', () => {
  const field = { name: 'title', aliases: ['text', 'head.line'], kind: 'text' } as unknown as FormField

  it.each([
    [{ title: 'a', text: 'b' }, ['title'], 'a'],
    [{ title: '', text: 'b' }, ['text'], 'b'],
    [{ text: 'b' }, ['text'], 'b'],
    [{ head: { line: 'c' } }, ['head', 'line'], 'c'],
    [{ title: '' }, ['title'], ''],
    [{}, ['title'], undefined],
  ])('in %j is %j', (object, keys, value) => {
    expect(placeOf(field, object)).toMatchObject({ keys, value })
  })

  it('is a key of another spelling with the same name in the model', () => {
    const street = { name: 'street_address1', aliases: [], kind: 'text' } as unknown as FormField
    expect(placeOf(street, { street_address_1: 'x' })).toMatchObject({ keys: ['street_address_1'], value: 'x' })
  })
})

it('paths of the model, as sections of the page name them, lead to those of the file and back', () => {
  const value = {
    meta_page: { ogtitle: 'x' },
    body: [{ header: { text: 'a' } }, { media_row_block: { media: [{ caption: { credit: 'c' } }] } }],
  }
  const model = ['body', 1, 'media', 0, 'caption'] as const
  const wire = ['body', 1, 'media_row_block', 'media', 0, 'caption']
  expect(wirePath(schema, value, model)).toEqual(wire)
  expect(modelPath(schema, value, wire)).toEqual(model)
  expect(pathText(wirePath(schema, value, ['metaPage', 'ogTitle']))).toBe('meta_page.ogtitle')
  expect(labelsAlong(schema, value, wire).slice(0, 2)).toEqual(['Body', expect.stringMatching(/ 2$/)])
})

describe('conditions', () => {
  const other = { name: 'kind_of', model: 'kindOf', kind: 'enum', aliases: [] } as unknown as FormField
  const field = {
    name: 'b',
    model: 'b',
    kind: 'text',
    aliases: [],
    when: { field: 'kind_of', is: ['x', 'y'] },
  } as unknown as FormField
  const shown = (object: WireObject) => isShown(field, [other, field], (one) => object[one.name])

  it('show a field where they hold, and one that has data whatever they say', () => {
    expect([shown({ kind_of: 'x' }), shown({ kind_of: 'z' }), shown({}), shown({ kind_of: 'z', b: 'data' })]).toEqual([
      true,
      false,
      false,
      true,
    ])
  })

  it('show what is deprecated for its data alone', () => {
    const old = { name: 'old', kind: 'text', deprecated: true } as unknown as FormField
    const shownOld = (object: WireObject) => isShown(old, [old], (one) => object[one.name])
    expect([shownOld({}), shownOld({ old: null }), shownOld({ old: 'data' }), shownOld({ old: false })]).toEqual([
      false,
      false,
      true,
      true,
    ])
  })
})

it('new items hold the initial values of their fields', () => {
  const fields = [
    { name: 'a', kind: 'text', initial: 'x' },
    { name: 'b', kind: 'group', fields: [{ name: 'c', kind: 'int', initial: 3 }] },
    { name: 'd', kind: 'text' },
  ] as unknown as FormField[]
  expect(initialOf(fields)).toEqual({ a: 'x', b: { c: 3 } })
})

it.each([
  [{ title: 'T', text: '<p>words here</p>' }, 'title', 'T'],
  [{ uid: 'one', text: '<p>two words</p>' }, undefined, 'two words'],
  [{ media: { title: 'deep' } }, 'media.title', 'deep'],
  [
    { text: '<p>A <a href="/x">link</a>, <strong>and</strong> H<sub>2</sub>O</p><p>B</p>' },
    undefined,
    'A link, and H2O B',
  ],
  ['plain', undefined, 'plain'],
  [{ title: 'A long title '.repeat(20).trim() }, 'title', 'A long title '.repeat(20).trim()],
  [{ text: 'a'.repeat(90) }, undefined, `${'a'.repeat(80)}…`],
  [{}, undefined, ''],
])('an item %j is known by %s as "%s"', (item, named, name) => {
  expect(itemName(item, undefined, named)).toBe(name)
})
