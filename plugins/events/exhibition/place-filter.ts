import type { PageContext, QueryParameter } from '#engine'
import { type Place, placesOf, readPlaceCode, sitesOf } from '#model/place/place.ts'
import exhibition from '../pages/exhibition.ts'
import { notLongOver } from './listed.ts'

type Needs = Pick<PageContext, 'content' | 'clock' | 'institution' | 'query' | 'ignoreQuery'>

/** Several may be chosen: an exhibition at any of them is listed. The brand may stand before each. */
export const locationParameter: QueryParameter = {
  accept: (value) => (/^[a-z\d-]{1,60}$/i.test(value) ? value.toLowerCase() : undefined),
  many: true,
}

/** What the listing is filtered by. */
export interface PlaceFilter {
  offered: readonly Place[]
  /** Codes of the places chosen; none: all. */
  chosen: readonly string[]
  /** Where the exhibitions are that the listing may show: codes of places by uid. */
  places: ReadonlyMap<string, readonly string[]>
}

export async function placeFilter({ content, clock, institution, query, ignoreQuery }: Needs): Promise<PlaceFilter> {
  const { items } = await content.entries(exhibition, { where: notLongOver(clock.today()) })
  const codeOf = (code: string) => readPlaceCode(code, institution.brand)
  const offered = sitesOf(institution)
  const asked = query.location ?? []
  const read = asked.map(codeOf)
  const chosen = offered.flatMap(({ code }) => (read.includes(code) ? [code] : []))
  if (chosen.length < asked.length) ignoreQuery('location', chosen)
  return {
    offered,
    chosen,
    places: new Map(
      items.map(({ uid, locations, locationIds }) => [
        uid,
        placesOf(locations, locationIds, institution).map(({ code }) => codeOf(code)),
      ]),
    ),
  }
}
