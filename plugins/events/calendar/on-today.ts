import { defined, type PageContext } from 'atrium'
import { placeList } from 'atrium/model/place/place.ts'
import type { Happening, OnToday } from 'atrium/model/programme/on-today.ts'
import type { Occurrence } from '../rules/occurrences.ts'
import { type CalendarRecord, occurrenceWithin } from './records/record.ts'
import { wholeCalendar } from './whole-calendar.ts'

interface Found {
  record: CalendarRecord
  occurrence: Occurrence
}

/** Tells pages of other areas what the calendar knows of today. */
export async function onToday(context: PageContext): Promise<OnToday> {
  const { records } = await wholeCalendar(context)
  const { clock, compare, dates } = context
  const today = clock.today()
  const found = records.flatMap((record): Found[] => {
    const occurrence = occurrenceWithin(record, today, today)
    return occurrence ? [{ record, occurrence }] : []
  })
  const shown = (isExhibition: boolean, key: (found: Found) => string) =>
    found
      .filter(({ record: { kind } }) => (kind === 'exhibition') === isExhibition)
      .sort((a, b) => compare(key(a), key(b)) || compare(a.record.title, b.record.title))
      .map(({ record, occurrence }) => happening(record, occurrence, context))
  // What begins later, what has begun, what has no time of day.
  const turn = ({ record, occurrence: { start } }: Found) =>
    record.dateText || start.length <= DAY ? '3' : `${clock.hasPassed(start) ? 2 : 1} ${dates.iso(start)}`
  return {
    events: shown(false, turn),
    exhibitions: shown(true, ({ record: { endDate = '9999' } }) => endDate),
    href: `/calendar/?date=${today}`,
  }
}

const happening = (record: CalendarRecord, occurrence: Occurrence, context: PageContext): Happening =>
  defined({
    uid: record.uid,
    title: record.title,
    href: record.href,
    kind: record.subtitle,
    when: record.dateText ?? timesOf(occurrence, context),
    place: placeList(
      record.locationLabels.map((title) => ({ title })),
      context.translate,
    ),
    lang: record.lang,
  })

/** `2pm–4pm`; undefined for what lasts whole days. */
function timesOf({ start, end, days }: Occurrence, { dates }: PageContext): string | undefined {
  if (start.length <= DAY || days.from !== days.to) return undefined
  const time = (value: string) => dates.time(dates.iso(value).slice(11, 16))
  return end && end.length > DAY ? `${time(start)}–${time(end)}` : time(start)
}

const DAY = 'YYYY-MM-DD'.length
