import type { ModelOf } from '#engine'
import type locationType from './types/location.ts'

/** A place as it is stored, as far as it is named on pages. */
export type LocationEntry = Pick<ModelOf<typeof locationType>, 'title' | 'locationId' | 'planVisitUrl' | 'address'> & {
  /** Its code at the calendar service. */
  identifier?: string
}

/** Where something happens, whether an entry says so or a code. */
export interface Place extends Pick<LocationEntry, 'planVisitUrl' | 'address'> {
  /** `center`, `villa`, `online`. */
  code: string
  /** As shown. */
  title: string
}

/** The three locations, as they are called where no entry says otherwise. */
const NAMES: Readonly<Record<string, string>> = { center: 'Center', villa: 'Villa', online: 'Online' }

export const ONLINE = 'online'
export const LOCATIONS: readonly string[] = Object.keys(NAMES)
const ON_SITE: readonly string[] = ['center', 'villa']

/**
 * Where something takes place: the locations of its entry, else those that are named by code or slug.
 *
 * @param known all location entries, to know those that are named by code; without them they are called by their code
 */
export const placesOf = (
  locations: readonly LocationEntry[],
  codes: readonly string[] = [],
  known: readonly LocationEntry[] = [],
): Place[] => (locations.length > 0 ? locations.map(placeOf) : placesByCode(codes, known))

export const placesByCode = (codes: readonly string[], known: readonly LocationEntry[] = []): Place[] =>
  codes.map((code) => {
    const entry = known.find(({ identifier, locationId }) => code === identifier || code === locationId)
    const slug = code.toLowerCase()
    return entry ? placeOf(entry) : { code: slug, title: NAMES[slug] ?? code }
  })

const placeOf = ({ locationId, title, planVisitUrl, address }: LocationEntry): Place => ({
  code: locationId.toLowerCase(),
  title,
  planVisitUrl,
  address,
})

/** `The Center`, `the Center & Online`, `a, b & c`. */
export const placeList = (places: readonly Pick<Place, 'title'>[]): string => {
  const titles = places.map(({ title }) => title)
  return titles.length < 2 ? titles.join('') : `${titles.slice(0, -1).join(', ')} & ${titles.at(-1)}`
}

/** The same for those who hear it. */
export const placeListLabel = (places: readonly Pick<Place, 'title'>[]): string => `Location: ${placeList(places)}`

/** A location in an address, with or without the institution's prefix. */
export const readPlaceCode = (value: string, brand: string): string => {
  const slug = value.toLowerCase()
  return slug.startsWith(`${brand}-`) ? slug.slice(brand.length + 1) : slug
}

/** The one to plan a visit to: the first that is not online, else the first. */
export const placeToVisit = (places: readonly Place[]): Place | undefined =>
  places.find(({ code }) => code !== ONLINE) ?? places[0]

/** True when one can come or stay at home. */
export const isOnSiteAndOnline = (places: readonly Place[]): boolean =>
  places.some(({ code }) => ON_SITE.includes(code)) && places.some(({ code }) => code === ONLINE)
