import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ownFiles } from '../../demo-files.ts'

const content = join(import.meta.dirname, '../../../demo/content')
const read = (path: string) => JSON.parse(readFileSync(join(content, path), 'utf8'))
const entries = (type: string) =>
  ownFiles(join(content, 'entries', type)).map((file) => read(`entries/${type}/${file}`))

interface CalendarRecord {
  id: string
  startDate: string[]
  endDate: string[]
  salesStatus: string
  availabilityStatus: string
  availabilityNum: number
  filter1: string
  minPrice: string
  maxPrice: string
  multifilter1: string[]
  category: string[]
  audience: string[]
}

const { anchor } = read('demo.json') as { anchor: string }
const DAY = 86_400_000
const dayFromAnchor = (days: number) => new Date(Date.parse(anchor) + days * DAY).toISOString().slice(0, 10)

const events = entries('event')
const tours = entries('tour')
const exhibitions = entries('exhibition')
const { events: records, filterFieldValues } = read('calendar/events.json') as {
  events: CalendarRecord[]
  filterFieldValues: { audiences: string[]; categories: string[] }
}
const recordOf = new Map(records.map((record) => [record.id, record]))
const idOf = (entry: { event_metadata: { event_id?: string } }) => entry.event_metadata.event_id ?? ''

/** The state a visitor sees on the last day of the demo's week, by the rules in their order. */
function state(record: CalendarRecord): string {
  const { availabilityNum: left, availabilityStatus: status, multifilter1: codes } = record
  if ((record.endDate[0] as string) < `${dayFromAnchor(7)}T00:00`) return 'past'
  if (record.salesStatus === 'C') return 'coming soon'
  if (record.filter1) return 'tickets elsewhere'
  if (record.salesStatus === 'S' && status === 'U' && left === -1) return 'unticketed'
  if (status !== 'S' && left > 0) return 'seats'
  if (status === 'S' && left === 0) return codes.includes('online') && codes.length > 1 ? 'sold out onsite' : 'sold out'
  return 'unknown'
}

describe('the demo’s calendar', () => {
  it('EVT-037 … EVT-044 shows every state of tickets, and events of which the calendar knows nothing', () => {
    expect(
      new Set(events.map((entry) => recordOf.get(idOf(entry))).map((record) => (record ? state(record) : 'none'))),
    ).toEqual(
      new Set([
        'past',
        'coming soon',
        'tickets elsewhere',
        'unticketed',
        'seats',
        'sold out onsite',
        'sold out',
        'unknown',
        'none',
      ]),
    )
    expect(events.some((entry) => !idOf(entry))).toBe(true)
  })

  it('EVT-053 … EVT-057 has recurring events with each of the four labels, beside single ones', () => {
    const forms = events.map(({ recurrence, recurrence_start_date: start, recurrence_end_date: end }) =>
      recurrence ? `${start ? 'from' : ''} ${end ? 'through' : ''}` : 'single',
    )
    expect(new Set(forms)).toEqual(new Set(['single', ' ', 'from ', ' through', 'from through']))
  })

  it('EVT-058 … EVT-067 prices some at nothing, some at one price, some at a range, some in cents', () => {
    const has = (test: (min: string, max: string) => boolean) =>
      records.some(({ minPrice, maxPrice }) => test(minPrice, maxPrice))
    expect(has((min, max) => min === '$0.00' && max === min)).toBe(true)
    expect(has((min, max) => min === max && min !== '$0.00' && min !== '')).toBe(true)
    expect(has((min, max) => min !== max)).toBe(true)
    expect(has((min) => min !== '' && !min.endsWith('.00'))).toBe(true)
    expect(has((min) => min === '')).toBe(true)
  })

  it('EVT-160 has an event on every day from three months before to nine months after', () => {
    const days = new Set(records.flatMap(({ startDate }) => startDate.map((start) => start.slice(0, 10))))
    const without = Array.from({ length: 360 }, (_, i) => dayFromAnchor(i - 90)).filter((day) => !days.has(day))
    expect(without).toEqual([])
  })

  it('CLR-016 names the last end of a run first, so that a run is past when it is over and not after its first evening', () => {
    for (const { id, endDate } of records) expect(endDate[0], id).toBe([...endDate].sort().at(-1))
  })

  it('EVT-151 has no record that no entry names, and no two entries with one record', () => {
    const named = [...events, ...tours].map(idOf).filter((id) => recordOf.has(id))
    expect([...named].sort()).toEqual(records.map(({ id }) => id).sort())
  })

  it('EVT-140 and EVT-141 offer a filter only where an event answers to it', () => {
    const categories = new Set(records.flatMap(({ category }) => category.flatMap((value) => value.split(','))))
    const audiences = new Set(records.flatMap(({ audience }) => audience))
    expect([...categories].sort()).toEqual([...filterFieldValues.categories].sort())
    expect([...audiences].sort()).toEqual([...filterFieldValues.audiences].sort())
  })
})

describe('the demo’s exhibitions', () => {
  it('EVT-120 has some on view, some to come, some past', () => {
    const today = anchor
    const dated = exhibitions.filter(({ start_date: start }) => start)
    expect(dated.filter((e) => e.start_date <= today && e.end_date >= today).length).toBeGreaterThanOrEqual(5)
    expect(dated.filter((e) => e.start_date > today).length).toBeGreaterThanOrEqual(4)
    expect(dated.filter((e) => e.end_date < today).length).toBeGreaterThanOrEqual(2)
  })

  it('EVT-093 and EVT-094 has a legacy one, one elsewhere, and one without dates and pictures', () => {
    expect(exhibitions.some(({ is_legacy }) => is_legacy)).toBe(true)
    expect(exhibitions.some(({ url, is_legacy }) => url.startsWith('http') && !is_legacy)).toBe(true)
    expect(exhibitions.some((e) => !e.start_date && !e.end_date && !e.feature_image)).toBe(true)
  })
})

describe('the words and pictures of the events area', () => {
  const ofArea = ['event', 'tour', 'exhibition', 'page_series', 'pst_series_page', 'series_item'].flatMap(entries)
  const told = (value: unknown): string[] => {
    if (typeof value === 'string') return [value]
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(told) : []
  }

  it('EVT-016 says nothing in prose that a moved date would make untrue', () => {
    const DATED =
      /\b(January|February|April|June|July|August|September|October|November|December)\b|\b(March|May) \d|\b202\d\b|\b(spring|summer|autumn|winter)\b/
    for (const { uid, title, blurb, about_module, event_details, exhibition_details, times, hero } of ofArea)
      for (const text of told([
        title,
        blurb,
        about_module,
        event_details,
        exhibition_details,
        times,
        hero?.blurb,
        hero?.display_date,
      ]))
        expect(text, uid).not.toMatch(DATED)
  })

  it('EVT-021 repeats no paragraph', () => {
    const seen = new Map<string, string>()
    for (const { uid, about_module, exhibition_details } of ofArea)
      for (const text of told([about_module?.description, exhibition_details?.description]).flatMap(
        (html) => html.match(/<p>.+?<\/p>/g) ?? [],
      )) {
        expect(seen.get(text), `${uid}: ${text}`).toBeUndefined()
        seen.set(text, uid)
      }
  })

  it('EVT-020 has a master for every key picture and event picture, described for those who cannot see it', () => {
    const images = entries('image').filter(({ uid }) => /^img_(poster|evening|workshop)_/.test(uid))
    expect(images.length).toBeGreaterThanOrEqual(36)
    expect(new Set(images.map(({ alt }) => alt)).size).toBe(images.length)
    for (const { uid, alt, iiif, image_crops, width, height } of images) {
      expect(existsSync(join(content, `images/${iiif.id}.svg`)), uid).toBe(true)
      expect(alt.length, uid).toBeGreaterThan(40)
      for (const { x, y, w, h } of image_crops) expect(x + w <= width && y + h <= height, uid).toBe(true)
    }
  })
})
