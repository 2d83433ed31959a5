import type { PageContext } from 'atrium'
import { pageContext } from 'atrium/testing'
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
    access: [],
    date,
    startDate: date,
    occurrences,
    location: ['center'],
    locationLabels: ['Ellery Center'],
    ...fields,
  }
}

const places = [
  { code: 'center', title: 'Ellery Center' },
  { code: 'villa', title: 'Ellery Villa' },
  { code: 'online', title: 'Online' },
]
const filters = { audiences: ['General Public', 'Families'], categories: ['Talks,Films', 'Performances'] }

/** The context of a request for the calendar, with these records in it. */
export function calendarContext(records: readonly CalendarRecord[], search = '', now = `${TODAY}T12:00:00-07:00`) {
  const asked = new URLSearchParams(search)
  const query: Record<string, string[]> = {}
  for (const name of new Set(asked.keys())) query[name] = asked.getAll(name)
  const ignored: string[] = []
  const plain = pageContext({ now, path: '/calendar', query })
  const context = {
    ...plain,
    ignoreQuery(name: string, kept?: readonly string[]) {
      ignored.push(name)
      plain.ignoreQuery(name, kept)
    },
    shared: async (name: string, make: (own: PageContext) => unknown) =>
      name === 'events calendar' ? { records, filters, places } : make(context as unknown as PageContext),
  }
  return { context: context as unknown as PageContext, ignored }
}
