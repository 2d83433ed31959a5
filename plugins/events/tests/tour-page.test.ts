import { contentOf, entryOf, pageContext, to } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import tour from '../pages/tour.ts'
import { aRecord } from './help.ts'
import { card, center, notice, online, person, picture, promo, thanks, tourShown, villa } from './pages.ts'

const record = aRecord({ availabilityStatus: 'A', availabilityNum: 12, minPrice: 10, maxPrice: 18 })
const full = {
  aboutModule: { body: '<p>A lamp.</p>', links: [], cta: { title: 'Map', href: 'https://maps.example.org' } },
  eventDetails: {
    displayDate: 'Saturday evenings',
    eventSchedule: '<p>6:30pm</p>',
    ticketingInformation: '<p>At the desk</p>',
  },
  times: '<p>About an hour.</p>',
  media: [{ ...picture, caption: 'The kiln', credit: 'Mara Quill' }],
  knowBeforeYouGoModule: { contentBlock: [notice] },
  partnersSponsors: thanks,
  peopleModule: { title: 'Guides', person: [person] },
  related: [card('event', 'Club', '2026-04-01'), card('exhibition', 'Skies', '2026-01-20')],
  customerSupportPromo: promo,
  calendar: record,
}

describe('the page of a tour', () => {
  it('EVT-069 stands under the calendar, of the type tour', () => {
    expect([tour.contentType.name, tour.route, tour.path]).toEqual(['tour', '/calendar/:slug', undefined])
  })

  it('EVT-071 EVT-076 EVT-077 EVT-078 EVT-079 EVT-080 EVT-081 EVT-082 CLR-002 shows its sections in the documents’ order', async () => {
    const { sections, content } = await tourShown(full)
    expect(sections.map(({ blockType, heading }) => (heading ? `${blockType} ${heading}` : blockType))).toEqual([
      'hero',
      'eventDescription',
      'knowBeforeYouGo Know Before You Go',
      'partnersSponsors Partners and Sponsors',
      'authorInformation Guides',
      'cardListing Related Events',
      'cardListing Related Exhibitions',
      'callOut',
      'ticketAction',
    ])
    expect(content.map(({ blockType }) => blockType)).toEqual([
      'textModule',
      'eventFacts',
      'mediaLayoutBlock',
      'eventFacts',
    ])
    expect(content[0]).toMatchObject({ body: '<p>A lamp.</p>', cta: { title: 'Map' } })
    expect(sections.at(-1)).toMatchObject({
      facts: ['Saturday evenings', 'Ellery Center', '$10–$18'],
      link: { title: 'Reserve entry time' },
    })
  })

  it('EVT-072 EVT-073 EVT-075 says when, how, how often and where', async () => {
    expect((await tourShown(full)).facts).toEqual([
      { label: 'Dates', lines: [{ text: 'Saturday evenings' }] },
      { label: 'Schedule', html: '<p>6:30pm</p>' },
      { label: 'Tickets', html: '<p>At the desk</p>' },
      { label: 'Times', html: '<p>About an hour.</p>' },
      {
        label: 'Location',
        lines: [
          { text: 'Ellery Center', href: '/calendar/?location=center' },
          { text: '1800 Ridge Drive, Los Angeles, CA 90049, US' },
        ],
      },
    ])
  })

  it('EVT-074 shows its media with caption and credit, several of them in a carousel', async () => {
    const one = await tourShown(full)
    expect(one.of('mediaLayoutBlock', one.content)).toMatchObject([
      { layout: 'column-width', media: [{ reference: { caption: 'The kiln', credit: 'Mara Quill' } }] },
    ])
    const two = await tourShown({ media: [picture, { ...picture, uid: 'other' }] })
    expect(two.of('mediaLayoutBlock', two.content)[0]?.layout).toBe('carousel')
  })

  it('EVT-075 names every place it is led at', async () => {
    const { facts } = await tourShown({ location: [villa, online] })
    expect(facts).toMatchObject([{ label: 'Locations', lines: [{ text: 'Ellery Villa' }, { text: 'Online' }] }])
  })

  it('EVT-083 opens with its kind, else "Tour"', async () => {
    expect((await tourShown()).sections[0]).toMatchObject({ eyebrow: { title: 'Tour' } })
    expect((await tourShown({ eventMetadata: { type: 'Evening Tour' } })).sections[0]).toMatchObject({
      eyebrow: { title: 'Evening Tour' },
    })
  })

  it.each([
    ['EVT-061', { minPrice: 0, maxPrice: 0 }, 'Free'],
    ['EVT-062', { minPrice: 10, maxPrice: 10 }, '$10'],
    ['EVT-063', { minPrice: 10, maxPrice: 18 }, '$10–$18'],
  ])('%s EVT-081 shows the price', async (_row, prices, expected) => {
    expect((await tourShown({ calendar: aRecord(prices) })).card.price).toBe(expected)
  })

  it.each([
    [
      'EVT-087',
      { availabilityStatus: 'U', availabilityNum: -1, filter1: 'https://t.example.org' },
      'https://t.example.org',
    ],
    ['EVT-088', { availabilityStatus: 'U', availabilityNum: -1 }, 'https://visit.example.org/center'],
    ['EVT-089', { availabilityStatus: 'A', availabilityNum: 3 }, expect.stringContaining('performance_ids=40217')],
  ])('EVT-082 EVT-086 %s reserves, beside the text and at the end', async (_row, fields, href) => {
    const { card: shown, of } = await tourShown({ location: [online, center], calendar: aRecord(fields) })
    expect(shown.link).toEqual({ title: 'Reserve entry time', href })
    expect(of('ticketAction')).toMatchObject([{ link: shown.link }])
  })

  it('EVT-090 has no call to action where nothing can be reserved', async () => {
    const { card: shown, of } = await tourShown({
      calendar: aRecord({ availabilityStatus: 'S', availabilityNum: 0, minPrice: 15, maxPrice: 15 }),
    })
    expect([shown.link, shown.price, of('ticketAction')]).toEqual([undefined, '$15', []])
  })

  it.each([
    ['before it begins', { startDate: '2026-04-01', endDate: '2026-06-30' }, 'April 1–June 30'],
    ['while it is led', { startDate: '2026-03-01', endDate: '2026-06-30' }, 'Through June 30'],
    ['into another year', { startDate: '2026-03-01', endDate: '2027-06-30' }, 'Through June 30, 2027'],
    ['on one day', { startDate: '2026-04-01', endDate: '2026-04-01' }, 'April 1'],
    ['without an end, before', { startDate: '2026-04-01' }, 'From April 1'],
    ['without an end', { startDate: '2026-03-01' }, undefined],
    ['in the editor’s words', { endDate: '2026-06-30', eventDetails: { displayDate: 'Thursdays' } }, 'Thursdays'],
  ])('CLR-025 says when it is led, %s', async (_case, fields, expected) => {
    expect((await tourShown(fields)).card.date?.text).toBe(expected)
  })

  it('CLR-025 says on cards by short months when it is led; only one that has begun says no start', async () => {
    const walk = (uid: string, fields: object) => entryOf('tour', uid, { title: uid, url: `/${uid}`, ...fields })
    const { content } = pageContext({
      types: [tour],
      entries: [
        walk('later', { startDate: '2026-03-20', endDate: '2026-04-02' }),
        walk('now', { startDate: '2026-03-01', endDate: '2026-04-02' }),
        walk('open', { startDate: '2026-03-20' }),
      ],
    })
    const { items } = await content.cards('tour')
    expect(Object.fromEntries(items.map(({ uid, date }) => [uid, date]))).toEqual({
      later: 'Mar 20–Apr 2',
      now: 'Through Apr 2',
      open: 'From Mar 20',
    })
  })

  it('lists its coming dates', async () => {
    const calendar = aRecord({
      startDate: ['2026-03-07T16:00:00.000', '2026-03-14T16:00:00.000', '2026-03-21T16:00:00.000'],
      endDate: ['2026-03-07T17:00:00.000', '2026-03-14T17:00:00.000', '2026-03-21T17:00:00.000'],
    })
    expect((await tourShown({ calendar })).facts.at(-1)).toMatchObject({
      label: 'Coming Dates',
      lines: [{ text: 'Sat, Mar 14, 2026, 4pm' }, { text: 'Sat, Mar 21, 2026, 4pm' }],
    })
  })

  it('SITE-026 shows the first of its media on social media', async () => {
    expect((await tourShown(full)).head.openGraph.image?.alt).toBe('A kiln')
  })
})

it('EVT-070 reads every field of a tour', async () => {
  const { entryOf, issues } = contentOf({
    types: [tour],
    entries: [
      {
        uid: 't',
        _content_type_uid: 'tour',
        url: '/skies',
        blurb: '<p>A lamp.</p>',
        times: '<p>6:30pm</p>',
        media: to('image', 'kiln'),
        location: to('ellery_location', 'center'),
        start_date: '2026-03-01',
        event_metadata: { event_id: '42061', type: 'Evening Tour', part_of: to('page_series', 's') },
        event_details: {
          display_date: 'Saturdays',
          event_schedule: '<p>6:30</p>',
          ticketing_information: '<p>Desk</p>',
        },
        about_module: { description: '<p>Lamp.</p>', cta: { title: 'Map', href: 'https://maps.example.org' } },
        know_before_you_go_module: { content_block: to('content_block', 'b') },
        people_module: { person: to('person', 'p') },
        partners_sponsors: { tiers: [{ groups: [{ items: [{ organization: to('organization', 'o') }] }] }] },
        related: to('event', 'e'),
        customer_support_promo: to('content_promo', 'c'),
      },
    ],
  })
  expect(issues.t).toEqual([])
  expect(await entryOf('t')).toMatchObject({
    times: '<p>6:30pm</p>',
    media: [{ uid: 'kiln' }],
    location: [{ uid: 'center' }],
    aboutModule: { body: '<p>Lamp.</p>', cta: { title: 'Map' } },
    peopleModule: { person: [{ uid: 'p' }] },
    related: [{ uid: 'e' }],
    customerSupportPromo: { uid: 'c' },
  })
})
