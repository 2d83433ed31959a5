import { flat } from '../lib/pen.mjs'
import { coords, rect, steps } from '../lib/shape.mjs'
import { Draft } from './draft.mjs'

/** Library Stacks, Section. */
export function libraryStacks() {
  const d = new Draft('library stacks', 2400, 1700)
  const spines = [
    '#8a3b2c',
    '#2f4a66',
    '#c79a4a',
    '#566b4a',
    '#d8c8a2',
    '#6b4a3a',
    '#9a8a6a',
    '#3a3a44',
    '#b5603f',
    '#7f95a0',
  ]
  const stack = (racks) => {
    for (const [x, y, w, h] of racks) d.solid('#5a4430', 0.35).box(x, y, w, h)
    d.layer()
    for (const [x, y, w, h, tiers] of racks)
      for (let k = 1; k <= tiers; k++) {
        for (let bx = x + 4; bx < x + w - 8; ) {
          const bw = Math.min(d.r.in(8, 20), x + w - 4 - bx)
          const bh = (h / tiers) * d.r.in(0.6, 0.86)
          if (d.r.chance(0.92)) d.solid(d.r.pick(spines), 0.9).box(bx, y + (h * k) / tiers - bh, bw - 1.5, bh)
          bx += bw
        }
      }
    d.layer()
    for (const [x, y, w, h, tiers] of racks) {
      for (let k = 1; k < tiers; k++)
        d.line(2).line([
          [x, y + (h * k) / tiers],
          [x + w, y + (h * k) / tiers],
        ])
      d.box(rect(x, y, w, h), 2.6)
    }
  }
  const slab = (x, y, w) => d.box(rect(x, y, w, 22), 3, '#6a5f50').shade(rect(x, y, w, 22), 6, 0.78, 1.4)
  d.sky(100, 90, 2200, 260)
  d.layer(
    flat(rect(230, 380, 1940, 900), '#f8f1e1'),
    flat(coords('900 300, 1500 300, 1700 1060, 760 1060'), '#f2d894', 0.42),
  )
  for (let k = 0; k < 9; k++) {
    d.layer(
      flat(
        [
          [860 + k * 80, 300],
          [900 + k * 80, 230],
          [940 + k * 80, 300],
        ],
        '#9fbcc2',
        0.8,
      ),
    )
      .line(2.6)
      .line([
        [860 + k * 80, 300],
        [900 + k * 80, 230],
        [940 + k * 80, 300],
      ])
    d.line(1.4, '#c39a3f').line([
      [900 + k * 80, 300],
      [1200 + (k - 4) * 118, 1050],
    ])
  }
  d.box(rect(200, 300, 660, 40), 3, '#cdb88f').box(rect(1580, 300, 620, 40), 3, '#cdb88f')
  stack(
    [260, 1640].flatMap((x) => steps(12, (i) => [x + (i % 3) * 176 + 6, 380 + Math.floor(i / 3) * 172, 160, 138, 4])),
  )
  for (const [x, side] of [
    [260, 1],
    [1640, -1],
  ]) {
    for (let level = 0; level < 4; level++) {
      const y = 380 + level * 172
      slab(x - 30 + (side < 0 ? -40 : 0), y + 138, 600)
      steps(22, (k) =>
        d.line(1.4).line([
          [x - 30 + (side < 0 ? -40 : 0) + k * 28, y + 138],
          [x - 30 + (side < 0 ? -40 : 0) + k * 28, y + 98],
        ]),
      )
    }
    d.person(x + (side > 0 ? 548 : -22), 518, 92).person(x + (side > 0 ? 540 : -20), 862, 92)
  }
  slab(200, 1068, 2000)
  d.box(rect(200, 340, 30, 940), 4, '#8a7a60').box(rect(2170, 340, 30, 940), 4, '#8a7a60')
  for (let k = 0; k < 3; k++) {
    const x = 900 + k * 220
    d.box(rect(x, 1000, 170, 12), 2.4, '#8a5a36')
      .line(2.6)
      .line([
        [x + 14, 1012],
        [x + 10, 1068],
      ])
      .line([
        [x + 156, 1012],
        [x + 160, 1068],
      ])
    d.line(2.4).line([
      [x + 80, 1000],
      [x + 80, 960],
    ])
    d.layer(
      flat(
        [
          [x + 56, 962],
          [x + 104, 962],
          [x + 94, 940],
          [x + 66, 940],
        ],
        '#3f6a54',
      ),
    )
      .solid('#f7e6b0')
      .shape([
        [x + 40, 1000],
        [x + 60, 962],
        [x + 100, 962],
        [x + 120, 1000],
      ])
    d.layer()
    for (const s of [20, 140]) {
      d.solid(d.ink.line)
        .dot(x + s, 956, 10)
        .blob([
          [x + s - 15, 972],
          [x + s + 15, 972],
          [x + s + 16, 1016],
          [x + s - 16, 1016],
        ])
      d.line(2.4)
        .line([
          [x + s - 20, 1020],
          [x + s + 20, 1020],
        ])
        .line([
          [x + s - 14, 1020],
          [x + s - 16, 1068],
        ])
        .line([
          [x + s + 14, 1020],
          [x + s + 16, 1068],
        ])
    }
  }
  d.person(1590, 1068, 94, -0.04).person(850, 1068, 94).person(1560, 1068, 60)
  d.layer(
    flat(rect(60, 1110, 140, 480), '#bfa67c', 0.7),
    flat(rect(2200, 1110, 140, 480), '#bfa67c', 0.7),
    flat(rect(60, 1500, 2280, 110), '#bfa67c', 0.7),
  )
  d.shade(rect(60, 1090, 140, 520), 14, 0.78)
    .shade(rect(2200, 1090, 140, 520), 14, 0.78)
    .shade(rect(200, 1500, 2000, 110), 14, 0.78)
  d.layer(flat(rect(230, 1090, 1940, 390), '#e6dcc8'))
  stack(steps(20, (i) => [262 + (i % 10) * 190, i < 10 ? 1130 : 1310, 150, 150, 5]))
  for (let k = 0; k < 10; k++) d.line(1.6).dot(337 + k * 190, 1294, 10)
  slab(200, 1282, 2000)
  slab(200, 1470, 2000)
  for (const x of [200, 2170]) d.box(rect(x, 1068, 30, 420), 4, '#8a7a60')
  d.line(3)
    .line([
      [1500, 1068],
      [1420, 900],
    ])
    .line([
      [1526, 1068],
      [1446, 896],
    ])
  d.ground([
    [60, 1090],
    [196, 1090],
  ])
    .ground([
      [2204, 1090],
      [2340, 1090],
    ])
    .tree(120, 1088, 130)
    .tree(2280, 1088, 150)
  return d.measure(230, 2170, 1650, 10).print()
}
