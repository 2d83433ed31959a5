import { fill, flat, Pen, stroke } from '../lib/pen.mjs'
import { coords, mix, spline } from '../lib/shape.mjs'
import { CLAY, GLAZE } from './clay.mjs'
import { even } from './ornament.mjs'
import { RUNNER } from './runner.mjs'
import { Vessel } from './vessel.mjs'

function limb(pen, v, { line, width }, a, y, size) {
  const pts = spline(line, 7)
  const w = pts.map((_, i) => {
    const t = (i / (pts.length - 1)) * (width.length - 1)
    const k = Math.min(width.length - 2, Math.floor(t))
    return mix(width[k], width[k + 1], t - k) * size
  })
  pen.ribbon(v.lay(pts, a, y, size), w, 0.5)
  return pen
}

/** Oil Flask with Runner. */
export function runnerFlask() {
  const v = new Vessel(
    'lekythos',
    1700,
    2500,
    coords(`
    230 165, 290 178, 350 150, 400 82, 470 62, 620 66, 700 110, 760 260, 800 330, 850 352, 1300 350,
    1700 318, 1900 250, 2040 150, 2110 112, 2140 180, 2165 240, 2220 246, 2240 246
  `),
    { wall: '#cdb9a6', floor: '#b8a28d', coat: GLAZE },
  )
  v.handle(coords('905 420, 1020 400, 1100 500, 1110 660, 1060 800'), 46)
  v.band(706, 774, CLAY)
  v.frieze(26, 716, 764, () => [coords('-0.3 0, 0.3 0, 0.22 0.8, 0 1, -0.22 0.8')], GLAZE).rings([772], 6, CLAY)
  v.band(800, 872, CLAY).meander(20, 806, 866, 10).band(1690, 1752, CLAY).meander(20, 1694, 1748, 9)
  v.rings([1780, 1960], 7, CLAY)
  const [a, y, size] = [-0.04, 1275, 375]
  const skin = '#cf7a46'
  const under = new Pen()
  RUNNER.back.forEach((l) => limb(under, v, l, a, y, size))
  RUNNER.feet.forEach((f) => under.blob(v.lay(f, a, y, size)))
  const body = new Pen()
  const halo = new Pen()
  for (const p of [
    [RUNNER.trunk, body],
    [RUNNER.head, body],
  ])
    p[1].shape(v.lay(even(p[0], 4), a, y, size))
  RUNNER.front.forEach((l) => {
    limb(body, v, l, a, y, size)
  })
  RUNNER.front.forEach((l) => limb(halo, v, { line: l.line, width: l.width.map((x) => x + 0.025) }, a, y, size))
  v.paint.push(
    fill(under, skin),
    fill(
      new Pen().shape(v.lay(even(RUNNER.trunk, 4), a, y, size)).shape(v.lay(even(RUNNER.head, 4), a, y, size)),
      skin,
    ),
    fill(halo, GLAZE),
    fill(body, skin),
  )
  const lines = new Pen()
  RUNNER.lines.forEach((l) => lines.curve(v.lay(l, a, y, size)))
  v.paint.push(
    stroke(lines, GLAZE, 5),
    flat(v.lay(even(RUNNER.hair, 4), a, y, size), '#120d0b'),
    stroke(
      new Pen().curve(
        v.lay(
          [
            [-0.04, -0.76],
            [0.1, -0.84],
            [0.3, -0.86],
          ],
          a,
          y,
          size,
        ),
      ),
      '#d9a05a',
      9,
    ),
  )
  const ground = new Pen().curve(
    v.lay(
      [
        [-1.1, 1.06],
        [0, 1.06],
        [1.1, 1.06],
      ],
      a,
      y,
      size,
    ),
  )
  v.paint.push(stroke(ground, skin, 8))
  for (const [u, h, s] of coords('0.72 1790 70, 0.86 1840 56, 0.62 1850 40, 0.8 1740 38'))
    v.stain(u, h, s, '#8f3d24', 0.4)
  return v.show({ gloss: 1.3 })
}
