import { between, engrave, gouge } from '../lib/hatch.mjs'
import { rough } from '../lib/random.mjs'
import { arc, clamp, coords, mix, ramp, rect, steps } from '../lib/shape.mjs'
import { Block } from './tools/block.mjs'
import { house } from './tools/things.mjs'

/** Storm over the Salt Pans. */
export function saltPans() {
  const b = new Block('salt pans', 2400, 1600)
  const cloud = rough('cumulus', 4)
  const sky = between(
    () => 40,
    (x) => 770 + 20 * Math.sin(x / 300),
    50,
    0,
    2400,
    24,
  ).map((line) => line.map(([x, y]) => [x + 60 * b.n(y / 120, x / 400), y + 70 * cloud(x / 620, y / 420)]))
  engrave(
    b.ink,
    sky,
    (x, y) => 0.52 + 1.15 * cloud(x / 520 + 4, y / 260) + 0.55 * ramp(620, 100, y) - 0.9 * ramp(600, 800, y),
    19,
    2,
  )
  steps(110, () => {
    const x = b.r.in(240, 1500)
    const l = b.r.in(160, 420)
    const y = b.r.in(330, 620)
    gouge(b.ink, [x, y], [x - l * 0.36, Math.min(y + l, 830)], b.r.in(3, 8))
  })
  const bolt = coords('1770 300, 1700 430, 1745 440, 1660 590, 1702 596, 1640 790')
  b.paper
    .shape([...bolt.map(([x, y], i) => [x - 17 + i * 3, y]), ...bolt.map(([x, y], i) => [x + 17 - i * 3, y]).reverse()])
    .shape(coords('1700 596, 1716 580, 1800 650, 1780 760, 1774 662'))
  b.ink.ribbon(
    steps(60, (i) => [i * 41, 812 + 6 * b.n(i / 3)]),
    () => 9,
  )
  b.paper.shape(rect(0, 818, 2400, 800))
  engrave(
    b.ink,
    between(
      () => 826,
      () => 1610,
      34,
      0,
      2400,
      30,
      (t) => t ** 1.9,
    ),
    (x, y) => 0.3 + 0.5 * b.n(x / 170, y / 16) + 0.2 * ramp(850, 1500, y),
    20,
    1.8,
  )
  const far = 820
  const vanish = 1150
  const at = (u, v) => {
    const t = v ** 1.9
    return [vanish + (u - 0.5) * mix(900, 5200, t), mix(far + 6, 1660, t)]
  }
  for (let j = 0; j < 7; j++)
    for (let i = 0; i < 12; i++) {
      const quad = [
        at(i / 12 + 0.006, j / 7 + 0.012),
        at((i + 1) / 12 - 0.006, j / 7 + 0.012),
        at((i + 1) / 12 - 0.006, (j + 1) / 7 - 0.012),
        at(i / 12 + 0.006, (j + 1) / 7 - 0.012),
      ]
      b.paper.shape([
        at(i / 12 - 0.004, j / 7),
        at((i + 1) / 12 + 0.004, j / 7),
        at((i + 1) / 12 + 0.004, (j + 1) / 7),
        at(i / 12 - 0.004, (j + 1) / 7),
      ])
      if (quad[1][0] < 0 || (quad[0][0] > 2400 && quad[3][0] > 2400)) continue
      const dark = 0.25 + 0.65 * Math.abs(b.n(i * 1.7, j * 2.3)) + (b.r.chance(0.16) ? 0.6 : 0)
      b.ink.shape(quad)
      const lines = 4 + j
      steps(lines, (k) => {
        const t = (k + 0.5) / lines
        const [ax, ay] = [mix(quad[0][0], quad[3][0], t), mix(quad[0][1], quad[3][1], t)]
        const bx = mix(quad[1][0], quad[2][0], t)
        const cut = ((quad[2][1] - quad[0][1]) / lines) * clamp(1.15 - dark + 0.3 * b.n(i + t * 3, j), 0.12, 0.94)
        const [from, to] = [mix(ax, bx, b.r.in(0.01, 0.1)), mix(ax, bx, b.r.in(0.88, 0.99))]
        b.paper.shape([
          [from, ay],
          [from + 14, ay - cut / 2],
          [to - 14, ay - cut / 2],
          [to, ay],
          [to - 14, ay + cut / 2],
          [from + 14, ay + cut / 2],
        ])
      })
    }
  coords('560 860 60, 700 868 74, 1830 862 60, 420 1010 110, 1960 1040 140, 1200 905 70, 1480 1240 190').forEach(
    ([x, y, s]) => {
      b.paper.shape([
        [x - s, y],
        [x - s * 0.2, y - s * 0.95],
        [x + s * 0.2, y - s * 0.95],
        [x + s, y],
      ])
      steps(9, (_i, t) =>
        gouge(b.ink, [x + s * 0.1 + t * s * 0.1, y - s * 0.93], [x + s * (0.06 + t * 0.9), y - 2], s * 0.09, 3, 0.6),
      )
      b.ink
        .ribbon(
          [
            [x - s, y],
            [x - s * 0.2, y - s * 0.95],
            [x + s * 0.2, y - s * 0.95],
            [x + s, y],
          ],
          () => 5,
        )
        .shape(arc(x + s * 0.5, y + 4, s * 1.3, s * 0.07, 0, Math.PI * 2, 16))
    },
  )
  house(b, 1010, 838, 70, 150, 60, { windows: 1 })
  b.ink.ribbon(
    [
      [1490, 1050],
      [1492, 1010],
    ],
    () => 5,
  )
  return b.print()
}
