import { composed, entryOf, pageContext } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import article from '../pages/article.ts'
import { anArticle, author, story } from './fixtures.ts'

type Fields = Record<string, unknown>
const compose = (fields: Fields) => composed(article, anArticle(fields))
const sectionOf = async (type: string, fields: Fields) => (await compose(fields)).of(type)[0]

const promo = entryOf('content_promo', 'p', { title: 'Newsletter' })
const keyMedia = {
  mediaType: 'audio',
  media: [{ reference: { uid: 'a', contentType: 'audio_asset', title: 'Talk', metadataFields: {} } }],
}
const whole = {
  keyMedia,
  leadText: '<p>Lead</p>',
  body: [
    { blockType: 'textBlock', text: '<p>One</p>' },
    { blockType: 'header', text: 'Two' },
  ],
  postscript: '<p>With thanks.</p>',
  editorsNote: '<p>Corrected.</p>',
  branding: { title: 'With the Orchard Foundation', content: '<p>Together.</p>' },
  topicTags: [entryOf('topic_tag', 't', { title: 'internal', displayTitle: 'Ceramics', path: '/news/tag/ceramics' })],
  shopPromo: entryOf('publication', 'book', { title: 'Fire, Earth, Vessel', url: 'https://shop.example.org/fire' }),
  callout: promo,
  contentPromos: [promo],
  relatedArticles: [story('another', { title: 'Another' })],
}

describe('an article', () => {
  it('NEWS-001 to NEWS-021 ENG-006 stands in the documents’ order', async () => {
    expect((await compose(whole)).sections.map(({ blockType }) => blockType)).toEqual([
      'hero',
      'keyMedia',
      'intro',
      'textBlock',
      'header',
      'attribution',
      'editorsNote',
      'coBrand',
      'tagList',
      'shopPromo',
      'callOut',
      'promoCards',
      'cardListing',
    ])
  })

  it('opens with its thumbnail, unless the text begins with the same picture', async () => {
    const thumbnail = { uid: 'i', contentType: 'image', alt: 'Kiln' }
    const row = { blockType: 'mediaRowBlock', media: [{ reference: thumbnail }] }
    const words = { blockType: 'textBlock', text: '<p>One</p>' }
    const picture = async (fields: Fields) => (await sectionOf('hero', { thumbnail, ...fields }))?.image
    expect(await picture({ body: [words] })).toMatchObject({ uid: 'i', alt: 'Kiln' })
    expect(await picture({ body: [words, row] })).toBeUndefined()
    expect(await picture({ body: [words, words, words, row] })).toMatchObject({ uid: 'i' })
    expect(await picture({ body: [row], hero: { image: { uid: 'h', alt: 'Hero' } } })).toMatchObject({ uid: 'h' })
  })

  it('is shown beside blocks whose `media` is something else than a list of pictures', async () => {
    const body = ['https://films.example.org/a', ['a', 'b'], { source: 'a' }].map((media) => ({
      blockType: 'reel',
      media,
    }))
    const thumbnail = { uid: 'i', contentType: 'image', alt: 'Kiln' }
    expect((await sectionOf('hero', { thumbnail, body }))?.image).toMatchObject({ uid: 'i' })
  })

  it('NEWS-007 says of its authors no more than what is shown, so that nothing else of them makes it again', async () => {
    expect((await sectionOf('hero', { authors: [author] }))?.authors).toEqual([
      { title: 'Mara Quill', href: '/author/mara-quill' },
    ])
  })

  it('NEWS-007 ENG-025 leads to the page of an author that is elsewhere, also for search engines', async () => {
    const url = 'https://people.example.org/mara'
    const { of, jsonLd } = await compose({ authors: [{ ...author, path: null, url }] })
    expect(of('hero')[0]?.authors).toEqual([{ title: 'Mara Quill', href: url }])
    expect(jsonLd[0]?.author).toEqual([{ '@type': 'Person', url, name: 'Mara Quill' }])
  })

  it('NEWS-002 ENG-004 shows no section for what it does not have', async () => {
    const { sections } = await compose({})
    expect(sections.map(({ blockType }) => blockType)).toEqual(['hero', 'tagList', 'promoCards', 'cardListing'])
    expect(sections.slice(1).map(({ items }) => items)).toEqual([[], [], []])
  })

  it.each<[string, Fields, Record<string, unknown>]>([
    ['NEWS-005 its display title', { displayTitle: 'Kiln' }, { title: 'Kiln' }],
    ['NEWS-005 else its title', {}, { title: 'What the Kiln Taught Us' }],
    ['NEWS-006 its subtitle', { subtitle: 'Four attempts' }, { subtitle: 'Four attempts' }],
    [
      'NEWS-007 its authors, linked',
      { authors: [author] },
      { authors: [{ title: 'Mara Quill', href: '/author/mara-quill' }] },
    ],
    ['NEWS-008 its date', {}, { published: { iso: '2026-02-24', label: 'February 24, 2026' } }],
    [
      'NEWS-009 when it was updated',
      { updatedDate: '2026-03-02' },
      { updated: { iso: '2026-03-02', label: 'Updated March 2, 2026' } },
    ],
  ])('%s stands in the hero', async (_row, fields, expected) => {
    expect(await sectionOf('hero', fields)).toMatchObject(expected)
  })

  it('NEWS-009 says nothing of an update that was not', async () => {
    expect(await sectionOf('hero', {})).not.toHaveProperty('updated')
  })

  it.each<[string, string, Record<string, unknown>]>([
    ['NEWS-010', 'keyMedia', { mediaType: 'audio', media: [{ reference: { title: 'Talk' } }] }],
    ['NEWS-011', 'intro', { text: '<p>Lead</p>' }],
    ['NEWS-012', 'textBlock', { text: '<p>One</p>' }],
    ['NEWS-013', 'attribution', { text: '<p>With thanks.</p>' }],
    ['NEWS-014', 'editorsNote', { text: '<p>Corrected.</p>' }],
    ['NEWS-015', 'coBrand', { title: 'With the Orchard Foundation', content: '<p>Together.</p>' }],
    ['NEWS-016', 'tagList', { heading: 'Article Tags', items: [{ title: 'Ceramics', href: '/news/tag/ceramics' }] }],
    [
      'NEWS-017 NEWS-018',
      'shopPromo',
      {
        item: { title: 'Fire, Earth, Vessel', href: 'https://shop.example.org/fire' },
        ctaText: 'Learn more about this publication',
      },
    ],
    ['NEWS-019', 'callOut', { contentPromo: { uid: 'p', title: 'Newsletter' } }],
    ['NEWS-020', 'promoCards', { heading: 'Stay Connected', items: [{ uid: 'p', title: 'Newsletter' }] }],
    ['NEWS-021', 'cardListing', { heading: 'Related Articles', items: [{ title: 'Another' }] }],
  ])('%s: %s', async (_row, type, expected) => {
    expect(await sectionOf(type, whole)).toMatchObject(expected)
  })

  it.each([
    ['with an update', { updatedDate: '2026-03-02' }, '2026-03-02'],
    ['without', {}, '2026-02-24'],
  ])('NEWS-003 is sorted by the date that counts, %s', async (_case, fields, expected) => {
    expect((await compose(fields)).entry.sortDate).toBe(expected)
  })

  it('NEWS-025 announces the feeds', async () => {
    expect((await compose({})).head.feeds.map(({ href }) => href)).toEqual([
      '/news/rss.xml',
      '/news/atom.xml',
      '/news/feed.json',
    ])
  })

  it('NEWS-022 SITE-039 CLR-008 is a NewsArticle with authors, dates and publisher', async () => {
    const { jsonLd } = await compose({
      authors: [author],
      updatedDate: '2026-03-02',
      thumbnail: { uid: 'i', contentType: 'image', iiif: { id: 'kiln' }, width: 1600, height: 900 },
      metaPage: { description: 'Fire.', keywords: ['clay'] },
    })
    expect(jsonLd).toHaveLength(1)
    expect(jsonLd[0]).toMatchObject({
      '@type': 'NewsArticle',
      '@id': 'https://www.ellery.example/news/what-the-kiln-taught-us#article',
      url: 'https://www.ellery.example/news/what-the-kiln-taught-us',
      headline: 'What the Kiln Taught Us',
      description: 'Fire.',
      datePublished: '2026-02-24T00:00:00-08:00',
      dateModified: '2026-03-02T00:00:00-08:00',
      author: [{ '@type': 'Person', name: 'Mara Quill', url: 'https://www.ellery.example/author/mara-quill' }],
      publisher: { '@id': 'https://www.ellery.example/#organization' },
      image: expect.stringMatching(/^https:\/\/www\.ellery\.example\/.*kiln/),
      keywords: 'clay',
    })
  })

  it('CLR-008 ENG-014 is by the publisher, about its tags, where it names no author and no keywords', async () => {
    const categories = [entryOf('article_category', 'c', { title: 'internal', displayTitle: 'Craft' })]
    const [node] = (await compose({ topicTags: whole.topicTags, categories })).jsonLd
    expect(node).toMatchObject({
      author: { '@id': 'https://www.ellery.example/#organization' },
      keywords: 'Ceramics',
      articleSection: ['Craft'],
    })
  })
})

describe('an article on a card', () => {
  it('NEWS-003 shows thumbnail, date that counts, excerpt and authors', async () => {
    const thumbnail = { uid: 'i', contentType: 'image', alt: 'Kiln' }
    const fields = { thumbnail, updatedDate: '2026-03-02', blurb: '<p>Fire.</p>', authors: [author] }
    const { content } = pageContext({ types: [article], entries: [entryOf('article', 'kiln', anArticle(fields))] })
    expect(await content.cardsOf(['kiln'])).toMatchObject([
      {
        title: 'What the Kiln Taught Us',
        image: { uid: 'i', alt: 'Kiln' },
        date: '2026-03-02',
        excerpt: '<p>Fire.</p>',
        meta: 'Mara Quill',
      },
    ])
  })
})
