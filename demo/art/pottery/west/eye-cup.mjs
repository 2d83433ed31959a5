import { fill, flat, Pen, soft, stroke } from '../../lib/pen.mjs'
import { arc, coords, spline, steps, TAU } from '../../lib/shape.mjs'
import { CLAY, CREAM, GLAZE, RED } from '../clay.mjs'
import { Vessel } from '../vessel.mjs'

const EYE = coords('-1 0.06, -0.6 -0.36, 0 -0.5, 0.6 -0.36, 1.02 -0.02, 1.3 0.2, 0.86 0.22, 0.4 0.36, 0 0.42, -0.5 0.34')

/** Drinking Cup with Eyes. */
export function eyeCup() {
  const v = new Vessel(
    'eye cup',
    2700,
    1900,
    coords(`
    430 980, 470 990, 560 960, 700 880, 860 720, 980 520, 1070 300, 1120 160, 1170 110, 1270 104, 1360 150,
    1420 300, 1470 390, 1500 396
  `),
    { wall: '#d6cbb9', floor: '#c2b6a2', tilt: 0.07 },
  )
  for (const k of [-1, 1])
    v.handle([[1350 + k * 860, 690], [1350 + k * 1060, 590], [1350 + k * 1230, 470], [1350 + k * 1200, 410], [1350 + k * 1040, 470], [1350 + k * 925, 560]], 60)
  v.band(425, 520).rings([540], 8).rings([948, 968], 8).band(990, 1045).rings([1062], 7).band(1176, 1540)
  v.rings([1200, 1218], 6, CLAY).rings([1440], 8, CLAY)
  const eye = (a, flip) => {
    const at = (pts) => v.lay(pts.map(([x, y]) => [x * flip, y]), a, 736, 250)
    const ring = (r) => at(arc(0.02, -0.05, r, r, 0, TAU, 30))
    v.paint.push(
      flat(at(spline(EYE.map(([x, y]) => [x * 1.1, y * 1.16]), 5, true)), GLAZE),
      flat(at(spline(EYE, 5, true)), CREAM),
      flat(ring(0.43), GLAZE),
      flat(ring(0.36), RED),
      flat(ring(0.27), CREAM),
      flat(ring(0.2), GLAZE),
      flat(ring(0.05), RED),
    )
    const brow = spline(coords('-1.1 -0.3, -0.6 -0.74, 0.1 -0.84, 0.8 -0.64, 1.3 -0.3'), 6).map(([x, y]) => [x * flip, y * 0.94 - 0.04])
    v.paint.push(fill(new Pen().ribbon(v.lay(brow, a, 736, 250), (t) => 34 * Math.sin(Math.PI * (0.08 + t * 0.84))), GLAZE))
  }
  eye(-0.52, -1)
  eye(0.52, 1)
  const nose = v.lay(spline(coords('-0.12 -0.5, -0.1 0, -0.3 0.44, -0.12 0.58, 0 0.5, 0.12 0.58, 0.3 0.44, 0.1 0, 0.12 -0.5'), 5, true), 0, 745, 230)
  v.paint.push(stroke(new Pen().line(nose, true), GLAZE, 12))
  const vine = new Pen()
  const leaves = new Pen()
  for (const k of [-1, 1]) {
    const stem = spline([[k * 1.02, 880], [k * 1.1, 760], [k * 1.24, 640], [k * 1.42, 600]], 8)
    vine.curve(v.wrap(stem))
    stem.forEach(([a, y], i) => {
      if (i % 3) return
      const leaf = coords('0 -1, 0.36 -0.5, 0.9 -0.5, 0.5 0, 0.62 0.6, 0 0.36, -0.62 0.6, -0.5 0, -0.9 -0.5, -0.36 -0.5')
      leaves.shape(v.lay(leaf, a + (i % 2 ? 0.09 : -0.09) * k, y - 20, 46))
      steps(7, (j) => leaves.dot(...v.lay([[((j % 3) - 1) * 0.2, Math.floor(j / 3) * 0.2]], a - 0.1 * k, y + 46, 50)[0], 7))
    })
  }
  v.paint.push(stroke(vine, GLAZE, 8), fill(leaves, GLAZE))
  v.stain(-0.2, 900, 22, '#8a3c24', 0.5)
  v.front.push(soft(arc(1350, 434, 905, 46, 0, TAU, 40), '#1a1310', 0.6))
  return v.show({ lip: 0.95, gloss: 1.4 })
}
