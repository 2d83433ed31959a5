import { between, engrave, gouge } from '../lib/hatch.mjs'
import { rough } from '../lib/random.mjs'
import { coords, ramp, rect, spline, steps } from '../lib/shape.mjs'
import { bench } from './printers-bench.mjs'
import { Block } from './tools/block.mjs'
import { disc, hill } from './tools/land.mjs'
import { house } from './tools/things.mjs'

/** The Printer's Window. */
export function printersWindow() {
  const b = new Block('printers window', 2000, 2400)
  const view = rough('roofs', 3)
  disc(b, 1260, 480, 110, '#d8a24a')
  engrave(
    b.ink,
    between(
      () => 190,
      () => 960,
      36,
      380,
      1600,
      24,
    ),
    (x, y) => (Math.hypot(x - 1260, y - 480) < 136 ? 0 : 0.3 + 0.3 * ramp(800, 200, y) + 0.6 * b.n(x / 240, y / 50)),
    13,
    1.8,
  )
  hill(
    b,
    (x) => 790 + 60 * view(x / 260) - 60 * Math.sin(x / 300),
    () => 1100,
    { lines: 12, weight: 11, light: -1 },
  )
  coords('540 1050 150 170, 840 1010 130 200, 1180 1060 160 190, 1470 1030 140 220').forEach(([x, y, f, s]) =>
    house(b, x, y, f, s, 130, { windows: 2 }),
  )
  b.ink.shape(coords('1000 1000, 1006 760, 1034 760, 1040 1000')).shape([
    [990, 764],
    [1020, 650],
    [1050, 764],
  ])
  coords('420 1250 150 210, 700 1270 170 220, 1060 1250 190 220, 1420 1240 180 260').forEach(([x, y, f, s]) =>
    house(b, x, y, f, s, 180, { windows: 2 }),
  )
  b.ink.ribbon(spline(coords('700 1020, 720 930, 660 860, 740 780, 690 690'), 6), (t) => 6 + 16 * t)
  ;[
    [560, 1560, 260, 260],
    [960, 1600, 260, 300],
    [1460, 1570, 280, 280],
  ].forEach(([x, y, f, s]) => house(b, x, y, f, s, 270, { windows: 2, roof: 170 }))
  ;[
    [610, 1060],
    [1120, 1020],
    [1300, 1140],
  ].forEach(([x, y]) => b.ink.shape(rect(x, y - 40, 36, 60)))
  b.ink
    .shape(rect(0, 0, 360, 1840))
    .shape(rect(1620, 0, 380, 1840))
    .shape(rect(0, 0, 2000, 160))
    .shape(rect(0, 1560, 2000, 280))
  steps(58, (i) =>
    [90, 205, 1680, 1795].forEach((x) => {
      const y = 90 + i * 30 + (x % 4) * 5
      if (b.r.chance(0.86))
        gouge(b.paper, [x + b.r.in(-10, 20), y], [x + b.r.in(80, 112), y + b.r.norm(3)], 5 + 4 * (x < 400))
    }),
  )
  steps(8, (i) =>
    steps(17, (k) =>
      gouge(b.paper, [90 + k * 108 + (i % 2) * 40, 1612 + i * 28], [180 + k * 108 + (i % 2) * 40, 1612 + i * 28], 7),
    ),
  )
  const bar = (x, y, w, h) => {
    b.ink.shape(rect(x, y, w, h))
    ;(h > w ? [0.3, 0.62] : []).forEach((u) => gouge(b.paper, [x + w * u, y + 14], [x + w * u, y + h - 14], 6))
  }
  bar(330, 140, 60, 1400)
  bar(1590, 140, 60, 1400)
  bar(960, 170, 48, 1360)
  bar(330, 130, 1320, 56)
  bar(380, 620, 1220, 34)
  bar(380, 1080, 1220, 34)
  bar(290, 1490, 1400, 70)
  steps(16, (i) => gouge(b.paper, [330 + i * 84, 1512 + (i % 2) * 14], [420 + i * 82, 1514 + (i % 2) * 12], 8))
  bench(b)
  return b.print()
}
