import type { PageContext, QueryParameter } from '#engine'
import { placesByCode, placesOf, readPlaceCode } from '#model/place/place.ts'
import exhibition from '../pages/exhibition.ts'
import { notLongOver } from './listed.ts'

/** What the listing is filtered by. */
export const filterPlaces = placesByCode(['center', 'villa', 'online'])

/** Several may be chosen: an exhibition at any of them is listed. The brand may stand before each. */
export const locationParameter: QueryParameter = {
  accept: (value) => filterPlaces.find(({ code }) => code === value.toLowerCase().replace(/^[a-z0-9]+-/, ''))?.code,
  many: true,
}

/** Where the exhibitions are that the listing may show: place codes by uid. */
export async function placesByExhibition({
  content,
  clock,
  institution,
}: Pick<PageContext, 'content' | 'clock' | 'institution'>): Promise<ReadonlyMap<string, readonly string[]>> {
  const { items } = await content.entries(exhibition, { where: notLongOver(clock.today()) })
  return new Map(
    items.map(({ uid, locations, locationIds }) => [
      uid,
      placesOf(locations, locationIds).map(({ code }) => readPlaceCode(code, institution.brand)),
    ]),
  )
}
