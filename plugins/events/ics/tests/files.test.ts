import { dayAfter, type Endpoint, type PageContext } from 'atrium'
import location from 'atrium/model/place/types/location.ts'
import { entryOf, pageContext } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { readFile } from '../../../../model/calendar/tests/read.ts'
import { aRecord, calendarContext } from '../../calendar/tests/records.ts'
import type { Calendar } from '../../calendar-service/calendar.ts'
import event from '../../pages/event.ts'
import { aRecord as aCalendarEvent } from '../../tests/help.ts'
import { calendarFile } from '../calendar-file.ts'
import { eventFile } from '../event-file.ts'

async function ask(endpoint: Endpoint, context: PageContext, search = '', parameters = {}) {
  const request = {
    method: 'GET',
    path: '/calendar.ics',
    parameters,
    query: new URLSearchParams(search),
    form: new URLSearchParams(),
    header: () => undefined,
  }
  const answer = await endpoint.handle({ request, context })
  return { ...answer, body: String(answer?.body ?? '') }
}

const records = [
  aRecord('talk', ['2026-03-14T19:30', '2026-03-20T19:30'], {
    version: 7,
    blurb: '<p>Fire &amp; clay.</p>',
    cost: '$15',
    updatedAt: '2026-03-01T18:00:00.000Z',
  }),
  aRecord('film', ['2026-03-15T20:00'], { category: ['films'], location: ['villa'] }),
  aRecord('show', [], {
    kind: 'exhibition',
    category: ['exhibitions'],
    dateText: 'Jan 20–May 10, 2026',
    occurrences: [{ start: '2026-01-20', end: '2026-05-10', days: { from: '2026-01-20', to: '2026-05-10' } }],
  }),
  aRecord('any day', [], {
    kind: 'tour',
    dateText: 'Ongoing',
    occurrences: [{ start: '2026-03-14', days: { from: '2026-03-14', to: '9999-12-31' } }],
  }),
]
const { context } = calendarContext(records)

describe('the calendar to subscribe to', () => {
  it('holds every record once, with all its times, in order, with stable names', async () => {
    const { status, headers, body } = await ask(calendarFile, context)
    expect([status, headers?.['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(readFile(body).events.map(({ uid, times }) => `${uid} ${times.join(' ')}`)).toEqual([
      'show-20260120T080000Z@www.ellery.example 2026-01-20',
      'talk@www.ellery.example 2026-03-15T02:30:00.000Z 2026-03-21T02:30:00.000Z',
      'film@www.ellery.example 2026-03-16T03:00:00.000Z',
    ])
    expect((await ask(calendarFile, context)).body).toBe(body)
  })

  it('says of each what the calendar says, and in which version', async () => {
    const { events } = readFile((await ask(calendarFile, context, 'category=talks')).body)
    expect(events[0]).toMatchObject({
      title: 'talk',
      sequence: 7,
      description: 'Fire & clay.\n$15',
      location: 'Ellery Center',
      url: 'https://www.ellery.example/calendar/talk',
      categories: ['talks'],
    })
  })

  it('EVT-144 holds what the filters in its address choose, and is named after them', async () => {
    const { name, events } = readFile((await ask(calendarFile, context, 'category=films&location=villa')).body)
    expect(name).toBe('The Ellery: Films, Ellery Villa')
    expect(events.map(({ title }) => title)).toEqual(['film'])
  })

  it.each([
    ['category=sculpture', '/calendar.ics'],
    ['location=ellery-villa&category=Films', '/calendar.ics?category=films&location=villa'],
    ['category=films&category=films', '/calendar.ics?category=films'],
  ])('Q-24 CLR-004 leads ?%s to its one spelling', async (search, location) => {
    expect(await ask(calendarFile, context, search)).toMatchObject({ status: 302, headers: { location } })
  })

  it('holds a daily tour of a whole year as one event, and many of them in few bytes', async () => {
    const starts = Array.from({ length: 365 }, (_, day) => `${dayAfter('2026-03-15', day)}T10:00`)
    const many = Array.from({ length: 90 }, (_, number) => aRecord(`daily ${number}`, starts))
    const { body } = await ask(calendarFile, calendarContext(many).context)
    expect(Buffer.byteLength(body)).toBeLessThan(64 * 1024)
    const { events } = readFile(body)
    expect([events.length, new Set(events.map(({ times }) => times.length))]).toEqual([90, new Set([365])])
    expect(events[0]?.times.at(-1)).toBe('2027-03-14T17:00:00.000Z')
  })

  it('is bounded in bytes, the soonest first, and says from when on it does not hold all', async () => {
    const categories = Array.from({ length: 40 }, (_, number) => `category ${number} ${'of a long name'.repeat(4)}`)
    const many = Array.from({ length: 2000 }, (_, number) =>
      aRecord(`talk ${number}`, [`${dayAfter('2026-03-15', number % 300)}T10:00`], { category: categories }),
    )
    const { body } = await ask(calendarFile, calendarContext(many).context)
    expect(Buffer.byteLength(body)).toBeLessThan(4.1 * 1024 * 1024)
    const { events } = readFile(body)
    const last = events.at(-1)
    expect(events.length).toBeLessThan(2000)
    expect(last?.title).toBe('More in the calendar of The Ellery')
    expect(last?.url).toBe(`https://www.ellery.example/calendar/?startdate=${last?.start}`)
  })

  it('leaves descriptions to the pages where they are more than programs take', async () => {
    const blurb = `<p>${'A long word about it. '.repeat(60)}</p>`
    const many = Array.from({ length: 500 }, (_, number) => aRecord(`talk ${number}`, ['2026-03-15T10:00'], { blurb }))
    const { events } = readFile((await ask(calendarFile, calendarContext(many).context)).body)
    expect([events.length, events[0]?.description ?? null]).toEqual([500, null])
  })
})

describe('the file of one event', () => {
  const entry = {
    version: 3,
    title: 'Night of Clay',
    path: '/calendar/night-of-clay',
    updatedAt: '2026-03-01T18:00:00.000Z',
    eventMetadata: { eventId: '40217' },
  }
  const contextFor = ({ contentType = 'event', ...fields }: { contentType?: string }, calendar: Partial<Calendar>) =>
    pageContext({
      types: [event],
      entries: [entryOf(contentType, 'clay', { ...entry, ...fields })],
      ports: { calendar: calendar as Calendar },
    })
  const read = (fields: object, asked: Calendar['event'] = async () => null, path = 'night-of-clay') =>
    ask(eventFile, contextFor(fields, { event: asked }), '', { event: path })

  it('holds all its times, by the calendar, under the names they have in the whole', async () => {
    const record = aCalendarEvent({
      startDate: ['2026-03-14T19:30:00.000', '2026-03-08T19:30:00.000'],
      endDate: ['2026-03-14T21:00:00.000', '2026-03-08T21:00:00.000'],
      venueName: 'Ridge Auditorium',
    })
    const { file, body } = await read({}, async () => record)
    expect(file).toEqual({ how: 'inline', names: ['night-of-clay', 'clay'], ending: 'ics' })
    expect(readFile(body)).toMatchObject({
      name: 'Night of Clay',
      events: [
        {
          uid: 'clay-90m@www.ellery.example',
          sequence: 3,
          start: '2026-03-09T02:30:00.000Z',
          end: '2026-03-09T04:00:00.000Z',
          times: ['2026-03-09T02:30:00.000Z', '2026-03-15T02:30:00.000Z'],
          location: 'Ridge Auditorium, Center',
          url: 'https://www.ellery.example/calendar/night-of-clay',
        },
      ],
    })
  })

  it('Q-20 holds the entry’s own time while the calendar is silent', async () => {
    const failing = () => Promise.reject(new Error('down'))
    const { body } = await read({ dateTime: '2026-03-15T02:30:00.000Z' }, failing)
    expect(readFile(body).events).toMatchObject([{ start: '2026-03-15T02:30:00.000Z', end: null }])
  })

  it('is at the place that the calendar names by code, and leaves out the day on which that is closed', async () => {
    const garden = entryOf('ellery_location', 'garden', {
      ...{ title: 'North Garden', identifier: 'NG', locationId: 'NG' },
      openHours: entryOf('open_hours', 'h', { dailyHours: { sunday: {} }, excludeDates: ['2026-03-26'] }),
    })
    const startDate = ['2026-03-25T19:30:00.000', '2026-03-26T19:30:00.000']
    const record = aCalendarEvent({ startDate, endDate: [], venueName: undefined, multifilter1: ['NG'] })
    const context = pageContext({
      types: [event, location],
      entries: [entryOf('event', 'clay', { ...entry, ...{ locations: [] } }), garden],
      ports: { calendar: { event: async () => record } as unknown as Calendar },
    })
    const { body } = await ask(eventFile, context, '', { event: 'night-of-clay' })
    expect(readFile(body).events).toMatchObject([{ location: 'North Garden', times: ['2026-03-26T02:30:00.000Z'] }])
  })

  it('is none for what has no time, is no event, or is not there', async () => {
    expect((await read({})).status).toBeUndefined()
    expect((await read({ contentType: 'article' })).status).toBeUndefined()
    expect((await read({}, undefined, 'elsewhere')).status).toBeUndefined()
  })
})
