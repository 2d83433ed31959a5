import type { DateFormats } from 'atrium'
import { recurrence } from './recurrence.ts'
import type { CalendarEvent } from './write-calendar.ts'

const MS_AN_HOUR = 3_600_000
const MS_A_DAY = 24 * MS_AN_HOUR

const isDay = (date: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(date)

const compact = (date: string): string => date.replace(/[-:]/g, '')

/** An instant as calendar files write it: `20260314T173000Z`. */
export const utc = (iso: string): string => `${compact(new Date(iso).toISOString().slice(0, 19))}Z`

/** Says when an event takes place: its first time, and how it takes place again. An end before the start is none. */
export function timesOf(event: CalendarEvent, timeZone: string, dates: DateFormats): string[] {
  return isDay(event.start) ? wholeDays(event) : atTimes(event, timeZone, dates)
}

/** The end of whole days is the day after the last one. */
function wholeDays({ start, end, further = [] }: CalendarEvent): string[] {
  const last = [start, end?.slice(0, 10) ?? start].sort().at(-1)
  const after = new Date(Date.parse(`${last}T00:00:00Z`) + MS_A_DAY).toISOString().slice(0, 10)
  return [
    `DTSTART;VALUE=DATE:${compact(start)}`,
    `DTEND;VALUE=DATE:${compact(after)}`,
    ...recurrence([start, ...further], {
      list: (name, days) => [`${name};VALUE=DATE:${days.map(compact).join(',')}`],
      until: compact,
      isPlain: () => true,
    }),
    'TRANSP:TRANSPARENT',
  ]
}

function atTimes({ start, end, further = [] }: CalendarEvent, timeZone: string, dates: DateFormats): string[] {
  const inZone = `;TZID=${timeZone}:`
  const local = (iso: string) => iso.slice(0, 19)
  const time = (name: string, date: string) => {
    const iso = dates.iso(date)
    return isTwice(iso, dates) ? `${name}:${utc(iso)}` : `${name}${inZone}${compact(local(iso))}`
  }
  const list = (name: string, times: readonly string[]) => {
    const isos = times.map((date) => dates.iso(date))
    const [twice, plain] = [isos.filter((iso) => isTwice(iso, dates)), isos.filter((iso) => !isTwice(iso, dates))]
    return [
      ...(plain.length > 0 ? [`${name}${inZone}${plain.map((iso) => compact(local(iso))).join(',')}`] : []),
      ...(twice.length > 0 ? [`${name}:${twice.map(utc).join(',')}`] : []),
    ]
  }
  const isAfter = end !== undefined && Date.parse(dates.iso(end)) >= Date.parse(dates.iso(start))
  return [
    time('DTSTART', start),
    ...(isAfter ? [time('DTEND', end)] : []),
    ...recurrence(
      [start, ...further].map((date) => dates.iso(date)),
      {
        list,
        until: (date) => utc(dates.iso(date)),
        isPlain: (date) => local(dates.iso(date)) === date.slice(0, 19) && !isTwice(dates.iso(date), dates),
      },
    ),
  ]
}

/** When clocks are set back an hour comes twice: programs do not agree which of the two a local time means. */
const isTwice = (iso: string, dates: DateFormats): boolean =>
  [-MS_AN_HOUR, MS_AN_HOUR].some((ms) => {
    const other = new Date(Date.parse(iso) + ms).toISOString()
    return dates.iso(other).slice(0, 19) === iso.slice(0, 19)
  })
