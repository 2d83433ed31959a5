import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDateFormats, createTranslator, dayAfter, weekdays } from 'atrium'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createClock } from '#engine/time/clock.ts'
import { localTime } from '#engine/time/zone.ts'
import { hoursOn, type OpenHours } from './open-hours.ts'
import { openingNow } from './opening.ts'
import { sentenceOf } from './opening-text.ts'

const ZONE = 'America/Los_Angeles'
const MINUTE = 60_000
const START = Date.parse('2026-01-01T08:00:00Z')
const END = Date.parse('2027-01-01T08:00:00Z')
const { translate } = createTranslator('en-US')
const dates = createDateFormats(ZONE, createTranslator('en-US'))

/** What a page says that is rendered at this instant, and until when it is kept. */
function rendered(hours: OpenHours, instant: number) {
  const boundary = { next: null as Date | null }
  const clock = createClock(() => new Date(instant), ZONE, boundary)
  const opening = openingNow(hours, { clock, dates })
  const text = opening && sentenceOf(opening, { clock, dates, translate })
  return { isOpen: opening?.isOpen ?? false, text, until: boundary.next?.getTime() ?? Number.POSITIVE_INFINITY }
}

/** The minutes of a year at which doors are open, found without clock and periods: by what the wall shows, in the zone's two offsets. */
function openMinutes(hours: OpenHours): Uint8Array {
  const open = new Uint8Array((END - START) / MINUTE)
  const plan = new Map<string, [number, number]>()
  for (let day = '2025-12-30'; day < '2027-01-03'; day = dayAfter(day)) {
    const of = hoursOn(hours, day)
    if (!of || 'closed' in of) continue
    const [from, to] = [minutesOf(of.openTime), minutesOf(of.closeTime)]
    plan.set(day, [from, to <= from ? to + 1440 : to])
  }
  const summer = [Date.parse('2026-03-08T10:00Z'), Date.parse('2026-11-01T09:00Z')] as const
  // Opening and closing are instants; of a time that comes twice the first.
  const instantAt = (day: string, minutes: number) => {
    const wall = Date.parse(`${day}T00:00Z`) + minutes * MINUTE
    const inSummer = wall + 7 * 60 * MINUTE
    return inSummer >= summer[0] && inSummer < summer[1] ? inSummer : wall + 8 * 60 * MINUTE
  }
  for (const [day, [from, to]] of plan) {
    const [first, last] = [instantAt(day, from), instantAt(day, to)]
    for (let at = Math.max(first, START); at < Math.min(last, END); at += MINUTE) open[(at - START) / MINUTE] = 1
  }
  return open
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Goes through the year as visitors of a cached page do. @returns what was wrong first */
function wrongMinute(hours: OpenHours): string | undefined {
  const open = openMinutes(hours)
  let page = rendered(hours, START)
  for (let at = START; at < END; at += MINUTE) {
    if (at >= page.until) page = rendered(hours, at)
    if (page.isOpen !== Boolean(open[(at - START) / MINUTE])) return `${localTime(new Date(at), ZONE)}: ${page.text}`
  }
  return undefined
}

const time = fc.integer({ min: 0, max: 95 }).map((quarter) => {
  const minutes = quarter * 15
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
})
const times = fc.option(fc.record({ openTime: time, closeTime: time }), { nil: {} })
const day = fc.integer({ min: -2, max: 366 }).map((ahead) => dayAfter('2026-01-01', ahead))
const changeDays = fc.constantFrom('2026-03-07', '2026-03-08', '2026-10-31', '2026-11-01')
const house: fc.Arbitrary<OpenHours> = fc.record({
  dailyHours: fc.record(Object.fromEntries(weekdays.map((name) => [name, times])), { requiredKeys: [] }),
  dateHours: fc.array(
    fc.tuple(fc.oneof(day, changeDays), times).map(([date, own]) => ({ date, ...own })),
    { maxLength: 12 },
  ),
  excludeDates: fc.array(fc.oneof(day, changeDays), { maxLength: 6 }),
})

const demo = (uid: string): OpenHours => {
  const file = join(import.meta.dirname, `../../../demo/content/entries/open_hours/${uid}.json`)
  const { daily_hours, date_hours, exclude_dates } = JSON.parse(readFileSync(file, 'utf8'))
  const timesOf = ({ open_time, close_time }: Record<string, string>) => ({
    openTime: open_time,
    closeTime: close_time,
  })
  return {
    dailyHours: Object.fromEntries(Object.entries(daily_hours).map(([name, own]) => [name, timesOf(own as never)])),
    dateHours: date_hours.map((own: { date: string }) => ({ date: own.date, ...timesOf(own as never) })),
    excludeDates: exclude_dates,
  }
}

describe('a cached page over a year', () => {
  it.each(['hours_center', 'hours_villa'])('VIS-075 is right in every minute: %s', (uid) => {
    expect(wrongMinute(demo(uid))).toBeUndefined()
  })

  it('is right in every minute of a house with nights, days without break and exceptions over each other', () => {
    fc.assert(
      fc.property(house, (hours) => wrongMinute(hours) === undefined),
      { seed: 14, numRuns: 25 },
    )
  })

  it('says the same until it is rendered again, and is rendered again only when it says something else or a day begins', () => {
    fc.assert(
      fc.property(
        house,
        fc.integer({ min: 0, max: (END - START) / MINUTE - 1 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (hours, minute, share) => {
          const at = START + minute * MINUTE
          const page = rendered(hours, at)
          expect(page.until).toBeGreaterThan(at)
          const later = at + Math.floor((page.until - 1 - at) * share)
          expect(rendered(hours, later).text).toBe(page.text)
          const isMidnight = localTime(new Date(page.until), ZONE).endsWith('T00:00:00.000')
          if (!isMidnight) expect(rendered(hours, page.until).text).not.toBe(page.text)
        },
      ),
      { seed: 14, numRuns: 400 },
    )
  })

  it('VIS-074 an emergency closure holds at every moment, whatever is planned', () => {
    fc.assert(
      fc.property(house, fc.integer({ min: 0, max: (END - START) / MINUTE }), (hours, minute) => {
        const closed = { ...hours, emergencyClosure: { closed: true, text: 'High wind.' } }
        expect(rendered(closed, START + minute * MINUTE)).toMatchObject({ isOpen: false, text: 'High wind.' })
      }),
      { seed: 14, numRuns: 100 },
    )
  })
})
