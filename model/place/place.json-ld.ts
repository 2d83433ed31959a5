import { defined, type Institution, listed, ONLINE } from 'atrium'
import { countryCode } from './country-code.ts'
import { isOnSiteAndOnline, type Place } from './place.ts'

/** The postal address of a place; the institution's own where the place names none. */
export function addressNode({ address }: Pick<Place, 'address'>, institution: Institution) {
  const { streetAddress1, streetAddress2, locality, region, postalCode, country } = address ?? {
    ...institution,
    streetAddress1: institution.streetAddress,
    streetAddress2: undefined,
  }
  const node = defined({
    streetAddress: listed([streetAddress1, streetAddress2]) || undefined,
    addressLocality: locality,
    addressRegion: region,
    postalCode,
    addressCountry: country ? countryCode(country, institution.language) : institution.country,
  })
  return Object.keys(node).length > 0 ? { '@type': 'PostalAddress', ...node } : undefined
}

interface PlaceNode {
  '@type': string
  address?: object
  [field: string]: unknown
}

/**
 * Where something takes place, in structured data. A venue is a room of the first place that is not online, else a place
 * of its own.
 *
 * @param url of the page, where those find their way who take part from home
 */
export function placeNodes(
  places: readonly Place[],
  venue: string | undefined,
  { url, institution }: { url: string; institution: Institution },
): PlaceNode[] {
  const onSite = places.find(({ code }) => code !== ONLINE)
  const nodes = places.map((place): PlaceNode => {
    const { code, title } = place
    if (code === ONLINE) return { '@type': 'VirtualLocation', url }
    const node = defined({ '@type': 'Place', name: title, address: addressNode(place, institution) })
    return venue && place === onSite
      ? { ...node, name: venue, containedInPlace: { '@type': 'Place', name: title } }
      : node
  })
  return venue && !onSite ? [...nodes, { '@type': 'Place', name: venue }] : nodes
}

/** How one takes part, as an address of schema.org; undefined where no place is known. */
export function attendanceMode(places: readonly Place[], { structuredDataContext }: Institution): string | undefined {
  if (places.length === 0) return undefined
  const isOnline = places.some(({ code }) => code === ONLINE)
  const mode = isOnSiteAndOnline(places) ? 'Mixed' : isOnline ? 'Online' : 'Offline'
  return `${structuredDataContext}/${mode}EventAttendanceMode`
}

/** A list of one thing is that thing; without any there is none. */
export const oneOrAll = <Item>(items: readonly Item[]): Item | readonly Item[] | undefined =>
  items.length > 1 ? items : items[0]
