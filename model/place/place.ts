import { type Institution, listed, type ModelOf, ONLINE, type Translator } from 'atrium'
import messages from '../messages.ts'
import type { OpenHours } from './hours/open-hours.ts'
import type locationType from './types/location.ts'

/** A place as it is stored, as far as it is named on pages. */
export type LocationEntry = Pick<ModelOf<typeof locationType>, 'title' | 'locationId' | 'planVisitUrl' | 'address'> & {
  /** Its code at the calendar service. */
  identifier?: string
  openHours?: OpenHours
}

/** Where something happens, whether an entry says so or a code. */
export interface Place extends Pick<LocationEntry, 'planVisitUrl' | 'address' | 'openHours'> {
  /** Like `center`, or `online`. */
  code: string
  /** As shown. */
  title: string
}

/** Describes what places are called that are named by code. */
export interface PlaceNames {
  /** All location entries; without them places are called as the institution calls its sites. */
  known?: readonly LocationEntry[]
  sites: Institution['sites']
}

/**
 * Where something takes place: the locations of its entry, else those that are named by code or slug.
 *
 * @param names what those are called that are named by code; an unknown one is called by its code
 */
export const placesOf = (locations: readonly LocationEntry[], codes: readonly string[], names: PlaceNames): Place[] =>
  locations.length > 0
    ? locations.map((own) => placeOf(names.known?.find(({ locationId }) => locationId === own.locationId) ?? own))
    : placesByCode(codes, names)

const placesByCode = (codes: readonly string[], { known = [], sites }: PlaceNames): Place[] =>
  codes.map((code) => {
    const entry = known.find(({ identifier, locationId }) => code === identifier || code === locationId)
    const slug = code.toLowerCase()
    return entry ? placeOf(entry) : { code: slug, title: sites.find((site) => site.code === slug)?.name ?? code }
  })

/** The sites of the institution, called as their entries call them; where it names none, all places that have an entry. */
export const sitesOf = ({ known = [], sites }: PlaceNames): Place[] =>
  sites.length > 0
    ? placesByCode(
        sites.map(({ code }) => code),
        { known, sites },
      )
    : known.map(placeOf)

const placeOf = ({ locationId, title, planVisitUrl, address, openHours }: LocationEntry): Place => ({
  code: locationId.toLowerCase(),
  title,
  planVisitUrl,
  address,
  openHours,
})

/** `The Center`, `the Center & Online`, `a, b & c`. */
export const placeList = (
  places: readonly (string | Pick<Place, 'title'>)[],
  translate: Translator['translate'],
): string => {
  const titles = places.map((place) => (typeof place === 'string' ? place : place.title))
  const last = titles.at(-1) ?? ''
  return titles.length < 2 ? last : translate(messages).placesAndLast({ others: listed(titles.slice(0, -1)), last })
}

/** The same for those who hear it. */
export const placeListLabel = (places: readonly Pick<Place, 'title'>[], translate: Translator['translate']): string =>
  translate(messages).location({ places: placeList(places, translate) })

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
  places.some(({ code }) => code !== ONLINE) && places.some(({ code }) => code === ONLINE)
