import publication from 'atrium/model/publication/types/publication.ts'
import { composed, entryOf } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import book from '../pages/book.ts'
import reports from '../pages/publications-reports.ts'

const url = 'https://shop.example.org/ash'
const pdf = { title: 'PDF, 3 MB', href: 'https://read.example.org/ash.pdf' }
const author = entryOf('author', 'mara', { title: 'Mara Quill', path: '/author/mara-quill' })
const ash = {
  title: 'Ash',
  subtitle: 'What is left in a kiln',
  authors: [author],
  blurb: '<p>Gray, and why.</p>',
  url: '/ash',
  shopUrl: url,
  contents: ['Wood', 'Fire', 'Ash'],
  sample: '<p>It was still warm.</p>',
  endorsements: [{ text: '<p>Warm.</p>', citation: 'A potter' }],
  meta: { format: 'Paperback', prices: ['$24.00'], isbn: '979-9-5550-0010-8', pubDate: '2025-10-14' },
}
const bookOf = (fields: object) => composed(book, { ...ash, ...fields }, { types: [publication] })
const page = await bookOf({})
const copiesOf = async (fields: object) => (await bookOf(fields)).of('bookCopies')[0]

describe('the page of a book', () => {
  it('PUB-072 is below those of the publisher, at its own address', () => {
    expect(page.entry.path).toBe('/publications/ash')
    expect(page.of('hero')).toMatchObject([
      { title: 'Ash', subtitle: 'What is left in a kiln', authors: [{ title: 'Mara Quill' }] },
    ])
    expect(page.head).toMatchObject({
      title: 'Ash: What is left in a kiln | The Ellery',
      description: 'Gray, and why.',
    })
  })

  it('PUB-072 shows in this order how one has it, its contents, a sample, what others say, and its facts', () => {
    expect(page.sections.map(({ blockType }) => blockType).slice(1)).toEqual(
      'bookCopies bookContents textModule endorsements authorInformation publicationDetails'.split(' '),
    )
    expect(page.of('bookContents')).toMatchObject([{ items: ['Wood', 'Fire', 'Ash'] }])
    expect(page.of('textModule')).toMatchObject([{ title: 'From the book', body: '<p>It was still warm.</p>' }])
  })

  it.each<[string, object, object[], object[]]>([
    ['bought as its details say', {}, [{ format: 'Paperback', price: '$24.00', url }], []],
    ['free alone', { downloads: [pdf] }, [], [pdf]],
    [
      'both, in several forms, one of which has its own address',
      {
        downloads: [pdf],
        editions: [
          { format: 'Paperback', price: '$24.00' },
          { format: 'Box', url: '/box' },
        ],
      },
      [
        { format: 'Paperback', price: '$24.00', url },
        { format: 'Box', url: '/box' },
      ],
      [pdf],
    ],
    ['nowhere', { shopUrl: undefined }, [], []],
  ])('PUB-072 is to be had: %s', async (_how, fields, editions, downloads) => {
    const copies = await copiesOf(fields)
    expect(copies).toMatchObject({ book: 'Ash', blurb: '<p>Gray, and why.</p>' })
    expect(copies?.editions).toEqual(editions.map((edition) => expect.objectContaining(edition)))
    expect(copies?.downloads).toEqual(downloads)
  })

  it('PUB-071 is a Book with what it costs, and with what costs nothing', async () => {
    expect(page.jsonLd).toMatchObject([
      {
        '@type': 'Book',
        url: 'https://www.ellery.example/publications/ash',
        isbn: '9799555000108',
        inLanguage: 'en-US',
        offers: { '@type': 'Offer', price: '24.00', priceCurrency: 'USD', url },
      },
    ])
    const [free] = (await bookOf({ downloads: [pdf] })).jsonLd
    expect(free).toMatchObject({ isAccessibleForFree: true, encoding: { contentUrl: pdf.href } })
    expect(free).not.toHaveProperty('offers')
  })

  it('SITE-036 PUB-071 says its binding in the vocabulary of the institution', async () => {
    const institution = { structuredDataContext: 'https://vocabulary.example' }
    const { jsonLd } = await composed(book, ash, { types: [publication], institution })
    expect(jsonLd).toMatchObject([{ bookFormat: 'https://vocabulary.example/Paperback' }])
  })

  it.each(['£24.00', '$24.00/£20.00', 'On request'])('PUB-071 makes no offer of the price %s', async (price) => {
    const { jsonLd } = await bookOf({ editions: [{ format: 'Paperback', price }] })
    expect(jsonLd[0]).not.toHaveProperty('offers')
  })

  it('PUB-072 is where cards of it lead; those of a book whose address is outside lead there', async () => {
    const entries = [entryOf('publication', 'ash', ash), entryOf('publication', 'old', { title: 'Older', url })]
    const { list } = await composed(reports, { title: 'All' }, { types: [book, publication, reports], entries })
    expect(list.items).toMatchObject([
      { title: 'Ash', href: '/publications/ash' },
      { title: 'Older', href: url },
    ])
  })
})
