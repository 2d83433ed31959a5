import { describe, expect, it } from 'vitest'
import { createDateFormats, type GraphBasis } from '#engine'
import { present } from '#engine/request/compose.ts'
import { article } from '../stories/article.ts'
import { articlePage } from '../stories/article-page.ts'
import { anArticle, author, newsContext } from './fixtures.ts'

const { context } = newsContext()
const compose = (fields: Parameters<typeof anArticle>[0]) =>
  present(articlePage.compose(anArticle(fields), undefined, context))
const sectionOf = (type: string, fields: Parameters<typeof anArticle>[0]) =>
  compose(fields).find(({ blockType }) => blockType === type)

const promo = { uid: 'p', contentType: 'content_promo', title: 'Newsletter' }
const keyMedia = {
  mediaType: 'audio',
  media: [{ reference: { uid: 'a', contentType: 'audio_asset', title: 'Talk' } }],
  images: [],
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
  branding: { title: 'With the Orchard Foundation', images: [], content: '<p>Together.</p>' },
  topicTags: [{ uid: 't', contentType: 'topic_tag', title: 'Ceramics', path: '/news/tag/ceramics' }],
  shopPromo: { title: 'Fire, Earth, Vessel', href: 'https://shop.example.org/fire' },
  callout: promo,
  contentPromos: [promo],
  relatedArticles: [{ title: 'Another', href: '/news/another' }],
}

describe('an article', () => {
  it('NEWS-001 to NEWS-021 ENG-006 stands in the documents’ order', () => {
    expect(compose(whole).map(({ blockType }) => blockType)).toEqual([
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

  it('opens with its thumbnail, unless the text begins with the same picture', () => {
    const thumbnail = { uid: 'i', contentType: 'image', alt: 'Kiln' }
    const row = { blockType: 'mediaRowBlock', media: [{ reference: thumbnail }] }
    const words = { blockType: 'textBlock', text: '<p>One</p>' }
    expect(sectionOf('hero', { thumbnail, body: [words] })?.image).toBe(thumbnail)
    expect(sectionOf('hero', { thumbnail, body: [words, row] })?.image).toBeUndefined()
    expect(sectionOf('hero', { thumbnail, body: [words, words, words, row] })?.image).toBe(thumbnail)
    expect(sectionOf('hero', { thumbnail, body: [row], hero: { image: { uid: 'h' } } })?.image).toEqual({ uid: 'h' })
  })

  it('NEWS-002 ENG-004 shows no section for what it does not have', () => {
    const shown = compose({})
    expect(shown.map(({ blockType }) => blockType)).toEqual(['hero', 'tagList', 'promoCards', 'cardListing'])
    expect(shown.slice(1).map(({ items }) => items)).toEqual([[], [], []])
  })

  it.each<[string, Parameters<typeof anArticle>[0], Record<string, unknown>]>([
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
  ])('%s stands in the hero', (_row, fields, expected) => {
    expect(sectionOf('hero', fields)).toMatchObject(expected)
  })

  it('NEWS-009 says nothing of an update that was not', () => {
    expect(sectionOf('hero', {})).not.toHaveProperty('updated')
  })

  it.each<[string, string, Record<string, unknown>]>([
    ['NEWS-010', 'keyMedia', { mediaType: 'audio' }],
    ['NEWS-011', 'intro', { text: '<p>Lead</p>' }],
    ['NEWS-012', 'textBlock', { text: '<p>One</p>' }],
    ['NEWS-013', 'attribution', { text: '<p>With thanks.</p>' }],
    ['NEWS-014', 'editorsNote', { text: '<p>Corrected.</p>' }],
    ['NEWS-015', 'coBrand', { title: 'With the Orchard Foundation', content: '<p>Together.</p>' }],
    ['NEWS-016', 'tagList', { heading: 'Article Tags', items: [{ title: 'Ceramics', href: '/news/tag/ceramics' }] }],
    [
      'NEWS-017 NEWS-018',
      'shopPromo',
      { item: { title: 'Fire, Earth, Vessel' }, ctaText: 'Learn more about this publication' },
    ],
    ['NEWS-019', 'callOut', { contentPromo: promo }],
    ['NEWS-020', 'promoCards', { heading: 'Stay Connected', items: [promo] }],
    ['NEWS-021', 'cardListing', { heading: 'Related Articles', items: [{ title: 'Another' }] }],
  ])('%s: %s', (_row, type, expected) => {
    expect(sectionOf(type, whole)).toMatchObject(expected)
  })

  it.each([
    ['with an update', { updatedDate: '2026-03-02' }, '2026-03-02'],
    ['without', {}, '2026-02-24'],
  ])('NEWS-003 is sorted by the date that counts, %s', (_case, fields, expected) => {
    expect(article.derive?.(anArticle(fields))).toEqual({ sortDate: expected })
  })

  it('NEWS-025 announces the feeds', () => {
    expect(articlePage.head?.(anArticle(), undefined, context).feeds?.map(({ href }) => href)).toEqual([
      '/news/rss.xml',
      '/news/atom.xml',
      '/news/feed.json',
    ])
  })

  it('NEWS-022 SITE-039 CLR-008 is a NewsArticle with authors, dates and publisher', () => {
    const basis = {
      url: 'https://www.ellery.example/news/what-the-kiln-taught-us',
      head: {
        description: 'Fire.',
        keywords: ['clay'],
        structuredImage: 'https://www.ellery.example/iiif/kiln/full/full/0/default.jpg',
      },
      publisher: { '@id': 'https://www.ellery.example/#organization' },
    } as GraphBasis
    const [node] =
      articlePage.jsonLd?.(anArticle({ authors: [author], updatedDate: '2026-03-02' }), undefined, context, basis) ?? []
    expect(node).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'What the Kiln Taught Us',
      datePublished: '2026-02-24T00:00:00-08:00',
      dateModified: '2026-03-02T00:00:00-08:00',
      author: [{ '@type': 'Person', name: 'Mara Quill', url: 'https://www.ellery.example/author/mara-quill' }],
      publisher: { '@id': 'https://www.ellery.example/#organization' },
      image: 'https://www.ellery.example/iiif/kiln/full/full/0/default.jpg',
      keywords: 'clay',
    })
  })
})

describe('an article on a card', () => {
  it('NEWS-003 shows thumbnail, date that counts, excerpt and authors', () => {
    const thumbnail = { uid: 'i', contentType: 'image', alt: 'Kiln' }
    expect(
      article.card?.map?.(
        anArticle({ thumbnail, updatedDate: '2026-03-02', blurb: '<p>Fire.</p>', authors: [author] }),
        { dates: createDateFormats('America/Los_Angeles') },
      ),
    ).toEqual({
      image: thumbnail,
      date: '2026-03-02',
      excerpt: '<p>Fire.</p>',
      meta: 'Mara Quill',
    })
  })
})
