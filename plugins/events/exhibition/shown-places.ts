import type { Entry, ModelOf, PageContext } from 'atrium'
import { type Place, placesOf } from 'atrium/model/place/place.ts'
import { pageOf } from 'atrium/model/place/sites.ts'
import location from 'atrium/model/place/types/location.ts'

type Location = Entry<ModelOf<typeof location>>

/** Where an exhibition is shown, with all that its page says of the place. */
export interface ShownPlace extends Place {
  /** The page about the place. */
  href?: string
}

interface Located {
  locations: readonly Location[]
  locationIds: readonly string[]
}

/** The places of an exhibition, also those that it names by slug alone. */
export async function shownPlaces({ locations, locationIds }: Located, context: PageContext): Promise<ShownPlace[]> {
  const byCode = locations.length === 0 && locationIds.length > 0
  const known = byCode ? (await context.content.entries(location)).items : locations
  const shown = async (place: Place): Promise<ShownPlace> => {
    const found = known.find(({ locationId }) => locationId.toLowerCase() === place.code)
    const href = await pageOf({ primaryUrl: found?.primaryUrl, locationId: place.code }, context.hasRoute)
    return { ...place, href }
  }
  return Promise.all(placesOf(locations, locationIds, { known, sites: context.institution.sites }).map(shown))
}
