import { type Entry, isIncluded, type PageContext } from '#engine'
import type { LocationEntry } from '#ui/location/location.ts'
import { type Place, placesOfExhibition } from '../../rules/places.ts'
import type { Exhibition } from '../exhibition.ts'

/** Where an exhibition is shown, with all that its page says of the place. */
export interface ShownPlace extends Place {
  entry?: Entry<LocationEntry>
  /** The page about the place. */
  href?: string
}

type Located = Pick<Exhibition, 'locations' | 'locationIds'>

/** The places of an exhibition, also those that it names by slug alone. */
export async function shownPlaces(entry: Located, context: PageContext): Promise<ShownPlace[]> {
  const known = await locationsOf(entry, context)
  const shown = async (place: Place): Promise<ShownPlace> => {
    const found = known.find(({ locationId }) => locationId.toLowerCase() === place.code)
    const href = found?.primaryUrl ?? (await pageOf(place, context))
    return { ...place, ...(found && { entry: found }), ...(href && { href }) }
  }
  return Promise.all(placesOfExhibition(entry, known).map(shown))
}

async function locationsOf(
  { locations, locationIds }: Located,
  { content }: PageContext,
): Promise<Entry<LocationEntry>[]> {
  const own = locations.filter(isIncluded)
  if (own.length > 0 || locationIds.length === 0) return own
  const { items } = await content.entries<LocationEntry>('{brand}_location', { include: ['open_hours', 'address'] })
  return items
}

const pageOf = async ({ code }: Place, { hasRoute }: PageContext): Promise<string | undefined> => {
  const path = `/visit/${code}`
  return (await hasRoute(path)) ? path : undefined
}
