import { entryOf, stub } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import event from '../pages/event.ts'
import { aRecord, titlesOf } from './help.ts'
import { card, center, eventShown, location, notice, online, person, picture, promo, thanks, villa } from './pages.ts'

const full = {
  image: picture,
  blurb: '<p>One night.</p>',
  aboutModule: { body: '<p>Music.</p>', links: [], cta: { title: 'Hear', href: 'https://audio.example.org' } },
  knowBeforeYouGoModule: { contentBlock: [notice] },
  partnersSponsors: thanks,
  peopleModule: { title: 'Performers', person: [person] },
  related: [card('event', 'Talk', '2026-04-01'), card('exhibition', 'Fire', '2026-01-20')],
  resourcesModule: { title: 'Ignored', items: [card('article', 'Clay')] },
  eventMetadata: { type: 'Performance', partOf: [card('page_series', 'Evenings')] },
  customerSupportPromo: promo,
  calendar: aRecord({ availabilityStatus: 'A', availabilityNum: 120, minPrice: 15, maxPrice: 25 }),
}

describe('the page of an event', () => {
  it('EVT-015 stands under the calendar, of the type event', async () => {
    expect(event.contentType.name).toBe('event')
    expect(event.route.startsWith('/calendar/')).toBe(true)
    expect((await eventShown()).head.canonical).toBe('https://www.ellery.example/calendar/night-of-clay')
  })

  it('EVT-019 EVT-020 EVT-021 EVT-023 EVT-024 EVT-025 EVT-026 EVT-027 EVT-028 EVT-029 EVT-030 EVT-031 EVT-032 CLR-002 CLR-020 shows its sections in the documents’ order', async () => {
    const { sections, description, content } = await eventShown(full)
    expect(sections.map(({ blockType, heading }) => (heading ? `${blockType} ${heading}` : blockType))).toEqual([
      'hero',
      'eventDescription',
      'knowBeforeYouGo Know Before You Go',
      'partnersSponsors Partners and Sponsors',
      'authorInformation Performers',
      'cardListing Related Events',
      'cardListing Related Exhibitions',
      'cardListing Related Resources',
      'cardListing Series Information',
      'ticketAction',
      'callOut',
    ])
    expect(description).toMatchObject({ image: { uid: 'kiln' } })
    expect(content[0]).toMatchObject({ blockType: 'textModule', body: '<p>Music.</p>', cta: { title: 'Hear' } })
    expect(sections.at(-1)).toMatchObject({ contentPromo: { uid: 'box' } })
  })

  it('CLR-002 shows nothing of what it does not have', async () => {
    const { sections, content, facts } = await eventShown({ image: undefined, locations: [] })
    const shown = sections.filter(({ items }) => !Array.isArray(items) || items.length > 0)
    expect(shown.map(({ blockType }) => blockType)).toEqual(['hero', 'eventDescription'])
    expect(content[0]?.items).toEqual([])
    expect(facts).toEqual([])
  })

  it('EVT-019 opens with its title, its kind and a word about it, which its picture comes before', async () => {
    const intro = '<p>One night.</p>'
    const intros = async (fields: object) => {
      const { sections, description } = await eventShown({ ...full, displayTitle: 'A Night of Clay', ...fields })
      expect(sections[0]).toMatchObject({
        blockType: 'hero',
        title: 'A Night of Clay',
        eyebrow: { title: 'Performance', href: '/calendar/?category=performances' },
      })
      return [sections[0]?.intro, description?.intro]
    }
    expect(await intros({})).toEqual([undefined, intro])
    expect(await intros({ image: undefined })).toEqual([intro, undefined])
    expect(await intros({ hero: { image: picture } })).toEqual([intro, undefined])
  })

  it('says how it is made easier to take part in, in one order', async () => {
    const { facts } = await eventShown({ access: ['step-free', 'signed'] })
    expect(facts).toMatchObject([{ label: 'Access', lines: [{ text: 'Sign language' }, { text: 'Step-free' }] }])
  })

  it('EVT-020 shows its picture once', async () => {
    expect((await eventShown({ image: picture, hero: { image: picture } })).description?.image).toBeUndefined()
    expect((await eventShown({ image: undefined, hero: { image: picture } })).description?.image).toBeUndefined()
  })

  it('EVT-022 EVT-033 EVT-034 CLR-019 lists categories and locations under their label, each with its calendar', async () => {
    const { of, content } = await eventShown({
      locations: [center, online],
      calendar: aRecord({ category: ['Talks,Films'] }),
    })
    expect(of('tagList', content)).toEqual([
      {
        blockType: 'tagList',
        heading: 'Event Categories and Location List',
        quiet: true,
        items: [
          { title: 'Talk', href: '/calendar/?category=talks' },
          { title: 'Film', href: '/calendar/?category=films' },
          { title: 'Ellery Center', href: '/calendar/?location=center' },
          { title: 'Online', href: '/calendar/?location=online' },
        ],
      },
    ])
  })

  it('EVT-012 EVT-034 takes the category from the event where the calendar knows none', async () => {
    const { of, content } = await eventShown({ type: 'Course', locations: [] })
    expect(of('tagList', content)[0]?.items).toEqual([{ title: 'Course', href: '/calendar/?category=courses' }])
  })

  it('EVT-016 says how the evening goes and how tickets are sold', async () => {
    const eventDetails = { eventSchedule: '<p>7pm</p>', ticketingInformation: '<p>At the door</p>' }
    expect((await eventShown({ eventDetails })).facts).toEqual([
      { label: 'Schedule', html: '<p>7pm</p>' },
      { label: 'Tickets', html: '<p>At the door</p>' },
    ])
  })

  it('EVT-026 heads people without a title "People", and leaves out those it does not find', async () => {
    const { of } = await eventShown({ peopleModule: { person: [stub('person', 'gone'), person] } })
    expect(of('authorInformation')).toMatchObject([{ heading: 'People', items: [{ uid: 'ward' }] }])
  })

  it('EVT-027 EVT-028 CLR-018 EVT-155 EVT-156 sorts what is related: the latest first, undated last, tours among events', async () => {
    const { of } = await eventShown({
      related: [
        card('tour', 'Walk'),
        card('exhibition', 'Old', '2025-01-20'),
        card('event', 'May', '2026-05-01'),
        card('tour', 'June', '2026-06-01'),
        card('exhibition', 'New', '2026-01-20'),
      ],
    })
    expect(of('cardListing').slice(0, 2).map(titlesOf)).toEqual([
      ['June', 'May', 'Walk'],
      ['New', 'Old'],
    ])
  })

  it('leaves out related events and tours that are over, and keeps exhibitions to read about', async () => {
    const { of } = await eventShown({
      related: [
        card('event', 'Last week', '2026-03-07'),
        card('event', 'Tonight', '2026-03-14'),
        card('exhibition', 'Old'),
        entryOf('event', 'Fair', {
          calendar: aRecord({ startDate: ['2026-03-12T10:00:00.000'], endDate: ['2026-03-16T17:00:00.000'] }),
        }),
      ],
    })
    expect(of('cardListing').slice(0, 2).map(titlesOf)).toEqual([['Tonight', 'Fair'], ['Old']])
  })

  it('sells no tickets for a day on which its house is closed, and says so', async () => {
    const saturday = { saturday: { openTime: '10:00', closeTime: '20:00' } }
    const on = (openHours: Record<string, unknown>) =>
      eventShown({
        locations: [location('center', 'Ellery Center', { openHours: entryOf('open_hours', 'h', openHours) })],
        calendar: aRecord({ availabilityStatus: 'A', availabilityNum: 120 }),
      })
    const open = await on({ dailyHours: saturday })
    expect([open.card.message, open.card.link?.title, open.of('ticketAction').length]).toEqual([
      undefined,
      'Get tickets',
      1,
    ])
    const closed = await on({ dailyHours: saturday, excludeDates: ['2026-03-14'] })
    expect([closed.card.message, closed.card.link, closed.of('ticketAction').length]).toEqual([
      'Ellery Center is closed that day',
      undefined,
      0,
    ])
    expect([open.node.offers, closed.node.offers]).toEqual([expect.objectContaining({ '@type': 'Offer' }), undefined])
  })

  it('says what the calendar says: that its house is closed on that day of every week', async () => {
    const closedSaturdays = { dailyHours: { sunday: { openTime: '10:00', closeTime: '20:00' } } }
    const locations = [location('center', 'Ellery Center', { openHours: entryOf('open_hours', 'h', closedSaturdays) })]
    const record = { availabilityStatus: 'A', availabilityNum: 120 } as const
    const once = await eventShown({ locations, calendar: aRecord(record) })
    expect([once.card.house, once.card.link?.title]).toEqual(['Ellery Center is closed that day', 'Get tickets'])
    const startDate = ['2026-03-21T19:30:00-07:00', '2026-03-22T19:30:00-07:00']
    const twice = await eventShown({ locations, calendar: aRecord({ ...record, startDate, endDate: startDate }) })
    expect(twice.facts.find(({ label }) => label === 'Coming Dates')?.lines?.map(({ text }) => text)).toEqual([
      'Sat, Mar 21, 2026, 7:30pm · Ellery Center is closed that day',
      'Sun, Mar 22, 2026, 7:30pm',
    ])
  })

  it('EVT-029 prints its own heading over the resources', async () => {
    const { of } = await eventShown(full)
    expect(of('cardListing').find(({ heading }) => heading === 'Related Resources')?.title).toBeUndefined()
  })

  it('SITE-026 shows its picture on social media', async () => {
    expect((await eventShown(full)).head.openGraph.image?.alt).toBe('A kiln')
    expect((await eventShown({ image: undefined })).head.openGraph.image).toBeUndefined()
  })

  it('EVT-042 EVT-046 takes the places that the calendar names by code where the entry names none', async () => {
    const calendar = aRecord({ multifilter1: ['villa', 'online'], salesStatus: 'S', availabilityStatus: 'U' })
    const unticketed = { ...calendar, availabilityNum: -1 }
    const { card: shown } = await eventShown({ locations: [], calendar: unticketed }, { entries: [villa, online] })
    expect(shown).toMatchObject({
      location: { text: 'Ellery Villa & Online' },
      link: { title: 'Plan your visit', href: 'https://visit.example.org/villa' },
    })
    const gone = [stub('ellery_location', 'gone')]
    expect((await eventShown({ locations: gone, calendar: unticketed })).card.location?.text).toBe('Villa & Online')
  })
})
