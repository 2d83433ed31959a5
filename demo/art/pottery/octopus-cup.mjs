import { fill, flat, Pen } from '../lib/pen.mjs'
import { arc, coords, polar, spline, steps, TAU } from '../lib/shape.mjs'
import { even } from './ornament.mjs'
import { Vessel } from './vessel.mjs'

/** An octopus: head, eyes, and eight arms as lines with their widths. */
const OCTOPUS = (() => {
  const arms = []
  for (const side of [-1, 1]) {
    coords(`
    0.16 -0.1 0.5 -0.75 1 3.9, 0.18 0.06 0.92 -0.34 1 4.2, 0.16 0.2 0.98 0.36 -1 4.2,
    0.08 0.28 0.46 0.82 -1 4
  `).forEach(([x0, y0, x1, y1, way, turns]) => {
      const start = Math.atan2(y1 - y0, x1 - x0)
      const coil = steps(26, (_, t) =>
        polar(
          x1 + Math.cos(start + way * 1.57) * 0.17,
          y1 + Math.sin(start + way * 1.57) * 0.17,
          0.17 * (1 - t * 0.86),
          start - way * 1.57 + way * t * turns * 1.9,
        ),
      )
      const bend = [(x0 + x1) / 2 + (y1 - y0) * 0.16 * way, (y0 + y1) / 2 - (x1 - x0) * 0.16 * way]
      arms.push([...spline([[x0, y0], bend, coil[0]], 10).slice(0, -1), ...coil].map(([x, y]) => [x * side, y]))
    })
  }
  const head = coords(`
    0 -0.62, 0.17 -0.52, 0.24 -0.32, 0.18 -0.12, 0.22 0.08, 0.18 0.26, 0 0.34, -0.18 0.26, -0.22 0.08,
    -0.18 -0.12, -0.24 -0.32, -0.17 -0.52
  `)
  return {
    arms,
    head,
    eyes: [
      [-0.1, -0.02],
      [0.1, -0.02],
    ],
  }
})()

/** Drinking Cup with Octopus. */
export function octopusCup() {
  const v = new Vessel(
    'octopus',
    2200,
    2300,
    coords(`
    360 640, 400 655, 560 640, 800 590, 1040 480, 1240 320, 1380 170, 1470 88, 1600 66, 1760 72,
    1860 130, 1910 280, 1945 330, 1970 334
  `),
    { clay: '#d9b98a', tilt: 0.09, wall: '#b9c2bd', floor: '#a3ada8' },
  )
  for (const k of [-1, 1])
    v.handle(
      [
        [1100 + k * 630, 520],
        [1100 + k * 800, 470],
        [1100 + k * 860, 600],
        [1100 + k * 740, 760],
        [1100 + k * 560, 800],
      ],
      62,
      { colour: '#4a2a1a' },
    )
  const brown = '#4a2417'
  v.band(1300, 1345, brown)
    .rings([1275, 1365, 1390, 1415], 8, brown)
    .rings([1520, 1560, 1690, 1730], 10, brown)
    .band(1850, 1990, brown)
  const size = 520
  const [a, y] = [0, 850]
  const arms = new Pen()
  OCTOPUS.arms.forEach((arm, i) => {
    const pts = v.lay(arm, a, y, size)
    arms.ribbon(pts, (t) => size * (0.1 - 0.012 * (i % 3)) * Math.min(1, 0.35 + t * 6) * (1 - t * 0.86) + 2, 0.7)
  })
  const loop = v.lay(even(OCTOPUS.head, 5), a, y, size)
  const flick = v.lay(spline(coords('0.62 0.12, 0.7 0.06, 0.82 0.06, 0.9 0.12, 0.97 0.05'), 5), a, y, size)
  v.paint.push(
    fill(arms, brown),
    flat(loop, brown),
    fill(
      new Pen().ribbon(flick, (t) => size * 0.05 * Math.sin(Math.PI * (0.12 + t * 0.7))),
      brown,
    ),
    flat(v.lay(arc(...OCTOPUS.eyes[0], 0.07, 0.078, 0, TAU, 16), a, y, size), '#dcbf90'),
    flat(v.lay(arc(OCTOPUS.eyes[1][0], OCTOPUS.eyes[1][1] + 0.02, 0.042, 0.036, 0, TAU, 12), a, y, size), '#e4caa0'),
  )
  for (let i = 0; i < 40; i++) {
    const [u, h] = [1.02 + v.r.norm(0.16), 700 + v.r.norm(90)]
    v.stain(u, h, v.r.in(8, 34), '#8a5a3a', 0.13)
  }
  v.band(350, 420, brown).rings([446, 466], 8, brown)
  return v.show({ mouth: '#4a2417', inner: '#b58f60', gloss: 1.2, lip: 0.95 })
}
