import { createDateFormats, createTranslator, defineContentType, f } from 'atrium'
import { contentOf, to, type WireEntry } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import image from '../media/types/image.ts'
import { issueDate } from './issue-date.ts'
import periodicalIssue from './types/periodical-issue.ts'
import publication from './types/publication.ts'

/** Declared by the news. */
const author = defineContentType({
  name: 'author',
  label: 'Author',
  schema: z.object({ displayName: f.text() }),
  derive: ({ entry: { displayName } }) => ({ name: displayName }),
})
const publications = (...entries: WireEntry[]) =>
  contentOf({ types: [periodicalIssue, publication, author, image], entries })

const people = [
  { uid: 'mara', _content_type_uid: 'author', title: 'quill', display_name: 'Mara Quill' },
  { uid: 'noah', _content_type_uid: 'person', title: 'whitfield', given_name: 'Noah', family_name: 'Whitfield' },
  { uid: 'cover', _content_type_uid: 'image', alt: 'A red cover' },
]
const book = {
  uid: 'book',
  _content_type_uid: 'publication',
  title: 'Fire, Earth',
  display_title: 'Fire, Earth, Vessel',
  subtitle: 'Clay through fifty hands',
  authors: [...to('author', 'mara'), ...to('person', 'noah')],
  blurb: '<p>Fifty pots.</p>',
  image: to('image', 'cover'),
  endorsements: [{ text: '<p>Required reading.</p>', citation: 'Anneke de Wit' }, { citation: 'Nobody' }],
  url: 'https://shop.example.org/books/fire-earth',
  meta: {
    page_count: '320 pages',
    trim_size: '8 × 10 inches',
    format: 'Paperback',
    imprint: 'Ellery Publications',
    illustration_details: '188 color',
    prices: ['$60.00', '£48.00'],
    isbn: '979-9-5550-0010-8',
    pub_date: '2025-10-14',
  },
}

describe('a publication', () => {
  it('PUB-068 has authors, blurb, endorsements, picture, titles, address and the facts of the book', () => {
    const { entryOf, issues } = publications(...people, book)
    expect(entryOf('book')).toMatchObject({
      displayTitle: 'Fire, Earth, Vessel',
      subtitle: 'Clay through fifty hands',
      authors: [{ uid: 'mara' }, { uid: 'noah' }],
      blurb: '<p>Fifty pots.</p>',
      endorsements: [{ text: '<p>Required reading.</p>', citation: 'Anneke de Wit' }],
      url: 'https://shop.example.org/books/fire-earth',
      meta: {
        pageCount: '320 pages',
        trimSize: '8 × 10 inches',
        format: 'Paperback',
        imprint: 'Ellery Publications',
        illustrationDetails: '188 color',
        prices: ['$60.00', '£48.00'],
        isbn: '979-9-5550-0010-8',
        pubDate: '2025-10-14',
      },
    })
    expect(issues.book).toEqual(['endorsements[1].text'])
  })

  it('is found by its ISBN as it is printed, and as shops and scanners write it', () => {
    const entry = { meta: { isbn: '979-9-5550-0010-8' } } as never
    const { text, keywords } = publication.search?.({ entry, settings: {} as never }) ?? {}
    expect(keywords).toEqual(['979-9-5550-0010-8', '9799555000108'])
    // Numbers are found, and are in no excerpt.
    expect(text).toBe('')
  })

  it('BLK-054 PUB-072 stands as a card "Publication" that leads to its own address', async () => {
    expect(await publications(...people, book).cardOf('book')).toMatchObject({
      title: 'Fire, Earth, Vessel',
      subtitle: 'Publication',
      href: 'https://shop.example.org/books/fire-earth',
      date: '2025-10-14',
      image: { uid: 'cover', alt: 'A red cover' },
      meta: 'Mara Quill, Noah Whitfield',
      excerpt: '<p>Fifty pots.</p>',
    })
  })

  it('PUB-072 stands as a card of text only without an address', async () => {
    const card = await publications({ uid: 'b', _content_type_uid: 'publication', title: 'Untitled' }).cardOf('b')
    expect(card).toMatchObject({ title: 'Untitled', subtitle: 'Publication' })
    expect(card?.href).toBeUndefined()
  })
})

describe('periodicals', () => {
  const quarterly = {
    uid: 'quarterly',
    _content_type_uid: 'periodical',
    title: 'Ellery Quarterly',
    current_issue_heading: 'Out now',
    current_issue_cta_text: 'Read it',
  }
  const issue = (uid: string, fields: Record<string, unknown>) => ({
    uid,
    _content_type_uid: 'periodical_issue',
    title: uid,
    periodical: to('periodical', 'quarterly'),
    issue_year: 2025,
    ...fields,
  })
  const issueOf = (fields: Record<string, unknown>) => publications(quarterly, issue('i', fields)).entryOf('i')

  it('PUB-063 a periodical names the heading and the link of its current issue', () => {
    expect(publications(quarterly).entryOf('quarterly')).toMatchObject({
      title: 'Ellery Quarterly',
      currentIssueHeading: 'Out now',
      currentIssueCtaText: 'Read it',
    })
  })

  it('a periodical stands as a card of its title', async () => {
    expect(await publications(quarterly).cardOf('quarterly')).toMatchObject({
      title: 'Ellery Quarterly',
    })
  })

  it('PUB-064 an issue has number, year, season, texts, links and the publications in it', async () => {
    const whole = issue('spring', {
      issue_number: 12,
      issue_season: 'spring',
      description: '<p>On doors.</p>',
      url: '/publications/quarterly/12',
      image: to('image', 'cover'),
      links: [{ title: 'PDF', href: 'https://files.example.org/12.pdf' }],
      publication: to('publication', 'book'),
    })
    const { entryOf, content, cardOf } = publications(...people, quarterly, book, whole)
    expect(entryOf('spring')).toMatchObject({
      issueNumber: 12,
      issueYear: 2025,
      issueSeason: 'spring',
      seasonIndex: 1,
      description: '<p>On doors.</p>',
      url: '/publications/quarterly/12',
      links: [{ title: 'PDF' }],
      periodical: { uid: 'quarterly' },
    })
    expect(await content.entry('spring')).toMatchObject({
      publication: [{ title: 'Fire, Earth', image: { uid: 'cover' } }],
    })
    expect(await cardOf('spring')).toMatchObject({
      title: 'spring',
      subtitle: 'Spring 2025',
      href: '/publications/quarterly/12',
      image: { uid: 'cover' },
      ctas: [{ title: 'PDF' }],
    })
  })

  it('PUB-064 an issue without year or periodical is not loaded', () => {
    expect(issueOf({ issue_year: null })).toBeUndefined()
    expect(issueOf({ periodical: [] })).toBeUndefined()
  })

  it.each([
    ['winter', 'winter', 0, 'Winter 2025'],
    ['fall', 'fall', 3, 'Fall 2025'],
    ['autumn', 'fall', 3, 'Fall 2025'],
    ['21', 'spring', 1, 'Spring 2025'],
    ['22', 'summer', 2, 'Summer 2025'],
    ['24', 'winter', 0, 'Winter 2025'],
    [undefined, undefined, undefined, '2025'],
  ])('PUB-065 SITE-082 the season %s is %s, number %s of the year, printed %j', (written, season, index, printed) => {
    const entry = issueOf({ issue_season: written })
    expect([entry?.issueSeason, entry?.seasonIndex, entry?.issueString]).toEqual([season, index, printed])
  })

  it('PUB-065 an issue is dated in the language of the site', () => {
    const spanish = new Map([
      ['model.fall', 'Otoño'],
      ['model.seasonAndYear', '{season} de {year}'],
    ])
    const speaking = (language: string) => {
      const translator = createTranslator(language, spanish)
      return { translate: translator.translate, dates: createDateFormats('Europe/Madrid', translator) }
    }
    expect(issueDate({ issueSeason: 'fall', issueYear: 2025 }, speaking('es'))).toBe('Otoño de 2025')
    expect(issueDate({ issueYear: 2025 }, speaking('es'))).toBe('2025')
    expect(issueDate({ issueYear: 2025 }, speaking('ar-EG'))).toBe('٢٠٢٥')
  })

  it('PUB-064 a season index of its own wins', () => {
    expect(issueOf({ issue_season: 'fall', season_index: 7 })?.seasonIndex).toBe(7)
  })

  it('PUB-067 issues are found by their periodical', async () => {
    const entries = [
      quarterly,
      { ...quarterly, uid: 'journal' },
      issue('a', {}),
      issue('b', { periodical: to('periodical', 'journal') }),
    ]
    const { content } = publications(...entries)
    const found = await content.entries('periodical_issue', { where: { periodical: { in: ['journal'] } } })
    expect(found.items.map(({ uid }) => uid)).toEqual(['b'])
  })
})
