import { type Card, localAddress } from 'atrium'
import { type ContextOptions, composed, to, type WireEntry } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { queryOf } from '#engine/lists/list-query.ts'
import { groupedByKind } from '../exhibition/kinds.ts'
import exhibitionPage from '../pages/exhibition.ts'
import exhibitionsPage from '../pages/exhibitions.ts'
import { settings, translate } from './help.ts'

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
  heading: string
  cta?: { title: string; href: string }
  results: [{ groups: { title: string; items: Card[] }[] }]
  empty: string
}

type Asked = Pick<ContextOptions, 'entries' | 'now' | 'routes' | 'institution' | 'settings'>
const listing = '/art/collection/past-exhibitions'

async function list(
  chosen: string[] = [],
  {
    entries = shown,
    now = '2026-03-14T10:00:00-07:00',
    routes = [listing],
    institution,
    settings: own = settings,
  }: Asked = {},
) {
  const query: Record<string, string[]> = chosen.length > 0 ? { location: chosen } : {}
  const types = [exhibitionPage]
  const { sections, context, list } = await composed(
    exhibitionsPage,
    { title: 'Exhibitions' },
    { types, entries, now, query, routes, institution, settings: own, path: '/exhibitions' },
  )
  const [hero, section] = sections
  const shown = section as unknown as List
  const groups = shown.results[0].groups.map(({ title, items }) => [title, ...items.map((card) => card.title)])
  return { hero, boundary: context.dependencies, ...shown, groups, cards: shown.results[0].groups, list }
}

describe('the list of exhibitions', () => {
  it('EVT-127 EVT-130 EVT-131 CLR-017 CLR-021 is headed Exhibitions: the latest now, then the next to come', async () => {
    const found = await list()
    expect(exhibitionsPage.route).toBe('/exhibitions')
    expect(found.hero).toMatchObject({ blockType: 'hero', title: 'Exhibitions' })
    expect([found.heading, ...found.groups]).toEqual([
      'Exhibitions',
      ['On Now', 'late', 'early', 'elsewhere'],
      ['Upcoming', 'near', 'far'],
    ])
    expect(found.list).toMatchObject({ total: 5, unfiltered: 5 })
  })

  it('CLR-023 leads to the raw url of one elsewhere', async () => {
    const [now] = (await list()).cards
    expect(now?.items.at(-1)?.href).toBe('https://old.ellery.example/e')
  })

  it('CLR-023 leads to the raw url of a legacy one, in another language too', async () => {
    const url = '/art/past/fire'
    const entries = [
      place('center'),
      { ...exhibition('fire', '2026-01-20', '2026-05-10', 'center'), url, is_legacy: true },
    ]
    const hrefAt = async (basePath: string) =>
      localAddress((await list([], { entries, institution: { basePath } })).cards[0]?.items[0]?.href ?? '', basePath)
    expect(await hrefAt('')).toBe(url)
    expect(await hrefAt('/es')).toBe(`https://www.ellery.example${url}`)
  })

  it('EVT-123 EVT-126 lists an exhibition through its last day, and changes at midnight', async () => {
    const last = await list([], { now: '2026-03-14T23:59:59-07:00' })
    expect(last.groups[0]).toContain('late')
    expect(last.boundary.next).toEqual(new Date('2026-03-15T00:00:00-07:00'))
    expect((await list([], { now: '2026-03-15T00:00:00-07:00' })).groups[0]).not.toContain('late')
  })

  it('EVT-128 is filtered by the Center, the Villa and online', async () => {
    const choices = (found: Awaited<ReturnType<typeof list>>) =>
      found.list.filters.flatMap(({ choices }) =>
        choices.map(({ value, label, count, isChosen }) => `${isChosen ? '*' : ''}${value} ${label} ${count}`),
      )
    expect(choices(await list())).toEqual(['center Ellery center 4', 'villa Ellery villa 2', 'online Online 0'])
    const villa = await list(['villa'])
    expect(villa.groups).toEqual([
      ['On Now', 'late'],
      ['Upcoming', 'far'],
    ])
    expect(villa.list).toMatchObject({ total: 2, unfiltered: 5 })
    expect(choices(villa)[1]).toBe('*villa Ellery villa 2')
    expect((await list(['online', 'villa'])).groups).toEqual(villa.groups)
  })

  it.each([
    ['villa', 'villa'],
    ['Online', 'online'],
    ['ellery-center', 'center'],
    ['moon', undefined],
    ['<b>', undefined],
    ['', undefined],
  ])('EVT-009 EVT-128 understands ?location=%s', async (value, expected) => {
    const asked = queryOf(exhibitionsPage).location?.accept(value)
    const { query } = (await list(asked === undefined ? [] : [asked])).list
    expect(query).toEqual(expected ? [['location', expected]] : [])
  })

  it('offers the places that have an entry where the institution names no sites, and none without either', async () => {
    const bare = { sites: [], pastExhibitions: undefined }
    const offered = async (entries: WireEntry[]) =>
      (await list([], { institution: bare, entries })).list.filters.flatMap(({ choices }) =>
        choices.map(({ value }) => value),
      )
    expect(await offered(shown)).toEqual(['center', 'villa'])
    expect(await offered([exhibition('alone', '2026-01-20', '2026-05-10')])).toEqual([])
  })

  it('leads nowhere where the institution names no list of past ones', async () => {
    expect(await list([], { settings: {} })).not.toHaveProperty('cta')
  })

  it('EVT-129 leads to the past ones, whether they have a page or not', async () => {
    expect((await list([], { routes: [] })).cta).toEqual((await list()).cta)
    expect((await list()).cta).toEqual({ title: 'View Past Exhibitions', href: '/art/collection/past-exhibitions' })
  })

  it('says which filter to remove when nothing is left', async () => {
    const found = await list(['online'])
    expect(found.groups).toEqual([])
    expect(found.list).toMatchObject({ total: 0, remedies: [{ label: 'Online', href: '/exhibitions', total: 5 }] })
  })

  it('says it when there is none at all', async () => {
    const found = await list(['villa'], { entries: [place('villa')] })
    expect(found.list).toMatchObject({ total: 0, unfiltered: 0 })
    expect(found.empty).toMatch(/at the moment/)
  })

  it('CLR-005 stands on several pages where there are many', async () => {
    const many = Array.from({ length: 30 }, (_, at) => exhibition(`e${at}`, '2026-01-20', '2026-05-10', 'center'))
    const { list: found, groups } = await list([], { entries: many })
    expect([found.pages, groups[0]?.length]).toEqual([2, 25])
  })

  it('EVT-131 groups events, tours and exhibitions in this order', () => {
    const groups = groupedByKind([{ contentType: 'exhibition' }, { contentType: 'event' }, { contentType: 'tour' }], {
      translate,
    })
    expect(groups.map(({ title }) => title)).toEqual(['Events', 'Tours', 'Exhibitions'])
  })
})
