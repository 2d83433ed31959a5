import { composed, entryOf } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import pressRelease from '../pages/press-release.ts'
import { anArticle, author } from './fixtures.ts'

type Fields = Record<string, unknown>
const compose = (fields: Fields) => composed(pressRelease, anArticle(fields))
const sectionOf = async (type: string, fields: Fields) => (await compose(fields)).of(type)[0]

const book = entryOf('publication', 'b', {
  title: 'Fire, Earth, Vessel',
  authors: [entryOf('person', 'w', { title: 'Writer', givenName: 'A', familyName: 'Writer' })],
  endorsements: [{ text: '<p>Read it.</p>', citation: 'A reader' }],
})
const meta = {
  pageCount: '264 pages',
  format: 'Hardcover in slipcase',
  imprint: 'Ellery Museum',
  prices: ['$55.00', '£42.00'],
  isbn: '979-9-5550-0012-2',
  pubDate: '2026-02-24',
}
const announcing = { keyMedia: { media: [{ reference: book }] } }
const press = {
  contacts: [entryOf('contact', 'c', { title: 'Press office' })],
  pressKit: [{ title: 'Pictures', href: 'https://press.example.org/kit' }],
  pressKitFooter: '<p>For this exhibition only.</p>',
  relatedResources: [entryOf('story', 'about', { title: 'About the book' })],
}
async function rows(fields: Fields) {
  const items = (await sectionOf('linkRows', fields))?.items as { title: string }[] | undefined
  return items?.map(({ title }) => title)
}

describe('a press release', () => {
  it('NEWS-026 NEWS-027 NEWS-029 NEWS-030 NEWS-031 NEWS-034 NEWS-035 NEWS-036 shows hero, attribution, blocks, book, cobrand, note and tags', async () => {
    const { sections } = await compose({
      ...announcing,
      postscript: '<p>Los Angeles</p>',
      body: [{ blockType: 'textBlock', text: '<p>One</p>' }],
      branding: { title: 'With' },
      editorsNote: '<p>Embargoed.</p>',
      topicTags: [entryOf('topic_tag', 't', { title: 'Ceramics', path: '/news/tag/ceramics' })],
      press,
    })
    expect(sections.map(({ blockType }) => blockType)).toEqual([
      'hero',
      'attribution',
      'textBlock',
      'authorInformation',
      'endorsements',
      'publicationDetails',
      'coBrand',
      'editorsNote',
      'tagList',
      'linkRows',
    ])
  })

  it('NEWS-032 gives "Author Information" of its own authors, else of the book’s', async () => {
    expect(await sectionOf('authorInformation', announcing)).toMatchObject({
      heading: 'Author Information',
      items: [{ uid: 'w', name: 'A Writer' }],
    })
    expect(await sectionOf('authorInformation', { ...announcing, authors: [author] })).toMatchObject({
      items: [{ uid: 'mara', name: 'Mara Quill' }],
    })
  })

  it('NEWS-033 gives the "Endorsements" of the book', async () => {
    expect(await sectionOf('endorsements', announcing)).toMatchObject({
      heading: 'Endorsements',
      items: [{ text: '<p>Read it.</p>', citation: 'A reader' }],
    })
    expect((await sectionOf('endorsements', {}))?.items).toEqual([])
  })

  it('PUB-069 PUB-071 PUB-072 presents the book in full: its details, and a Book that the release is about', async () => {
    const { of, jsonLd } = await compose({
      keyMedia: {
        media: [{ reference: { ...book, url: 'https://shop.example.org/fire', meta, blurb: '<p>Pots.</p>' } }],
      },
    })
    expect(of('publicationDetails')).toMatchObject([{ heading: 'Publication Details', publication: { meta } }])
    const id = 'https://www.ellery.example/news/what-the-kiln-taught-us#book'
    expect(jsonLd).toMatchObject([
      { '@type': 'NewsArticle', about: { '@id': id } },
      {
        '@type': 'Book',
        '@id': id,
        name: 'Fire, Earth, Vessel',
        description: 'Pots.',
        url: 'https://shop.example.org/fire',
        author: [{ '@type': 'Person', name: 'A Writer' }],
        isbn: '9799555000122',
        numberOfPages: 264,
        bookFormat: 'https://schema.org/Hardcover',
        datePublished: '2026-02-24T00:00:00-08:00',
        publisherImprint: { name: 'Ellery Museum' },
      },
    ])
    expect((await compose({})).jsonLd).toHaveLength(1)
  })

  it('NEWS-037 NEWS-038 NEWS-039 NEWS-040 NEWS-041 serves journalists in three rows', async () => {
    expect(await sectionOf('linkRows', { press })).toMatchObject({
      heading: 'Resources for Journalists',
      items: [
        { title: 'Press Contacts', contacts: [{ uid: 'c', title: 'Press office' }] },
        { title: 'Press Materials', links: press.pressKit, footer: press.pressKitFooter },
        { title: 'Related Information', cards: [{ title: 'About the book' }] },
      ],
    })
  })

  it('NEWS-041 leaves out a row without data', async () => {
    expect(await rows({ press: { ...press, contacts: [], pressKit: [], pressKitFooter: undefined } })).toEqual([
      'Related Information',
    ])
    expect(await rows({ press: { ...press, pressKit: [] } })).toContain('Press Materials')
    expect(await rows({})).toEqual([])
  })

  it('NEWS-046 counts by its publication date', async () => {
    expect((await compose({})).entry.sortDate).toBe('2026-02-24')
  })
})
