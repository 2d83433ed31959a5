import { describe, expect, it } from 'vitest'
import { present } from '#engine/request/compose.ts'
import { pressRelease } from '../stories/press-release.ts'
import { pressReleasePage } from '../stories/press-release-page.ts'
import { anArticle, author, newsContext } from './fixtures.ts'

type Release = Parameters<typeof pressReleasePage.compose>[0]

const { context } = newsContext()
const release = (fields: Partial<Release> = {}): Release =>
  ({ ...anArticle(), uid: 'release', contentType: 'press_release', ...fields }) as Release
const compose = (fields: Partial<Release>) => present(pressReleasePage.compose(release(fields), undefined, context))
const sectionOf = (type: string, fields: Partial<Release>) =>
  compose(fields).find(({ blockType }) => blockType === type)

const writer = { uid: 'w', contentType: 'person', title: 'Writer', givenName: 'A', familyName: 'Writer' }
const book = {
  uid: 'b',
  contentType: 'publication',
  title: 'Fire, Earth, Vessel',
  authors: [writer],
  endorsements: [{ text: '<p>Read it.</p>', citation: 'A reader' }],
}
const announcing = { keyMedia: { media: [{ reference: book }], images: [] } } as unknown as Partial<Release>
const press = {
  contacts: [{ uid: 'c', contentType: 'contact', title: 'Press office' }],
  pressKit: [{ title: 'Pictures', href: 'https://press.example.org/kit' }],
  pressKitFooter: '<p>For this exhibition only.</p>',
  relatedResources: [{ title: 'About the book' }],
}
const rows = (fields: Partial<Release>) =>
  ((sectionOf('linkRows', fields)?.items ?? []) as { title: string }[]).map(({ title }) => title)

describe('a press release', () => {
  it('NEWS-026 NEWS-027 NEWS-029 NEWS-030 NEWS-031 NEWS-034 NEWS-035 NEWS-036 shows hero, attribution, blocks, book, cobrand, note and tags', () => {
    const shown = compose({
      ...announcing,
      postscript: '<p>Los Angeles</p>',
      body: [{ blockType: 'textBlock', text: '<p>One</p>' }],
      branding: { title: 'With', images: [] },
      editorsNote: '<p>Embargoed.</p>',
      topicTags: [{ uid: 't', contentType: 'topic_tag', title: 'Ceramics', path: '/news/tag/ceramics' }],
      press,
    } as Partial<Release>)
    expect(shown.map(({ blockType }) => blockType)).toEqual([
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

  it('NEWS-032 gives "Author Information" of its own authors, else of the book’s', () => {
    expect(sectionOf('authorInformation', announcing)).toMatchObject({ heading: 'Author Information', items: [writer] })
    expect(sectionOf('authorInformation', { ...announcing, authors: [author] } as Partial<Release>)?.items).toEqual([
      author,
    ])
  })

  it('NEWS-033 gives the "Endorsements" of the book', () => {
    expect(sectionOf('endorsements', announcing)).toMatchObject({ heading: 'Endorsements', items: book.endorsements })
    expect(sectionOf('endorsements', {})?.items).toEqual([])
  })

  it('NEWS-037 NEWS-038 NEWS-039 NEWS-040 NEWS-041 serves journalists in three rows', () => {
    expect(sectionOf('linkRows', { press })).toMatchObject({
      heading: 'Resources for Journalists',
      items: [
        { title: 'Press Contacts', contacts: press.contacts },
        { title: 'Press Materials', links: press.pressKit, footer: press.pressKitFooter },
        { title: 'Related Information', cards: press.relatedResources },
      ],
    })
  })

  it('NEWS-041 leaves out a row without data', () => {
    expect(rows({ press: { ...press, contacts: [], pressKit: [], pressKitFooter: undefined } })).toEqual([
      'Related Information',
    ])
    expect(rows({ press: { ...press, pressKit: [] } })).toContain('Press Materials')
    expect(rows({})).toEqual([])
  })

  it('NEWS-046 counts by its publication date', () => {
    expect(pressRelease.derive?.(release())).toEqual({ sortDate: '2026-02-24' })
  })
})
