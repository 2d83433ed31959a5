import { defined, type PageContext } from 'atrium'
import type { Happening, OnDay } from 'atrium/model/programme/on-day.ts'
import { isAtTime, isOpenWithin, type Occurrence } from '../rules/occurrences.ts'
import { placesWith } from './day-notes.ts'
import type { CalendarRecord } from './records/record.ts'
import { timesOf } from './times-of-day.ts'
import { wholeCalendar } from './whole-calendar.ts'

interface Found {
  record: CalendarRecord
  occurrence: Occurrence
}

/** Tells pages of other areas what the calendar knows of a day. */
export async function onDay(context: PageContext): Promise<(day: string) => OnDay> {
  const { records } = await wholeCalendar(context)
  return (day) => happeningsOn(day, records, context)
}

/** Returns what is on on a day among some records of the calendar. */
export function happeningsOn(day: string, records: readonly CalendarRecord[], context: PageContext): OnDay {
  const { compare, dates } = context
  const found = records.flatMap((record): Found[] =>
    record.occurrences.filter((one) => isOpenWithin(one, day, day)).map((occurrence) => ({ record, occurrence })),
  )
  const shown = (isExhibition: boolean, key: (found: Found) => string) =>
    found
      .filter(({ record: { kind } }) => (kind === 'exhibition') === isExhibition)
      .sort((a, b) => compare(key(a), key(b)) || compare(a.record.title, b.record.title))
      .map(({ record, occurrence }) => happening(record, occurrence, context))
  // What has a time of day, then what has none.
  const turn = ({ record, occurrence }: Found) =>
    isTimed(record, occurrence) ? `1 ${dates.iso(occurrence.start)}` : '2'
  return {
    events: shown(false, turn),
    exhibitions: shown(true, ({ record: { endDate = '9999' } }) => endDate),
    href: `/calendar/?date=${day}`,
  }
}

const happening = (record: CalendarRecord, occurrence: Occurrence, context: PageContext): Happening =>
  defined({
    uid: record.uid,
    title: record.title,
    href: record.href,
    kind: record.subtitle,
    when: record.dateText ?? (isTimed(record, occurrence) ? timesOf(occurrence, context.dates) : undefined),
    place: placesWith(
      record.locationLabels.map((title) => ({ title })),
      occurrence.closed,
      context.translate,
    ),
    start: isTimed(record, occurrence) ? context.dates.iso(occurrence.start) : undefined,
    hasBegun: isTimed(record, occurrence) && context.clock.hasPassed(occurrence.start),
    lang: record.lang,
  })

/** It begins at a time of the day, and does not last for days. */
const isTimed = ({ dateText }: CalendarRecord, occurrence: Occurrence): boolean => !dateText && isAtTime(occurrence)
