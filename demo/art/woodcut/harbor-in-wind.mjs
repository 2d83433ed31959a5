import { between, engrave, gouge } from '../lib/hatch.mjs'
import { rough } from '../lib/random.mjs'
import { clamp, coords, mix, place, rect, spline, steps } from '../lib/shape.mjs'
import { Block } from './tools/block.mjs'
import { disc, hill } from './tools/land.mjs'
import { house } from './tools/things.mjs'

/** A sailing boat that leans with the wind; `x, y` is the middle of the waterline. */
function boat(b, x, y, s, lean = 0.2) {
  const at = (px, py) => [x + s * (px - py * lean), y + s * (py + px * lean * 0.25)]
  const sail = (pts) =>
    spline(
      pts.map(([px, py]) => at(px, py)),
      5,
      false,
    )
  const main = sail(coords('0.03 -0.12, 0.5 -0.16, 0.62 -0.2, 0.4 -0.75, 0.06 -1.35, 0.03 -0.12'))
  const jib = sail(coords('-0.04 -1.1, -0.28 -0.6, -0.62 -0.12, -0.3 -0.14, -0.04 -0.12, -0.04 -1.1'))
  b.paper.shape(main).shape(jib)
  b.ink
    .ribbon(main, () => s * 0.022)
    .ribbon(jib, () => s * 0.022)
    .ribbon([at(0, 0), at(0, -1.48)], () => s * 0.04)
  steps(9, (_i, t) =>
    gouge(b.ink, at(0.05, -0.2 - t), at(0.05 + 0.42 * (1 - t * 0.75), -0.22 - t * 0.98), s * 0.045, 0, 0.2),
  )
  const hull = coords('-0.66 -0.1, 0.6 -0.1, 0.5 0.09, 0.2 0.16, -0.35 0.14').map(([px, py]) => at(px, py))
  b.ink.shape(hull)
  gouge(b.paper, at(-0.55, -0.03), at(0.5, -0.03), s * 0.035)
}

/** Harbor in Wind. */
export function harbor() {
  const b = new Block('harbor in wind', 2400, 1700)
  disc(b, 1720, 330, 120, '#dba648')
  const gusts = between(
    (x) => 60 + 30 * Math.sin(x / 500),
    (x) => 640 + 60 * Math.sin(x / 420 + 1),
    40,
    0,
    2400,
    26,
  ).map((line, k) => line.map(([x, y]) => [x, y + 46 * Math.sin(x / 310 + k * 0.1) * Math.sin(y / 260)]))
  engrave(
    b.ink,
    gusts,
    (x, y) => (Math.hypot(x - 1720, y - 330) < 150 ? 0 : 0.42 + 0.75 * b.n(x / 420 + y / 300, y / 70)),
    11,
    1.4,
  )
  const far = rough('far capes', 3)
  hill(
    b,
    (x) => 585 - 120 * Math.exp(-(((x - 2150) / 420) ** 2)) + 22 * far(x / 300),
    () => 700,
    { lines: 9, weight: 9, light: -1, step: 24 },
  )
  hill(
    b,
    (x) => mix(300, 720, clamp((x - 80) / 900)) + 36 * far(x / 220, 5),
    () => 760,
    { lines: 15, weight: 13, shade: 0.72, light: -0.7 },
  )
  coords('250 470 105, 420 520 120, 590 600 110, 330 610 120, 500 690 130, 700 690 110, 215 690 110').forEach(
    ([x, y, s], i) => house(b, x + 60, y + 10, s * 0.72, s * (0.7 + (i % 3) * 0.2), s * 0.62, { windows: 1 + (i % 2) }),
  )
  for (let row = 0; row < 17; row++) {
    const t = row / 16
    const y0 = mix(690, 1660, t ** 1.35)
    const long = mix(60, 300, t)
    const high = mix(9, 74, t)
    const shift = row * 0.47
    const crest = (x) =>
      y0 -
      high * (1 - Math.abs(Math.sin((x / long) * 1.6 + shift + 0.5 * Math.sin(x / 700))) ** 0.8) +
      8 * b.n(x / 200, row)
    const pts = steps(Math.ceil(2400 / mix(12, 24, t)) + 1, (i) => [i * mix(12, 24, t), crest(i * mix(12, 24, t))])
    b.paper.shape([...pts, [2400, y0 + 150], [0, y0 + 150]])
    const slope = (x) => (crest(x + 8) - crest(x - 8)) / 16
    b.ink.ribbon(
      pts,
      pts.map(([x]) => mix(3, 9, t) * (0.8 + clamp(slope(x), -0.4, 1))),
    )
    engrave(
      b.ink,
      between(crest, () => y0 + high * 0.8 + 14, 4, 0, 2400, mix(16, 30, t)),
      (x) => 0.3 + slope(x) * 1.9,
      mix(6, 27, t),
      1.8,
    )
    if (row === 3) boat(b, 1180, y0 + 10, 150, 0.16)
    if (row === 5) boat(b, 2010, y0 + 14, 190, 0.22)
    if (row === 9) boat(b, 1500, y0 + 24, 400, 0.27)
    if (row === 2) {
      b.paper.shape(coords('620 770, 1010 772, 1010 742, 620 730'))
      b.ink.shape(coords('620 790, 1010 790, 1010 752, 620 742'))
      b.ink
        .shape(coords('958 745, 966 610, 994 610, 1002 745'))
        .shape(rect(960, 585, 40, 12))
        .shape([
          [962, 582],
          [980, 560],
          [998, 582],
        ])
      gouge(b.paper, [972, 735], [976, 625], 9)
    }
  }
  const pier = coords('0 1480, 330 1500, 520 1560, 640 1700, 0 1700')
  b.paper.shape(place(pier, { x: 14, y: -14 }))
  b.ink.shape(pier)
  steps(5, (k) =>
    steps(6, (i) => gouge(b.paper, [90 + i * 84 + k * 12, 1522 + k * 36], [160 + i * 82 + k * 12, 1526 + k * 36], 8)),
  )
  for (const [x, y] of [
    [190, 1500],
    [400, 1530],
  ])
    b.ink.shape([
      [x - 26, y],
      [x - 20, y - 74],
      [x - 38, y - 92],
      [x + 38, y - 92],
      [x + 20, y - 74],
      [x + 26, y],
    ])
  b.ink.ribbon(spline(coords('190 1440, 240 1500, 310 1515, 370 1490, 400 1470'), 8), () => 7)
  steps(7, (i) => {
    const [x, y, s] = [1000 + i * 120 + b.r.in(-40, 40), 200 + b.r.in(-90, 220), b.r.in(22, 40)]
    b.ink.ribbon(
      spline(
        [
          [x - s * 1.6, y - s * 0.2],
          [x - s * 0.7, y - s * 0.55],
          [x, y],
          [x + s * 0.8, y - s * 0.7],
          [x + s * 1.7, y - s * 0.5],
        ],
        5,
      ),
      (t) => 2 + 9 * Math.sin(t * Math.PI),
    )
  })
  return b.print()
}
