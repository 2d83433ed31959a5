import { between, engrave, gouge } from '../lib/hatch.mjs'
import { arc, coords, place, ramp, rect, steps } from '../lib/shape.mjs'
import { ragged } from './tools/things.mjs'

/** The bench below the window: ink slab, roller, gouges, plant, prints. */
export function bench(b) {
  b.paper.shape(coords('60 1830, 1940 1830, 1990 2400, 10 2400'))
  engrave(
    b.ink,
    between(
      () => 1840,
      () => 2390,
      26,
      0,
      2000,
      30,
    ),
    (x, y) => 0.45 + 0.5 * b.n(x / 300, y / 22) + 0.4 * ramp(900, 100, x),
    17,
    2,
  )
  b.ink.ribbon(
    [
      [40, 1830],
      [1960, 1830],
    ],
    () => 16,
  )
  const stone = coords('520 1930, 1240 1930, 1330 2180, 450 2180')
  b.paper.shape(stone.map(([x, y]) => [x, y + 34])).shape(stone)
  b.ink.ribbon([...stone, stone[0]], () => 9).shape(coords('450 2184, 1330 2184, 1330 2226, 450 2226'))
  ragged(b.ink, b, coords('640 1980, 1100 1974, 1170 2120, 600 2130'), 12)
  steps(12, (i) => gouge(b.paper, [650 + i * 40, 2000 + (i % 3) * 30], [690 + i * 42, 2030 + (i % 3) * 32], 9))
  const roller = { x: 1110, y: 1900, turn: -0.2 }
  b.paper
    .ribbon(place(coords('-215 0, -215 -110, 215 -110, 215 0'), roller), () => 40)
    .ribbon(
      place(
        [
          [0, -110],
          [0, -310],
        ],
        roller,
      ),
      () => 68,
    )
  b.ink.shape(place(rect(-190, -56, 380, 112), roller))
  ;[-26, 4, 30].forEach((d) =>
    gouge(
      b.paper,
      ...place(
        [
          [-170, d],
          [170, d],
        ],
        roller,
      ),
      12,
    ),
  )
  b.ink
    .ribbon(place(coords('-215 0, -215 -110, 0 -110, 215 -110, 215 0'), roller), () => 14)
    .ribbon(
      place(
        [
          [0, -110],
          [0, -290],
        ],
        roller,
      ),
      () => 40,
    )
  const pot = coords('1420 1560, 1620 1560, 1590 1800, 1450 1800')
  b.paper.shape(place(pot, { y: 26 }))
  b.ink.ribbon(place([...pot, pot[0]], { y: 26 }), () => 9)
  steps(10, (i) => gouge(b.ink, [1520 + i * 9, 1600], [1514 + i * 7, 1816], 8))
  steps(8, (i) => {
    const a = -1.57 + (i - 3.5) * 0.17
    const tip = [1520 + Math.cos(a) * 316, 1600 + Math.sin(a) * (346 + (i % 3) * 60)]
    b.paper.ribbon([[1520, 1640], tip], (t) => 40 - 8 * t).dot(...tip, 38)
    b.ink.ribbon(
      [
        [1520, 1600],
        [1520 + Math.cos(a) * 300, 1600 + Math.sin(a) * (330 + (i % 3) * 60)],
      ],
      (t) => 16 - 6 * t,
    )
    b.ink.dot(1520 + Math.cos(a) * 316, 1600 + Math.sin(a) * (346 + (i % 3) * 60), 22)
  })
  ;[
    [300, 2040, 0.9],
    [250, 2170, 1.1],
    [360, 2260, 0.7],
  ].forEach(([x, y, turn]) => {
    b.paper.shape(place(arc(0, 0, 60, 36), { x, y, turn }))
    b.ink.shape(place(arc(0, 0, 46, 26), { x, y, turn })).ribbon(
      place(
        [
          [40, 0],
          [250, -40],
        ],
        { x, y, turn: turn - 1.2 },
      ),
      (t) => 12 * (1 - t) + 3,
    )
  })
  for (const [dx, dy, turn] of [
    [0, 0, 0.16],
    [-16, -14, 0.04],
    [6, -30, -0.1],
  ]) {
    const to = { x: 1630 + dx, y: 2110 + dy, turn }
    b.paper.shape(place(rect(-190, -140, 380, 280), to))
    b.ink.ribbon(place([...rect(-190, -140, 380, 280), [-190, -140]], to), () => 6)
    b.ink.shape(place(rect(-150, -104, 300, 208), to))
    if (dy < -20) {
      b.paper.shape(place(arc(60, -40, 36, 36, 0, 6.283, 16), to))
      steps(7, (i) =>
        gouge(
          b.paper,
          ...place(
            [
              [-140, 10 + i * 14],
              [140 - (i % 3) * 40, 4 + i * 14],
            ],
            to,
          ),
          8,
        ),
      )
    }
  }
}
