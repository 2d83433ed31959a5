import { engrave, gouge } from '../lib/hatch.mjs'
import { rough } from '../lib/random.mjs'
import { arc, clamp, mix, ramp, steps } from '../lib/shape.mjs'
import { Block } from './tools/block.mjs'
import { disc, hill, rays } from './tools/land.mjs'
import { house, ragged } from './tools/things.mjs'

/** Three Cypresses. */
export function cypresses() {
  const b = new Block('three cypresses', 1800, 2400)
  disc(b, 1220, 620, 150, '#d8913c')
  rays(b.ink, b, 1220, 620, 190, 2100, 150, 30, (x, y) => (y > 1500 ? 0 : 0.5 + 0.5 * b.n(x / 190, y / 190)))
  const land = rough('tuscan', 3)
  hill(
    b,
    (x) => 1280 - 190 * Math.exp(-(((x - 1500) / 420) ** 2)) + 40 * land(x / 300),
    () => 1640,
    { lines: 14, weight: 10, light: -1 },
  )
  hill(
    b,
    (x) => 1420 - 160 * Math.exp(-(((x - 250) / 460) ** 2)) + 30 * land(x / 240, 2),
    () => 1760,
    { lines: 15, weight: 13, light: 1.2 },
  )
  house(b, 1420, 1530, 110, 170, 90, { windows: 1 })
  const brow = (x) => 1660 + 0.12 * (x - 900) * Math.sin(x / 700) + 26 * land(x / 400, 7)
  b.paper.shape([...steps(76, (i) => [i * 24, brow(i * 24)]), [1800, 2400], [0, 2400]])
  const furrow = (k) =>
    steps(26, (_, t) => [mix(700 + k * 34, 560 + k * 190, t ** 1.5), mix(brow(700 + k * 34), 2400, t)])
  engrave(
    b.ink,
    steps(60, (i) => furrow(i - 30)),
    (x, y, k) => (0.4 + 0.7 * ramp(1640, 2400, y) + 0.45 * b.n(x / 110, y / 90)) / Math.hypot(1, (k - 30) * 0.17),
    40,
    1.8,
  )
  b.ink.ribbon(
    steps(76, (i) => [i * 24, brow(i * 24)]),
    () => 9,
  )
  for (const [x, top, base, wide] of [
    [470, 560, 1800, 118],
    [800, 240, 1930, 150],
    [1080, 760, 1840, 108],
  ]) {
    const tall = base - top
    b.ink.shape(arc(x - wide * 1.6, base + 24, wide * 2.4, 26, 0, Math.PI * 2, 24)).ribbon(
      [
        [x, base + 40],
        [x, base - 90],
      ],
      (t) => 46 - 20 * t,
    )
    ragged(
      b.ink,
      b,
      [
        [x + 8, top],
        [x + wide * 0.45, top + tall * 0.28],
        [x + wide * 0.85, top + tall * 0.62],
        [x + wide * 0.62, base - 60],
        [x, base - 24],
        [x - wide * 0.66, base - 60],
        [x - wide * 0.84, top + tall * 0.6],
        [x - wide * 0.42, top + tall * 0.26],
      ],
      16,
    )
    steps(120, () => {
      const t = b.r.in(0.06, 0.95)
      const span = wide * 0.8 * Math.sin(Math.PI * clamp(t * 0.62 + 0.06)) * 0.92
      const u = b.r.in(-0.5, 0.98)
      const y = top + tall * t
      gouge(
        b.paper,
        [x + span * u * 1.02, y + 34],
        [x + span * u * 0.72 + 10, y - 44 - 30 * t],
        (3 + 9 * clamp(u + 0.2)) * b.r.in(0.7, 1.1),
        6 * u,
      )
    })
  }
  return b.print()
}
