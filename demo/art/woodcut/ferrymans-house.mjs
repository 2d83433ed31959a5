import { between, engrave, gouge } from '../lib/hatch.mjs'
import { rough } from '../lib/random.mjs'
import { arc, coords, inside, ramp, rect, spline, steps } from '../lib/shape.mjs'
import { Block } from './tools/block.mjs'
import { disc, fall, hill, water } from './tools/land.mjs'
import { house, ragged, tree } from './tools/things.mjs'

/** The Ferryman’s House. */
export function ferryman() {
  const b = new Block('ferryman', 2400, 1700)
  const ground = rough('valley', 3)
  disc(b, 1520, 420, 150, '#d9a05b')
  engrave(
    b.ink,
    between(
      () => 90,
      () => 700,
      34,
      0,
      2400,
      30,
    ),
    (x, y) => (Math.hypot(x - 1520, y - 420) < 176 ? 0 : 0.2 + 0.5 * ramp(600, 80, y) + 0.55 * b.n(x / 500, y / 60)),
    12,
    1.5,
  )
  hill(
    b,
    (x) => 560 - 170 * Math.exp(-(((x - 1900) / 520) ** 2)) + 40 * ground(x / 380),
    () => 900,
    { lines: 14, weight: 10, light: -1.1 },
  )
  hill(
    b,
    (x) => 720 - 210 * Math.exp(-(((x - 260) / 620) ** 2)) + 30 * ground(x / 300, 4),
    () => 960,
    { lines: 15, weight: 13, light: 1.1 },
  )
  const poplars = steps(7, (i) => [1640 + i * 98, 905 - (i % 2) * 14, 300 + ((i * 137) % 150)])
  hill(
    b,
    (x) => 900 + 12 * ground(x / 140, 8) - 40 * ramp(1300, 400, x),
    () => 1010,
    { lines: 5, weight: 9 },
  )
  for (const [x, y, tall] of poplars) {
    ragged(
      b.ink,
      b,
      [
        [x, y - tall],
        [x + 34, y - tall * 0.6],
        [x + 40, y - tall * 0.25],
        [x + 10, y],
        [x - 12, y],
        [x - 40, y - tall * 0.25],
        [x - 30, y - tall * 0.6],
      ],
      10,
    )
    steps(17, (_i, t) =>
      gouge(
        b.paper,
        [x - 26 + b.r.in(0, 18), y - 20 - t * tall * 0.75],
        [x - 6 + b.r.in(-6, 12), y - 62 - t * tall * 0.82],
        7,
        3,
      ),
    )
  }
  house(b, 760, 930, 300, 430, 230, { roof: 190, windows: 2, door: true })
  b.ink.shape(rect(905, 470, 52, 110))
  b.ink.ribbon(spline(coords('930 465, 950 400, 900 330, 960 250, 940 160'), 8), (t) => 6 + 20 * t * (1 - t * 0.5))
  tree(b, 300, 760, 150, -0.6)
  const bank = (x) => 985 + 18 * ground(x / 160, 11) - 24 * ramp(1100, 1500, x)
  b.paper.shape([...steps(101, (i) => [i * 24, bank(i * 24)]), [2400, 1700], [0, 1700]])
  fall(
    b.ink,
    b,
    (x) => bank(x) - 46,
    0,
    2400,
    13,
    (x) => 50 + 22 * b.n(x / 90),
    () => 0.3,
    8,
  )
  const mirrored = coords('460 1010, 460 1190, 610 1390, 1010 1390, 1190 1190, 1190 1010')
  const dark = (x, y) => {
    const wx = x + 16 * b.n(x / 50, y / 14)
    if (inside([wx, y], mirrored)) return wx > 760 ? 0.95 : 0.45
    if (Math.hypot((wx - 300) / 1.05, y - 1170) < 150) return 1
    for (const [px, , tall] of poplars) if (Math.abs(wx - px) < 38 * ramp(990 + tall, 990 + tall * 0.5, y)) return 0.95
    if (Math.abs(x - 1520) < 100 + 40 * b.n(y / 9)) return 0.06
    return 0.36 + 0.5 * b.n(x / 240, y / 20) + 0.25 * ramp(1350, 1700, y)
  }
  water(b, 1000, 1690, 50, dark, 17, 4)
  const hull = spline(
    coords('1100 1290, 1260 1352, 1560 1372, 1820 1340, 1940 1256, 1740 1290, 1500 1302, 1280 1302'),
    6,
    true,
  )
  b.paper.shape(hull.map(([x, y]) => [x, y + 12]))
  b.ink.shape(hull)
  steps(6, (i) => gouge(b.paper, [1210 + i * 100, 1326 + (i % 2) * 8], [1330 + i * 98, 1332], 8))
  b.ink.ribbon(
    [
      [1640, 800],
      [1590, 1180],
      [1548, 1470],
    ],
    () => 10,
  )
  const coat = spline(coords('1440 1300, 1436 1180, 1462 1086, 1500 1070, 1540 1090, 1566 1180, 1580 1300'), 5)
  b.paper.shape(coat.map(([x, y]) => [x < 1500 ? x - 8 : x + 8, y]))
  b.ink
    .shape(coat)
    .ribbon(
      [
        [1530, 1110],
        [1570, 1160],
        [1592, 1130],
      ],
      () => 24,
    )
    .ribbon(
      [
        [1480, 1110],
        [1540, 1200],
        [1588, 1180],
      ],
      () => 24,
    )
  steps(5, (i) => gouge(b.paper, [1458 + i * 8, 1290 - i * 6], [1464 + i * 9, 1150 - i * 12], 7))
  b.paper.shape(arc(1504, 1040, 34, 38))
  b.ink
    .ribbon(arc(1504, 1040, 28, 32), () => 8)
    .shape(coords('1440 1028, 1572 1020, 1540 1006, 1530 968, 1484 970, 1474 1008'))
    .shape(coords('1490 1048, 1530 1046, 1516 1080, 1500 1080'))
  for (const [x0, lean] of [
    [120, 0.24],
    [2230, -0.3],
  ])
    steps(26, (i) => {
      const x = x0 + b.r.norm(90)
      const l = b.r.in(180, 520)
      b.ink.ribbon(
        spline(
          [
            [x, 1690],
            [x + lean * l * 0.3 + b.r.norm(14), 1690 - l * 0.6],
            [x + lean * l + b.r.norm(40), 1690 - l],
          ],
          5,
        ),
        (t) => 15 * (1 - t) + 2,
      )
      if (i % 4 === 0)
        b.ink.ribbon(
          [
            [x + lean * l, 1690 - l - 40],
            [x + lean * l + 3, 1690 - l + 60],
          ],
          (t) => 26 * Math.sin(Math.PI * (0.1 + t * 0.8)),
        )
    })
  return b.print()
}
