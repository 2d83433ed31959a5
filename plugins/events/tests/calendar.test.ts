import type { PageContext } from 'atrium'
import { testInstitution } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { type EventEntry, eventRecord as recordOfEvent } from '../calendar/records/event-record.ts'
import { exhibitionRecord } from '../calendar/records/exhibition-record.ts'
import { dataOf, occurrenceWithin } from '../calendar/records/record.ts'
import { tourRecord as recordOfTour, type TourEntry } from '../calendar/records/tour-record.ts'
import { shortcutEndpoints, shortcuts, weekendOf } from '../calendar/shortcuts.ts'
import type { AllEvents, EventData } from '../calendar-service/calendar.ts'
import { clockAt } from './help.ts'

const noon = '2026-03-14T12:00:00-07:00'
const help = (now = noon) => ({ ...clockAt(now), names: testInstitution })
const all = (data: Partial<EventData> = {}): AllEvents => ({
  filterFieldValues: { audiences: [], categories: [] },
  eventsDataById: {
    '1': {
      audiences: [],
      categories: [],
      dates: ['2026-03-14T19:30:00.000'],
      locations: ['center'],
      minPrice: 15,
      maxPrice: 25,
      ...data,
    },
  },
})
const head = {
  uid: 'e',
  contentType: 'event',
  version: 1,
  title: 'Clay',
  name: 'Clay',
  path: '/calendar/clay' as string | null,
}
const event = { ...head, eventMetadata: { eventId: '1' }, locations: [] }

type Help = Parameters<typeof recordOfEvent>[2]
const eventRecord = (entry: EventEntry, known: AllEvents, help: Help) =>
  recordOfEvent(entry, dataOf(entry, known), help)
const tourRecord = (entry: TourEntry, known: AllEvents, help: Help) => recordOfTour(entry, dataOf(entry, known), help)

describe('a calendar record of an event', () => {
  it('EVT-134 has audience, category, cost, date and location', () => {
    const data = { audiences: ['Families', 'General Public'], categories: ['Talks,Films'] }
    expect(eventRecord(event, all(data), help())).toEqual({
      kind: 'event',
      uid: 'e',
      version: 1,
      title: 'Clay',
      subtitle: 'Talk',
      href: '/calendar/clay',
      audience: ['families', 'general-public'],
      category: ['talks', 'films'],
      access: [],
      cost: '$15–$25',
      date: '2026-03-14T19:30:00.000',
      startDate: '2026-03-14T19:30:00.000',
      occurrences: [{ start: '2026-03-14T19:30:00.000', days: { from: '2026-03-14', to: '2026-03-14' } }],
      location: ['center'],
      locationLabels: ['Center'],
    })
  })

  it('EVT-137 is for the general public where the calendar names nobody; its own kind stands in for a category', () => {
    const talk = { ...event, eventMetadata: { eventId: '1', type: 'Talk' } }
    expect(eventRecord(talk, all(), help())).toMatchObject({ audience: ['general-public'], category: ['talks'] })
  })

  it('EVT-012 EVT-134 is of the kind that its page says where it has two', () => {
    const two = { ...event, type: 'Talk', eventMetadata: { eventId: '1', type: 'Performance' } }
    expect(eventRecord(two, all(), help())).toMatchObject({ subtitle: 'Performance', category: ['performances'] })
  })

  it('EVT-137 EVT-138 is filtered by one word, whether the calendar names it or not', () => {
    const calendarWords = [
      { name: 'Tours', shown: 'Guided Tours' },
      { name: 'General Public', shown: 'Everyone' },
    ]
    const context = { ...help(), settings: { calendarWords } as unknown as Help['settings'] }
    const expected = { audience: ['everyone'], category: ['guided-tours'] }
    const tour = { ...head, contentType: 'tour', location: [], eventMetadata: { eventId: '1' } }
    const named = all({ categories: ['Tours'], audiences: ['General Public'] })
    expect(tourRecord(tour, named, context)).toMatchObject(expected)
    expect(tourRecord(tour, all(), context)).toMatchObject(expected)
    expect(tourRecord({ ...tour, eventMetadata: {} }, all(), context)).toMatchObject(expected)
    const show = {
      ...head,
      contentType: 'exhibition',
      url: '/a',
      startDate: '2026-03-01',
      locations: [],
      locationIds: [],
    }
    expect(exhibitionRecord(show, '/a', context)).toMatchObject({ audience: ['everyone'] })
  })

  it('EVT-151 needs an id and event data', () => {
    expect(eventRecord({ ...event, eventMetadata: {} }, all(), help())).toBeUndefined()
    expect(eventRecord({ ...event, eventMetadata: { eventId: '2' } }, all(), help())).toBeUndefined()
    expect(eventRecord({ ...event, eventMetadata: { eventId: 'constructor' } }, all(), help())).toBeUndefined()
    expect(eventRecord({ ...event, eventMetadata: {}, eventDetails: { eventId: '1' } }, all(), help())).toBeDefined()
  })

  it('CLR-023 stands there without a link when it has no page', () => {
    expect(eventRecord({ ...event, path: null }, all(), help())).not.toHaveProperty('href')
    expect(eventRecord({ ...event, path: null, url: '/clay' }, all(), help())).not.toHaveProperty('href')
  })

  it.each(['https://tickets.example.org/clay', '/old/clay.html'])(
    'ENG-025 leads outside where its url does: %s',
    (url) => {
      const elsewhere = { ...event, path: null, url }
      expect(eventRecord(elsewhere, all(), help())?.href).toBe(url)
      expect(tourRecord({ ...elsewhere, location: [] }, all(), help())?.href).toBe(url)
    },
  )

  const twice = {
    dates: ['2026-03-20T19:30:00.000', '2026-03-14T10:00:00.000'],
    endDates: ['2026-03-20T21:00:00.000', '2026-03-14T11:00:00.000'],
  }
  it.each([
    ['before both, under the first', '2026-03-13T12:00:00-07:00', '2026-03-14T10:00:00.000', 2],
    ['during the first', '2026-03-14T10:30:00-07:00', '2026-03-14T10:00:00.000', 2],
    ['between, under the second', '2026-03-14T11:30:00-07:00', '2026-03-20T19:30:00.000', 1],
    ['not after both', '2026-03-20T21:00:01-07:00', undefined, 0],
  ])('CLR-016 stands there once: %s', (_row, now, date, days) => {
    const record = eventRecord(event, all(twice), help(now))
    expect(record?.date).toBe(date)
    expect(record?.occurrences.length ?? 0).toBe(days)
  })

  it('CLR-016 leaves at the end of its last occurrence, or of the day when no end is known', () => {
    const known = help('2026-03-14T18:00:00-07:00')
    eventRecord(event, all({ endDates: ['2026-03-14T21:00:00.000'] }), known)
    expect(known.boundary.next).toEqual(new Date('2026-03-14T21:00:00.001-07:00'))
    expect(eventRecord(event, all(), help('2026-03-14T23:59:00-07:00'))).toBeDefined()
    expect(eventRecord(event, all(), help('2026-03-15T00:00:00-07:00'))).toBeUndefined()
  })
})

describe('a calendar record of a tour', () => {
  const tour = { ...head, contentType: 'tour', media: [], location: [], eventMetadata: { eventId: '1' } }

  it('EVT-138 is a tour where the calendar names no category', () => {
    expect(tourRecord(tour, all(), help())).toMatchObject({ kind: 'tour', category: ['tours'], cost: '$15–$25' })
    expect(tourRecord(tour, all({ categories: ['Courses'] }), help())).toMatchObject({ category: ['courses'] })
  })

  it('CLR-016 is left out when its last occurrence is over', () => {
    expect(tourRecord(tour, all(), help('2026-03-16T12:00:00-07:00'))).toBeUndefined()
  })

  it('that the calendar does not know stands there until its own end', () => {
    const unknown = { ...tour, eventMetadata: {}, startDate: '2026-01-01', endDate: '2026-03-14' }
    expect(tourRecord(unknown, all(), help())).toMatchObject({ date: '2026-03-14', audience: ['general-public'] })
    expect(tourRecord(unknown, all(), help('2026-03-15T00:00:00-07:00'))).toBeUndefined()
    expect(tourRecord({ ...unknown, startDate: '2026-03-20', endDate: '2026-04-01' }, all(), help())).toMatchObject({
      occurrences: [{ start: '2026-03-20', end: '2026-04-01', days: { from: '2026-03-20', to: '2026-04-01' } }],
      dateText: 'Mar 20–Apr 1',
    })
  })
})

describe('a calendar record of an exhibition', () => {
  const exhibition = {
    ...head,
    contentType: 'exhibition',
    url: '/fire',
    startDate: '2026-01-20',
    endDate: '2026-05-10',
    locations: [],
    locationIds: ['villa'],
  }

  it('EVT-068 EVT-135 EVT-136 is free, for everyone, among exhibitions', () => {
    expect(exhibitionRecord(exhibition, '/exhibitions/fire', help())).toMatchObject({
      kind: 'exhibition',
      href: '/exhibitions/fire',
      audience: ['general-public'],
      category: ['exhibitions'],
      cost: 'Free',
      location: ['villa'],
      locationLabels: ['Villa'],
    })
  })

  it('EVT-009 is found at a place that it names with the brand before it', () => {
    const branded = { ...exhibition, locationIds: ['ellery-villa'] }
    expect(exhibitionRecord(branded, undefined, help())?.location).toEqual(['villa'])
    expect(eventRecord(event, all({ locations: ['Ellery-Center'] }), help())?.location).toEqual(['center'])
  })

  it('CLR-023 leads to the raw url it is given', () => {
    expect(exhibitionRecord(exhibition, 'https://old.example.org', help())?.href).toBe('https://old.example.org')
  })

  it.each([
    ['EVT-150 without start', { startDate: undefined }],
    ['EVT-150 without url', { url: undefined }],
    ['EVT-123 that is over', { endDate: '2026-03-13' }],
  ])('is none: %s', (_row, fields) => {
    expect(exhibitionRecord({ ...exhibition, ...fields } as typeof exhibition, undefined, help())).toBeUndefined()
  })
})

describe('days', () => {
  it.each([
    ['2026-03-14', '2026-03-14', true],
    ['2026-03-10', '2026-03-13', false],
    ['2026-03-15', '2026-03-31', false],
    ['2026-03-01', '2026-03-31', true],
  ])('EVT-139 from %s to %s it takes place: %s', (from, to, expected) => {
    const occurrences = [{ start: '2026-03-14T10:00:00.000', days: { from: '2026-03-14', to: '2026-03-14' } }]
    expect(occurrenceWithin({ occurrences }, from, to) !== undefined).toBe(expected)
  })

  it('what ends after midnight belongs to the evening; what lasts for days to each of them', () => {
    const late = all({ dates: ['2026-03-14T22:00:00.000'], endDates: ['2026-03-15T01:00:00.000'] })
    const daysOf = (data: AllEvents) => eventRecord(event, data, help())?.occurrences.map(({ days }) => days)
    expect(daysOf(late)).toEqual([{ from: '2026-03-14', to: '2026-03-14' }])
    const long = all({ dates: ['2026-03-14T10:00:00.000'], endDates: ['2026-03-16T17:00:00.000'] })
    expect(daysOf(long)).toEqual([{ from: '2026-03-14', to: '2026-03-16' }])
  })
})

describe('shortcuts', () => {
  it.each([
    ['2026-03-09', '2026-03-14', '2026-03-15'],
    ['2026-03-13', '2026-03-14', '2026-03-15'],
    ['2026-03-14', '2026-03-14', '2026-03-15'],
    ['2026-03-15', '2026-03-15', '2026-03-15'],
    ['2026-12-31', '2027-01-02', '2027-01-03'],
  ])('EVT-163 on %s the weekend is %s to %s', (today, startdate, enddate) => {
    expect(weekendOf(today)).toEqual({ startdate, enddate })
  })

  it('EVT-160 EVT-161 EVT-162 today and tomorrow are days in Los Angeles', () => {
    const { clock } = clockAt('2026-11-01T06:59:00Z')
    expect(shortcuts.today?.(clock)).toEqual({ date: '2026-10-31' })
    expect(shortcuts.tomorrow?.(clock)).toEqual({ date: '2026-11-01' })
  })

  it.each([
    ['/calendar/today', '/calendar/?date=2026-03-14'],
    ['/calendar/tomorrow', '/calendar/?date=2026-03-15'],
    ['/calendar/this-weekend', '/calendar/?startdate=2026-03-14&enddate=2026-03-15'],
  ])('EVT-159 EVT-160 EVT-161 EVT-164 %s leads to %s for now', async (route, location) => {
    const endpoint = shortcutEndpoints.find((one) => one.route === route)
    const answer = await endpoint?.handle({
      request: {} as never,
      context: { clock: clockAt(noon).clock } as PageContext,
    })
    expect(answer).toMatchObject({ status: 302, headers: { location } })
  })
})
