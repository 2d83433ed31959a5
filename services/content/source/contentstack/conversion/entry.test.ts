import { describe, expect, it } from 'vitest'
import { convertContentType } from './content-type.ts'
import { convert, field, installed, picture } from './testing/converting.ts'

const published = { environment: 'blt_env', locale: 'en-us', time: '2026-03-02T18:00:05.000Z' }

describe('the envelope of an entry', () => {
  it('keeps who it is and when it was published; the rest of the vendor is left out', () => {
    const { folder, name, entry, problems } = convert({
      ...{ uid: 'blt1', title: 'T', url: '/t', locale: 'en-us', _version: 3, _in_progress: false, tags: [] },
      ...{
        ACL: {},
        created_by: 'u',
        updated_by: 'u',
        _branch: 'main',
        _metadata: {},
        _embedded_items: {},
        _workflow: {},
      },
      ...{ created_at: '2026-02-20T17:05:00.000Z', updated_at: '2026-03-02T18:00:00.000Z' },
      publish_details: { ...published, user: 'u' },
      taxonomies: [{ taxonomy_uid: 'region', term_uid: 'asia' }],
    })
    expect({ folder, name, problems }).toEqual({ folder: 'article', name: 'blt1.json', problems: [] })
    expect(entry).toEqual({
      uid: 'blt1',
      _content_type_uid: 'article',
      created_at: '2026-02-20T17:05:00.000Z',
      updated_at: '2026-03-02T18:00:00.000Z',
      _version: 3,
      publish_details: published,
      title: 'T',
      url: '/t',
    })
  })

  it('has the language of its words, not that in which it is shown for want of another', () => {
    const { entry } = convert({ locale: 'en-us', publish_details: { ...published, locale: 'de' } })
    expect(entry.publish_details).toEqual(published)
  })

  it('of several publications has the latest in its own language', () => {
    const of = (locale: string, time: string) => ({ ...published, locale, time, version: 1 })
    const all = [
      of('en-us', '2026-01-01T00:00:00Z'),
      of('en-us', '2026-02-01T00:00:00Z'),
      of('de', '2026-03-01T00:00:00Z'),
    ]
    expect(convert({ locale: 'en-us', publish_details: all }).entry.publish_details).toEqual({
      ...published,
      time: '2026-02-01T00:00:00Z',
    })
  })

  it.each([[undefined], [null], [[]], [{}], ['x'], [{ time: 7 }]])(
    'is that of a draft with publish_details %j',
    (details) => expect(convert({ publish_details: details }).entry).not.toHaveProperty('publish_details'),
  )

  it.each([[undefined], [''], ['../x'], ['a/b'], ['.x'], ['x.draft'], [7], [null], ['x'.repeat(200)], ['a\u0000']])(
    'with the uid %j names no file, and says so',
    (uid) => {
      const { entry, name, problems } = convert({ uid })
      expect({ entry, name }).toEqual({ entry: null, name: '' })
      expect(problems).toEqual([expect.stringMatching(/^article\/\?: uid: is not valid: /)])
    },
  )

  it.each([[undefined], ['../x'], ['a b'], [7]])('with a content type %j names no file', (uid) => {
    expect(convert({}, { contentType: { uid } })).toMatchObject({ entry: null, name: '' })
    expect(convertContentType({ uid })).toEqual({ name: '', text: null })
  })
})

describe('an entry of a type that the site does not know', () => {
  it('is kept as it is', () => {
    const raw = {
      uid: 'blt1',
      title: 'T',
      ACL: {},
      locale: 'en',
      x: { type: 'doc', children: [] },
      file: picture,
      empty: '',
    }
    const { entry, folder, problems } = convert(raw, { isKnown: () => false, contentType: { uid: 'mega_menu' } })
    expect({ entry, folder, problems }).toEqual({
      entry: { ...raw, _content_type_uid: 'mega_menu' },
      folder: 'mega_menu',
      problems: [],
    })
  })

  it('is kept as far as it can be written', () => {
    let deep: unknown = 'x'
    for (let depth = 0; depth < 10_000; depth++) deep = [deep]
    const { entry, problems } = convert({ deep, a: 1 }, { isKnown: () => false })
    expect(entry.a).toBe(1)
    expect(problems).toEqual(['article/blt1: is nested too deep; what is deeper is left out'])
  })
})

describe('problems', () => {
  it('are named each once, the first twenty of them', () => {
    const rows = Array.from({ length: 50 }, (_, index) => ({ to: `blt_${index}` }))
    const contentType = { uid: 'article', schema: [field('rows', 'group', { schema: [field('to', 'file')] })] }
    const { problems } = convert({ rows }, { contentType })
    expect(problems).toHaveLength(21)
    expect(problems[0]).toBe('article/blt1: rows[0].to: names asset "blt_0", which is not published')
    expect(problems[20]).toBe('article/blt1: 30 further problems')
  })
})

describe('an entry that stands for a picture or a recording', () => {
  it('takes the file in it for its own', () => {
    const contentType = { uid: 'image', schema: [field('file', 'file')] }
    const { entry } = convert({ title: 'Jar', alt: 'Clay', file: 'blt_jar' }, { contentType, ...installed() })
    expect(entry).toMatchObject({ title: 'Jar', alt: 'Clay', iiif: { id: 'blt_jar' }, width: 4000, height: 3000 })
    expect(entry).not.toHaveProperty('file')
  })

  it('keeps what editors wrote of a recording', () => {
    const file = { uid: 'b', url: 'https://a.example/a.mp3', content_type: 'audio/mpeg' }
    const { entry } = convert(
      { file, metadata_fields: { duration: '00:12:00' } },
      { contentType: { uid: 'audio_asset' }, ...installed() },
    )
    expect(entry.metadata_fields).toEqual({ published_url: ['https://a.example/a.mp3'], duration: ['00:12:00'] })
  })
})

describe('a content type', () => {
  it('keeps its fields, and nothing that changes while it stays the same', () => {
    const schema = [field('a', 'group', { schema: [field('b', 'text', { enum: { choices: [{ value: 'c' }] } })] })]
    const { name, text } = convertContentType({
      uid: 'article',
      title: 'Article',
      schema,
      updated_at: '2026',
      _version: 7,
      SYS_ACL: {},
    })
    expect({ name, type: JSON.parse(String(text)) }).toEqual({
      name: 'article.json',
      type: { title: 'Article', uid: 'article', schema },
    })
  })

  it.each([[undefined], [7], [{}]])('with the schema %j has no fields', (schema) =>
    expect(JSON.parse(String(convertContentType({ uid: 'a', schema }).text)).schema).toEqual([]),
  )
})
