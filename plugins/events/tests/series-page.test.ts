import { contentOf, entryOf, to, type WireEntry } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { pathOfUrl } from '#engine/content/entry/paths.ts'
import seriesPage from '../pages/series.ts'
import specialSeriesPage from '../pages/special-series.ts'
import { composed } from './composed.ts'
import { anEntry, titlesOf } from './help.ts'

const NOW = '2026-03-14T12:00:00-07:00'
const item = (uid: string, start_date: string, end_date?: string) =>
  anEntry('series_item', uid, {
    start_date,
    ...(end_date && { end_date }),
    location: 'Pier 9',
    url: 'https://pier.example.org',
  })
const parts = [
  { uid: 'quay', _content_type_uid: 'image', alt: 'A quay' },
  anEntry('ellery_location', 'center', { title: 'Ellery Center', location_id: 'center' }),
  entryOf('article', 'Wider Weather'),
  entryOf('resource', 'Bulletin'),
  anEntry('content_promo', 'Letter'),
  anEntry('organization', 'Orchard Foundation', { url: 'https://orchard.example.org' }),
  item('Ended', '2026-01-10', '2026-03-13'),
  item('Ended before', '2025-11-01', '2026-01-02'),
  item('Running', '2026-03-01', '2026-05-01'),
  item('Just begun', '2026-03-12', '2026-05-01'),
  item('Tonight', '2026-03-14'),
  item('Autumn', '2026-09-05', '2026-12-01'),
  item('Summer', '2026-06-05', '2026-07-01'),
]
const tiers = [
  {
    tier_heading: 'Lead',
    groups: [{ featured: true, items: [{ organization: to('organization', 'Orchard Foundation') }] }],
  },
]
const whole = {
  url: '/salt-and-light',
  hero: {
    image: to('image', 'quay'),
    background_color_name: { color_name: 'sunset' },
    cta: { title: 'See what is on', href: '#on-now' },
    blurb: '<p>Ten places.</p>',
    display_date: 'One year',
    category: 'Art and science',
    location: to('ellery_location', 'center'),
    variation: 'image-left_wide',
  },
  about_module: { description: '<p>It began with a crystal.</p>' },
  customer_support_promo: to('content_promo', 'Letter'),
  featured_item: { title: 'Begin here', item: to('series_item', 'Running') },
  news_module: { title: 'From the coast', items: to('article', 'Wider Weather') },
  partners_sponsors_title: 'Partners in salt',
  partners_sponsors: { tiers },
  resources_module: { items: to('resource', 'Bulletin') },
  series_items: {
    items: to('series_item', 'Running', 'Summer', 'Ended before', 'Autumn', 'Ended', 'Tonight', 'Just begun'),
  },
}
const special = (fields: object = whole, now = NOW) =>
  composed(specialSeriesPage, now, anEntry('pst_series_page', 'Salt', fields), ...parts)
const underWhatsOn = (fields: object = whole, more: WireEntry[] = [], now = NOW) =>
  composed(seriesPage, now, anEntry('page_series', 'Salt', fields), ...parts, ...more)

const kinds = [
  ['special', special],
  ['under what’s on', underWhatsOn],
] as const

describe.each(kinds)('a series, %s', (_kind, compose) => {
  it('EVT-191 EVT-201 EVT-210 CLR-002 CLR-021 stands in the documents’ order', async () => {
    const { sections } = await compose()
    expect(sections.map(({ blockType, heading, title }) => heading ?? title ?? blockType)).toEqual([
      'Salt',
      'textModule',
      'callOut',
      'Begin here',
      'News & Stories',
      'Partners in salt',
      'Related Resources',
      'On Now',
      'Upcoming',
      'Past',
    ])
    expect(sections[1]).toMatchObject({ body: '<p>It began with a crystal.</p>' })
  })

  it('EVT-193 EVT-194 EVT-195 EVT-196 EVT-189 EVT-209 opens with its hero as a feature post in the hero’s colour', async () => {
    expect((await compose()).of('hero')).toMatchObject([
      {
        eyebrow: { title: 'Art and science' },
        title: 'Salt',
        subtitle: 'One year',
        intro: '<p>Ten places.</p>',
        cta: { title: 'See what is on', href: '#on-now' },
        colorName: 'sunset',
        variation: 'image-left',
        image: { uid: 'quay' },
      },
    ])
  })

  it('EVT-192 EVT-198 EVT-199 EVT-200 shows whom to ask, news, partners and resources', async () => {
    const { of } = await compose()
    expect(of('callOut')).toMatchObject([{ contentPromo: { title: 'Letter' } }])
    expect(of('partnersSponsors')).toMatchObject([
      {
        title: 'Partners in salt',
        tiers: [{ heading: 'Lead', groups: [{ featured: true, items: [{ title: 'Orchard Foundation' }] }] }],
      },
    ])
    expect(of('cardListing').slice(0, 2)).toMatchObject([
      { heading: 'News & Stories', id: 'news-and-stories', items: [{ title: 'Wider Weather' }] },
      { heading: 'Related Resources', id: 'related-resources', items: [{ title: 'Bulletin' }] },
    ])
  })

  it('shows no section without data', async () => {
    const { sections } = await compose({ url: '/salt-and-light' })
    expect(sections.map(({ blockType }) => blockType)).toEqual(['hero'])
  })

  it('EVT-190 EVT-201 shows the title of its items over their groups, and only with them', async () => {
    const titled = (items: object[]) => compose({ ...whole, series_items: { title: 'All of it', items } })
    const { sections } = await titled(to('series_item', 'Running'))
    expect(sections.slice(-2)).toMatchObject([{ title: 'All of it' }, { heading: 'On Now' }])
    expect((await titled([])).sections.at(-1)).toMatchObject({ heading: 'Related Resources' })
  })

  it('EVT-208 is an EventSeries with about, description and keywords', async () => {
    const { jsonLd, head } = await compose({ ...whole, meta_page: { keywords: ['salt', 'light'] } })
    expect(jsonLd).toMatchObject([
      {
        '@type': 'EventSeries',
        '@id': `${head.canonical}#series`,
        name: 'Salt',
        about: 'It began with a crystal.',
        description: 'Ten places.',
        keywords: 'salt, light',
      },
    ])
    expect(head.description).toBe('Ten places.')
  })
})

describe('a special series page', () => {
  it('EVT-189 EVT-190 stands at the url of its entry as pst-series', () => {
    expect([specialSeriesPage.contentType.name, pathOfUrl(specialSeriesPage.route, '/salt-and-light')]).toEqual([
      'pst_series_page',
      '/salt-and-light',
    ])
  })

  it('EVT-197 marks its featured media as partnerships', async () => {
    expect((await special()).of('featuredItem')).toMatchObject([{ id: 'partnerships', item: { title: 'Running' } }])
  })

  it('EVT-201 EVT-203 EVT-204 EVT-205 EVT-219 EVT-220 EVT-221 groups its items, each group sorted', async () => {
    const groups = (await special()).of('cardListing').slice(2)
    expect(groups.map((group) => [group.id, ...titlesOf(group)])).toEqual([
      ['on-now', 'Tonight', 'Just begun', 'Running'],
      ['upcoming', 'Summer', 'Autumn'],
      ['past', 'Ended', 'Ended before'],
    ])
  })

  it('EVT-206 EVT-207 labels items with a day or a range, past ones in line with where they were', async () => {
    const [now, , past] = (await special()).of('cardListing').slice(2)
    expect(now?.items).toMatchObject([{ date: 'Mar 14, 2026' }, { date: 'Mar 12–May 1, 2026' }, {}])
    expect(past).toMatchObject({ size: 'editorial inline', show: expect.arrayContaining(['image', 'date', 'meta']) })
  })

  it('CLR-005 has what is more than one page holds on further ones', async () => {
    const days = Array.from({ length: 60 }, (_, day) => item(`Day ${day}`, '2026-06-05', '2026-07-01'))
    const items = days.flatMap(({ uid }) => to('series_item', uid))
    const { of } = await composed(
      specialSeriesPage,
      NOW,
      anEntry('pst_series_page', 'Salt', { url: '/salt', series_items: { items } }),
      ...days,
    )
    expect(of('cardListing')[0]?.items).toHaveLength(48)
    expect(of('pagination')).toMatchObject([{ page: 1, pages: 2 }])
  })

  it('EVT-203 EVT-205 changes by itself when the next item begins or ends', async () => {
    const { boundary } = await special()
    expect(boundary.next?.toISOString()).toBe('2026-03-15T07:00:00.000Z')
    const later = await special(whole, '2026-03-15T00:00:00-07:00')
    expect(titlesOf(later.of('cardListing').at(-1))).toContain('Tonight')
    expect(later.boundary.next?.toISOString()).toBe('2026-05-02T07:00:00.000Z')
  })
})

describe('a series page under what’s on', () => {
  it.each([
    ['EVT-209', '/slow-evenings', '/whats-on/slow-evenings'],
    ['EVT-209', '/whats-on/slow-evenings', '/whats-on/slow-evenings'],
    ['EVT-222', undefined, null],
    ['EVT-222', '/', null],
  ])('%s with the url %s stands at %s', (_row, url, path) => {
    expect(pathOfUrl(seriesPage.route, url)).toBe(path)
  })

  it.each([
    ['EVT-222 leads to what’s on without a url', undefined, '/whats-on'],
    ['EVT-222 leads to what’s on with an empty one', '/', '/whats-on'],
    ['leads to its own page', '/slow-evenings', '/whats-on/slow-evenings'],
  ])('its card %s', async (_row, url, href) => {
    const series = { uid: 's', _content_type_uid: 'page_series', title: 'Slow', ...(url && { url }) }
    const card = await contentOf({ types: [seriesPage], entries: [series] }).cardOf('s')
    expect(card).toMatchObject({ title: 'Slow', subtitle: 'Series' })
    expect(card?.href).toBe(href)
  })

  it('EVT-211 EVT-212 shows news as a grid and marks its featured media', async () => {
    const { of } = await underWhatsOn()
    expect(of('cardListing')[0]).toMatchObject({ id: 'news-and-stories', size: 'medium' })
    expect(of('featuredItem')).toMatchObject([{ id: 'featured-item' }])
  })

  const programme = [
    anEntry('event', 'Concert', { date_time: '2026-03-15T02:30:00Z' }),
    anEntry('event', 'Film', { date_time: '2026-04-15T02:30:00Z' }),
    anEntry('event', 'Reading', { date_time: '2026-02-15T02:30:00Z' }),
    anEntry('exhibition', 'Two Rooms', { start_date: '2026-01-10', end_date: '2026-06-01' }),
    anEntry('tour', 'Lamplight', { start_date: '2026-01-10', end_date: '2026-06-01' }),
    anEntry('tour', 'Garden', { start_date: '2026-03-01' }),
  ]
  const series_items = {
    items: programme.flatMap(({ uid, _content_type_uid }) => to(_content_type_uid, uid)),
  }

  it('EVT-213 EVT-214 EVT-215 EVT-216 EVT-217 CLR-024 groups events, tours and exhibitions by the day', async () => {
    const groups = (await underWhatsOn({ url: '/slow', series_items }, programme)).of('cardListing')
    expect(groups.map((group) => [group.heading, ...titlesOf(group)])).toEqual([
      ['On Now', 'Concert', 'Garden', 'Two Rooms'],
      ['Upcoming', 'Film'],
      ['Past', 'Reading', 'Lamplight'],
    ])
  })

  it('EVT-218 shows past items in line, without where they were', async () => {
    const past = (await underWhatsOn({ url: '/slow', series_items }, programme)).of('cardListing').at(-1)
    expect(past).toMatchObject({ heading: 'Past', size: 'editorial inline' })
    expect(past?.show).not.toContain('meta')
    expect(past?.show).toEqual(expect.arrayContaining(['image', 'subtitle', 'date', 'excerpt']))
  })

  it('EVT-214 changes by itself at midnight', async () => {
    const { boundary } = await underWhatsOn({ url: '/slow', series_items }, programme)
    expect(boundary.next?.toISOString()).toBe('2026-03-15T07:00:00.000Z')
    const next = await underWhatsOn({ url: '/slow', series_items }, programme, '2026-03-15T00:00:00-07:00')
    expect(titlesOf(next.of('cardListing').at(-1))).toContain('Concert')
  })
})
