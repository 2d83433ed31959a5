import { C } from '../lib/colours.mjs'
import { arc, coords, rect, spline, steps, TAU } from '../lib/shape.mjs'
import { joints, slab, View } from '../lib/view.mjs'
import { crowd } from './people.mjs'

/** Central Garden. */
export function garden() {
  const v = new View('central garden', 2400, 1600, '#a9d3dc')
  v.cut('#bcdde0', rect(0, 0, 2400, 330))
    .cloud(400, 160, 160)
    .cloud(1750, 120, 200)
  v.cut('#6d9fb8', rect(0, 330, 2400, 70)).cut(
    '#86a9ae',
    coords('0 380, 300 340, 620 372, 900 352, 1200 384, 2400 372, 2400 480, 0 480'),
  )
  for (let i = 0; i < 70; i++)
    slab(
      v,
      i % 3 ? '#9fb5b3' : '#c9cfc4',
      20 + i * 35,
      400 - v.r.in(0, 46) * (i % 9 === 4 ? 1.7 : 1),
      v.r.in(14, 30),
      70,
    )
  v.soft(C.leaf, coords('-80 560, 300 420, 800 470, 1300 430, 1900 460, 2480 420, 2480 800, -80 800'))
  slab(v, C.stone, 1780, 210, 520, 330)
  joints(v, C.stoneMid, 1780, 210, 520, 330, 8, 5)
  steps(5, (i) => slab(v, C.ink, 1830 + i * 92, 270, 52, 200))
  slab(v, C.white, 1760, 190, 560, 26)
  slab(v, C.stone, 60, 260, 340, 270)
  joints(v, C.stoneMid, 60, 260, 340, 270, 5, 4)
  slab(v, C.ink, 110, 310, 240, 90)
  slab(v, C.white, 40, 244, 380, 22)
  for (let i = 0; i < 16; i++)
    v.tree(470 + i * 84, 560 + (i % 2) * 16, 70 + (i % 3) * 12, i % 2 ? C.garden : '#3d7a50', C.light)
  v.soft('#4c8a52', coords('-200 760, 400 560, 1200 520, 2000 560, 2600 760, 2600 1700, -200 1700'))
  const ring = (rx, ry, y, c) => v.soft(c, arc(1200, y, rx, ry, 0, TAU, 36))
  ring(1180, 470, 1090, C.light)
  ring(1090, 426, 1098, '#3f7c4c')
  for (let k = 0; k < 90; k++) {
    const a = (k / 90) * TAU
    const [x, y] = [1200 + Math.cos(a) * 1040, 1100 + Math.sin(a) * 402]
    v.soft(
      [C.magenta, C.sunset, C.yellow, C.rose, C.white, C.orange][k % 6],
      arc(x + v.r.norm(14), y + v.r.norm(10), v.r.in(16, 30), v.r.in(12, 20), 0, TAU, 7),
    )
  }
  ring(960, 360, 1106, '#dcc79d')
  ring(900, 334, 1110, '#2d6d5a')
  ring(860, 316, 1114, C.sea)
  ring(860, 300, 1126, '#3f86a6')
  const maze = (cx, cy, k, turns) => {
    for (let q = 0; q < turns; q++) {
      const rx = k * (1 - q / turns)
      v.pen(q % 2 ? '#d0427a' : C.magenta, 26 * (1 - q * 0.06)).curve(
        arc(cx, cy, rx, rx * 0.36, q * 0.9, q * 0.9 + 5.5, 26),
      )
      v.pen('#ef86a4', 7).curve(arc(cx, cy - 9, rx, rx * 0.36, q * 0.9, q * 0.9 + 5.5, 26))
    }
  }
  maze(1200, 1120, 400, 5)
  maze(640, 1130, 210, 3)
  maze(1760, 1130, 210, 3)
  for (let k = 0; k < 44; k++) {
    const a = v.r() * TAU
    const q = v.r.in(0.5, 0.95)
    v.pen('#9fd0dc', 3).line([
      [1200 + Math.cos(a) * 820 * q, 1120 + Math.sin(a) * 290 * q],
      [1200 + Math.cos(a) * 820 * q + 60, 1120 + Math.sin(a) * 290 * q],
    ])
  }
  v.cut('#f0e2c2', coords('1164 560, 1236 560, 1290 780, 1110 780')).cut(
    '#8fc1cf',
    coords('1188 560, 1212 560, 1240 800, 1160 800'),
  )
  steps(7, (i) =>
    v.cut(i % 2 ? '#e5d3ae' : '#f6ecd6', [
      [1110 - i * 4, 760 + i * 10],
      [1150 - i * 2, 760 + i * 10],
      [1150 - i * 2, 770 + i * 10],
      [1110 - i * 4, 770 + i * 10],
    ]),
  )
  for (const x of [560, 820, 1580, 1840]) {
    for (const s of [-26, -9, 9, 26])
      v.draw(C.bronze, 8, [
        [x + s * 0.5, 850],
        [x + s * 0.7, 720],
        [x + s * 2.6, 600],
      ])
    for (let k = 0; k < 26; k++)
      v.soft(
        k % 3 ? C.magenta : '#d55b8b',
        arc(x + v.r.norm(50), 590 + v.r.norm(24), v.r.in(18, 34), v.r.in(14, 24), 0, TAU, 7),
      )
  }
  crowd(v, [
    [430, 1000, 90, C.white],
    [500, 1006, 86, C.yellow],
    [1980, 1020, 92, C.sunset],
    [1300, 830, 66, C.ink],
    [1100, 826, 64, C.orange],
    [330, 1250, 130, C.sunset],
    [2060, 1290, 136, C.white],
    [2140, 1300, 96, C.yellow],
  ])
  for (let i = 0; i < 60; i++) {
    const x = -20 + i * 42
    const h = 90 + 80 * Math.abs(v.n(i / 4))
    v.pen(i % 2 ? C.garden : '#1f5140').ribbon(
      spline(
        [
          [x, 1640],
          [x + v.r.norm(20), 1640 - h * 0.6],
          [x + v.r.norm(50), 1640 - h * 1.5],
        ],
        4,
      ),
      (t) => 26 * (1 - t) + 2,
    )
    if (i % 3 === 0)
      v.disc(v.r.pick([C.yellow, C.sunset, C.magenta, C.white]), x + v.r.norm(30), 1610 - h * 1.1, 22, 18)
  }
  return v.finish()
}
