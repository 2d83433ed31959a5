import { between, engrave, gouge } from '../lib/hatch.mjs'
import { rough } from '../lib/random.mjs'
import { arc, coords, mix, ramp, rect, steps } from '../lib/shape.mjs'
import { Block } from './tools/block.mjs'

/** Stairs to the Lighthouse. */
export function cliffStairs() {
  const b = new Block('stairs to the lighthouse', 1800, 2400)
  b.ink.shape(rect(0, 0, 1800, 1500))
  const lamp = [1190, 330]
  const sky = between(
    () => 60,
    () => 1420,
    62,
    0,
    1800,
    26,
  ).map((l) => l.map(([x, y]) => [x, y + 14 * b.n(x / 260, y / 90)]))
  const beam = (x, y) => {
    const a = Math.atan2(y - lamp[1], x - lamp[0])
    return Math.abs(Math.abs(a) - 2.98) < 0.12 || (x > lamp[0] && Math.abs(a + 0.12) < 0.13)
  }
  engrave(
    b.paper,
    sky,
    (x, y) => (beam(x, y) ? 1.5 : 0.22 + 0.4 * ramp(300, 1400, y) + 0.34 * b.n(x / 260, y / 60)),
    20,
    2,
  )
  steps(60, () => b.paper.dot(b.r.in(80, 1720), b.r.in(80, 700), b.r.pick([3, 4, 4, 6])))
  const seaLines = steps(26, (k, t) => steps(70, (i) => [i * 26, mix(1480, 2330, t ** 1.2) + 7 * b.n(i * 0.3, k)]))
  b.paper.shape(rect(0, 1470, 1800, 940))
  engrave(b.ink, seaLines, (x, y) => 0.6 + 0.6 * b.n(x / 150, y / 30), 22, 2)
  const rock = rough('cliff', 4)
  const left = (y) => mix(900, 250, ramp(700, 2400, y)) + 70 * rock(y / 190)
  const outline = [
    ...steps(44, (i) => {
      const y = 760 + i * 38
      return [left(y), y]
    }),
    [1800, 2410],
    [1800, 830],
    [1500, 780],
    [1330, 752],
    [1120, 746],
    [1010, 752],
  ]
  b.paper.shape(outline)
  b.ink.ribbon(
    [...outline]
      .slice(0, 44)
      .reverse()
      .concat([
        [1010, 750],
        [1330, 752],
        [1800, 830],
      ]),
    () => 11,
  )
  const strata = steps(64, (k) =>
    steps(40, (_, t) => {
      const y = mix(770, 2400, t)
      const x0 = left(y)
      return [mix(x0, 1830, (k + 0.5) / 64) + 16 * rock(y / 70, k * 0.3), y]
    }),
  )
  engrave(
    b.ink,
    strata,
    (x, y) => 0.5 + 1.1 * rock(x / 200, y / 240) + 0.45 * ramp(1500, 700, x - (left(y) - 250)) * 0.6,
    19,
    2,
  )
  const flights = [
    [
      [560, 2270],
      [1380, 1960],
    ],
    [
      [1380, 1960],
      [700, 1660],
    ],
    [
      [700, 1660],
      [1420, 1370],
    ],
    [
      [1420, 1370],
      [930, 1110],
    ],
    [
      [930, 1110],
      [1390, 890],
    ],
    [
      [1390, 890],
      [1230, 765],
    ],
  ]
  flights.forEach(([[ax, ay], [bx, by]], f) => {
    const wide = 150 - f * 21
    const n = 22 - f * 2
    b.paper.shape([
      [ax, ay - 12],
      [bx, by - 12],
      [bx, by + wide],
      [ax, ay + wide],
    ])
    b.ink.shape([
      [ax, ay + wide],
      [bx, by + wide],
      [bx, by + wide + 40],
      [ax, ay + wide + 46],
    ])
    steps(n, (i) => {
      const [x, y, x2] = [mix(ax, bx, i / n), mix(ay, by, i / n), mix(ax, bx, (i + 0.55) / n)]
      b.ink.shape([
        [x, y],
        [x2, y + 2],
        [x2, y + wide],
        [x, y + wide],
      ])
    })
    b.ink.ribbon(
      [
        [ax, ay - 14],
        [bx, by - 14],
      ],
      () => 7,
    )
    steps(8, (_i, t) =>
      b.ink.ribbon(
        [
          [mix(ax, bx, t), mix(ay, by, t)],
          [mix(ax, bx, t), mix(ay, by, t) - 62 + f * 7],
        ],
        () => 6,
      ),
    )
    b.ink.ribbon(
      [
        [ax, ay - 66 + f * 7],
        [bx, by - 66 + f * 8],
      ],
      () => 6,
    )
    b.paper.shape(rect(bx - wide * 0.5, by - 6, wide, wide + 6))
    b.ink.ribbon([...rect(bx - wide * 0.5, by - 6, wide, wide + 6), [bx - wide * 0.5, by - 6]], () => 6)
  })
  const [fx, fy] = [1090, 1800]
  b.paper
    .shape([
      [fx - 24, fy - 60],
      [fx, fy - 104],
      [fx + 24, fy - 60],
      [fx + 30, fy + 20],
      [fx - 30, fy + 20],
    ])
    .shape(arc(fx, fy - 118, 20, 22, 0, 6.283, 14))
    .ribbon(
      [
        [fx + 14, fy - 70],
        [fx + 54, fy - 60],
      ],
      () => 12,
    )
    .shape(rect(fx + 44, fy - 56, 24, 32))
  b.ink.shape(rect(fx - 12, fy + 16, 10, 26)).shape(rect(fx + 4, fy + 16, 10, 26))
  const tower = coords('1090 760, 1120 430, 1260 430, 1290 760')
  b.paper.shape(tower)
  steps(26, (_i, t) => {
    const w = mix(70, 98, t)
    gouge(b.ink, [1190 + w, 440 + t * 315], [1190 + w * (0.1 - 0.3 * b.r()), 440 + t * 315], 9, 0, 0.2)
  })
  b.ink.shape(coords('1108 560, 1272 560, 1280 640, 1100 640')).ribbon([...tower, tower[0]], () => 8)
  b.ink
    .shape(rect(1090, 414, 200, 20))
    .shape(rect(1135, 290, 110, 124))
    .shape([
      [1118, 292],
      [1190, 218],
      [1262, 292],
    ])
  b.paper
    .shape(rect(1150, 304, 34, 100))
    .shape(rect(1196, 304, 34, 100))
    .shape(rect(1176, 470, 28, 50))
    .shape(rect(1176, 670, 28, 60))
  b.paper.dot(mix(560, 1380, 8.25 / 22), mix(2270, 1960, 8.25 / 22) + 74, 9)
  return b.print()
}
