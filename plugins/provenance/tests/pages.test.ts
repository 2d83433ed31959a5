import hero from 'atrium/blocks/hero/index.tsx'
import promoCards from 'atrium/blocks/promo-cards/index.tsx'
import { composed, entryOf } from 'atrium/testing'
import { linksOf, shown, texts } from 'atrium/ui/testing/shown.tsx'
import { shownPage } from 'atrium/ui/testing/story.tsx'
import { describe, expect, it } from 'vitest'
import provenance from '../pages/provenance.ts'
import reference from '../pages/reference-collection.ts'

const link = { title: 'Search sales', href: 'https://sales.example.org' }
const image = entryOf('image', 'i', { alt: 'Ledger', iiif: { id: 'woodcut-08' } })
const promo = (title: string) =>
  entryOf('promo', title, { title, blurb: '<p>Free.</p>', tag: 'Data', image, cta: [link] })
const module = (title: string) => ({ title, intro: `<p>On ${title}.</p>`, items: [promo(`One of ${title}`)] })

describe('the page of the provenance index', async () => {
  const page = await composed(provenance, {
    title: 'Provenance Index',
    searchModule: module('Search'),
    dataModule: module('User Guides and Data'),
    learnModule: module('Learn'),
    legacyModule: module('Older databases'),
    newSearchLinks: [link],
  })

  it('PRV-001 stands at its address', () => {
    expect(page.entry.path).toBe('/databases-tools-and-technologies/provenance')
  })

  it.each<[string, number, Record<string, unknown>]>([
    ['PRV-002', 1, { title: 'User Guides and Data', intro: '<p>On User Guides and Data.</p>', items: [{}] }],
    ['PRV-003', 2, { title: 'Learn', items: [{ title: 'One of Learn' }] }],
    ['PRV-004', 3, { title: 'Older databases', items: [{ title: 'One of Older databases' }] }],
    ['PRV-005', 4, { title: 'Search', items: [{ title: 'One of Search' }] }],
    ['PRV-008', 5, { blockType: 'listOfLinksBlock', title: 'New Search', links: [link] }],
  ])('%s', (_row, at, expected) => {
    expect(page.sections[at]).toMatchObject(expected)
  })

  it('PRV-006 its parts have ids that come from their titles, to which its menu leads', async () => {
    const part = (title: string) => ({ title, intro: '<p>Free.</p>', items: [] })
    const fields = { search_module: part('Provenance Resources'), data_module: part('User Guides & Data') }
    const { main } = await shownPage(provenance, fields, { blocks: [hero, promoCards] })
    expect([...main.querySelectorAll('section')].map(({ id }) => id)).toEqual([
      'user-guides--data',
      'provenance-resources',
    ])
  })

  it('PRV-007 shows picture, link, words and tag of an item', () => {
    const part = shown(promoCards, page.of('promoCards')[0] as object)
    expect(part.querySelector('img')?.getAttribute('alt')).toBe('Ledger')
    expect(linksOf(part)).toEqual(['Search sales → https://sales.example.org'])
    expect(texts(part, 'p')).toEqual(expect.arrayContaining(['Free.', 'Data']))
  })

  it('PRV-008 has no heading over links that are not there', async () => {
    expect((await composed(provenance, { title: 'Index' })).of('listOfLinksBlock')).toEqual([])
  })
})

describe('the page of a reference collection', async () => {
  const page = await composed(reference, {
    title: 'Reference Spectra',
    subtitle: 'Eight hundred pigments',
    url: '/reference-spectra',
    introModule: { title: 'In short', body: '<p>Plain tables.</p>' },
    aboutModule: { title: 'About the spectra', body: '<p>Measured twice.</p>', image, links: [link] },
    contactModule: { title: 'Contact', body: '<p>Write.</p>' },
  })

  it('PRV-009 stands below the databases', () => {
    expect(page.entry.path).toBe('/databases-tools-and-technologies/reference-spectra')
  })

  it.each<[string, number, Record<string, unknown>]>([
    ['PRV-010', 0, { blockType: 'hero', title: 'Reference Spectra', subtitle: 'Eight hundred pigments' }],
    ['PRV-011', 1, { blockType: 'textModule', title: 'In short', body: '<p>Plain tables.</p>' }],
    [
      'PRV-012',
      2,
      { title: 'About the spectra', body: '<p>Measured twice.</p>', image: { alt: 'Ledger' }, links: [link] },
    ],
    ['PRV-013', 3, { title: 'Contact', body: '<p>Write.</p>' }],
  ])('%s', (_row, at, expected) => {
    expect(page.sections[at]).toMatchObject(expected)
  })

  it('tells how much there is and how it is used, and leads to what came of it, before whom to ask', async () => {
    const { sections } = await composed(reference, {
      title: 'Fibers',
      url: '/fibers',
      contactModule: { title: 'Contact', body: '<p>Write.</p>' },
      numbers: { items: [{ heading: '1,900', text: '<p>threads</p>' }] },
      chapters: [{ title: 'What to look at first' }, { title: 'Borrow a mount' }],
      related: { title: 'Of use', items: [entryOf('project', 'indigo', { title: 'Indigo' })] },
    })
    expect(sections.slice(1)).toMatchObject([
      { blockType: 'facts', items: [{ heading: '1,900' }] },
      { title: 'What to look at first' },
      { title: 'Borrow a mount' },
      { blockType: 'cardListing', title: 'Of use', items: [{ title: 'Indigo' }] },
      { title: 'Contact' },
    ])
  })

  it('PRV-014 leaves the ids of its parts to their titles', () => {
    for (const section of page.of('textModule')) expect(section.id ?? section.heading).toBeUndefined()
  })
})
