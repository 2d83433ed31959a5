import { defineContentType, defineNavigation, definePlugin, f } from 'atrium'
import { composed, entryOf } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { newestIssue } from '../issues.ts'
import magazinePage from '../pages/magazine.ts'
import { issueOf, periodicalOf, types } from './fixtures.ts'

/** Declared by the news. */
const article = defineContentType({
  name: 'article',
  label: 'Article',
  schema: z.object({ sortDate: f.date(), publishedIn: f.stubs(['periodical', 'periodical_issue']) }),
  index: ['sortDate', 'publishedIn'],
  card: () => ({}),
})
const menu = (name: string) =>
  defineNavigation({ name, title: name, menus: [{ items: [{ title: name, href: 'https://example.org' }] }] })
const menus = definePlugin({ name: 'menus', navigation: [menu('news'), menu('readers')] })

const magazine = periodicalOf('ridge', { currentIssueHeading: 'Out now' })
const url = 'https://read.example.org/fall'
const issues = [
  issueOf(magazine, 'winter25', { issueYear: 2025, issueSeason: 'winter', description: '<p>On <em>ice</em>.</p>' }),
  issueOf(magazine, 'fall25', { issueYear: 2025, issueSeason: 'fall', url }),
  issueOf(magazine, 'fall24', { issueYear: 2024, issueSeason: 'fall', issueNumber: 7 }),
  issueOf(magazine, 'summer25', { issueYear: 2025, issueSeason: 'summer' }),
  issueOf(periodicalOf('journal'), 'elsewhere', { issueYear: 2030 }),
]
const story = (uid: string, sortDate: string, publishedIn: { uid: string; contentType: string }) =>
  entryOf('article', uid, { title: uid, url: `/${uid}`, sortDate, publishedIn: [publishedIn] })
const stories = [
  story('oldest', '2023-01-01', magazine),
  story('newest', '2025-05-01', { uid: 'summer25', contentType: 'periodical_issue' }),
  story('middle', '2024-02-01', { uid: 'fall24', contentType: 'periodical_issue' }),
  story('of another', '2026-01-01', { uid: 'elsewhere', contentType: 'periodical_issue' }),
]
const fields = {
  title: 'Magazine',
  periodical: magazine,
  feature: { header: 'In this issue', items: [stories[0]] },
  articles: { title: 'Read' },
  pastIssues: { title: 'Back issues' },
}
const shown = (told: object = fields, options: object = {}) =>
  composed(magazinePage, told as Record<string, unknown>, {
    entries: [...issues, ...stories],
    types: [...types, article],
    plugins: [menus],
    ...options,
  })
const page = await shown()
const [listing, past] = page.of('cardListing')
const titlesOf = (section: unknown) => (section as { items: { title: string }[] }).items.map(({ title }) => title)

describe('the magazine', () => {
  it('PUB-049 PUB-050 stands among the news and opens with its hero', () => {
    expect(page.entry.path).toBe('/news/magazine')
    expect(page.sections[0]).toMatchObject({ blockType: 'hero', title: 'Magazine' })
  })

  it('PUB-052 has the menu of the news, or the one that an editor chose', async () => {
    expect(page.navigation?.name).toBe('news')
    const chosen = entryOf('navigation', 'n', { title: 'Readers', identifier: 'readers' })
    expect((await shown({ ...fields, navigation: chosen })).navigation?.name).toBe('readers')
  })

  it('PUB-051 PUB-066 features the current issue and what editors chose', () => {
    const [feature] = page.of('listingFeature')
    expect(feature).toMatchObject({
      title: 'In this issue',
      items: [
        { title: 'fall25', tag: 'Out now', subtitle: 'Fall 2025', ctas: [{ title: 'Read this issue', href: url }] },
        { title: 'oldest' },
      ],
    })
  })

  it('PUB-053 PUB-054 PUB-055 PUB-057 lists the articles of the magazine and of its issues inline, the newest first', () => {
    expect(listing).toMatchObject({ title: 'Read', size: 'editorial inline' })
    expect(titlesOf(listing)).toEqual(['newest', 'middle', 'oldest'])
  })

  it('PUB-056 PUB-058 PUB-066 shows all other issues, by year and then by season', () => {
    expect(past).toMatchObject({ heading: 'Back issues' })
    expect(titlesOf(past)).toEqual(['winter25', 'summer25', 'fall24'])
  })

  it('shows its features on the first page of articles alone', async () => {
    const many = Array.from({ length: 20 }, (_, at) => story(`s${at}`, '2024-01-01', magazine))
    const { of, list } = await shown(
      { ...fields, feature: undefined },
      { entries: [...issues, ...many], query: { page: '2' } },
    )
    expect([of('listingFeature').length, list.items.length]).toEqual([0, 8])
  })

  it('is in order before its first issue and its first article', async () => {
    const { of } = await shown({ title: 'Magazine', periodical: magazine }, { entries: [] })
    expect(of('emptyNotice')).toMatchObject([{ text: 'No articles of the magazine have been published yet.' }])
    expect(of('listingFeature')).toMatchObject([{ items: [] }])
  })

  it('PUB-060 PUB-061 PUB-062 is a Periodical with a volume a year, whose issues say season, text, title and address', () => {
    const address = 'https://www.ellery.example/news/magazine'
    expect(page.jsonLd).toMatchObject([
      {
        '@type': 'Periodical',
        '@id': `${address}#periodical`,
        name: 'The ridge',
        hasPart: [
          {
            '@type': 'PublicationVolume',
            name: '2025',
            hasPart: [
              { '@type': 'PublicationIssue', name: 'winter25', issueSeason: 'winter', description: 'On ice.' },
              { name: 'summer25', issueSeason: 'summer' },
              { name: 'fall25', issueSeason: 'fall', url, '@id': `${address}#issue-fall25` },
            ],
          },
          { name: '2024', hasPart: [{ name: 'fall24', issueNumber: 7 }] },
        ],
      },
    ])
  })
})

describe('the newest issue', () => {
  const of = (issueYear: number, issueSeason?: string, issueNumber?: number, seasonIndex?: number) => ({
    issueYear,
    issueSeason,
    issueNumber,
    seasonIndex,
  })

  it.each([
    [
      'the latest season of the last year',
      [of(2025, 'winter'), of(2025, 'fall'), of(2025, 'summer')],
      of(2025, 'fall'),
    ],
    ['the year before the season', [of(2024, 'fall'), of(2025, 'winter')], of(2025, 'winter')],
    ['a season before none', [of(2025), of(2025, 'winter')], of(2025, 'winter')],
    ['then the number', [of(2025, 'fall', 3), of(2025, 'fall', 4)], of(2025, 'fall', 4)],
    [
      'the last of a year in the order of editors',
      [0, 1, 2].map((place) => of(2026, undefined, undefined, place)),
      of(2026, undefined, undefined, 2),
    ],
    ['none of none', [], undefined],
  ])('PUB-059 PUB-066 is %s', (_, issues, expected) => {
    expect(newestIssue(issues)).toEqual(expected)
  })
})
