import { type Clock, defined, type EntryHead, entryHref, type Image, type Institution, type PageContext } from 'atrium'
import type { Place, PlaceNames } from 'atrium/model/place/place.ts'
import { readPlace } from 'atrium/model/place/place-filter.ts'
import type { AllEvents, EventData } from '../../calendar-service/calendar.ts'
import { type CalendarIds, eventIdOf } from '../../calendar-service/enrichment.ts'
import { isOpenWithin, type Occurrence, withHouses } from '../../rules/occurrences.ts'
import { filterValue } from '../filter-value.ts'

/** One line of the calendar. Audience, category, location and access are filter values. */
export interface CalendarRecord {
  kind: 'event' | 'tour' | 'exhibition'
  uid: string
  version: number
  title: string
  /** Says what it is, like `Performance`. */
  subtitle: string
  /** Absent: it has no page. */
  href?: string
  image?: Image
  blurb?: string
  datePublished?: string
  updatedAt?: string
  /** Language of the entry (BCP 47) where it differs from the site's. */
  lang?: string
  audience: string[]
  category: string[]
  /** How it is made easier to take part in. */
  access: readonly string[]
  cost?: string
  /** The next occurrence, or the start. */
  date: string
  /** Says what the calendar sorts by: the same, and the end of an exhibition. */
  startDate: string
  endDate?: string
  /** When it still takes place, the next time first. */
  occurrences: Occurrence[]
  /** The same in words, where it is not a point in time. */
  dateText?: string
  /** The same under the heading of a day of it. */
  dayText?: string
  /** Listed under one day: when it takes place on that day. */
  onDay?: readonly Occurrence[]
  location: string[]
  locationLabels: string[]
}

/** Describes what a record is built with beside its entry. */
export interface RecordHelp extends Pick<PageContext, 'clock' | 'dates' | 'institution' | 'settings' | 'translate'> {
  /** Holds what places are called that are named by code. */
  names: PlaceNames
}

/** Returns what the calendar service told of an entry in its list of all events. */
export function dataOf(entry: CalendarIds, { eventsDataById }: AllEvents): EventData | undefined {
  const id = eventIdOf(entry)
  return id !== undefined && Object.hasOwn(eventsDataById, id) ? eventsDataById[id] : undefined
}

/** An entry, as far as every record tells of it. */
export type RecordEntry = EntryHead & { blurb?: string; access?: readonly string[] }

export type RecordHead = Pick<
  CalendarRecord,
  | 'kind'
  | 'uid'
  | 'version'
  | 'title'
  | 'subtitle'
  | 'href'
  | 'image'
  | 'blurb'
  | 'access'
  | 'datePublished'
  | 'updatedAt'
>

/** Returns what the entry says of itself. Without an address of its own a record leads to its page, or outside. */
export const headOf = (
  { uid, version, name, path, url, blurb, access = [], datePublished, updatedAt }: RecordEntry,
  { href, ...shown }: Pick<RecordHead, 'kind' | 'subtitle' | 'href' | 'image'>,
): RecordHead =>
  defined({
    ...shown,
    uid,
    version,
    title: name,
    href: href ?? entryHref({ path, url }),
    blurb,
    access,
    datePublished,
    updatedAt,
  })

const FOREVER = '9999-12-31'

/** Something that lasts for days; none where its house is closed on all that are left. */
export const period = (start: string, end: string | undefined, places: readonly Place[], clock: Clock): Occurrence[] =>
  withHouses({ start, end, days: { from: clock.dayOf(start), to: end ? clock.dayOf(end) : FOREVER } }, places, clock)

/** Where a record takes place, as filter values and in words. */
export const placed = (places: readonly Place[], institution: Institution) => ({
  location: places.map(({ code }) => readPlace(filterValue(code), institution)),
  locationLabels: places.map(({ title }) => title),
})

/** The first time that it takes place on one of these days, both included, `YYYY-MM-DD`. */
export const occurrenceWithin = (
  { occurrences }: Pick<CalendarRecord, 'occurrences'>,
  from: string,
  to: string,
): Occurrence | undefined => occurrences.find((one) => isOpenWithin(one, from, to))
