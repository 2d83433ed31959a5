import { defineBlock, f } from 'atrium'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { page, startUp, type } from '../testing/start-up.ts'

const box = (shape: z.ZodRawShape, wire?: 'box') =>
  defineBlock({
    ...{ type: 'box', label: 'Box', placement: 'section', schema: z.object(shape), examples: [{}, {}] },
    ...(wire && { wire }),
    Component: () => null,
  })

const OF_ENTRIES = [
  ...['uid', 'contentType', 'path', 'version', 'createdAt', 'updatedAt', 'publishDetails', 'draftLanguage'],
  ...['datePublished', 'scheduled'],
]

it.each(OF_ENTRIES)('a field of a content type is not called "%s", which every entry has', (name) => {
  const said = `The field "${name}" of content type "herb" is not valid: every entry has it.`
  expect(startUp({}, { types: { 'herb.ts': type({ [name]: f.text() }) } })).toEqual([`error types/herb.ts: ${said}`])
  // Within a group, in a block and on a page of its own it is a name like any other.
  const inner = { 'herb.ts': type({ box: f.group({ [name]: f.text(), more: f.text() }) }) }
  expect(startUp({}, { types: inner, blocks: { 'box/index.tsx': box({ [name]: f.text() }, 'box') } })).toEqual([])
  expect(startUp({}, { pages: { 'recipe.ts': page({ fields: { [name]: f.text() } }) } })).toEqual([
    `error pages/recipe.ts: ${said.replace('herb', 'recipe')}`,
  ])
})

it('a content type may say in its own way which title, address and name its entries have', () => {
  const shape = { title: f.text(), url: f.url(), name: f.text() }
  expect(startUp({}, { types: { 'herb.ts': type(shape) } })).toEqual([])
})

it.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__', '__defineGetter__'])(
  'no field is called "%s", however deep: it would be read where nothing is written',
  (name) => {
    const shape = { box: f.group({ rows: f.list(f.group(Object.fromEntries([[name, f.text()]]))) }) }
    expect(startUp({}, { types: { 'herb.ts': type(shape) } })).toEqual([
      `error types/herb.ts: The field "box.rows.${name}" of content type "herb" is not valid: every object of JavaScript has it.`,
    ])
    const own = box(Object.fromEntries([[name, f.text()]]))
    expect(startUp({}, { blocks: { 'box/index.tsx': own } })).toEqual([
      `error blocks/box/index.tsx: The field "${name}" of block "box" is not valid: every object of JavaScript has it.`,
    ])
  },
)

it.each([
  ['blockType', 'every section has it'],
  ['key', 'React takes it for itself'],
])('a field of a block is not called "%s"', (name, why) => {
  for (const wire of ['box', undefined] as const)
    expect(startUp({}, { blocks: { 'box/index.tsx': box({ [name]: f.text() }, wire) } })).toEqual([
      `error blocks/box/index.tsx: The field "${name}" of block "box" is not valid: ${why}.`,
    ])
})

it('two fields that content calls alike are refused, those of every entry among them', () => {
  const herb = type({
    keyMedia: f.text(),
    key_media: f.text(),
    heading: f.text({ wireName: 'title' }),
    box: f.group({ a: f.text({ wireName: 'b' }), b: f.text() }),
  })
  const first = startUp({}, { types: { 'herb.ts': herb } })
  expect(first).toEqual([
    'error types/herb.ts: The field "box.b" of content type "herb" is not valid: it is "b" in content, as "a" is.',
    'error types/herb.ts: The field "key_media" of content type "herb" is not valid: it is "key_media" in content, as "keyMedia" is.',
  ])
  expect(startUp({}, { types: { 'herb.ts': type({ heading: f.text({ wireName: 'title' }) }) } })).toEqual([
    'error types/herb.ts: The field "heading" of content type "herb" is not valid: it is "title" in content, as "title" is.',
  ])
})
