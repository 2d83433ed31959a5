/** Sheets of the bay: sea, beach, hills, streets. */
import { Brush } from '../lib/brush.mjs'
import { C } from '../lib/colours.mjs'
import { mix, spline } from '../lib/shape.mjs'
import { projection } from './globe.mjs'
import { coast, freeways, grids, hills, roads } from './land.mjs'

const LAND = '#e9e4c9'
const SAND = '#f5e2b0'

/** @param {{ latitude: number, longitude: number, zoom: number }} middle @param {[number, number]} size in pixels of a map at this zoom */
export function sheetOf(name, middle, [wide, high], scale) {
  const [w, h] = [Math.round(wide * scale), Math.round(high * scale)]
  const b = new Brush(name, w, h, C.sea)
  const at = projection(middle, w, h, scale)
  const unit = (w / wide) * 2 ** (middle.zoom - 11)
  const far = Math.max(w, h) * 3
  waves(b, w, h, unit)
  const shore = coast.map(at)
  const land = [...spline(shore, 6), [far, far], [far, -far], [-far, -far], [-far, shore[0][1]]]
  for (const [width, colour] of [[26, '#4f8aa6'], [15, '#7fb0bd'], [6, SAND]])
    b.draw(colour, width * unit, shore)
  b.cut(LAND, land)
  b.draw(SAND, 2.4 * unit, shore)
  for (const grid of grids) streets(b, at, grid, unit)
  relief(b, at, unit)
  for (const road of roads) b.draw('#c9b98f', 2.6 * unit, road.map(at)).draw(C.white, 1.6 * unit, road.map(at))
  for (const way of freeways) b.draw('#b97a2c', 5 * unit, way.map(at)).draw(C.yellow, 3.4 * unit, way.map(at))
  compass(b, w * 0.14, h * 0.86, Math.min(w, h) * 0.07)
  return b.finish()
}

/** Short strokes, denser towards the open sea. */
function waves(b, w, h, unit) {
  for (let i = 0; i < 260; i++) {
    const [x, y] = [b.r.in(0, w), mix(h * 0.5, h, Math.sqrt(b.r()))]
    const long = b.r.in(8, 20) * unit
    b.draw('#3c7ea0', 1.1 * unit, [
      [x, y],
      [x + long * 0.3, y - 2 * unit],
      [x + long * 0.6, y + 1 * unit],
      [x + long, y - 1 * unit],
    ])
  }
}

function streets(b, at, { from, east, south, rows, columns }, unit) {
  const corner = (i, j) => at([from[0] + east[0] * i + south[0] * j, from[1] + east[1] * i + south[1] * j])
  for (let j = 0; j <= rows; j++) b.draw('#d6cfae', 0.9 * unit, [corner(0, j / rows), corner(1, j / rows)])
  for (let i = 0; i <= columns; i++) b.draw('#d6cfae', 0.9 * unit, [corner(i / columns, 0), corner(i / columns, 1)])
}

/** The hills in three tones, with ridges that run down from the crest. */
function relief(b, at, unit) {
  hills.forEach((outline, level) => b.soft(['#c3cf97', '#a7bb79', '#8ea862'][level], outline.map(at)))
  const [, , top] = hills
  for (let i = 0; i < 46; i++) {
    const [lon, lat] = top[b.r.int(0, top.length - 1)]
    const [x, y] = at([lon + b.r.in(-0.06, 0.06), lat + b.r.norm(0.012)])
    const size = b.r.in(5, 9) * unit
    for (const side of [-1, -0.35, 0.35, 1])
      b.pen('#6f8a49').ribbon(
        [
          [x + side * size * 0.25, y],
          [x + side * size * 0.75, y + size * 0.9],
        ],
        [1.5 * unit, 0.2 * unit],
      )
  }
}

function compass(b, x, y, r) {
  b.disc(C.navy, x, y, r * 1.06).disc(C.white, x, y, r)
  for (const [turn, long, colour] of [
    [0, 0.86, C.sunset],
    [Math.PI, 0.86, C.navy],
    [Math.PI / 2, 0.55, C.grey],
    [-Math.PI / 2, 0.55, C.grey],
  ]) {
    const tip = [x + Math.sin(turn) * r * long, y - Math.cos(turn) * r * long]
    const side = (k) => [x + Math.cos(turn) * r * 0.16 * k, y + Math.sin(turn) * r * 0.16 * k]
    b.cut(colour, [side(-1), tip, side(1)])
  }
  b.disc(C.yellow, x, y, r * 0.12)
}

