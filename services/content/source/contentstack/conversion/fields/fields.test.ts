import { describe, expect, it } from 'vitest'
import { convert, doc, field, film, installed, node, paper, picture } from '../testing/converting.ts'

const image = { uid: 'blt_jar', _content_type_uid: 'image' }
const tag = { uid: 'blt_tag', _content_type_uid: 'topic_tag' }
const rich = (text: string) => doc(node('p', [{ text }]))

/** What becomes of one value in a field, by the vendor's schema of it alone. */
const becomes = (value: unknown, dataType = 'text', more: Record<string, unknown> = {}) => {
  const { entry, problems } = convert(
    { x: value },
    { contentType: { uid: 'article', schema: [field('x', dataType, more)] } },
  )
  return problems.length > 0
    ? { value: entry.x, problems: problems.map((text) => text.replace('article/blt1: x', '')) }
    : entry.x
}

describe('references', () => {
  it.each([
    ['of the usual form', [tag], [tag]],
    ['that is not a list', tag, [tag]],
    ['with what an include adds', [{ ...tag, title: 'Clay', tags: [], nested: [{ ...tag, title: 'x' }] }], [tag]],
    ['by uids alone, of an entry that is published', ['blt_tag'], [tag]],
    ['by uids alone, of an asset among them', [tag, { uid: 'blt_jar', _content_type_uid: 'sys_assets' }], [tag, image]],
  ])('%s', (_, value, expected) =>
    expect(becomes(value, 'reference', { reference_to: ['topic_tag', 'article'] })).toEqual(expected),
  )

  it('by a uid alone has the content type that the schema names, if it names one', () => {
    expect(becomes(['blt_other'], 'reference', { reference_to: 'author' })).toEqual([
      { uid: 'blt_other', _content_type_uid: 'author' },
    ])
    expect(becomes(['blt_other'], 'reference', { reference_to: ['author', 'person'] })).toEqual({
      value: undefined,
      problems: [': refers to "blt_other", which is not published, and is left out'],
    })
  })

  it('is told by its form without a schema', () => {
    expect(convert({ a: [{ ...tag, title: 'Clay' }], b: { rows: [{ to: [tag] }] } }).entry).toMatchObject({
      a: [tag],
      b: { rows: [{ to: [tag] }] },
    })
  })

  it.each([[7], [[{}]], [[null, true]]])('%j is named', (value) => {
    expect(becomes(value, 'reference', { reference_to: ['author', 'person'] })).toMatchObject({
      problems: [': holds something that is not a reference, which is left out'],
    })
  })
})

describe('files', () => {
  it.each([
    ['a picture', picture, [image]],
    ['a picture by its uid alone', 'blt_jar', [image]],
    ['several', [picture, film], [image, { uid: 'blt_film', _content_type_uid: 'video_asset' }]],
    ['any other file', paper, { title: 'Plan', href: paper.url }],
  ])('%s', (_, value, expected) => expect(becomes(value, 'file')).toEqual(expected))

  it('is told by its form without a schema', () =>
    expect(convert({ x: { picture } }).entry.x).toEqual({ picture: [image] }))

  it('that is not published is named', () => {
    expect(becomes('blt_gone', 'file')).toEqual({
      value: undefined,
      problems: [': names asset "blt_gone", which is not published'],
    })
  })

  it('takes the form of the field that the site has', () => {
    const { entry, problems } = convert(
      { thumbnail: picture, source: paper, more: [paper], download: film, media: [picture, film] },
      installed(),
    )
    expect(problems).toEqual([])
    expect(entry).toMatchObject({
      thumbnail: [image],
      source: paper.url,
      more: [{ title: 'Plan', href: paper.url }],
      download: { title: 'Kiln', href: film.url },
      media: [{ reference: [image] }, { reference: [{ uid: 'blt_film', _content_type_uid: 'video_asset' }] }],
    })
  })

  it('that a field cannot show is named', () => {
    const { entry, problems } = convert({ thumbnail: paper }, installed())
    expect(entry).not.toHaveProperty('thumbnail')
    expect(problems).toEqual([expect.stringContaining('thumbnail: names a file that is no picture or recording')])
  })
})

describe('values', () => {
  it.each([
    [
      'a day that editors chose without a time',
      '2026-02-24T00:00:00.000Z',
      'isodate',
      { field_metadata: { hide_time: true } },
      '2026-02-24',
    ],
    ['a time', '2026-02-24T19:30:00.000-08:00', 'isodate', {}, '2026-02-24T19:30:00.000-08:00'],
    ['a link', { title: 'a', href: '/b' }, 'link', {}, { title: 'a', href: '/b' }],
    ['a group', { a: 'b', c: null, d: '' }, 'group', {}, { a: 'b' }],
    [
      'groups with what names them',
      [{ a: 'b', _metadata: { uid: 'cs1' } }],
      'group',
      { multiple: true },
      [{ a: 'b', _metadata: { uid: 'cs1' } }],
    ],
    [
      'modular blocks',
      [{ header: { text: 'a', _metadata: { uid: 'cs1' } } }],
      'blocks',
      {},
      [{ header: { text: 'a', _metadata: { uid: 'cs1' } } }],
    ],
    ['a custom field', { a: [{ b: 1 }] }, 'json', {}, { a: [{ b: 1 }] }],
    ['false', false, 'boolean', {}, false],
    ['none', 0, 'number', {}, 0],
    ['rich text', rich('a'), 'json', {}, '<p>a</p>'],
    ['several rich texts', [rich('a'), rich('b')], 'json', { multiple: true }, ['<p>a</p>', '<p>b</p>']],
  ])('%s', (_, value, dataType, more, expected) => expect(becomes(value, dataType, more)).toEqual(expected))

  it.each([
    ['words of rich text', { subtitle: rich('A & B') }, { subtitle: 'A & B' }],
    ['several rich texts as one', { blurb: [rich('a'), rich('b')] }, { blurb: '<p>a</p><p>b</p>' }],
    ['one rich text as several', { notes: rich('a') }, { notes: ['<p>a</p>'] }],
    [
      'several rich texts as blocks',
      { body: [rich('a'), rich('b')] },
      { body: [{ text_block: { text: '<p>a</p>' } }, { text_block: { text: '<p>b</p>' } }] },
    ],
    ['a text as a number', { year: '1842' }, { year: 1842 }],
    ['a number as a text', { room: 12 }, { room: '12' }],
    ['one value as a list', { topics: 'clay' }, { topics: ['clay'] }],
    ['one value under another name as it is', { topic: 'clay' }, { topic: 'clay' }],
    ['a group as a map', { facts: { maker: 'unknown', _metadata: { uid: 'cs1' } } }, { facts: { maker: ['unknown'] } }],
    ['the address of a link', { source: { title: 'a', href: '/b' } }, { source: '/b' }],
    ['a text that is no number as it is', { year: '1842–43' }, { year: '1842–43' }],
  ])('take the kind that the field of the site has: %s', (_, given, expected) => {
    const { entry, problems } = convert(given, installed())
    expect({ entry, problems }).toEqual({
      entry: { uid: 'blt1', title: 'T', _content_type_uid: 'article', ...expected },
      problems: [],
    })
  })

  it('within blocks and groups are converted by the schema of the block', () => {
    const blocks = [
      { uid: 'card', schema: [field('to', 'reference', { reference_to: 'author' }), field('file', 'file')] },
    ]
    const value = [{ card: { to: ['blt_a'], file: 'blt_jar' } }, { card: {} }, 'x', { a: {}, b: {} }]
    expect(becomes(value, 'blocks', { blocks })).toEqual([
      { card: { to: [{ uid: 'blt_a', _content_type_uid: 'author' }], file: [image] } },
      { card: {} },
      'x',
      { a: {}, b: {} },
    ])
  })

  it('that are nested too deep are left out and named, and the rest is whole', () => {
    let deep: unknown = 'x'
    for (let depth = 0; depth < 10_000; depth++) deep = depth % 2 ? { a: deep } : [deep]
    const { entry, problems } = convert({ deep, blurb: 'b' })
    expect(entry.blurb).toBe('b')
    expect(problems).toEqual([expect.stringContaining('is nested too deep and is left out')])
  })

  it('keys that mean a prototype are no fields', () => {
    const hostile = JSON.parse(
      '{ "__proto__": { "title": "x" }, "a": { "__proto__": { "b": 1 }, "c": [{ "card": { "__proto__": 1 }, "d": 2 }] } }',
    )
    const { entry } = convert(hostile)
    expect(JSON.stringify(entry)).not.toContain('__proto__')
    expect(({} as { title?: string }).title).toBeUndefined()
  })
})
