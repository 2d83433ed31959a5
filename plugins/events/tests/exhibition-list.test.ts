import { describe, expect, it } from 'vitest'
import type { Card } from '#engine'
import { type ContextOptions, composed, to, type WireEntry } from '#engine/testing'
import { groupedByKind } from '../exhibition/kinds.ts'
import { locationParameter } from '../exhibition/place-filter.ts'
import exhibitionPage from '../pages/exhibition.ts'
import exhibitionsPage from '../pages/exhibitions.ts'
import { translate } from './help.ts'

const place = (id: string): WireEntry => ({
  uid: id,
  _content_type_uid: 'ellery_location',
  title: `Ellery ${id}`,
  location_id: id,
})
const exhibition = (uid: string, start: string, end: string | undefined, ...at: string[]): WireEntry => ({
  uid,
  _content_type_uid: 'exhibition',
  title: uid,
  url: `/${uid}`,
  start_date: start,
  ...(end && { end_date: end }),
  locations: to('ellery_location', ...at),
})
const shown = [
  place('center'),
  place('villa'),
  exhibition('old', '2025-09-01', '2026-01-11', 'center'),
  exhibition('early', '2026-01-20', '2026-05-10', 'center'),
  exhibition('late', '2026-02-20', '2026-03-14', 'center', 'villa'),
  exhibition('far', '2026-09-01', '2026-12-01', 'villa'),
  exhibition('near', '2026-04-01', '2026-06-01', 'center'),
  {
    ...exhibition('elsewhere', '2026-01-01', undefined),
    url: 'https://old.ellery.example/e',
    location_ids: ['center'],
  },
]

interface List {
  filters: { value: string; title: string; count: number; checked: boolean }[]
  count: string
  groups: { title: string; lists: { title: string; items: Card[] }[] }[]
  empty?: { heading: string; text: string; cta?: { title: string; href: string } }
  past: { title: string; href: string }
}

type Asked = Pick<ContextOptions, 'entries' | 'now' | 'routes' | 'institution'>
const listing = '/art/collection/past-exhibitions'

async function list(
  chosen: string[] = [],
  { entries = shown, now = '2026-03-14T10:00:00-07:00', routes = [listing], institution = {} }: Asked = {},
) {
  const query: Record<string, string[]> = chosen.length > 0 ? { location: chosen } : {}
  const types = [exhibitionPage]
  const { sections, context } = await composed(
    exhibitionsPage,
    { title: 'Exhibitions' },
    { types, entries, now, query, routes, institution },
  )
  const [hero, section] = sections
  return { hero, boundary: context.dependencies, ...(section as unknown as List) }
}
const titles = ({ groups }: List) =>
  groups.map(({ title, lists }) => [title, ...lists.map((one) => [one.title, ...one.items.map((card) => card.title)])])

describe('the list of exhibitions', () => {
  it('EVT-127 EVT-130 EVT-131 CLR-017 CLR-021 is headed Exhibitions: the latest now, then the next to come', async () => {
    const found = await list()
    expect(exhibitionsPage.route).toBe('/exhibitions')
    expect(found.hero).toMatchObject({ blockType: 'hero', title: 'Exhibitions' })
    expect(titles(found)).toEqual([
      ['Exhibitions', ['On Now', 'late', 'early', 'elsewhere'], ['Upcoming', 'near', 'far']],
    ])
    expect(found.count).toBe('5 exhibitions')
  })

  it('CLR-023 leads to the raw url of one elsewhere', async () => {
    const [group] = (await list()).groups
    expect(group?.lists[0]?.items.at(-1)?.href).toBe('https://old.ellery.example/e')
  })

  it('EVT-123 EVT-126 lists an exhibition through its last day, and changes at midnight', async () => {
    const last = await list([], { now: '2026-03-14T23:59:59-07:00' })
    expect(titles(last)[0]?.[1]).toContain('late')
    expect(last.boundary.next).toEqual(new Date('2026-03-15T00:00:00-07:00'))
    expect(titles(await list([], { now: '2026-03-15T00:00:00-07:00' }))[0]?.[1]).not.toContain('late')
  })

  it('EVT-128 is filtered by the Center, the Villa and online', async () => {
    expect((await list()).filters).toEqual([
      { value: 'center', title: 'Center', count: 4, checked: false },
      { value: 'villa', title: 'Villa', count: 2, checked: false },
      { value: 'online', title: 'Online', count: 0, checked: false },
    ])
    const villa = await list(['villa'])
    expect(titles(villa)).toEqual([['Exhibitions', ['On Now', 'late'], ['Upcoming', 'far']]])
    expect(villa.count).toBe('2 of 5 exhibitions')
    expect(villa.filters.map(({ checked }) => checked)).toEqual([false, true, false])
    expect(titles(await list(['online', 'villa']))).toEqual(titles(villa))
  })

  it.each([
    ['villa', 'villa'],
    ['Online', 'online'],
    ['ellery-center', 'center'],
    ['moon', undefined],
    ['<b>', undefined],
    ['', undefined],
  ])('EVT-009 EVT-128 understands ?location=%s', async (value, expected) => {
    const asked = locationParameter.accept(value)
    const { filters } = await list(asked === undefined ? [] : [asked])
    expect(filters.filter(({ checked }) => checked).map(({ value: code }) => code)).toEqual(expected ? [expected] : [])
  })

  it('has no filter, cost or button that the institution does not tell', async () => {
    const bare = await list([], { institution: { sites: [], pastExhibitions: undefined } })
    expect(bare).toMatchObject({ filters: [], count: '5 exhibitions' })
    expect(bare).not.toHaveProperty('past')
    expect(await list([], { routes: [] })).not.toHaveProperty('past')
  })

  it('EVT-129 leads to the past ones', async () => {
    expect((await list()).past).toEqual({ title: 'View Past Exhibitions', href: '/art/collection/past-exhibitions' })
  })

  it.each([
    [
      ['online'],
      'No exhibition is on or announced for Online. Without this filter there are 5 exhibitions.',
      { title: 'Remove Online', href: '/exhibitions' },
    ],
  ])('says which filter to drop when nothing is left: %s', async (chosen, text, cta) => {
    const found = await list(chosen)
    expect(found).toMatchObject({
      groups: [],
      count: '0 of 5 exhibitions',
      empty: { heading: 'Exhibitions', text, cta },
    })
  })

  it('says it when there is none at all', async () => {
    const found = await list(['villa'], { entries: [place('villa')] })
    expect(found).toMatchObject({ count: '0 exhibitions', empty: { text: expect.stringMatching(/at the moment/) } })
    expect(found.empty).not.toHaveProperty('cta')
  })

  it('EVT-131 groups events, tours and exhibitions in this order', () => {
    const groups = groupedByKind([{ contentType: 'exhibition' }, { contentType: 'event' }, { contentType: 'tour' }], {
      translate,
    })
    expect(groups.map(({ title }) => title)).toEqual(['Events', 'Tours', 'Exhibitions'])
  })
})
