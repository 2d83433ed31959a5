import { defineBlock, f } from 'atrium'
import image from 'atrium/model/media/types/image.ts'
import { composed, entryOf } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { definePage } from '#engine/testing/plain-page.ts'

const text = defineBlock({
  type: 'textBlock',
  label: 'Text',
  description: 'Text.',
  placement: 'both',
  wire: 'text_block',
  schema: z.object({ text: f.required(f.html()) }),
  examples: [{ text: '<p>a</p>' }, { text: '<p>b</p>' }],
  Component: () => null,
})
const page = definePage({
  type: 'jar',
  label: 'Jar',
  route: '/jars/:slug',
  fields: {
    description: f.html(),
    blurb: f.html(),
    intro: f.html(),
    subtitle: f.text(),
    hero: f.group({ intro: f.html() }),
    body: f.blocks(),
    note: f.html(),
    metaPage: f.metaPage(),
  },
})

const INSTITUTION = 'A museum of jars.'
const headOf = async (fields: object) => {
  const options = { institution: { description: INSTITUTION }, blocks: [text] }
  return (await composed(page, { title: 'Jar', ...fields }, options)).head
}

describe('the picture of a page on social media', () => {
  const picture = (uid: string) =>
    entryOf('image', uid, { title: uid, alt: `A ${uid}`, iiif: { id: uid }, width: 3200, height: 1800 })
  const shown = definePage({
    type: 'shelf',
    label: 'Shelf',
    route: '/shelves/:slug',
    fields: { thumbnail: f.image(), body: f.blocks(), metaPage: f.metaPage() },
  })
  const figure = defineBlock({
    type: 'figure',
    label: 'Figure',
    description: 'A picture.',
    placement: 'both',
    wire: 'figure',
    schema: z.object({ picture: f.image() }),
    examples: [{}, {}],
    Component: () => null,
  })
  const headWith = async (fields: object, shareImage: string | undefined = 'house') => {
    const entries = [picture('house'), entryOf('jar', 'words', { title: 'Words' })]
    const options = { institution: { shareImage }, blocks: [figure], types: [image, shown, page], entries }
    return (await composed(shown, { title: 'Shelf', ...fields }, options)).head
  }
  const body = [{ blockType: 'figure' }, { blockType: 'figure', picture: picture('kiln') }]

  it.each([
    ['chosen for it', { metaPage: { ogImage: picture('cup') }, thumbnail: picture('jar'), body }, 'cup'],
    ['of its card', { thumbnail: picture('jar'), body }, 'jar'],
    ['that it shows first', { body }, 'kiln'],
    ['of the house where it has none', {}, 'house'],
  ])('SITE-028 is that %s', async (_which, fields, id) => {
    const { openGraph, structuredImage } = await headWith(fields)
    expect(openGraph.image).toMatchObject({ url: expect.stringContaining(`/${id}/`), alt: `A ${id}` })
    expect(structuredImage?.includes(`/${id}/`)).toBe(id === 'house' ? undefined : true)
  })

  it.each([
    ['the image server', { iiif: { id: 'blank' } }],
    ['the media gateway', { mediaGatewayUrl: 'https://media.example.org/pictures/blank' }],
  ])('SITE-043 is not in structured data where it is the placeholder of %s', async (_source, asset) => {
    const thumbnail = entryOf('image', 'any', { title: 'Any', width: 3200, height: 1800, ...asset })
    const structured = async (placeholderImageId?: string) => {
      const options = { institution: { placeholderImageId }, types: [image, shown, page] }
      return (await composed(shown, { title: 'Shelf', thumbnail }, options)).head.structuredImage
    }
    expect(await structured('blank')).toBeUndefined()
    expect(await structured('other')).toContain('blank')
    expect(await structured()).toContain('blank')
  })

  it.each([undefined, 'nowhere', 'words'])('is none where the house names %s', async (shareImage) => {
    expect((await headWith({}, shareImage ?? '')).openGraph.image).toBeUndefined()
  })
})

describe('the description of a page', () => {
  const words = {
    metaPage: { description: 'Meta.' },
    description: '<p>Description.</p>',
    blurb: '<p>Blurb.</p>',
    intro: '<p>Intro.</p>',
    hero: { intro: '<p>Hero.</p>' },
    subtitle: 'Subtitle.',
    body: [{ blockType: 'textBlock', text: '<p>First text.</p>' }],
    note: '<p>Note.</p>',
  }
  const inOrder = [
    'Meta.',
    'Description.',
    'Blurb.',
    'Intro.',
    'Hero.',
    'Subtitle.',
    'First text.',
    'Note.',
    INSTITUTION,
  ]

  it('SITE-025 is in its own words as long as it has any', async () => {
    const names = Object.keys(words)
    const found = inOrder.map((_, index) =>
      Object.fromEntries(Object.entries(words).filter(([name]) => names.indexOf(name) >= index)),
    )
    expect(await Promise.all(found.map(async (fields) => (await headOf(fields)).description))).toEqual(inOrder)
  })

  it('SITE-025 is plain text where an editor wrote it for search engines', async () => {
    const { description, openGraph, twitter } = await headOf({
      metaPage: { description: 'Works < 1 m and > 2 m &amp; more' },
    })
    expect([description, openGraph.description, twitter.description]).toEqual(
      Array(3).fill('Works < 1 m and > 2 m &amp; more'),
    )
  })

  it.each([
    [
      'the first words under it',
      ['<h2 lang="en" dir="ltr">Found</h2><p>Near <em>Town</em>.</p><h3>Kept</h3><p>Here.</p>'],
      'Near Town. Here.',
    ],
    ['those of the next text', ['<h2>Found</h2>', '<p>Near Town.</p>'], 'Near Town.'],
    ['the heading where there is nothing else', ['<h2>Found</h2>', '<h3>Kept</h3>'], 'Found'],
  ])('SITE-025 is no heading, but %s', async (_what, texts, expected) => {
    const body = texts.map((text) => ({ blockType: 'textBlock', text }))
    expect((await headOf({ body })).description).toBe(expected)
  })

  it('is no longer than what is shown of it', async () => {
    const { description } = await headOf({ blurb: `<p>${'clay '.repeat(100)}</p>` })
    expect(description?.length).toBeLessThanOrEqual(300)
  })
})
