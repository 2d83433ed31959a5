/** Maps: of the bay with both sites, and of each site. */
import { sheetOf } from './atlas.mjs'
import { center } from './center.mjs'
import { villa } from './villa.mjs'

/** How each map is drawn, by id. The sheets' sizes follow from where institution.json says that the sites lie. */
export const works = {
  'map-visit': () =>
    sheetOf('map visit', { latitude: 34.0780358, longitude: -118.4762841, zoom: 11 }, [402, 569.5], 6),
  'map-coast': () =>
    sheetOf('map coast', { latitude: 34.073645, longitude: -118.508921, zoom: 12 }, [597.5, 632.8], 4),
  'map-center': center,
  'map-villa': villa,
}
