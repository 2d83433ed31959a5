/** Places on the globe as points of a sheet, in the projection of maps of the world (Mercator). */

const TILE = 256
const RAD = Math.PI / 180

/**
 * @param {{ latitude: number, longitude: number, zoom: number }} middle of the sheet
 * @param {number} w width of the sheet
 * @param {number} h its height
 * @param {number} scale points of the sheet for one pixel of a map at this zoom
 * @returns {(place: [longitude: number, latitude: number]) => [number, number]}
 */
export function projection({ latitude, longitude, zoom }, w, h, scale) {
  const world = TILE * 2 ** zoom * scale
  const at = ([lon, lat]) => [
    (lon / 360) * world,
    -(Math.log(Math.tan(Math.PI / 4 + (lat * RAD) / 2)) / (2 * Math.PI)) * world,
  ]
  const [cx, cy] = at([longitude, latitude])
  return (place) => {
    const [x, y] = at(place)
    return [x - cx + w / 2, y - cy + h / 2]
  }
}

/** `'-118.5 34.0, -118.4 34.1'` as places. */
export const places = (text) => text.split(',').map((pair) => pair.trim().split(/\s+/).map(Number))
