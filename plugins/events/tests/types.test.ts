import type { Ports } from 'atrium'
import image from 'atrium/model/media/types/image.ts'
import { contentOf, testInstitution, to, type WireEntry } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { exhibitionHref, hasExhibitionPage } from '../exhibition/exhibition-address.ts'
import calendar from '../pages/calendar.ts'
import event from '../pages/event.ts'
import exhibition from '../pages/exhibition.ts'
import exhibitions from '../pages/exhibitions.ts'
import series from '../pages/series.ts'
import specialSeries from '../pages/special-series.ts'
import tour from '../pages/tour.ts'
import whatsOn from '../pages/whats-on.ts'
import whatsOnV2 from '../pages/whats-on-modules.ts'
import seriesItem from '../types/series-item.ts'
import { aRecord } from './help.ts'

const pages = [calendar, event, exhibition, exhibitions, series, specialSeries, tour, whatsOn, whatsOnV2]

const picture = { uid: 'kiln', _content_type_uid: 'image', alt: 'A kiln' }
const center = { uid: 'center', _content_type_uid: 'ellery_location', title: 'Ellery Center', location_id: 'center' }
const wire = (type: string, fields: object): WireEntry => ({
  uid: 'e',
  _content_type_uid: type,
  title: 'Clay',
  ...fields,
})
const load = (type: string, fields: object, ...more: WireEntry[]) =>
  contentOf({ types: [...pages, seriesItem, image], entries: [picture, center, wire(type, fields), ...more] })
const kiln = to('image', 'kiln')

describe('cards', () => {
  it.each([
    [
      'EVT-053 an event',
      'event',
      {
        event_title: 'Night of Clay',
        image: kiln,
        date_time: '2026-03-15T02:30:00Z',
        locations: to('ellery_location', 'center'),
      },
      {
        title: 'Night of Clay',
        subtitle: 'Event',
        date: 'Sat, Mar 14, 2026, 7:30pm',
        startDate: '2026-03-15T02:30:00Z',
        meta: 'Ellery Center',
        image: { uid: 'kiln' },
      },
    ],
    [
      'CLR-025 a recurring event',
      'event',
      { recurrence: true, recurrence_start_date: '2026-03-14', recurrence_end_date: '2026-04-02' },
      { title: 'Clay', date: 'Mar 14–Apr 2', startDate: '2026-03-14', endDate: '2026-04-02' },
    ],
    ['EVT-205 a daily event', 'event', { recurrence: true }, { date: 'Daily', startDate: '2026-03-14' }],
    ['EVT-036 an event without a start', 'event', {}, { date: 'Coming soon', startDate: '1970-01-01T00:00:00.000' }],
    [
      'EVT-083 a tour, by its kind, with the first of its media',
      'tour',
      { url: '/walk', event_metadata: { type: 'Garden Tour' }, event_details: { display_date: 'Daily' }, media: kiln },
      { subtitle: 'Garden Tour', date: 'Daily', image: { uid: 'kiln' }, startDate: '1970-01-01' },
    ],
    [
      'EVT-083 EVT-085 a tour without a kind, and without a start',
      'tour',
      { url: '/walk', end_date: '2026-04-02' },
      { subtitle: 'Tour', date: 'Through Apr 2', startDate: '1970-01-01', endDate: '2026-04-02' },
    ],
    [
      'EVT-092 an exhibition',
      'exhibition',
      { start_date: '2026-01-20', end_date: '2026-05-10', feature_image: kiln, location_ids: ['villa'] },
      {
        subtitle: 'Exhibition',
        date: 'Jan 20–May 10, 2026',
        startDate: '2026-01-20',
        endDate: '2026-05-10',
        meta: 'Villa',
        image: { uid: 'kiln' },
      },
    ],
    [
      'EVT-092 an exhibition with a message',
      'exhibition',
      { start_date: '2026-01-20', dates_message: 'Ongoing' },
      { date: 'Ongoing' },
    ],
    ['an exhibition with an end alone', 'exhibition', { end_date: '2026-05-10' }, { date: 'Through May 10, 2026' }],
    ['an exhibition with a start alone', 'exhibition', { start_date: '2026-01-20' }, { date: 'From Jan 20, 2026' }],
    [
      'EVT-223 EVT-224 EVT-225 a series',
      'page_series',
      {
        hero: {
          promo_image: kiln,
          display_date: 'Spring and summer',
          location: to('ellery_location', 'center'),
          blurb: '<p>Six evenings.</p>',
        },
      },
      { subtitle: 'Series', date: 'Spring and summer', meta: 'Ellery Center', image: { uid: 'kiln' } },
    ],
    [
      'EVT-223 a series by its image',
      'pst_series_page',
      { url: '/clay', hero: { image: kiln } },
      { image: { uid: 'kiln' } },
    ],
    [
      'EVT-202 a series item',
      'series_item',
      { url: 'https://partner.example.org', start_date: '2026-03-14', end_date: '2026-03-14', location: 'Harbor Hall' },
      { href: 'https://partner.example.org', date: 'Mar 14, 2026', meta: 'Harbor Hall' },
    ],
  ])('%s', async (_row, type, fields, expected) => {
    const { cardOf, issues } = load(type, fields)
    expect(await cardOf('e')).toMatchObject(expected)
    expect(issues.e).toEqual([])
  })
})

describe('an event', () => {
  it.each([
    ['2026-03-10T12:00:00Z', 'Sat, Mar 14, 2026, 7:30pm', '2026-03-14T19:30:00.000'],
    ['2026-03-16T12:00:00Z', 'Sat, Mar 21, 2026, 7:30pm', '2026-03-21T19:30:00.000'],
    ['2026-04-16T12:00:00Z', 'Sat, Mar 21, 2026, 7:30pm', '2026-03-21T19:30:00.000'],
  ])(
    'EVT-037 EVT-053 without a time of its own stands as a card with the next of the calendar: at %s %s',
    async (now, date, startDate) => {
      const starts = ['2026-03-14T19:30:00.000', '2026-03-21T19:30:00.000']
      const ports = { calendar: { event: async () => aRecord({ startDate: starts, endDate: [] }) } } as unknown as Ports
      const entries = [wire('event', { event_details: { event_id: '40217' } })]
      const { cardOf } = contentOf({ types: pages, entries, ports, now })
      expect(await cardOf('e')).toMatchObject({ date, startDate })
    },
  )

  it.each([
    ['EVT-017 its url', { url: '/night-of-clay' }, '/calendar/night-of-clay'],
    ['EVT-017 its url without a slash', { url: 'night' }, '/calendar/night'],
    ['its whole path', { url: '/calendar/night' }, '/calendar/night'],
    ['EVT-017 the slug of its title', { event_title: 'Night of Clay!' }, '/calendar/night-of-clay'],
    ['EVT-017 the slug of its name', {}, '/calendar/clay'],
    ['nowhere, standing elsewhere', { url: 'https://partner.example.org/night' }, null],
    ['EVT-018 nowhere without a meta page', { url: '/night', meta_page: {} }, null],
  ])('stands at %s', async (_row, fields, expected) => {
    const { entryOf } = load('event', { meta_page: { title: 'Clay' }, ...fields })
    expect((await entryOf('e'))?.path).toBe(expected)
  })

  it('EVT-016 reads every field', async () => {
    const { entryOf, issues } = load('event', {
      type: 'Talk',
      blurb: '<p>Clay.</p>',
      event_metadata: { event_id: '40217', part_of: to('page_series', 's') },
      event_details: {
        display_date: 'Saturday',
        event_schedule: '<p>7:30</p>',
        ticketing_information: '<p>At the door</p>',
      },
      about_module: { description: '<p>Music.</p>', cta: { title: 'Hear', href: 'https://a.example.org' } },
      know_before_you_go_module: { content_block: to('content_block', 'b') },
      people_module: { title: 'With', person: to('person', 'p') },
      partners_sponsors: {
        tiers: [{ tier_heading: 'Thanks', groups: [{ items: [{ organization: to('organization', 'o') }] }] }],
      },
      related: to('exhibition', 'x'),
      resources_module: { items: to('resource', 'r') },
      customer_support_promo: to('content_promo', 'c'),
    })
    expect(await entryOf('e')).toMatchObject({
      eventMetadata: { eventId: '40217', partOf: [{ uid: 's' }] },
      eventDetails: { displayDate: 'Saturday' },
      aboutModule: { body: '<p>Music.</p>' },
      knowBeforeYouGoModule: { contentBlock: [{ uid: 'b' }] },
      peopleModule: { title: 'With', person: [{ uid: 'p' }] },
      related: [{ uid: 'x' }],
      resourcesModule: { items: [{ uid: 'r' }] },
      customerSupportPromo: { uid: 'c' },
    })
    expect(issues.e).toEqual([])
  })

  it.each([event.contentType, tour.contentType])('EVT-001 $label: the calendar is asked by its id', async (type) => {
    const asked: string[] = []
    const port = {
      event: async (id: string) => {
        asked.push(id)
        return id === '40217' ? aRecord() : null
      },
    }
    const log = { info() {}, warn() {}, error() {} }
    const outside = {
      ports: { calendar: port } as unknown as Ports,
      institution: testInstitution,
      log,
      holds: () => {},
    }
    const enrichment = (ids: object) => type.enrich?.({ entry: { uid: 'e', ...ids } as never, ...outside })
    expect(await enrichment({ eventMetadata: { eventId: '40217' } })).toEqual({ calendar: aRecord() })
    expect(await enrichment({ eventDetails: { eventId: '40217' } })).toEqual({ calendar: aRecord() })
    expect(await enrichment({ eventMetadata: { eventId: '1' }, eventDetails: { eventId: '2' } })).toBeNull()
    expect(enrichment({})).toBeUndefined()
    expect(asked).toEqual(['40217', '40217', '1'])
  })
})

describe('an exhibition', () => {
  it.each([
    ['its own page', { url: '/fire', path: '/exhibitions/fire' }, '/exhibitions/fire', true],
    ['EVT-093 EVT-094 legacy', { url: '/exhibitions/old', path: null, isLegacy: true }, '/exhibitions/old', false],
    ['EVT-093 elsewhere', { url: 'https://x.example.org', path: null }, 'https://x.example.org', false],
    ['EVT-093 an old file', { url: '/old/index.html', path: null }, '/old/index.html', false],
    ['EVT-093 nowhere without url', { path: null }, undefined, false],
  ])('is found at %s', (_row, fields, href, hasPage) => {
    const entry = { isLegacy: false, ...fields }
    expect(exhibitionHref(entry, testInstitution)).toBe(href)
    expect(hasExhibitionPage(entry)).toBe(hasPage)
  })

  it('EVT-092 has its dates under both names, and a shape for its picture', async () => {
    const dated = { start: '2026-01-20', end: '2026-05-10' }
    for (const fields of [{ start_date: dated.start, end_date: dated.end }, { date: dated }]) {
      const { entryOf, issues } = load('exhibition', fields)
      expect(await entryOf('e')).toMatchObject({
        startDate: dated.start,
        endDate: dated.end,
        date: dated,
        featureImageAspectRatio: 'post_xlarge',
      })
      expect(issues.e).toEqual([])
    }
  })

  it('EVT-092 reads every module', async () => {
    const listing = { title: 'More', items: to('event', 'other') }
    const { entryOf, issues } = load('exhibition', {
      exhibition_details: {
        description: '<p>Pots.</p>',
        languages: [{ text: 'English' }],
        cost_note: [{ text: 'Free' }],
      },
      selected_works_module: { items: to('collection_object', 'w') },
      contact_module: { grouping: [{ items: [{ person: to('person', 'p') }] }] },
      related_module: listing,
      school_tours_module: listing,
      featured_item: { item: to('event', 'other'), tag: 'New' },
      guide_app_module: { content: '<p>Listen.</p>' },
      featured_media_module: { media: [{ reference: to('image', 'kiln') }] },
      podcast_module: { subtitle: 'Hear', items: to('podcast_series', 's') },
      publications_module: listing,
      news_and_stories_module: listing,
      exhibition_resources_module: listing,
      shop_module: { items: [{ title: 'Cup', url: 'https://shop.example.org', prices: ['$45.00'] }] },
    })
    expect(issues.e).toEqual([])
    expect(Object.keys((await entryOf('e')) ?? {}).filter((name) => name.endsWith('Module'))).toHaveLength(11)
  })
})

describe('a series', () => {
  it('EVT-190 reads the colour of its hero in both spellings', async () => {
    for (const hero of [{ background_color_name: { color_name: 'sky' } }, { background_color: 'sky' }]) {
      const { entryOf, issues } = load('page_series', { hero })
      expect(await entryOf('e')).toMatchObject({ hero: { backgroundColorName: { colorName: 'sky' } } })
      expect(issues.e).toEqual([])
    }
  })

  it('EVT-190 EVT-189 a special one needs its url', () => {
    expect(load('pst_series_page', {}).issues.e).toContain('url')
    expect(load('page_series', {}).issues.e).toEqual([])
  })
})

describe('landing pages', () => {
  it.each([
    ['EVT-166', 'page_what_s_on', { courses: {}, family: { items: to('event', 'x') }, featured_item: { tag: 'Now' } }],
    [
      'EVT-178',
      'whats_on_v2',
      {
        url: '/whats-on/now',
        programming_module: { items: [{ title: 'Evenings', content: '<p>Out late.</p>', url: '/calendar' }] },
        tours_module: { item: to('tour', 't') },
        talks_module: { title: 'Talks', items: to('event', 'x') },
      },
    ],
    ['EVT-132', 'page_calendar', { url: '/calendar' }],
    ['EVT-127', 'page_exhibitions', {}],
  ])('%s %s reads its fields', async (_row, type, fields) => {
    const { entryOf, issues } = load(type, fields)
    expect(issues.e).toEqual([])
    expect(await entryOf('e')).toBeDefined()
  })
})
