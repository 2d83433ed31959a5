import type { PageContext } from '#engine'
import { pageContext } from '#engine/testing'
import { type CalendarIndex, indexOf } from '../finding/calendar-index.ts'
import type { CalendarRecord } from '../records/record.ts'

export const TODAY = '2026-03-14'

/** A record that takes place at these times, `2026-03-14T19:30`. */
export function aRecord(uid: string, starts: string[], fields: Partial<CalendarRecord> = {}): CalendarRecord {
  const occurrences = starts.map((start) => {
    const day = start.slice(0, 10)
    return { start: `${start}:00.000`, days: { from: day, to: day } }
  })
  const date = occurrences[0]?.start ?? ''
  return {
    kind: 'event',
    uid,
    version: 1,
    title: uid,
    subtitle: 'Talk',
    href: `/calendar/${uid}`,
    audience: ['general-public'],
    category: ['talks'],
    date,
    startDate: date,
    occurrences,
    location: ['center'],
    locationLabels: ['Ellery Center'],
    ...fields,
  }
}

export const places = [
  { code: 'center', title: 'Ellery Center' },
  { code: 'villa', title: 'Ellery Villa' },
  { code: 'online', title: 'Online' },
]
const filters = { audiences: ['General Public', 'Families'], categories: ['Talks,Films', 'Performances'] }

export const indexFor = (records: readonly CalendarRecord[], today = TODAY): CalendarIndex =>
  indexOf({ records, filters, places }, today)

/** The context of a request for the calendar, with these records in it. */
export function calendarContext(records: readonly CalendarRecord[], search = '', now = `${TODAY}T12:00:00-07:00`) {
  const asked = new URLSearchParams(search)
  const query: Record<string, string[]> = {}
  for (const name of new Set(asked.keys())) query[name] = asked.getAll(name)
  const ignored: string[] = []
  const context = {
    ...pageContext({ now, path: '/calendar', query }),
    ignoreQuery: (name: string) => ignored.push(name),
    shared: async (name: string) =>
      name === 'events calendar' ? { records, filters, places } : indexFor(records, now.slice(0, 10)),
  }
  return { context: context as unknown as PageContext, ignored }
}
