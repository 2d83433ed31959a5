import type { Clock, DateFormats } from 'atrium'
import { allClosedOn, closingOn, type DaySpan, openSpans } from 'atrium/model/place/hours/closed-days.ts'
import type { Place } from 'atrium/model/place/place.ts'
import type { CalendarEvent, EventData } from '../calendar-service/calendar.ts'

const MS_A_DAY = 86_400_000
/** Of a date without a time. */
const DAY = 'YYYY-MM-DD'.length

/** Where something takes place, as far as it matters to its dates. */
export type House = Pick<Place, 'title' | 'openHours'>

export interface Occurrence {
  /** As the calendar says it. */
  start: string
  /** Absent where it is not known. */
  end?: string
  /** The days on which it takes place. */
  days: DaySpan
  /** Those of them on which a house of it is open; absent: all. */
  open?: readonly DaySpan[]
  /** It takes place although these houses, as they are called, are closed that day. */
  closed?: readonly string[]
}

export interface OccurrenceNeeds {
  clock: Clock
  dates: DateFormats
  /** Where it takes place. On a day on which all of them are closed it does not. */
  places?: readonly House[]
}

/**
 * The occurrences of an event that are not over, the next one first. One whose end is not known is over with
 * its day. What ends within a day, though after midnight, belongs to the day on which it starts. What is dated on a day
 * on which its house is closed for once is left out; on a day of the week on which it is always closed, it has the house
 * to itself, and says so.
 */
export function occurrencesLeft(
  { dates: starts, endDates = [] }: Pick<EventData, 'dates' | 'endDates'>,
  { clock, dates, places = [] }: OccurrenceNeeds,
): Occurrence[] {
  const instant = (date: string) => Date.parse(dates.iso(date))
  // What ends at midnight is not of the day that begins then.
  const lastMoment = (end: string) => (end.length > DAY ? new Date(instant(end) - 1) : end)
  return starts
    .flatMap((start, index) => {
      const end = endDates[index]
      // Of a calendar of years, most are over.
      if (!clock.isBetween(undefined, end ?? clock.dayOf(start))) return []
      const from = clock.dayOf(start)
      const at = instant(start)
      const days = { from, to: end && instant(end) - at >= MS_A_DAY ? clock.dayOf(lastMoment(end)) : from }
      return withHouses({ start, end, days }, places, clock).map((occurrence) => ({ at, occurrence }))
    })
    .sort((a, b) => a.at - b.at)
    .map(({ occurrence }) => occurrence)
}

/** The occurrences that are still to come, by the calendar's record; none on days on which its house is closed. */
export const occurrencesToCome = (
  record: Pick<CalendarEvent, 'startDate' | 'endDate'> | undefined,
  { clock, dates, places }: OccurrenceNeeds,
): Occurrence[] =>
  record ? occurrencesLeft({ dates: record.startDate, endDates: record.endDate }, { clock, dates, places }) : []

/** The occurrence as its houses let it take place; none where they are closed. */
export function withHouses(occurrence: Occurrence, places: readonly House[], clock: Clock): Occurrence[] {
  const { from, to } = occurrence.days
  const hours = places.map(({ openHours }) => openHours)
  if (from !== to) {
    const open = openSpans(occurrence.days, hours, clock)
    if (open.length === 0) return []
    return [open[0]?.from === from && open[0].to === to ? occurrence : { ...occurrence, open }]
  }
  const closed = closedOn(from, places, clock)
  if (closed.length === places.length && !isOpenOn(from, places, clock)) return []
  return [closed.length > 0 ? { ...occurrence, closed } : occurrence]
}

/** Says which houses, as they are called, are closed on a day. */
export const closedOn = (day: string, places: readonly House[], clock: Pick<Clock, 'today'>): string[] =>
  places.filter(({ openHours }) => closingOn(openHours, day, clock)).map(({ title }) => title)

/** Returns whether something that is dated on a day takes place: its houses are not all closed on that day alone. */
export const isOpenOn = (day: string, places: readonly House[], clock: Pick<Clock, 'today'>): boolean =>
  allClosedOn(
    places.map(({ openHours }) => openHours),
    day,
    clock,
  )?.isWeekly !== false

/** The days on which an occurrence can be come to. */
export const openDaysOf = ({ days, open = [days] }: Occurrence): readonly DaySpan[] => open

/** Whether an occurrence can be come to on one of some days; both ends count. */
export const isOpenWithin = (occurrence: Occurrence, from: string, to: string): boolean =>
  openDaysOf(occurrence).some((days) => days.from <= to && from <= days.to)

/** Whether an occurrence begins at a time of one day: it neither is all day nor lasts for days. */
export const isAtTime = ({ start, days }: Occurrence): boolean => start.length > DAY && days.from === days.to
