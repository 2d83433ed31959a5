import { fill, flat, Pen, soft, stroke } from '../lib/pen.mjs'
import { arc, coords, polar, TAU } from '../lib/shape.mjs'
import { CLAY, CREAM, GLAZE } from './clay.mjs'
import { even, sprig } from './ornament.mjs'
import { Vessel } from './vessel.mjs'

/** An owl in the Athenian manner, head to the front. Feet about y = 1. */
const OWL = {
  body: coords(`
    -0.5 -0.62, -0.46 -0.86, -0.2 -0.97, 0.1 -0.97, 0.36 -0.88, 0.44 -0.64, 0.4 -0.42, 0.44 -0.16,
    0.4 0.2, 0.24 0.52, 0.1 0.7, -0.12 0.66, -0.34 0.78, -0.62 1, -0.78 0.98, -0.66 0.6, -0.62 0.2,
    -0.6 -0.14, -0.48 -0.4
  `),
  wing: coords(`
    -0.44 -0.3, -0.24 -0.34, -0.06 -0.14, -0.04 0.16, -0.2 0.5, -0.5 0.86, -0.68 0.94, -0.6 0.5,
    -0.6 0.02
  `),
  legs: [
    coords('0.14 0.6, 0.26 0.56, 0.24 0.86, 0.42 0.98, 0.26 0.96, 0.2 1.02, 0.14 0.96, 0.02 0.98, 0.16 0.88'),
    coords('-0.14 0.62, -0.02 0.62, -0.04 0.9, 0.1 1.04, -0.06 1.02, -0.12 1.08, -0.18 1, -0.28 1.04, -0.14 0.92'),
  ],
  eyes: [
    [-0.2, -0.66],
    [0.16, -0.66],
  ],
  beak: coords('-0.05 -0.62, 0.03 -0.62, 0 -0.42, -0.04 -0.44'),
}

/** Wine Jug with Owl. */
export function owlJug() {
  const v = new Vessel(
    'oinochoe',
    2000,
    2500,
    coords(`
    330 215, 390 228, 470 190, 560 142, 680 140, 790 200, 900 370, 1040 500, 1240 560, 1480 545,
    1740 460, 1960 340, 2060 270, 2100 300, 2150 330, 2185 332
  `),
    { wall: '#8f9a8a', floor: '#7d8878', coat: GLAZE },
  )
  v.handle(coords('1160 420, 1330 300, 1480 420, 1560 720, 1545 1000, 1490 1150'), 62)
  v.rings([706, 724], 6, CLAY).tongues(40, 750, 812, [CLAY]).rings([826], 6, CLAY)
  v.band(1880, 1950, CLAY).meander(22, 1886, 1944, 10).rings([2020], 8, CLAY)
  const [a, y, size] = [0, 1400, 400]
  const skin = '#cf7a46'
  const pen = new Pen().shape(v.lay(even(OWL.body, 4), a, y, size))
  OWL.legs.forEach((l) => pen.shape(v.lay(l, a, y, size)))
  v.paint.push(fill(pen, skin))
  const line = new Pen().line(v.lay(even(OWL.wing, 4), a, y, size), true)
  for (let k = 0; k < 8; k++)
    line.curve(
      v.lay(
        [
          [-0.44 + k * 0.045, -0.1 + k * 0.035],
          [-0.5 + k * 0.05, 0.3],
          [-0.62 + k * 0.035, 0.84 - k * 0.04],
        ],
        a,
        y,
        size,
      ),
    )
  line.curve(v.lay(coords('-0.46 -0.42, -0.2 -0.36, 0.06 -0.38, 0.38 -0.46'), a, y, size))
  const dots = new Pen()
  for (let j = 0; j < 9; j++)
    for (let i = 0; i < 6; i++) {
      const [x, py] = [0 + i * 0.075 + (j % 2) * 0.037, -0.28 + j * 0.1]
      if (x < 0.4 - Math.max(0, py) * 0.34 && x > -0.02 - Math.max(0, py - 0.2) * 0.3)
        dots.dot(...v.lay([[x, py]], a, y, size)[0], 6)
    }
  for (let k = 0; k < 26; k++) {
    const q = polar(-0.02, -0.68, 0.33, k * 0.245)
    if (q[1] < -0.72) dots.dot(...v.lay([[q[0] * 1.25, q[1]]], a, y, size)[0], 5)
  }
  v.paint.push(stroke(line, GLAZE, 6), fill(dots, GLAZE))
  for (const e of OWL.eyes) {
    v.paint.push(
      flat(v.lay(arc(...e, 0.17, 0.17, 0, TAU, 30), a, y, size), GLAZE),
      flat(v.lay(arc(...e, 0.145, 0.145, 0, TAU, 26), a, y, size), skin),
      flat(v.lay(arc(...e, 0.09, 0.09, 0, TAU, 20), a, y, size), GLAZE),
      flat(v.lay(arc(e[0] - 0.02, e[1] - 0.02, 0.026, 0.026, 0, TAU, 10), a, y, size), CREAM),
    )
  }
  v.paint.push(flat(v.lay(OWL.beak, a, y, size), GLAZE))
  for (const k of [-1, 1]) {
    const { stem, leaves } = sprig(13, k * 0.08)
    const pen2 = new Pen()
    leaves.forEach((l) => pen2.blob(v.lay(l, k * 0.78, y + 330, size * 1.7)))
    v.paint.push(fill(pen2, skin), stroke(new Pen().curve(v.lay(stem, k * 0.78, y + 330, size * 1.7)), skin, 8))
  }
  v.front.push(
    soft(
      arc(1000, 330, 90, 26, 0, TAU, 20).map(([x, yy]) => [x, yy + 22]),
      '#120c0a',
    ),
  )
  v.stain(0.62, 1000, 24, '#8a3c24', 0.7).stain(0.66, 1036, 22, '#8a3c24', 0.7)
  v.stain(0.86, 2206, 26, CLAY, 0.95).stain(0.8, 2216, 16, CLAY, 0.95)
  return v.show({ gloss: 1.4, inner: '#241813' })
}
