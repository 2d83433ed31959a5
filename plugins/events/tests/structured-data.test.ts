import { describe, expect, it } from 'vitest'
import { aRecord } from './help.ts'
import { card, center, eventShown, online, person, picture, tourShown, villa } from './pages.ts'

const selling = { availabilityStatus: 'A', availabilityNum: 120, minPrice: 15, maxPrice: 25 }
const nodeOf = async (fields: object = {}, now?: string) => (await eventShown(fields, { ...(now && { now }) })).node
const locationsOf = async (fields: object) => {
  const { location } = await nodeOf(fields)
  return (Array.isArray(location) ? location : [location]) as { '@type': string; name?: string }[]
}

describe('an event in structured data', () => {
  it('EVT-035 is an Event with its time, place, people and tickets', async () => {
    const node = await nodeOf({
      calendar: aRecord({ ...selling, venueName: 'Ridge Auditorium' }),
      peopleModule: { person: [person] },
      eventMetadata: { partOf: [card('page_series', 'Evenings')] },
    })
    const offer = {
      '@type': 'Offer',
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: expect.stringContaining('performance_ids=40217'),
    }
    expect(node).toEqual({
      '@type': 'Event',
      '@id': 'https://www.ellery.example/calendar/night-of-clay#event',
      url: 'https://www.ellery.example/calendar/night-of-clay',
      mainEntityOfPage: 'https://www.ellery.example/calendar/night-of-clay',
      name: 'Night of Clay',
      description: 'Music played on vessels.',
      startDate: '2026-03-14T19:30:00-07:00',
      endDate: '2026-03-14T21:00:00-07:00',
      inLanguage: 'en-US',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: 'Ridge Auditorium',
        address: {
          '@type': 'PostalAddress',
          streetAddress: '1800 Ridge Drive',
          addressLocality: 'Los Angeles',
          addressRegion: 'CA',
          postalCode: '90049',
          addressCountry: 'US',
        },
        containedInPlace: { '@type': 'Place', name: 'Ellery Center' },
      },
      organizer: { '@id': 'https://www.ellery.example/#organization' },
      performer: { '@type': 'Person', name: 'Hollis Ward' },
      offers: [
        { ...offer, price: '15.00' },
        { ...offer, price: '25.00' },
      ],
      superEvent: {
        '@type': 'EventSeries',
        name: 'Evenings',
        url: 'https://www.ellery.example/calendar/Evenings',
      },
      image: expect.stringMatching(/^https:\/\/www\.ellery\.example\/.*kiln/),
    })
  })

  it('EVT-035 says no date where none is known', async () => {
    const node = await nodeOf({ dateTime: undefined })
    expect([node.startDate, node.endDate]).toEqual([undefined, undefined])
  })

  it('EVT-035 names people and series by addresses that are encoded like those of their pages', async () => {
    const partOf = { ...card('page_series', 'Evenings'), href: '/whats-on/séries' }
    const { performer, superEvent } = await nodeOf({
      peopleModule: { person: [{ ...person, path: '/author/inés' }] },
      eventMetadata: { partOf: [partOf] },
    })
    expect([performer, superEvent]).toMatchObject([
      { url: 'https://www.ellery.example/author/in%C3%A9s' },
      { url: 'https://www.ellery.example/whats-on/s%C3%A9ries' },
    ])
  })

  it.each([
    ['its whole time', { recurrenceStartDate: '2026-03-01', recurrenceEndDate: '2026-03-29' }],
    ['with an offset on both sides of a change of the clocks', { recurrenceStartDate: '2026-03-01' }],
  ])('EVT-057 recurs through %s', async (_case, fields) => {
    const { startDate, endDate } = await nodeOf({ recurrence: true, dateTime: undefined, ...fields })
    expect(startDate).toBe('2026-03-01T00:00:00-08:00')
    expect(endDate).toBe('recurrenceEndDate' in fields ? '2026-03-29T23:59:59-07:00' : undefined)
  })

  it.each([true, false])(
    'EVT-035 starts with the next of several occurrences where it names no start: recurring %s',
    async (recurrence) => {
      const calendar = aRecord({
        startDate: ['2026-03-21T18:00:00.000', '2026-03-07T18:00:00.000', '2026-03-14T18:00:00.000'],
        endDate: ['2026-03-21T19:00:00.000', '2026-03-07T19:00:00.000', '2026-03-14T19:00:00.000'],
      })
      const fields = { recurrence, dateTime: undefined, calendar }
      expect(await nodeOf(fields)).toMatchObject({
        startDate: '2026-03-14T18:00:00-07:00',
        endDate: '2026-03-14T19:00:00-07:00',
      })
      expect(await nodeOf(fields, '2026-03-15T10:00:00-07:00')).toMatchObject({
        startDate: '2026-03-21T18:00:00-07:00',
      })
    },
  )

  it('EVT-035 takes place on days of the week where the calendar knows several dates', async () => {
    const evenings = ['2026-03-14', '2026-03-21', '2026-04-04']
    const calendar = aRecord({
      startDate: evenings.map((day) => `${day}T18:00:00.000`),
      endDate: evenings.map((day) => `${day}T19:00:00.000`),
    })
    expect((await nodeOf({ dateTime: undefined, calendar })).eventSchedule).toEqual({
      '@type': 'Schedule',
      startDate: '2026-03-14',
      endDate: '2026-04-04',
      repeatFrequency: 'P1W',
      byDay: ['https://schema.org/Saturday'],
      startTime: '18:00:00',
      endTime: '19:00:00',
      exceptDate: ['2026-03-28'],
      scheduleTimezone: 'America/Los_Angeles',
    })
  })

  it.each([
    ['Offline', [center, villa]],
    ['Online', [online]],
    ['Mixed', [villa, online]],
  ])('EVT-007 is attended %s', async (mode, locations) => {
    expect((await nodeOf({ locations })).eventAttendanceMode).toBe(`https://schema.org/${mode}EventAttendanceMode`)
  })

  it('CLR-022 places the venue in the first place that is not online', async () => {
    const calendar = aRecord({ venueName: 'Lecture Room' })
    expect((await locationsOf({ locations: [online, villa, center], calendar })).map(({ name }) => name)).toEqual([
      undefined,
      'Lecture Room',
      'Ellery Center',
    ])
    expect((await locationsOf({ locations: [online] }))[0]).toEqual({
      '@type': 'VirtualLocation',
      url: 'https://www.ellery.example/calendar/night-of-clay',
    })
  })

  it.each([
    ['no place is known', [], []],
    ['it is online alone', [online], ['VirtualLocation']],
  ])('CLR-022 names the venue by itself where %s', async (_case, locations, others) => {
    const found = await locationsOf({ locations, calendar: aRecord({ venueName: 'City Hall', multifilter1: [] }) })
    expect(found.at(-1)).toEqual({ '@type': 'Place', name: 'City Hall' })
    expect(found.slice(0, -1).map((node) => node['@type'])).toEqual(others)
  })

  it.each([
    ['EVT-038', { salesStatus: 'C', minPrice: 5, maxPrice: 5 }, 'PreOrder'],
    ['EVT-043', { availabilityStatus: 'S', availabilityNum: 0, minPrice: 5, maxPrice: 5 }, 'SoldOut'],
    ['EVT-044', { minPrice: 5, maxPrice: 5 }, undefined],
  ])('%s offers one price, and says whether there are tickets', async (_row, record, availability) => {
    expect((await nodeOf({ calendar: aRecord(record) })).offers).toEqual({
      '@type': 'Offer',
      price: '5.00',
      priceCurrency: 'USD',
      ...(availability && { availability: `https://schema.org/${availability}` }),
    })
  })

  it('EVT-058 is free', async () => {
    const node = await nodeOf({ calendar: aRecord({ minPrice: 0, maxPrice: 0 }) })
    expect(node.isAccessibleForFree).toBe(true)
  })

  it('EVT-037 offers nothing when it is over, nor where the calendar knows nothing', async () => {
    const calendar = aRecord(selling)
    expect((await nodeOf({ calendar }, '2026-03-15T10:00:00-07:00')).offers).toBeUndefined()
    expect((await nodeOf()).offers).toBeUndefined()
  })
})

describe('a tour in structured data', () => {
  it('EVT-084 is a TouristAttraction with its address', async () => {
    const calendar = aRecord({ minPrice: 0, maxPrice: 0, venueName: 'Tram Arrival' })
    const { node } = await tourShown({ image: picture, location: [center, online], calendar })
    expect(node).toMatchObject({
      '@type': 'TouristAttraction',
      '@id': 'https://www.ellery.example/calendar/painted-skies#tour',
      name: 'Painted Skies by Lamplight',
      address: { '@type': 'PostalAddress', streetAddress: '1800 Ridge Drive' },
      containedInPlace: { name: 'Tram Arrival', containedInPlace: { name: 'Ellery Center' } },
      isAccessibleForFree: true,
      image: expect.stringMatching(/^https:\/\/www\.ellery\.example\/.*kiln/),
    })
  })

  it('EVT-084 has no address online', async () => {
    const { node } = await tourShown({ location: [online] })
    expect([node.address, node.containedInPlace, node.isAccessibleForFree]).toEqual([undefined, undefined, undefined])
  })
})
