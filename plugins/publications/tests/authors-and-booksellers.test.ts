import { composed, entryOf } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import authors from '../pages/for-authors.ts'
import booksellers from '../pages/for-booksellers-media-educators.ts'

const text = (title: string) => ({ title, body: `<p>${title}.</p>` })

describe('the page for authors', async () => {
  const page = await composed(authors, {
    title: 'For Authors',
    introduction: text('Before you write'),
    submitModule: {
      title: 'Send a proposal',
      body: '<p>In three steps.</p>',
      items: [{ title: 'Ask', content: '<p>Two pages.</p>' }],
      proposalRequirements: { title: 'What goes into it', content: '<ul><li>A table of contents</li></ul>' },
    },
    peerReviewModule: text('Peer review'),
    accessibilityModule: text('For every reader'),
    featuredSetModule: { title: 'Made with authors', items: [entryOf('publication', 'b', { title: 'Ash' })] },
  })
  const [hero, ...sections] = page.sections

  it('PUB-023 PUB-025 stands at its address and opens with its hero', () => {
    expect(page.entry.path).toBe('/publications/for-authors')
    expect(hero).toMatchObject({ blockType: 'hero', title: 'For Authors' })
  })

  it.each<[string, number, Record<string, unknown>]>([
    ['PUB-024', 0, { ...text('For every reader') }],
    ['PUB-026', 1, { title: 'Made with authors', items: [{ title: 'Ash' }] }],
    ['PUB-027', 2, { ...text('Before you write') }],
    ['PUB-028', 3, { ...text('Peer review') }],
    ['PUB-029', 4, { title: 'Send a proposal', intro: '<p>In three steps.</p>', items: [{ title: 'Ask' }] }],
    ['PUB-029', 5, { title: 'What goes into it', body: '<ul><li>A table of contents</li></ul>' }],
  ])('%s CLR-002: part %i', (_row, at, expected) => {
    expect(sections[at]).toMatchObject(expected)
  })
})

describe('the page for booksellers, media and educators', async () => {
  const address = entryOf('address', 'a', { streetAddress1: '1200 Ridge Drive' })
  const person = entryOf('person', 'p', { givenName: 'Ida', familyName: 'Moss' })
  const desk = entryOf('contact', 'desk', { title: 'Order desk', address, person })
  const asking = (title: string) => ({
    title,
    items: [{ title: 'In this country', body: '<p>By the carton.</p>', contacts: [desk] }],
  })
  const page = await composed(booksellers, {
    title: 'For the trade',
    catalogueModule: { title: 'Catalogues', items: [entryOf('resource', 'r', { title: 'Spring' })] },
    booksellersModule: asking('Booksellers'),
    copyRequestsModule: asking('Review copies'),
    rightsAndPermissionsModule: asking('Rights'),
  })
  const [, ...sections] = page.sections

  it('PUB-030 stands at its address', () => {
    expect(page.entry.path).toBe('/publications/for-booksellers-media-educators')
  })

  it('PUB-031 shows the catalogue', () => {
    expect(sections[0]).toMatchObject({ title: 'Catalogues', items: [{ title: 'Spring' }] })
  })

  it.each([
    ['PUB-032', 1, 'Booksellers'],
    ['PUB-033', 2, 'Review copies'],
    ['PUB-034', 3, 'Rights'],
  ])('%s names contacts with address and person', (_row, at, title) => {
    const contact = {
      title: 'Order desk',
      address: { streetAddress1: '1200 Ridge Drive' },
      person: { name: 'Ida Moss' },
    }
    expect(sections[at]).toMatchObject({
      blockType: 'contactRows',
      title,
      grouping: [{ heading: 'In this country', intro: '<p>By the carton.</p>', items: [{ contact }] }],
    })
  })
})
