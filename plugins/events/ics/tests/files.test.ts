import type { Endpoint, PageContext } from 'atrium'
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
  it('holds every time of every record, in order, with stable names', async () => {
    const { status, headers, body } = await ask(calendarFile, context)
    expect([status, headers?.['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(readFile(body).events.map(({ uid, start }) => `${uid} ${start}`)).toEqual([
      'show-20260120T080000Z@www.ellery.example 2026-01-20',
      'talk-20260315T023000Z@www.ellery.example 2026-03-15T02:30:00.000Z',
      'film-20260316T030000Z@www.ellery.example 2026-03-16T03:00:00.000Z',
      'talk-20260321T023000Z@www.ellery.example 2026-03-21T02:30:00.000Z',
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

  it('is bounded, the soonest first', async () => {
    const starts = Array.from({ length: 28 }, (_, day) => `2026-04-${String(day + 1).padStart(2, '0')}T10:00`)
    const many = Array.from({ length: 90 }, (_, number) => aRecord(`daily ${number}`, starts))
    const { events } = readFile((await ask(calendarFile, calendarContext(many).context)).body)
    expect(events).toHaveLength(2000)
    expect(events.at(-1)?.start).toMatch(/^2026-04-23/)
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
          uid: 'clay-20260315T023000Z@www.ellery.example',
          sequence: 3,
          start: '2026-03-15T02:30:00.000Z',
          end: '2026-03-15T04:00:00.000Z',
          location: 'Ridge Auditorium',
          url: 'https://www.ellery.example/calendar/night-of-clay',
        },
        { uid: 'clay-20260309T023000Z@www.ellery.example', start: '2026-03-09T02:30:00.000Z' },
      ],
    })
  })

  it('Q-20 holds the entry’s own time while the calendar is silent', async () => {
    const failing = () => Promise.reject(new Error('down'))
    const { body } = await read({ dateTime: '2026-03-15T02:30:00.000Z' }, failing)
    expect(readFile(body).events).toMatchObject([{ start: '2026-03-15T02:30:00.000Z', end: null }])
  })

  it('is none for what has no time, is no event, or is not there', async () => {
    expect((await read({})).status).toBeUndefined()
    expect((await read({ contentType: 'article' })).status).toBeUndefined()
    expect((await read({}, undefined, 'elsewhere')).status).toBeUndefined()
  })
})
