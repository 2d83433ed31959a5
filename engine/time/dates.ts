import { remembered } from '../base/memory/remembered.ts'
import type { DateFormats } from '../contract/ports/clock.ts'
import type { Translator } from '../contract/site/translator.ts'
import messages from '../messages.ts'
import { instantOf, isDay } from './clock.ts'
import { createDurationFormat } from './durations.ts'
import { localTime, localTimeWithOffset } from './zone.ts'

/** Days of the week by index. */
export const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

export type Weekday = (typeof weekdays)[number]

/** The weekday of a day of the calendar, `YYYY-MM-DD`. */
export const weekdayOf = (day: string): Weekday => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] as Weekday

/** Bounds what dates may take in each form, in bytes: the same few are on page after page. */
const MAX_BYTES = 256 * 1024

const YEAR = { day: 'numeric', year: 'numeric' } as const
const TIME = { hour: 'numeric', minute: '2-digit' } as const

/** A local time as if it were one of UTC: what is printed then does not depend on the zone of the process. */
const asUtc = (local: string) => new Date(`${isDay(local) ? `${local}T12:00` : local}Z`)

/**
 * The printed forms of dates in one time zone and language, whatever zone the process runs in. English has the forms of
 * the house for times and ranges; every other language has those of Intl.
 */
export function createDateFormats(timeZone: string, { language, translate }: Translator): DateFormats {
  const localOf = (value: string) => (isDay(value) ? value : localTime(instantOf(value, timeZone), timeZone))
  const formatOf = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options })
  const inEnglish = new Intl.Locale(language).language === 'en'
  const t = translate(messages)
  const print = (options: Intl.DateTimeFormatOptions, read = (value: string) => localOf(value).slice(0, 10)) => {
    const format = formatOf(options)
    const printed = remembered(MAX_BYTES, (value) => format.format(asUtc(read(value))))
    return (value: string | undefined) => (value ? printed(value) : t.comingSoon)
  }
  const weekday = print({ weekday: 'short', month: 'short', ...YEAR })
  const weekdayAndTime = print({ weekday: 'short', month: 'short', ...YEAR, ...TIME }, localOf)
  const long = print({ month: 'long', ...YEAR })
  const short = print({ month: 'short', ...YEAR })
  const longDay = print({ month: 'long', day: 'numeric' })
  const shortDay = print({ month: 'short', day: 'numeric' })
  const weekdayAlone = print({ weekday: 'long' })
  const weekdayAndDay = print({ weekday: 'long', month: 'long', day: 'numeric' })
  const year = (value: string) => Number(localOf(value).slice(0, 4))
  /** Start and end with a space between them, as one key. */
  const printRange = (options: Intl.DateTimeFormatOptions) => {
    const format = formatOf(options)
    const printed = remembered(MAX_BYTES, (key) => {
      const [start, end] = key.split(' ').map((value) => asUtc(localOf(value).slice(0, 10)))
      return format.formatRange(start as Date, end as Date)
    })
    return (start: string, end: string) => printed(`${start} ${end}`)
  }
  const ranges = {
    short: printRange({ month: 'short', ...YEAR }),
    long: printRange({ month: 'long', ...YEAR }),
  }
  const dayRanges = {
    short: printRange({ month: 'short', day: 'numeric' }),
    long: printRange({ month: 'long', day: 'numeric' }),
  }
  const clockTime = formatOf(TIME)
  const time = remembered(MAX_BYTES, (value) => {
    const [hours = 0, minutes = 0] = value.split(':').map(Number)
    const at = Date.UTC(2000, 0, 1, hours, minutes)
    const parts = clockTime.formatToParts(at)
    return inEnglish && parts.some(({ type }) => type === 'dayPeriod')
      ? shortened(parts)
      : unbroken(clockTime.format(at))
  })
  return {
    dateTime(value) {
      if (!value || isDay(value)) return weekday(value)
      return inEnglish ? `${weekday(value)}, ${time(localOf(value).slice(11, 16))}` : unbroken(weekdayAndTime(value))
    },
    long,
    short,
    longDay,
    shortDay,
    weekday: weekdayAlone,
    weekdayAndDay,
    range(start, end, form = 'short') {
      const [whole, day, joint] = form === 'long' ? [long, longDay, ' to '] : [short, shortDay, '–']
      if (!start || !end) return whole(start || end)
      if (whole(start) === whole(end)) return whole(start)
      if (!inEnglish) return ranges[form](start, end)
      return `${(year(end) > year(start) ? whole : day)(start)}${joint}${whole(end)}`
    },
    days(start, end, form) {
      const [whole, ofYear] = form === 'long' ? [long, longDay] : [short, shortDay]
      const isInOneYear = year(start) === year(end)
      const day = isInOneYear ? ofYear : whole
      if (day(start) === day(end)) return day(start)
      return inEnglish ? `${day(start)}–${day(end)}` : (isInOneYear ? dayRanges : ranges)[form](start, end)
    },
    from: (printed) => t.from({ date: printed }),
    through: (printed) => t.through({ date: printed }),
    daily: t.daily,
    time,
    duration: createDurationFormat(language),
    plainNumber: new Intl.NumberFormat(language, { useGrouping: false }).format,
    firstWeekday: firstWeekdayOf(language),
    iso: remembered(MAX_BYTES, (value) => localTimeWithOffset(instantOf(value, timeZone), timeZone)),
  }
}

type WeekInfo = { firstDay: number }

/** By the region of the language, or where it names none, by that in which most people speak it. */
function firstWeekdayOf(language: string): number {
  const locale = new Intl.Locale(language) as Intl.Locale & { getWeekInfo?(): WeekInfo; weekInfo?: WeekInfo }
  return ((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 0) % 7
}

/** A time stays on one line with its half of the day: `10:15 ص`. */
const unbroken = (printed: string) => printed.replace(/(?<=\p{Nd}) (?=\p{L}\S*$)/u, '\u00a0')

/** `10am`, `5:30pm` */
function shortened(parts: readonly Intl.DateTimeFormatPart[]): string {
  const part = (wanted: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === wanted)?.value ?? ''
  const minutes = part('minute')
  return `${part('hour')}${minutes === '00' ? '' : `:${minutes}`}${part('dayPeriod').toLowerCase()}`
}
