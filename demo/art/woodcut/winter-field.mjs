import { between, engrave, gouge } from '../lib/hatch.mjs'
import { rough } from '../lib/random.mjs'
import { arc, coords, mix, place, ramp, spline, steps } from '../lib/shape.mjs'
import { Block } from './tools/block.mjs'
import { disc, fall, hill } from './tools/land.mjs'
import { house, ragged } from './tools/things.mjs'

function bareTree(b, x, y, length, angle, width, depth) {
  const bend = b.r.norm(0.12)
  const end = [x + Math.cos(angle + bend) * length, y + Math.sin(angle + bend) * length]
  b.ink.ribbon(
    spline([[x, y], [mix(x, end[0], 0.5) + b.r.norm(length * 0.05), mix(y, end[1], 0.5)], end], 3),
    (t) => width * (1 - 0.45 * t),
  )
  if (!depth) return
  const n = depth > 2 ? 3 : 2
  steps(n, (i) =>
    bareTree(
      b,
      ...end,
      length * b.r.in(0.62, 0.82),
      angle + mix(-0.62, 0.62, n > 1 ? i / (n - 1) : 0.5) + b.r.norm(0.16),
      width * 0.55,
      depth - 1,
    ),
  )
}

const CROW = {
  body: coords(`
    1 0.04, 0.84 -0.07, 0.68 -0.17, 0.45 -0.16, 0.1 -0.14, -0.45 -0.04, -1 -0.14, -1.08 0.06, -1 0.22,
    -0.5 0.14, 0 0.2, 0.42 0.17, 0.72 0.07
  `),
  near: coords(`
    0.4 -0.08, 0.34 -0.55, 0.1 -1, -0.06 -1.34, -0.16 -1.1, -0.34 -1.3, -0.34 -1.04, -0.56 -1.16,
    -0.5 -0.9, -0.72 -0.94, -0.56 -0.64, -0.34 -0.3, -0.16 -0.06
  `),
  far: coords(`
    0.3 -0.1, 0.56 -0.5, 0.76 -0.86, 1 -1.16, 0.84 -0.84, 1.06 -0.94, 0.86 -0.66, 1.02 -0.68, 0.74 -0.42,
    0.56 -0.06
  `),
}

/** Winter Field with Crows. */
export function winterField() {
  const b = new Block('winter field', 2400, 1600)
  const land = rough('winter', 3)
  disc(b, 560, 430, 92, '#c9694a')
  engrave(
    b.ink,
    between(
      () => 80,
      () => 690,
      30,
      0,
      2400,
      30,
    ),
    (x, y) => (Math.hypot(x - 560, y - 430) < 120 ? 0 : 0.16 + 0.4 * ramp(520, 90, y) + 0.5 * b.n(x / 600, y / 55)),
    11,
    1.6,
  )
  hill(
    b,
    (x) => 650 + 40 * land(x / 420) - 70 * Math.exp(-(((x - 1900) / 600) ** 2)),
    () => 800,
    { lines: 9, weight: 8, light: -1.4, shade: 0.3 },
  )
  steps(46, (i) => {
    const x = 40 + i * 52 + b.r.norm(14)
    const y = 700 + 20 * land(x / 420)
    ragged(b.ink, b, arc(x, y - 14, b.r.in(16, 34), b.r.in(14, 40), 0, 6.283, 7), 8)
  })
  house(b, 1830, 752, 96, 170, 76, { windows: 1 })
  const brow = (x) => 745 + 14 * land(x / 300, 9)
  b.paper.shape([...steps(101, (i) => [i * 24, brow(i * 24)]), [2400, 1600], [0, 1600]])
  b.ink.ribbon(
    steps(101, (i) => [i * 24, brow(i * 24)]),
    () => 6,
  )
  const furrow = (k) =>
    steps(24, (_, t) => {
      const u = t ** 1.7
      const x = mix(1250 + k * 15, 1250 + k * 124, u)
      return [x + 50 * Math.sin(t * 3) * (1 - t), mix(brow(x), 1610, u)]
    })
  engrave(
    b.ink,
    steps(120, (i) => furrow(i - 60)),
    (x, y, k) =>
      ((k % 2 ? 0.5 : 0.2) + 0.6 * ramp(760, 1600, y) * (k % 2 ? 1 : 0.5) + 0.5 * b.n(x / 90, y / 70)) /
      Math.hypot(1, (k - 60) * 0.1),
    34,
    1.3,
  )
  steps(120, () => {
    const t = b.r() ** 0.6
    const x = b.r.in(60, 2340)
    const y = mix(800, 1540, t)
    gouge(b.ink, [x, y], [x + b.r.norm(8), y - 16 - 40 * t], 3 + 4 * t)
  })
  b.paper.blob(coords('60 1190, 230 1140, 400 1150, 620 1200, 420 1236, 180 1230'))
  bareTree(b, 330, 1180, 230, -1.5, 54, 5)
  fall(
    b.ink,
    b,
    () => 1172,
    250,
    420,
    9,
    () => 26,
    () => 0.4,
    7,
  )
  bareTree(b, 2080, 860, 120, -1.62, 26, 4)
  bareTree(b, 1330, 790, 80, -1.5, 16, 3)
  coords(`
    900 420 74 0.2, 1180 300 52 -0.2, 1410 470 96 0.1, 1690 330 60 0.3, 1960 480 82 -0.1,
    1560 640 40 0.2, 1060 600 44 0, 760 610 36 0.2, 2180 300 46 0.1
  `).forEach(([x, y, s, turn], i) => {
    const to = { x, y, turn: turn - 0.15, sx: i % 3 ? s : -s, sy: s }
    const beat = [1, 0.7, -0.6][i % 3]
    for (const part of ['body', 'near', 'far'])
      b.ink.shape(
        place(
          CROW[part].map(([u, v]) => [u, part === 'body' ? v : v * beat]),
          to,
        ),
      )
    steps(3, (k) =>
      gouge(
        b.paper,
        ...place(
          [
            [0.12 - k * 0.14, -0.24 * beat],
            [-0.06 - k * 0.2, -0.86 * beat],
          ],
          to,
        ),
        s * 0.045,
      ),
    )
  })
  const standing = coords(`
    -1.1 0.1, -0.5 -0.3, 0.1 -0.62, 0.3 -0.8, 0.55 -0.82, 0.7 -0.7, 1 -0.6, 0.66 -0.56, 0.5 -0.2,
    0.2 0.12, -0.3 0.2
  `)
  coords('1040 1180 76 1, 1220 1330 100 -1, 1560 1230 84 1, 760 1430 110 1, 1830 1400 104 -1').forEach(
    ([x, y, s, way]) => {
      b.paper.shape(arc(x, y + s * 0.1, s * 1.25, s * 0.9, 0, 6.283, 20))
      b.ink
        .shape(place(standing, { x, y, sx: s * way, sy: s }))
        .ribbon(
          [
            [x, y + s * 0.1],
            [x + 4, y + s * 0.52],
          ],
          () => 6,
        )
        .ribbon(
          [
            [x - s * 0.2 * way, y + s * 0.1],
            [x - s * 0.24 * way, y + s * 0.52],
          ],
          () => 6,
        )
      steps(4, (i) =>
        gouge(
          b.paper,
          [x - way * s * (0.7 - i * 0.1), y + s * (0.02 - i * 0.12)],
          [x + way * s * (0.1 + i * 0.08), y - s * (0.06 + i * 0.14)],
          s * 0.05,
          2,
        ),
      )
      b.ink.shape(arc(x - s * 0.3, y + s * 0.56, s * 0.9, s * 0.06, 0, 6.283, 14))
    },
  )
  const split = steps(60, (i) => [i * 41, 468 + 10 * b.n(i / 7, 2) + 3 * b.n(i, 5)])
  b.paper.ribbon(split, (t) => 2 + 5 * Math.abs(b.n(t * 9, 8)))
  return b.print()
}
