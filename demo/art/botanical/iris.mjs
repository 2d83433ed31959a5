import { Pen } from '../lib/pen.mjs'
import { arc, mix, place, polar, spline, steps } from '../lib/shape.mjs'
import { lance, Plate, spoon } from './plate.mjs'

const VIOLET = { colour: '#6d62b4', dark: '#43388c', opacity: 0.6, radial: true, veins: 15, crinkle: 12, line: 3.4 }

const LILAC = { ...VIOLET, colour: '#9d92d6', dark: null }

function irisFlower(p, x, y, s, view) {
  const petal = (a, l, w, look, bend = 0.2) =>
    p.blade([[x, y], polar(x, y, l * s * 0.55, a + bend), polar(x, y, l * s, a)], spoon(w * s), look)
  const fall = (dx, drop, w) =>
    p.blade(
      [
        [x, y],
        [x + dx * s * 0.6, y - s * 0.08],
        [x + dx * s, y + drop * s * 0.35],
        [x + dx * s * 0.96, y + drop * s],
      ],
      spoon(w * s),
      VIOLET,
    )
  const beard = (pts) => {
    const pen = new Pen()
    spline(pts, 14).forEach((q) => {
      for (let k = 0; k < 3; k++) pen.ribbon([q, [q[0] + p.r.norm(12), q[1] - p.r.in(6, 22)]], (t) => 4 * (1 - t) + 0.8)
    })
    p.put(pen, '#e2a526')
  }
  if (view === 'front') {
    ;[-1.95, -1.2].forEach((a, i) => petal(a, 1, 0.36, LILAC, i ? -0.22 : 0.22))
    petal(-1.57, 1.02, 0.34, LILAC, 0.1)
    fall(-0.72, 0.6, 0.32)
    fall(0.72, 0.6, 0.32)
    p.blade(
      [
        [x, y - 10],
        [x + 6, y + s * 0.4],
        [x, y + s * 0.98],
      ],
      spoon(0.38 * s),
      VIOLET,
    )
    beard([
      [x, y + 4],
      [x + 2, y + s * 0.2],
      [x + 2, y + s * 0.42],
    ])
  } else if (view === 'side') {
    petal(-2, 0.95, 0.3, LILAC, 0.24)
    fall(-0.8, 0.72, 0.26)
    petal(-1.35, 1.02, 0.36, LILAC, -0.24)
    fall(0.86, 0.78, 0.34)
    beard([
      [x + 0.12 * s, y - 0.06 * s],
      [x + s * 0.42, y - s * 0.1],
      [x + s * 0.66, y],
    ])
  } else if (view === 'above') {
    ;[0.52, 2.62, -1.57].forEach((a) => petal(a, 0.95, 0.36, VIOLET, 0.06))
    ;[1.57, -0.52, -2.62].forEach((a) => petal(a, 0.74, 0.28, LILAC, 0.06))
    ;[0.52, 2.62, -1.57].forEach((a) => beard([polar(x, y, 10, a), polar(x, y, s * 0.4, a)]))
    p.put(new Pen().dot(x, y, s * 0.06), '#d9c46a')
  } else {
    cutOpen(p, x, y, s, petal, fall)
  }
}

/** A flower cut lengthwise: half the petals, styles and stamen inside, two rows of ovules below. */
function cutOpen(p, x, y, s, petal, fall) {
  petal(-1.86, 1.02, 0.2, LILAC, 0.1)
  fall(0.62, 0.72, 0.24)
  petal(-1.24, 0.62, 0.13, { ...LILAC, colour: '#cfc8ee', veins: 7 }, -0.12)
  petal(-1.62, 0.56, 0.1, { ...LILAC, colour: '#cfc8ee', veins: 5 }, 0.08)
  p.line(
    spline(
      [
        [x, y],
        [x + s * 0.1, y - s * 0.24],
        [x + s * 0.3, y - s * 0.46],
      ],
      6,
    ),
    5,
  )
  p.put(
    new Pen().blob(
      place(arc(0, 0, s * 0.13, s * 0.035, 0, 6.283, 12), { x: x + s * 0.33, y: y - s * 0.5, turn: -0.9 }),
    ),
    '#e2a526',
  )
  const ovary = spline(
    [
      [x - 22, y + 20],
      [x - 40, y + s * 0.5],
      [x - 52, y + s * 0.84],
      [x - 24, y + s * 1.12],
      [x + 24, y + s * 1.12],
      [x + 52, y + s * 0.84],
      [x + 40, y + s * 0.5],
      [x + 22, y + 20],
    ],
    5,
    true,
  )
  p.wash(ovary, '#c9d3a2', 0.75, 2).line([...ovary, ovary[0]], 4, 0.3)
  for (const k of [-1, 1]) {
    const chamber = arc(x + k * 21, y + s * 0.84, 17, s * 0.2, 0, 6.283, 18)
    p.wash(chamber, '#f0e9c9', 0.95, 1).line([...chamber, chamber[0]], 2.6, 0.3)
    const seeds = new Pen()
    steps(6, (_, t) => seeds.dot(x + k * 21, y + s * (0.69 + t * 0.3), 8))
    p.put(seeds, '#8a7436')
  }
  const walls = [0, -8, 8].map((d) => [
    [x + d, y + 24],
    [x + d * 0.75, y + s * (d ? 0.6 : 1.08)],
  ])
  p.fine(walls, 2.2)
}

/** Iris, Four Views. */
export function irisViews() {
  const p = new Plate('iris', 2400, 1800)
  const green = '#8aa070'
  const heads = [
    [420, 660, 310, 'front', 440],
    [1040, 560, 300, 'side', 1002],
    [1490, 640, 290, 'open', 1482],
    [2030, 560, 300, 'above', 2000],
  ]
  for (const [x, y, s, view, foot] of heads) {
    if (view !== 'above') {
      for (const [dx, l, lean] of [
        [-60, 760, -0.12],
        [56, 660, 0.14],
        [-20, 520, 0.05],
      ])
        p.blade(
          [
            [foot + dx, 1720],
            [foot + dx + lean * 300, 1720 - l * 0.6],
            [foot + dx + lean * 900, 1720 - l],
          ],
          (t) => 34 * (1 - t ** 2.2) + 1,
          { colour: green, dark: '#5d7a4e', veins: 7, radial: true },
        )
      p.stem(
        [
          [foot, 1720],
          [mix(foot, x, 0.6) + 8, mix(1720, y, 0.5)],
          [x, y + s * 0.1],
        ],
        30,
        24,
        green,
      )
    }
    if (view === 'front' || view === 'side')
      p.blade(
        [
          [x - 4, y + s * 1],
          [x - 24, y + s * 0.6],
          [x - 4, y + s * 0.1],
        ],
        lance(34),
        { colour: '#b5ac78', veins: 5, radial: true },
      )
    irisFlower(p, x, y, s, view)
  }
  const section = arc(2000, 1330, 150, 150, 0, 6.283, 40)
  p.globe(section, 2000, 1330, '#c4cfa0', 0.7, 5)
  steps(3, (i) => {
    const a = i * 2.094 - 1.57
    const c = polar(2000, 1330, 74, a)
    p.wash(arc(c[0], c[1], 44, 44, 0, 6.283, 20), '#e9e2bd', 0.9, 1).line(
      [...arc(c[0], c[1], 44, 44, 0, 6.283, 24), [c[0] + 44, c[1]]],
      3,
    )
    for (const s of [1, -1]) p.put(new Pen().dot(...polar(...c, 18, a + s * 1.3), 12), '#7b6a34')
  })
  p.stem(
    [
      [2000, 1490],
      [2000, 1720],
    ],
    30,
    30,
    green,
  )
  return p.print()
}
