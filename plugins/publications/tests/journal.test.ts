import cardListing from 'atrium/blocks/card-listing/index.tsx'
import featuredItem from 'atrium/blocks/featured-item/index.tsx'
import { composed, entryOf, testSite } from 'atrium/testing'
import { shown, texts } from 'atrium/ui/testing/shown.tsx'
import { describe, expect, it } from 'vitest'
import journalPage from '../pages/research-journal.ts'
import { issueOf, periodicalOf, types } from './fixtures.ts'

const journal = periodicalOf('journal', { currentIssueCtaText: 'Read it' })
const other = periodicalOf('magazine')
const links = [{ title: 'PDF', href: 'https://files.example.org/12.pdf' }]
const url = 'https://read.example.org/12'
const issues = [
  issueOf(journal, 'nine', { issueNumber: 9, issueYear: 2024 }),
  issueOf(journal, 'twelve', {
    issueNumber: 12,
    issueYear: 2026,
    image: entryOf('image', 'cover', { alt: 'A cover' }),
    description: '<p>On doors.</p>',
    ...{ links, url },
  }),
  issueOf(journal, 'ten', { issueNumber: 10, issueYear: 2025, links }),
  issueOf(other, 'elsewhere', { issueNumber: 99 }),
]
const settings = { journal: 'ellery-research-journal', journalPeriodical: 'journal' }
const ada = entryOf('person', 'p', { givenName: 'Ada', familyName: 'Reed' })
const fields = {
  title: 'Research Journal',
  submenu: { link: [{ title: 'Policies', href: '/policies' }] },
  about: { title: 'About', body: '<p>Twice a year.</p>' },
  latestIssue: { title: 'Just out', body: '<p>Why doors.</p>' },
  past: { title: 'Sixteen years', body: '<p>All free.</p>' },
  pastPublications: { title: 'Every issue', cta: { title: 'By author', href: 'https://read.example.org' } },
  specialIssues: { title: 'Special issues', items: [entryOf('publication', 's', { title: 'Wells' })] },
  staff: { title: 'Editors', grouping: [{ items: [{ person: ada }] }] },
  submissions: { title: 'Write for us', cta: { title: 'Submit', href: 'https://submit.example.org' } },
  additionalResources: { title: 'More', items: [entryOf('resource', 'r', { title: 'Style' })] },
}
const composedWith = (told: object = fields, options: object = {}) =>
  composed(journalPage, told as Record<string, unknown>, { types, entries: issues, settings, ...options })
const page = await composedWith()
const [hero, ...sections] = page.sections
const titlesOf = (section: unknown) => (section as { items: { title: string }[] }).items.map(({ title }) => title)

describe('the research journal', () => {
  it('PUB-035 PUB-036 stands below the publisher at its slug, and opens with jump links and a submenu', () => {
    expect(page.entry.path).toBe('/publications/ellery-research-journal')
    expect(hero).toMatchObject({ blockType: 'hero', jumpTo: 'sections', submenu: { link: [{ title: 'Policies' }] } })
  })

  it.each<[string, number, Record<string, unknown>]>([
    ['PUB-037', 0, { blockType: 'textModule', title: 'About', body: '<p>Twice a year.</p>' }],
    ['PUB-038', 1, { heading: 'Just out', item: { title: 'twelve', image: { alt: 'A cover' } }, links }],
    ['PUB-039', 1, { excerpt: '<p>Why doors.</p>' }],
    ['PUB-040', 1, { item: { subtitle: '2026' } }],
    ['PUB-041', 2, { blockType: 'textModule', title: 'Sixteen years' }],
    ['PUB-042', 3, { blockType: 'cardListing', title: 'Every issue', cta: fields.pastPublications.cta }],
    ['PUB-043', 4, { title: 'Special issues', items: [{ title: 'Wells' }] }],
    [
      'PUB-044',
      5,
      { blockType: 'contactRows', title: 'Editors', grouping: [{ items: [{ person: { name: 'Ada Reed' } }] }] },
    ],
    ['PUB-045', 6, { title: 'Write for us', cta: { title: 'Submit' } }],
    ['PUB-046', 7, { title: 'More', items: [{ title: 'Style' }] }],
  ])('%s CLR-002', (_row, at, expected) => {
    expect(sections.filter(({ blockType }) => blockType !== 'pagination')[at]).toMatchObject(expected)
  })

  it('PUB-038 the latest issue is in its language, and what the page says of it in that of the page', async () => {
    const publishDetails = { time: '2026-03-01T00:00:00.000Z', locale: 'es' }
    const entries = issues.map((issue) => ({ ...issue, ...(issue.uid === 'twelve' ? { publishDetails } : {}) }))
    const languagesOf = async (told: object) => {
      const [section] = (await composedWith(told, { entries })).of('featuredItem')
      const body = shown(featuredItem, section as never)
      return ['.featured-title', '.featured-excerpt', '.ctas', '.featured-heading'].map(
        (selector) => body.querySelector(selector)?.closest<HTMLElement>('[lang]')?.lang,
      )
    }
    expect(await languagesOf({ title: 'Journal' })).toEqual(['es', 'es', 'es', 'en-US'])
    expect(await languagesOf(fields)).toEqual(['es', 'en-US', 'es', 'en-US'])
  })

  it('PUB-042 PUB-047 PUB-048 PUB-066 past are all issues of its periodical but the newest, by number, with year and links', () => {
    const [past] = page.of('cardListing')
    expect(titlesOf(past)).toEqual(['ten', 'nine'])
    expect(past).toMatchObject({ show: ['image', 'subtitle', 'ctas'], items: [{ subtitle: '2025', ctas: links }, {}] })
  })

  it('PUB-042 the year is on each past issue, also where all are of one', async () => {
    const eleven = issueOf(journal, 'eleven', { issueNumber: 11, issueYear: 2025 })
    const { of } = await composedWith(fields, { entries: [...issues.slice(1), eleven] })
    const body = shown(cardListing, of('cardListing')[0] as never)
    expect(texts(body, '.card-title')).toEqual(['eleven', 'ten'])
    expect(texts(body, '.card-subtitle')).toEqual(['2025', '2025'])
  })

  it('PUB-059 PUB-066 features the issue of the last year and season, also where another has a higher number', async () => {
    const late = issueOf(journal, 'late', { issueNumber: 13, issueYear: 2025 })
    const { of } = await composedWith(fields, { entries: [...issues, late] })
    expect(of('featuredItem')).toMatchObject([{ item: { title: 'twelve' } }])
    expect(titlesOf(of('cardListing')[0])).toEqual(['late', 'ten', 'nine'])
  })

  it('PUB-047 without a configured periodical its issues are those of the only one', async () => {
    const unnamed = { journal: settings.journal }
    const [nine, , ten] = issues
    const { of } = await composedWith(fields, { settings: unnamed, entries: [nine, ten] })
    expect(of('featuredItem')).toMatchObject([{ item: { title: 'ten' } }])
    expect((await composedWith(fields, { settings: unnamed })).of('featuredItem')).toEqual([])
  })

  it('PUB-039 says of the latest issue what the issue says, and links to it in the words of the periodical', async () => {
    const { of } = await composedWith({ title: 'Journal' })
    expect(of('featuredItem')).toMatchObject([
      { heading: 'Latest Issue', excerpt: '<p>On doors.</p>', cta: { title: 'Read it', href: url } },
    ])
  })

  it('PUB-066 is a page of words alone before its first issue', async () => {
    const { sections: shown, jsonLd } = await composedWith({ title: 'Journal' }, { entries: [journal] })
    expect(shown.map(({ blockType }) => blockType)).toEqual(['hero'])
    expect(jsonLd).toMatchObject([{ '@type': 'WebPage' }])
  })

  it('describes itself as a periodical with a volume a year', () => {
    expect(page.jsonLd).toMatchObject([
      { '@type': 'Periodical', name: 'The journal', hasPart: [{ name: '2026' }, { name: '2025' }, { name: '2024' }] },
    ])
  })

  it('PUB-035 has no page where the institution has no journal', async () => {
    const { site } = testSite({ types: [journalPage], settings: {} })
    expect(site.definition.pages.size).toBe(0)
  })
})
