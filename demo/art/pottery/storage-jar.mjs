import { fill, flat, Pen, stroke } from '../lib/pen.mjs'
import { coords } from '../lib/shape.mjs'
import { CLAY, GLAZE, RED } from './clay.mjs'
import { even, palmette } from './ornament.mjs'
import { Vessel } from './vessel.mjs'

const scaled = (pts) => pts.map(([x, y]) => [x / 100, y / 100])

/** A pacing horse: black masses and the lines incised into them. Faces right, hooves at y = 0.6. */
const HORSE = {
  far: [
    scaled(coords('-52 -12, -40 6, -44 24, -50 40, -44 54, -40 60, -54 60, -60 40, -56 22, -62 6')),
    scaled(coords('28 -14, 44 -4, 58 6, 66 22, 60 36, 66 42, 56 46, 50 36, 56 22, 46 14, 30 8')),
  ],
  body: scaled(
    coords(`
    95 -66, 91 -74, 83 -86, 77 -96, 74 -108, 69 -97, 60 -92, 48 -82, 36 -64, 24 -46, 8 -38, -18 -36,
    -40 -42, -56 -38, -66 -26, -68 -8, -64 8, -70 22, -76 32, -72 44, -70 54, -74 60, -58 60, -60 46,
    -62 34, -56 22, -42 8, -34 -4, -12 0, 10 -2, 22 2, 26 18, 24 34, 26 50, 22 60, 38 60, 36 48, 34 34,
    38 18, 44 0, 50 -18, 54 -34, 60 -46, 68 -58, 76 -56, 86 -54, 93 -57
  `),
  ),
  tail: scaled(coords('-62 -34, -76 -34, -88 -16, -92 12, -88 38, -80 52, -82 28, -80 4, -72 -14, -62 -20')),
  lines: [
    coords('68 -96, 56 -86, 44 -68, 32 -50'),
    [
      [62, -92],
      [58, -82],
    ],
    [
      [56, -88],
      [51, -76],
    ],
    [
      [50, -82],
      [45, -70],
    ],
    [
      [44, -74],
      [39, -63],
    ],
    [
      [38, -65],
      [33, -56],
    ],
    coords('78 -80, 82 -81, 84 -77, 80 -76, 78 -80'),
    [
      [88, -60],
      [93, -62],
    ],
    [
      [90, -68],
      [92, -69],
    ],
    [
      [70, -94],
      [76, -76],
      [77, -58],
    ],
    [
      [77, -70],
      [92, -62],
    ],
    [
      [77, -64],
      [56, -40],
      [40, -30],
    ],
    coords('46 -20, 36 -30, 24 -24, 22 -8'),
    coords('-34 -8, -36 -26, -48 -34, -60 -26'),
    [
      [-46, -6],
      [-52, 8],
      [-60, 16],
    ],
    [
      [30, 20],
      [34, 22],
    ],
    [
      [-70, 30],
      [-64, 32],
    ],
    [
      [4, -6],
      [-2, -18],
    ],
    [
      [-6, -6],
      [-12, -18],
    ],
    [
      [-16, -5],
      [-22, -17],
    ],
  ].map(scaled),
}

/** One horse of a team, cut free from its neighbor by a reserved line; the lost leg is pale plaster. */
function horse(v, angle, y, size, plaster = false) {
  const lay = (pts) => v.lay(pts, angle, y, size)
  const parts = [...HORSE.far, HORSE.tail, HORSE.body].map((part) => lay(even(part, 3)))
  const mass = new Pen()
  const edge = new Pen()
  for (const part of parts) {
    mass.shape(part)
    edge.line(part, true)
  }
  const cuts = new Pen()
  for (const l of HORSE.lines) cuts.curve(lay(l))
  const red = new Pen().shape(
    lay(even(coords('0.68 -0.97, 0.56 -0.92, 0.42 -0.76, 0.24 -0.47, 0.34 -0.52, 0.5 -0.74'), 3)),
  )
  v.paint.push(stroke(edge, CLAY, 10), fill(mass, GLAZE), fill(red, RED), stroke(cuts, '#d88a52', size * 0.016))
  if (plaster) v.paint.push(flat(parts[1], '#dcae86'))
}

/** Storage Jar with Horses. */
export function storageJar() {
  const v = new Vessel(
    'amphora',
    2000,
    2500,
    coords(`
    300 205, 345 228, 380 205, 430 150, 560 132, 690 150, 790 260, 930 450, 1120 560, 1320 560, 1560 470,
    1830 300, 2020 180, 2100 150, 2130 200, 2190 222, 2210 222
  `),
  )
  const neck = (k) => [
    [1000 + k * 135, 450],
    [1000 + k * 250, 430],
    [1000 + k * 345, 520],
    [1000 + k * 372, 700],
    [1000 + k * 352, 860],
  ]
  v.handle(neck(1), 58).handle(neck(-1), 58)
  v.band(280, 430).rings([440], 6)
  v.frieze(13, 470, 640, () => palmette(7).map((l) => l.map(([x, y]) => [x * 0.62, y])), GLAZE, { smooth: true }).rings(
    [655, 680],
    7,
  )
  v.tongues(46, 716, 770).rings([702, 782], 6)
  v.band(1450, 1480)
    .band(1496, 1504)
    .meander(26, 1340, 1425, 10)
    .rings([1325, 1440], 6)
    .band(1530, 1610)
    .rays(22, 1640, 2010)
    .band(2055, 2240)
    .rings([1625], 6)
  for (const [angle, lead] of [
    [-0.8, false],
    [0.34, true],
  ]) {
    horse(v, angle + 0.1, 1126, 278)
    horse(v, angle, 1138, 286, lead)
  }
  v.rings([1312], 8)
  return v.show()
}
