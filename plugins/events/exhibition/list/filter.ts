import { isIncluded, type PageContext, type QueryParameter, type Reference } from '#engine'
import type { LocationEntry } from '#ui/location/location.ts'
import { placesByCode, placesOfExhibition, readPlaceCode } from '../../rules/places.ts'
import { notLongOver } from '../listed.ts'

/** What the listing is filtered by. */
export const filterPlaces = placesByCode(['center', 'villa', 'online'])

/** Several may be chosen: an exhibition at any of them is listed. The brand may stand before each. */
export const locationParameter: QueryParameter = {
  accept: (value) => filterPlaces.find(({ code }) => code === value.toLowerCase().replace(/^[a-z0-9]+-/, ''))?.code,
  many: true,
}

interface Located {
  locations: Reference<LocationEntry>[]
  locationIds: string[]
}

/** Where the exhibitions are that the listing may show: place codes by uid. */
export async function placesByExhibition({
  content,
  clock,
  institution,
}: Pick<PageContext, 'content' | 'clock' | 'institution'>): Promise<ReadonlyMap<string, readonly string[]>> {
  const { items } = await content.entries<Located>('exhibition', {
    where: notLongOver(clock.today()),
    include: ['locations'],
  })
  return new Map(
    items.map((entry) => [
      entry.uid,
      placesOfExhibition({ ...entry, locations: entry.locations.filter(isIncluded) }).map(({ code }) =>
        readPlaceCode(code, institution.brand),
      ),
    ]),
  )
}
