import { flat } from '../lib/pen.mjs'
import { arc, coords, mix, rect, spline, steps, TAU } from '../lib/shape.mjs'
import { Draft } from './draft.mjs'

/** Tram Station, Section. */
export function tramStation() {
  const d = new Draft('tram station', 2400, 1600)
  const slope = coords('60 1430, 520 1400, 760 1330, 1280 1080, 1560 960, 2340 930')
  d.sky(100, 120, 2200, 480)
  const hill = spline(coords('60 960, 400 840, 800 640, 1250 560, 1800 500, 2340 470'), 10)
  d.layer(flat([...hill, [2340, 930], [1560, 960], [60, 1430]], d.ink.green, 0.2))
    .line(2)
    .line(hill)
  steps(13, (i) =>
    i % 3 ? d.tree(150 + i * 90, 960 - i * 34, 90 + (i % 4) * 20) : d.cypress(150 + i * 90, 950 - i * 34, 180),
  )
  d.layer(flat([...slope, [2340, 1540], [60, 1540]], '#cbb58d', 0.65)).shade(
    [...slope, [2340, 1540], [60, 1540]],
    17,
    0.7,
    1.3,
  )
  for (let k = 0; k < 90; k++) {
    const x = d.r.in(80, 2320)
    const y = d.r.in(1200, 1530)
    const s = d.r.in(5, 16)
    if (y > 1480 - Math.max(0, (x - 500) * 0.42) + (x > 1560 ? 60 : 0))
      d.line(1.4).curve(arc(x, y, s, s * 0.7, 0, TAU, 7), true)
  }
  d.line(7).line(slope)
  const rail = (t) => [mix(300, 1500, t), mix(1376, 920, t)]
  d.rule(rail(0), rail(1), 5).rule([300, 1392], [1500, 936], 2)
  steps(26, (_, t) => {
    const [x, y] = rail(t)
    d.line(2.4).line([
      [x, y],
      [x + 4, y + 74 * Math.sin(Math.PI * Math.min(1, t * 1.05)) + 20],
    ])
  })
  const car = (t) => {
    const [x, y] = rail(t)
    const a = -0.363
    const at = (px, py) => [x + px * Math.cos(a) - py * Math.sin(a), y + px * Math.sin(a) + py * Math.cos(a)]
    d.box([at(-160, -22), at(150, -22), at(150, -150), at(120, -170), at(-130, -170), at(-160, -150)], 3.4, '#f2e7ce')
    steps(5, (k) =>
      d.box(
        [at(-140 + k * 57, -70), at(-92 + k * 57, -70), at(-92 + k * 57, -140), at(-140 + k * 57, -140)],
        2,
        '#7b98a3',
        0.8,
      ),
    )
    d.box([at(-160, -44), at(150, -44), at(150, -34), at(-160, -34)], 1.4, d.ink.warm)
    for (const px of [-110, -70, 60, 100]) d.line(2.4).dot(...at(px, -12), 13)
  }
  car(0.2)
  car(0.415)
  car(0.63)
  d.layer(flat(rect(1500, 880, 680, 50), '#e2d0a8'))
    .box(rect(1500, 880, 680, 50), 4)
    .shade(rect(1500, 880, 680, 50), 12, 0.78)
  steps(9, (k) => d.box(rect(2180 - k * 0, 880, 0, 0), 1))
  steps(6, (k) => {
    const x = 1540 + k * 120
    d.layer(flat(rect(x, 560, 14, 320), '#f3ead6')).box(rect(x, 560, 14, 320), 2)
    for (const s of [-1, 1]) d.rule([x + 7, 640], [x + 7 + s * 52, 556], 2.4)
  })
  d.box(coords('1400 530, 2240 500, 2240 530, 1400 560'), 3.4, '#efe4cc')
  const [lo, hi] = [(x) => 530 - (x - 1400) * 0.0357, (x) => 440 - 60 * Math.sin(((x - 1400) / 840) * Math.PI)]
  d.line(3.4).line(steps(40, (_i, t) => [mix(1400, 2240, t), hi(mix(1400, 2240, t))]))
  steps(21, (i, t) => {
    const x = mix(1400, 2240, t)
    d.line(1.8).line([
      [x, lo(x)],
      [x, hi(x)],
    ])
    if (i < 20)
      d.line(1.8).line(
        i % 2
          ? [
              [x, lo(x)],
              [x + 42, hi(x + 42)],
            ]
          : [
              [x, hi(x)],
              [x + 42, lo(x + 42)],
            ],
      )
  })
  d.layer(flat(coords('1470 570, 2200 545, 2200 880, 1470 880'), '#4a453c', 0.12)).shade(
    coords('1560 580, 2180 560, 2180 640, 1560 680'),
    9,
    -0.78,
    1,
  )
  d.box(rect(2180, 690, 160, 240), 3.4, '#e9dcc0')
    .slabs(2180, 690, 160, 240, 3, 5)
    .window(2225, 760, 70, 160, 2, 3)
  steps(8, (k) => d.box(rect(2000 + k * 24, 868 - k * 12 + 12, 24, 12), 1.6, '#f0e6d0'))
  coords('1600 76, 1660 80, 1740 56, 1790 82, 1880 78, 1580 80, 1960 80').forEach(([x, h], i) =>
    d.person(x, 880, h, ((i % 3) - 1) * 0.04),
  )
  d.box(rect(120, 1290, 190, 120), 3, '#e9dcc0')
    .box(coords('90 1290, 350 1290, 330 1262, 110 1262'), 2.6, '#efe4cc')
    .person(340, 1400, 72)
    .person(390, 1400, 70)
  d.measure(300, 1500, 1500, 6)
  return d.print()
}
