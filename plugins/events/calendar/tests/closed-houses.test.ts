import type { Ports } from 'atrium'
import location from 'atrium/model/place/types/location.ts'
import openHours from 'atrium/model/place/types/open-hours.ts'
import { composed, pageContext, testSite, to, type WireEntry } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { calendarFile } from '../../ics/calendar-file.ts'
import calendarPage from '../../pages/calendar.ts'
import event from '../../pages/event.ts'
import exhibition from '../../pages/exhibition.ts'
import tour from '../../pages/tour.ts'
import { anEntry } from '../../tests/help.ts'
import { eventsFeeds } from '../events-feed.ts'
import { onDay } from '../on-day.ts'
import { wholeCalendar } from '../whole-calendar.ts'

const open = { open_time: '10:00', close_time: '17:00' }
const daily_hours = { sunday: open, tuesday: open, wednesday: open, thursday: open, friday: open, saturday: open }
const hours = (uid: string, fields: object = {}) =>
  anEntry('open_hours', uid, { daily_hours, date_hours: [{ date: '2026-03-19', reason: 'Thanksgiving' }], ...fields })
const house = (uid: string, title: string) =>
  anEntry('ellery_location', uid, { title, location_id: uid, open_hours: to('open_hours', `hours_${uid}`) })
const at = (...uids: string[]) => uids.flatMap((uid) => to('ellery_location', uid))
const dated = (type: string, uid: string, event_id: string, places: object) =>
  anEntry(type, uid, { event_metadata: { event_id }, meta_page: { description: 'So.' }, ...places })

const entries: WireEntry[] = [
  hours('hours_center'),
  hours('hours_villa'),
  house('center', 'Ellery Center'),
  house('villa', 'Ellery Villa'),
  anEntry('ellery_location', 'online', { title: 'Online', location_id: 'online' }),
  anEntry('page_calendar', 'calendar', { title: 'Calendar', url: '/calendar' }),
  dated('event', 'evening', '1', { locations: at('center') }),
  dated('event', 'stream', '2', { locations: at('center', 'online') }),
  dated('event', 'by code', '3', {}),
  dated('tour', 'walk', '4', { location: at('villa') }),
  anEntry('tour', 'any day', { location: at('center') }),
  anEntry('exhibition', 'show', { start_date: '2026-01-20', end_date: '2026-05-10', locations: at('center', 'villa') }),
]
const times = (...days: string[]) => ({
  ...{ audiences: [], categories: ['Talks'], minPrice: 0, maxPrice: 0 },
  dates: days.map((day) => `${day}T19:00:00.000`),
})
/** A Monday, on which houses are always closed, and a Thursday, on which they are closed for once. */
const [MONDAY, CLOSED, FRIDAY] = ['2026-03-16', '2026-03-19', '2026-03-20'] as const
const calendar = {
  event: async () => null,
  events: async () => ({
    filterFieldValues: { audiences: [], categories: [] },
    eventsDataById: {
      '1': { ...times(MONDAY, CLOSED, FRIDAY), locations: [] },
      '2': { ...times(CLOSED), locations: [] },
      '3': { ...times(CLOSED, FRIDAY), locations: ['villa'] },
      '4': { ...times(CLOSED, FRIDAY), locations: [] },
    },
  }),
} as unknown as Ports['calendar']

const types = [calendarPage, event, tour, exhibition, location, openHours]
const contextOn = (day: string) =>
  pageContext({ types, entries, ports: { calendar }, now: `${day}T12:00:00-07:00`, path: '/calendar' })

const daysOf = async (day: string) => {
  const { records } = await wholeCalendar(contextOn(day))
  return Object.fromEntries(
    records.map(({ title, occurrences }) => [title, occurrences.map(({ start }) => start.slice(0, 10))]),
  )
}
const today = async (day: string) => {
  const { events, exhibitions } = (await onDay(contextOn(day)))(day)
  return [...events, ...exhibitions].map(({ title }) => title)
}

describe('the calendar on a day on which a house is closed', () => {
  it('leaves out what is dated on it, by the place of the entry or of the record; what is online, too, stays', async () => {
    expect(await daysOf('2026-03-14')).toEqual({
      evening: [MONDAY, FRIDAY],
      stream: [CLOSED],
      'by code': [FRIDAY],
      walk: [FRIDAY],
      'any day': ['2026-03-14'],
      show: ['2026-01-20'],
    })
  })

  it('says which house is closed where something takes place nevertheless', async () => {
    const { records } = await wholeCalendar(contextOn('2026-03-14'))
    const marks = records.flatMap(({ title, occurrences }) =>
      occurrences.flatMap(({ start, closed }) => (closed ? [`${title} ${start.slice(0, 10)}: ${closed.join()}`] : [])),
    )
    expect(marks).toEqual([`evening ${MONDAY}: Ellery Center`, `stream ${CLOSED}: Ellery Center`])
  })

  it('EVT-123 counts as on today only what can be come to', async () => {
    expect(await today(MONDAY)).toEqual(['evening'])
    expect(await today(CLOSED)).toEqual(['stream'])
    expect(await today(FRIDAY)).toEqual(['by code', 'evening', 'walk', 'any day', 'show'])
  })

  it('tells feeds of the next time at which a house is open', async () => {
    const path = '/calendar/feed.json'
    const feed = eventsFeeds.find(({ route }) => route === path)
    const answer = await feed?.handle({ request: { path } as never, context: contextOn('2026-03-17') })
    const items = JSON.parse(String(answer?.body)).items as { title: string; content_html: string }[]
    expect(items.find(({ title }) => title === 'walk')?.content_html).toContain('Fri, Mar 20, 2026, 7pm')
  })
})

describe('the page of a day on which houses are closed', () => {
  const shown = async (day: string) => {
    const own = { types, entries, ports: { calendar }, now: '2026-03-14T12:00:00-07:00', query: { date: day } }
    const [list] = (await composed(calendarPage, { url: '/calendar', title: 'Calendar' }, own)).of('filteredList')
    return { total: list?.total, found: JSON.stringify(list?.results), after: JSON.stringify(list?.after) }
  }

  it('says which, and why, in one sentence', async () => {
    const { found } = await shown(CLOSED)
    expect(found).toContain('Ellery Center &amp; Ellery Villa are closed on this day for Thanksgiving.')
    expect(found).toContain('Ellery Center is closed that day')
    expect((await shown(FRIDAY)).found).not.toContain('closed on this day')
  })

  it('says so, too, where nothing takes place', async () => {
    const { total, after } = await shown('2026-03-23')
    expect(total).toBe(0)
    expect(after).toContain('Ellery Center &amp; Ellery Villa are closed on this day.')
  })
})

it('the calendar follows the hours of its houses when they change', async () => {
  const { site, store, request } = testSite({
    plugins: [{ name: 'events', endpoints: [calendarFile] }],
    ...{ types, entries, ports: { calendar }, now: '2026-03-14T12:00:00-07:00' },
  })
  const walks = async () => (await request('/calendar.ics?category=talks')).text.includes('SUMMARY:walk')
  expect(await walks()).toBe(true)
  site.changed([store.publish({ ...store.entry('hours_villa'), excludeDates: [FRIDAY] } as never)])
  expect(await walks()).toBe(false)
})
