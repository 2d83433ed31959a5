import { f } from 'atrium'
import { mediaLayout } from 'atrium/model/media/media-layout.ts'
import { describe, expect, it } from 'vitest'
import { block, pipeline } from './support.ts'

const stub = (uid: string, type = 'tag') => ({ uid, _content_type_uid: type })

describe('references (rule 4)', () => {
  it('become stubs of uid and content type, and nothing else', () => {
    const read = pipeline({
      tag: f.reference('tag'),
      tags: f.references(['tag', 'topic']),
      lead: f.card(),
      place: f.reference('{brand}_place'),
      photo: f.image(),
    })
    const { model, issues } = read({
      tag: [{ ...stub('tag_a'), title: 'included', extra: { a: 1 } }],
      tags: [stub('tag_a'), stub('topic_b', 'topic'), null],
      lead: [stub('any', 'whatever')],
      place: [stub('center', 'ellery_place')],
      photo: [stub('img', 'image')],
    })
    expect(model).toEqual({
      tag: { uid: 'tag_a', contentType: 'tag' },
      tags: [
        { uid: 'tag_a', contentType: 'tag' },
        { uid: 'topic_b', contentType: 'topic' },
      ],
      lead: { uid: 'any', contentType: 'whatever' },
      place: { uid: 'center', contentType: 'ellery_place' },
      photo: { uid: 'img', contentType: 'image' },
    })
    expect(issues).toEqual([])
  })

  it('of a type not named are taken out and reported', () => {
    const { model, places } = pipeline({ tags: f.references('tag'), tag: f.reference('tag') })({
      tags: [stub('a'), stub('b', 'other'), { uid: 'c' }],
      tag: [stub('x', 'other'), stub('y')],
    })
    expect(model).toEqual({ tags: [{ uid: 'a', contentType: 'tag' }], tag: { uid: 'y', contentType: 'tag' } })
    expect(places.every((place) => /^error tags?\[\d\]/.test(place))).toBe(true)
  })

  it('a single reference keeps all that were named, for the first that is there', () => {
    expect(pipeline({ tag: f.reference('tag') })({ tag: [stub('a'), stub('b')] }).model).toEqual({
      tag: { uid: 'a', contentType: 'tag', or: [{ uid: 'b', contentType: 'tag' }] },
    })
  })
})

describe('blocks', () => {
  const prose = block('proseBlock', 'prose_block', { text: f.required(f.html()), level: f.integer() })
  const nest = block('nestBlock', 'nest_block', { title: f.text(), inner: f.blocks() })
  const read = pipeline({ body: f.blocks() }, [prose, nest])

  it('are sections with the block type, in order, nested too', () => {
    expect(
      read({
        body: [
          { prose_block: { text: 'a' } },
          { nest_block: { title: 'n', inner: [{ prose_block: { text: 'b', _metadata: { uid: '1' } } }] } },
        ],
      }),
    ).toMatchObject({
      model: {
        body: [
          { blockType: 'proseBlock', text: 'a' },
          { blockType: 'nestBlock', title: 'n', inner: [{ blockType: 'proseBlock', text: 'b' }] },
        ],
      },
      issues: [],
    })
  })

  it('that do not stand are dropped, with place and reason', () => {
    const { model, places } = read({
      body: [
        { prose_block: {} },
        { prose_block: null },
        { prose_block: { text: 'a', level: 'x' } },
        { prose_block: { text: 'a' }, nest_block: {} },
        'text',
        {},
      ],
    })
    expect(model).toEqual({ body: [{ blockType: 'proseBlock', text: 'a' }] })
    expect(places).toEqual(
      expect.arrayContaining([
        'error body[2].prose_block.level',
        'error body[3]',
        'error body[4]',
        'error body[0].prose_block.text',
        'error body[1].prose_block.text',
      ]),
    )
    expect(places).toHaveLength(5)
  })

  it('ENG-043 of an unknown type are kept without fields and reported as invalid block type', () => {
    const { model, issues } = read({ body: [{ mystery_block: { html: '<script>' } }, { prose_block: { text: 'a' } }] })
    expect(model).toEqual({ body: [{ blockType: 'mysteryBlock' }, { blockType: 'proseBlock', text: 'a' }] })
    expect(issues[0]).toMatchObject({
      severity: 'error',
      field: 'body[0]',
      reason: 'invalid block type "mystery_block"',
    })
  })
})

describe('media', () => {
  it('BLK-029 a linked picture with a reference and a url alone is dropped; _metadata counts as a key', () => {
    const read = pipeline({ media: mediaLayout() })
    const picture = { reference: [stub('img', 'image')], url: '/a' }
    const { model, issues } = read({
      media: { images: [picture, { ...picture, title: 'A' }, { ...picture, _metadata: { uid: 'x' } }] },
    })
    expect(model?.media).toHaveProperty('images', [
      { reference: { uid: 'img', contentType: 'image' }, url: '/a', title: 'A' },
      { reference: { uid: 'img', contentType: 'image' }, url: '/a' },
    ])
    expect(issues).toMatchObject([
      { severity: 'error', field: 'media.images[0]', remedy: 'Add a title: it names the link of the picture.' },
    ])
  })

  it('maps keep their keys', () => {
    expect(
      pipeline({ facts: f.map() })({
        facts: { published_url: ['/a'], Object_URL: ['b', null], empty: [], __proto__x: ['c'] },
      }).model,
    ).toEqual({ facts: { published_url: ['/a'], Object_URL: ['b'], __proto__x: ['c'] } })
  })
})
