import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demo } from '../../../pages/demo-content.ts'

type Told = { id: string } & Record<string, unknown>
const { events, filterFieldValues } = JSON.parse(readFileSync(join(demo, 'calendar/events.json'), 'utf8'))
const byId = new Map<string, Told>(events.map((event: Told) => [event.id, event]))

const dataOf = ({ audience, category, startDate, endDate, multifilter1 }: Told) => ({
  audiences: audience,
  categories: category,
  dates: startDate,
  endDates: endDate,
  locations: multifilter1,
  minPrice: 5,
  maxPrice: null,
})

/** What a service that works answers; addresses begin with the name of its variable. */
export function rightAnswer(url: string): unknown {
  const { pathname, searchParams } = new URL(url, 'http://service')
  const last = decodeURIComponent(pathname.split('/').at(-1) ?? '')
  if (pathname.startsWith('/CALENDAR')) {
    const asked = (searchParams.get('ids')?.split(',') ?? []).flatMap((id) => byId.get(id) ?? [])
    if (!searchParams.has('ids')) return byId.get(last) ?? null
    return { filterFieldValues, eventsDataById: Object.fromEntries(asked.map((one) => [one.id, dataOf(one)])) }
  }
  if (pathname.startsWith('/COLLECTION'))
    return { objectID: last, title: 'A work', maker: 'A maker', iiifImageID: 'lost', date: 'about 1770' }
  if (pathname.startsWith('/MEDIA_GATEWAY')) return { width: 800, height: 600 }
  return { archived_snapshots: { closest: { available: true, status: '200', url: 'https://archive.example.org/1' } } }
}
