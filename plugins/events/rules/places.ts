import { type Entry, isIncluded, type Reference } from '#engine'
import type { LocationEntry } from '#ui/location/location.ts'
import type { AddressEntry } from '#ui/person/person.ts'
import type { CalendarEvent } from '../calendar-service/calendar.ts'

/** Where something happens, whether an entry says so or the calendar's record. */
export interface Place {
  /** `center`, `villa`, `online`. */
  code: string
  /** As shown. */
  title: string
  planVisitUrl?: string
  /** Only where it was included. */
  address?: Reference<AddressEntry>
}

/** The three locations, as they are called where no entry says otherwise. */
const NAMES: Readonly<Record<string, string>> = { center: 'Center', villa: 'Villa', online: 'Online' }

export const ONLINE = 'online'
export const LOCATIONS: readonly string[] = Object.keys(NAMES)
const ON_SITE: readonly string[] = ['center', 'villa']

/**
 * The places of an event or tour: its entry's, else those that the calendar's record names by code.
 *
 * @param known all location entries, to know those that are named by code; without them they are called by their code
 */
export function placesOf(
  locations: readonly Reference<LocationEntry>[],
  record?: Pick<CalendarEvent, 'multifilter1'>,
  known: readonly Entry<LocationEntry>[] = [],
): Place[] {
  const own = locations.filter(isIncluded)
  return own.length > 0 ? own.map(placeOf) : placesByCode(record?.multifilter1 ?? [], known)
}

/** Places by the calendar's codes, or by slug as exhibitions name them. */
export const placesByCode = (codes: readonly string[], known: readonly Entry<LocationEntry>[] = []): Place[] =>
  codes.map((code) => {
    const entry = known.find(({ identifier, locationId }) => code === identifier || code === locationId)
    const slug = locationSlug(code)
    return entry ? placeOf(entry) : { code: slug, title: NAMES[slug] ?? code }
  })

/** Where an exhibition is shown: its locations, else those it names by slug. */
export function placesOfExhibition(
  entry: { locations: readonly Reference<LocationEntry>[]; locationIds: readonly string[] },
  known: readonly Entry<LocationEntry>[] = [],
): Place[] {
  const own = placesOf(entry.locations)
  return own.length > 0 ? own : placesByCode(entry.locationIds, known)
}

const placeOf = ({ locationId, title, planVisitUrl, address }: Entry<LocationEntry>): Place => ({
  code: locationSlug(locationId),
  title,
  ...(planVisitUrl && { planVisitUrl }),
  ...(isIncluded(address) && { address }),
})

const locationSlug = (code: string): string => code.toLowerCase()

/** `The Center`, `the Center & Online`, `a, b & c`. */
export const placeList = (places: readonly Pick<Place, 'title'>[]): string => {
  const titles = places.map(({ title }) => title)
  return titles.length < 2 ? titles.join('') : `${titles.slice(0, -1).join(', ')} & ${titles.at(-1)}`
}

/** The same for those who hear it. */
export const placeListLabel = (places: readonly Pick<Place, 'title'>[]): string => `Location: ${placeList(places)}`

/** Where the calendar shows what else happens at a place. */
export const placeHref = ({ code }: Pick<Place, 'code'>): string => `/calendar/?location=${encodeURIComponent(code)}`

/** A location in an address, with or without the institution's prefix. */
export const readPlaceCode = (value: string, brand: string): string => {
  const slug = locationSlug(value)
  return slug.startsWith(`${brand}-`) ? slug.slice(brand.length + 1) : slug
}

/** The one to plan a visit to: the first that is not online, else the first. */
export const placeToVisit = (places: readonly Place[]): Place | undefined =>
  places.find(({ code }) => code !== ONLINE) ?? places[0]

/** True when one can come or stay at home. */
export const isOnSiteAndOnline = (places: readonly Place[]): boolean =>
  places.some(({ code }) => ON_SITE.includes(code)) && places.some(({ code }) => code === ONLINE)
