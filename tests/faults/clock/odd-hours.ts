import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dayAfter } from 'atrium'
import { instantOfLocal } from '#engine/time/zone.ts'
import { published, writeEntry } from '../../browser/content.ts'

const ZONE = 'America/Los_Angeles'

/** When the odd entries begin and end, as the wall clock shows it. */
const TURNS = ['01:11', '03:03', '10:19', '11:13', '12:07', '12:53', '13:37', '16:41', '23:31']

/** The instants around which something of that day changes: its odd hours, and both its midnights. */
export const turnsOf = (day: string): number[] =>
  [...TURNS.map((time) => `${day}T${time}`), `${day}T00:00`, `${dayAfter(day)}T00:00`, `${dayAfter(day)}T00:17`].map(
    (local) => instantOfLocal(local, ZONE).getTime(),
  )

const to = (type: string, ...uids: string[]) => uids.map((uid) => ({ uid, _content_type_uid: type }))

/**
 * Adds to a copy of the demo content what begins, ends and opens at odd minutes of a day, with pages that list it.
 *
 * @param day as it is written; where the demo content is moved it happens that many weeks later
 * @returns addresses of its pages
 */
export function addOddHours(content: string, day: string): string[] {
  const id = (name: string) => `odd_${name}_${day.replaceAll('-', '')}`
  const url = (name: string) => `/odd-${name}-${day}`
  const kinds = ['dawn', 'noon', 'night'] as const
  const times = {
    dawn: [`${day}T01:11:00.000`, `${day}T03:03:00.000`],
    noon: [`${day}T12:07:00.000`, `${day}T12:53:00.000`],
    night: [`${day}T23:31:00.000`, `${dayAfter(day)}T00:17:00.000`],
  }
  const periods = {
    opens: [`${day}T11:13:00`, dayAfter(day, 30)],
    closes: [dayAfter(day, -30), `${day}T16:41:00`],
    lasts: [dayAfter(day, -30), day],
    begins: [day, dayAfter(day, 9)],
  }
  const events = kinds.map((kind) =>
    published('event', {
      uid: id(kind),
      title: `Odd ${kind} of ${day}`,
      url: url(kind),
      meta_page: { title: `Odd ${kind}` },
      date_time: times[kind][0],
      event_metadata: { event_id: id(kind), type: 'Talk' },
      locations: to('ellery_location', 'location_center'),
    }),
  )
  const exhibitions = Object.entries(periods).map(([name, [start, end]]) =>
    published('exhibition', {
      uid: id(name),
      title: `Odd ${name} of ${day}`,
      url: url(name),
      start_date: start,
      end_date: end,
      locations: to('ellery_location', 'location_villa'),
    }),
  )
  const item = published('series_item', {
    uid: id('item'),
    title: `Odd item of ${day}`,
    url: 'https://partner.example.org/',
    start_date: `${day}T10:19:00`,
    end_date: `${day}T13:37:00`,
  })
  const items = [
    ...to('event', ...kinds.map(id)),
    ...to('exhibition', ...Object.keys(periods).map(id)),
    ...to('series_item', id('item')),
  ]
  const lists = [
    published('pst_series_page', { uid: id('pst'), title: 'Odd', url: url('pst'), series_items: { items } }),
    published('page_series', { uid: id('series'), title: 'Odd', url: url('series'), series_items: { items } }),
    published('whats_on_v2', {
      uid: id('v2'),
      title: 'Odd',
      url: url('v2'),
      events_module: { title: 'Odd events', items: to('event', ...kinds.map(id)) },
      exhibitions_module: { title: 'Odd shows', items: to('exhibition', ...Object.keys(periods).map(id)) },
    }),
  ]
  for (const entry of [...events, ...exhibitions, item, ...lists]) writeEntry(content, entry)
  addRecords(
    content,
    kinds.map((kind) => ({
      id: id(kind),
      startDate: [times[kind][0]],
      endDate: [times[kind][1]],
      filter1: 'https://tickets.example.org/odd',
      category: ['Talks'],
    })),
  )
  return [
    ...kinds.map((kind) => `/calendar${url(kind)}`),
    ...Object.keys(periods).map((name) => `/exhibitions${url(name)}`),
    ...[url('pst'), `/whats-on${url('series')}`, url('v2')],
  ]
}

function addRecords(content: string, records: object[]): void {
  const file = join(content, 'calendar/events.json')
  const { events, ...others } = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...others, events: [...events, ...records] }))
}
