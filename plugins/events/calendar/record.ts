import type { Clock, DateFormats, Entry, Image, Reference } from '#engine'
import type { LocationEntry } from '#ui/location/location.ts'
import type { MediaEntry } from '#ui/media/media-item.ts'
import type { AllEvents, EventData } from '../calendar-service/calendar.ts'
import { exhibitionDates } from '../exhibition/dates.ts'
import { firstPicture } from '../fields.ts'
import { categoriesOf, pluralCategory, singularCategory } from '../rules/categories.ts'
import type { EventDates } from '../rules/date-label.ts'
import { listingStatus } from '../rules/exhibition-status.ts'
import { filterValue } from '../rules/filter-value.ts'
import { type Occurrence, occurrencesLeft } from '../rules/occurrences.ts'
import { type Place, placesOf, placesOfExhibition } from '../rules/places.ts'
import { calendarPrice, FREE } from '../rules/prices.ts'

const AUDIENCE = 'General Public'
const TOURS = 'Tours'

/** One line of the calendar. Audience, category and location are filter values. */
export interface CalendarRecord {
  kind: 'event' | 'tour' | 'exhibition'
  uid: string
  version: number
  title: string
  /** What it is, like `Performance`. */
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
  cost?: string
  /** The next occurrence, or the start. */
  date: string
  /** What the calendar sorts by: the same, and the end of an exhibition. */
  startDate: string
  endDate?: string
  /** When it still takes place, the next time first. */
  occurrences: Occurrence[]
  /** The same in words, where it is no point in time. */
  dateText?: string
  location: string[]
  locationLabels: string[]
}

/** What a record is built with beside its entry. */
export interface RecordHelp {
  clock: Clock
  dates: DateFormats
  /** All location entries. */
  locations: readonly Entry<LocationEntry>[]
}

/** The calendar's id of an event or tour. */
export interface CalendarIds {
  eventMetadata?: { eventId?: string; type?: string }
  eventDetails?: { eventId?: string; displayDate?: string }
}

export const eventIdOf = ({ eventMetadata, eventDetails }: CalendarIds): string | undefined =>
  eventMetadata?.eventId ?? eventDetails?.eventId

const dataOf = (entry: CalendarIds, { eventsDataById }: AllEvents): EventData | undefined => {
  const id = eventIdOf(entry)
  return id !== undefined && Object.hasOwn(eventsDataById, id) ? eventsDataById[id] : undefined
}

interface EventLike extends CalendarIds, EventDates {
  type?: string
  eventTitle?: string
  image?: Image
  blurb?: string
  locations: readonly Reference<LocationEntry>[]
}

/** @returns undefined for an event without id or event data, or that is over */
export function eventRecord(entry: Entry<EventLike>, all: AllEvents, help: RecordHelp): CalendarRecord | undefined {
  const data = dataOf(entry, all)
  if (!data) return undefined
  const { title, eventTitle, locations, eventMetadata, type = eventMetadata?.type } = entry
  const own = categoriesOf(data.categories)[0]
  const head = headOf(entry, {
    kind: 'event',
    title: eventTitle ?? title,
    subtitle: type ?? (own ? singularCategory(own) : 'Event'),
  })
  return occurring(head, locations, data, type ? [pluralCategory(type)] : [], help)
}

interface TourLike extends CalendarIds {
  displayTitle?: string
  image?: Image
  media?: readonly Reference<MediaEntry>[]
  blurb?: string
  startDate?: string
  endDate?: string
  location: readonly Reference<LocationEntry>[]
}

/**
 * @returns undefined for a tour whose last occurrence is over. One that the calendar does not know stands there
 * until its own end.
 */
export function tourRecord(entry: Entry<TourLike>, all: AllEvents, help: RecordHelp): CalendarRecord | undefined {
  const { title, displayTitle, eventMetadata, eventDetails, media = [], location, startDate, endDate } = entry
  const image = entry.image ?? firstPicture(media)
  const head = headOf(entry, {
    kind: 'tour',
    title: displayTitle ?? title,
    subtitle: eventMetadata?.type ?? 'Tour',
    image,
  })
  const data = dataOf(entry, all)
  if (data) return occurring(head, location, data, [TOURS], help)
  const { clock, dates } = help
  const today = clock.today()
  const start = startDate && clock.dayOf(startDate) > today ? startDate : today
  if (endDate && clock.dayOf(endDate) < today) return undefined
  const begins = start === today ? 'Ongoing' : `From ${dates.shortDay(start)}`
  return {
    ...head,
    ...placed(placesOf(location, undefined, help.locations)),
    audience: [filterValue(AUDIENCE)],
    category: [filterValue(TOURS)],
    date: start,
    startDate: start,
    occurrences: [period(start, endDate, clock)],
    dateText: eventDetails?.displayDate ?? (endDate ? `Through ${dates.shortDay(endDate)}` : begins),
  }
}

interface ExhibitionLike {
  displayTitle?: string
  startDate?: string
  endDate?: string
  datesMessage?: string
  exhibitionDetails?: { displayDate?: string }
  featureImage?: Image
  blurb?: string
  locations: readonly Reference<LocationEntry>[]
  locationIds: readonly string[]
}

/**
 * @param href where the exhibition is found, for legacy and external ones their raw url
 * @returns undefined for an exhibition without start or url, or that is over
 */
export function exhibitionRecord(
  entry: Entry<ExhibitionLike>,
  href: string | undefined,
  { clock, dates, locations }: RecordHelp,
): CalendarRecord | undefined {
  const { title, displayTitle, url, featureImage: image, startDate, endDate } = entry
  if (!startDate || !url || !listingStatus(entry, clock)) return undefined
  const shown = { kind: 'exhibition', title: displayTitle ?? title, subtitle: 'Exhibition', image, href } as const
  const dateText = exhibitionDates(entry, dates)
  return {
    ...headOf(entry, shown),
    ...placed(placesOfExhibition(entry, locations)),
    audience: ['general-public'],
    category: ['exhibitions'],
    cost: FREE,
    date: startDate,
    startDate,
    ...(endDate && { endDate }),
    occurrences: [period(startDate, endDate, clock)],
    ...(dateText && { dateText }),
  }
}

type RecordHead = Pick<
  CalendarRecord,
  'kind' | 'uid' | 'version' | 'title' | 'subtitle' | 'href' | 'image' | 'blurb' | 'datePublished' | 'updatedAt'
>
type Shown = Pick<CalendarRecord, 'kind' | 'title' | 'subtitle'> & {
  image?: Image | undefined
  href?: string | undefined
}

/** What the entry says of itself. */
function headOf(entry: Entry<{ image?: Image; blurb?: string }>, { image, href, ...shown }: Shown): RecordHead {
  const { uid, version, path, blurb, datePublished, updatedAt } = entry
  const [picture, address] = [image ?? entry.image, href ?? path]
  return {
    ...shown,
    uid,
    version,
    ...(address && { href: address }),
    ...(picture && { image: picture }),
    ...(blurb && { blurb }),
    ...(datePublished && { datePublished }),
    ...(updatedAt && { updatedAt }),
  }
}

/** An event or tour with the occurrences that the calendar knows. */
function occurring(
  head: RecordHead,
  locations: readonly Reference<LocationEntry>[],
  data: EventData,
  defaultCategory: readonly string[],
  help: RecordHelp,
): CalendarRecord | undefined {
  const occurrences = occurrencesLeft(data, help)
  const [next] = occurrences
  if (!next) return undefined
  const { audiences, categories, minPrice, maxPrice, locations: codes } = data
  const cost = calendarPrice(minPrice, maxPrice)
  const own = categoriesOf(categories)
  return {
    ...head,
    ...placed(placesOf(locations, { multifilter1: codes }, help.locations)),
    audience: (audiences.length > 0 ? audiences : [AUDIENCE]).map(filterValue),
    category: (own.length > 0 ? own : defaultCategory).map(filterValue),
    ...(cost && { cost }),
    date: next.start,
    startDate: next.start,
    occurrences,
  }
}

const FOREVER = '9999-12-31'

/** Something that lasts for days. */
const period = (start: string, end: string | undefined, { dayOf }: Clock): Occurrence => ({
  start,
  ...(end && { end }),
  days: { from: dayOf(start), to: end ? dayOf(end) : FOREVER },
})

const placed = (places: readonly Place[]) => ({
  location: places.map(({ code }) => filterValue(code)),
  locationLabels: places.map(({ title }) => title),
})

/** The first time that it takes place on one of these days, both included, `YYYY-MM-DD`. */
export const occurrenceWithin = (
  { occurrences }: Pick<CalendarRecord, 'occurrences'>,
  from: string,
  to: string,
): Occurrence | undefined => occurrences.find(({ days }) => days.from <= to && from <= days.to)
