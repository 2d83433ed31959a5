import { Pen } from '../lib/pen.mjs'
import { coords, polar, spline, steps } from '../lib/shape.mjs'
import { egg, lance, Plate, spoon } from './plate.mjs'

function blossom(p, x, y, s, tilt) {
  steps(5, (i) => {
    const a = tilt + (i / 5) * 6.283
    p.blade([[x, y], polar(x, y, s * 0.55, a), polar(x, y, s, a + 0.05)], spoon(s * 0.42), {
      colour: '#efb9b4',
      opacity: 0.6,
      veins: 7,
      crinkle: s * 0.05,
      radial: true,
      line: 2.8,
    })
  })
  for (let i = 0; i < 16; i++) {
    const q = polar(x, y, s * p.r.in(0.18, 0.4), i * 0.393 + tilt)
    p.line([[x, y], q], 1.8).put(new Pen().dot(...q, s * 0.035), '#c98a1e')
  }
}

/** Branch of Quince. */
export function quince() {
  const p = new Plate('quince', 2400, 1800)
  p.stem(coords('120 1420, 560 1230, 1010 1010, 1500 780, 1900 520, 2100 390'), 70, 14, '#9a7a58', { rough: 5 })
  p.stem(coords('900 1066, 1020 780, 1120 560, 1150 380'), 34, 10, '#9a7a58', { rough: 3 })
  p.stem(
    [
      [1420, 825],
      [1640, 980],
      [1790, 1090],
    ],
    28,
    14,
    '#9a7a58',
    { rough: 2 },
  )
  p.stem(
    [
      [560, 1230],
      [660, 1390],
      [700, 1440],
    ],
    26,
    18,
    '#9a7a58',
    { rough: 2 },
  )
  const leaf = (x, y, a, l, w = 0.3) =>
    p.blade([[x, y], polar(x, y, l * 0.5, a + 0.12), polar(x, y, l, a)], egg(l * w), {
      colour: '#8ea061',
      dark: '#5f7a45',
      veins: 8,
      lean: 0.17,
    })
  coords(`
    560 1220 -2 330, 740 1140 -1.3 300, 1080 640 -2.6 330, 1150 420 -2.1 300, 1150 380 -1.1 280,
    1130 560 0.05 330, 1490 780 -1.7 320, 1700 640 -2.1 270, 1830 570 0.7 320, 1960 480 -1.9 240,
    2095 392 -0.5 200, 2080 400 0.35 210, 1650 990 2.3 280, 1320 880 2.1 300, 370 1310 2 270
  `).forEach((a) => leaf(...a))
  const fruit = (x, y, s, turn) => {
    const shape = spline(
      coords(`
    0 -0.92, 0.4 -0.86, 0.72 -0.45, 0.98 0.15, 0.86 0.72, 0.35 0.98, 0 0.9, -0.35 0.98, -0.86 0.7,
    -1 0.12, -0.74 -0.45, -0.42 -0.84
  `).map(([u, v]) => [
        x + s * (u * Math.cos(turn) - v * Math.sin(turn)),
        y + s * (u * Math.sin(turn) + v * Math.cos(turn)),
      ]),
      4,
      true,
    )
    p.globe(shape, x, y, '#e3b83c', 0.8, 13).stipple(x + s * 0.2, y + s * 0.2, s * 0.7, s * 0.7, 260, 3, '#8a6a1e')
    steps(5, (i) =>
      p.blade(
        [
          polar(x, y, s * 0.84, turn + 1.57),
          polar(x, y, s * 0.98, turn + 1.57 + (i - 2) * 0.1),
          polar(x, y, s * 1.12, turn + 1.57 + (i - 2) * 0.16),
        ],
        lance(s * 0.07),
        { colour: '#8a7a4a', veins: 1, line: 2.4 },
      ),
    )
  }
  fruit(800, 1480 - 20, 210, 0.1)
  fruit(1800, 1270, 240, -0.15)
  leaf(700, 1430, 2.8, 250)
  leaf(1800, 1080, -0.3, 300)
  blossom(p, 330, 480, 150, 0.2)
  blossom(p, 570, 650, 128, 0.7)
  p.stem(
    [
      [340, 510],
      [420, 690],
      [470, 850],
    ],
    8,
    14,
    '#9a9a5a',
  )
    .stem(
      [
        [565, 690],
        [520, 780],
        [470, 850],
      ],
      8,
      12,
      '#9a9a5a',
    )
    .stem(
      [
        [470, 850],
        [490, 980],
      ],
      16,
      20,
      '#9a7a58',
    )
  blossom(p, 330, 480, 150, 0.2)
  blossom(p, 570, 650, 128, 0.7)
  leaf(480, 900, -0.4, 230)
  leaf(476, 930, 3.5, 220)
  for (const [a, l] of coords('2.6 190, 3.14 240, 3.7 200, 2.9 120'))
    p.blade([[1330, 1610], polar(1330, 1610, l * 0.5, a + 0.1), polar(1330, 1610, l, a)], lance(l * 0.16), {
      colour: '#a3a878',
      veins: 5,
      dark: '#7c8458',
    })
  p.stem(
    [
      [1330, 1610],
      [1420, 1640],
      [1500, 1626],
    ],
    8,
    11,
    '#9a9a5a',
  )
  return p.print()
}
