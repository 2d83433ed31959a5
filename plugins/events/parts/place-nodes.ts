import { type Institution, isIncluded, type Reference } from '#engine'
import type { AddressEntry } from '#ui/person/person.ts'
import { isOnSiteAndOnline, ONLINE, type Place } from '../rules/places.ts'

/** The postal address of a place in structured data; the institution's own where the place names none. */
function addressNode(address: Reference<AddressEntry> | undefined, institution: Institution): object {
  const { streetAddress1, streetAddress2, locality, region, postalCode, country } = isIncluded(address)
    ? address
    : {
        streetAddress1: institution.streetAddress,
        locality: institution.locality,
        region: institution.region,
        postalCode: institution.postalCode,
        country: institution.country,
      }
  const street = [streetAddress1, streetAddress2].filter(Boolean).join(', ')
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    ...(locality && { addressLocality: locality }),
    ...(region && { addressRegion: region }),
    ...(postalCode && { postalCode }),
    addressCountry: country ?? institution.country,
  }
}

/**
 * Where something takes place, in structured data. A venue is a room of the first place that is not online.
 *
 * @param url of the page, where those find their way who take part from home
 */
export function placeNodes(
  places: readonly Place[],
  venue: string | undefined,
  { url, institution }: { url: string; institution: Institution },
): object[] {
  const onSite = places.find(({ code }) => code !== ONLINE)
  return places.map((place) => {
    const { code, title, address } = place
    if (code === ONLINE) return { '@type': 'VirtualLocation', url }
    const node = { '@type': 'Place', name: title, address: addressNode(address, institution) }
    return venue && place === onSite
      ? { ...node, name: venue, containedInPlace: { '@type': 'Place', name: title } }
      : node
  })
}

/** How one takes part, as schema.org calls it. */
export const attendanceMode = (places: readonly Place[]): string => {
  if (isOnSiteAndOnline(places)) return 'MixedEventAttendanceMode'
  return places.some(({ code }) => code === ONLINE) ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode'
}

/** A list of one thing is that thing. */
export const oneOrAll = <Item>(items: readonly Item[]): Item | readonly Item[] | undefined =>
  items.length > 1 ? items : items[0]
