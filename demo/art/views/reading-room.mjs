import { C } from '../lib/colours.mjs'
import { mix, rect, steps } from '../lib/shape.mjs'
import { eye, View } from '../lib/view.mjs'
import { hairs, skins } from './people.mjs'

/** Library Reading Room. */
export function readingRoom() {
  const v = new View('reading room', 2400, 1600, '#e9d7b3')
  const p = eye(1200, 700, 640, 1.7)
  v.cut('#f6ecd6', [p(-5, 6.5, 0), p(5, 6.5, 0), p(5, 6.5, 7), p(-5, 6.5, 7)])
  v.cut('#fbf4e4', [p(-5, 5.2, 0), p(5, 5.2, 0), p(5, 5.2, 7), p(-5, 5.2, 7)])
  steps(7, (i) => v.pen('#e0c99b', 10).line([p(-5, 5.2, i * 1.1), p(5, 5.2, i * 1.1)]))
  v.cut(C.sky, [p(-1.6, 5.2, 0.6), p(1.6, 5.2, 0.6), p(1.6, 5.2, 6), p(-1.6, 5.2, 6)])
  steps(6, (i) => v.pen(C.white, 12).line([p(-1.6, 5.2, 0.6 + i * 1.1), p(1.6, 5.2, 0.6 + i * 1.1)]))
  v.pen(C.white, 10).line([p(0, 5.2, 0.4), p(0, 5.2, 6)])
  const [l, t] = p(-5, 5.2, 7)
  const [rr, b] = p(5, 0, 7)
  v.cut('#dcc495', rect(l, t, rr - l, b - t))
  const win = [1200 - 210, t + 20, 420, b - t - 60]
  v.cut(C.sky, rect(...win))
    .cut('#7fb2c0', [
      [win[0], win[1] + 190],
      [1410, win[1] + 170],
      [1410, b - 40],
      [win[0], b - 40],
    ])
    .soft(C.garden, [
      [win[0] - 4, b - 40],
      [win[0] + 40, b - 130],
      [1120, b - 110],
      [1230, b - 150],
      [1330, b - 100],
      [1416, b - 120],
      [1416, b - 40],
    ])
    .disc(C.yellow, 1310, win[1] + 90, 44)
  steps(4, (i) => v.cut(C.white, rect(win[0] + i * 137, win[1], 9, win[3])))
  steps(4, (i) => v.cut(C.white, rect(win[0], win[1] + (i * win[3]) / 3.1, win[2], 9)))
  v.cut('#a9703c', [p(-5, 0, 0), p(5, 0, 0), p(5, 0, 7), p(-5, 0, 7)])
  for (let i = -9; i <= 9; i++) v.pen('#8f5a2e', 5).line([p(i * 0.55, 0, 0), p(i * 0.55, 0, 7)])
  v.cut('#f4c765', [p(-1.2, 0, 1), p(1.6, 0, 1), p(1.2, 0, 6.8), p(-0.8, 0, 6.8)], 0.5)
  const books = [C.magenta, C.ink, C.sunset, C.garden, C.yellow, C.teal, C.plum, C.bronze, C.rose, C.sea, C.stone]
  for (const s of [-1, 1]) {
    const wall = (z0, z1, y0, y1, c) =>
      v.cut(c, [p(s * 5, y0, z0), p(s * 5, y0, z1), p(s * 5, y1, z1), p(s * 5, y1, z0)])
    wall(0, 7, 0, 5.2, s < 0 ? '#6d4527' : '#7d5230')
    for (let bay = 0; bay < 6; bay++)
      for (let row = 0; row < 9; row++) {
        const z0 = bay * 1.16 + 0.1
        wall(z0, z0 + 1, 0.12 + row * 0.56, 0.56 + row * 0.56, s < 0 ? '#3d2418' : '#4a2d1c')
        for (let k = 0; k < 11; k++)
          if (v.r.chance(0.9)) {
            const z = z0 + k * 0.09
            wall(z, z + 0.078, 0.13 + row * 0.56, 0.13 + row * 0.56 + v.r.in(0.26, 0.4), v.r.pick(books))
          }
      }
    wall(0, 7, 2.84, 2.94, C.stone)
    const rail = (y, w) => v.pen(C.ink, w).line([p(s * 4.3, y, 0), p(s * 4.3, y, 7)])
    v.cut('#c9ab75', [p(s * 5, 2.84, 0), p(s * 4.3, 2.84, 0), p(s * 4.3, 2.84, 7), p(s * 5, 2.84, 7)]).cut('#8f6b3c', [
      p(s * 4.3, 2.84, 0),
      p(s * 4.3, 2.7, 0),
      p(s * 4.3, 2.7, 7),
      p(s * 4.3, 2.84, 7),
    ])
    rail(3.5, 9)
    for (let z = 0; z < 26; z++) v.pen(C.ink, 4).line([p(s * 4.3, 2.84, z * 0.27), p(s * 4.3, 3.5, z * 0.27)])
  }
  for (const z of [5.2, 3.7, 2.5, 1.5]) {
    for (const s of [-1, 1]) {
      const x0 = s * 0.8
      const x1 = s * 3
      const k = 640 / (z + 1)
      v.cut('#6d3f22', [p(x0, 0.74, z), p(x1, 0.74, z), p(x1, 0.74, z + 0.5), p(x0, 0.74, z + 0.5)]).cut('#4a2817', [
        p(x0, 0.74, z),
        p(x1, 0.74, z),
        p(x1, 0.66, z),
        p(x0, 0.66, z),
      ])
      for (const x of [x0 + s * 0.1, x1 - s * 0.1])
        v.cut('#4a2817', [p(x - 0.03, 0.68, z), p(x + 0.03, 0.68, z), p(x + 0.03, 0, z), p(x - 0.03, 0, z)])
      for (const u of [0.3, 0.75]) {
        const lx = mix(x0, x1, u)
        v.pen(C.bronze, k * 0.025).line([p(lx, 0.74, z + 0.25), p(lx, 1.05, z + 0.25)])
        v.cut(C.garden, [
          p(lx - 0.2, 1.02, z + 0.25),
          p(lx + 0.2, 1.02, z + 0.25),
          p(lx + 0.13, 1.14, z + 0.25),
          p(lx - 0.13, 1.14, z + 0.25),
        ]).cut(C.yellow, [
          p(lx - 0.19, 1.02, z + 0.25),
          p(lx + 0.19, 1.02, z + 0.25),
          p(lx + 0.17, 0.99, z + 0.25),
          p(lx - 0.17, 0.99, z + 0.25),
        ])
        const [px, py] = p(lx + 0.3 * s, 0.76, z + 0.1)
        v.cut(C.white, [
          [px - k * 0.17, py],
          [px, py - k * 0.03],
          [px + k * 0.17, py],
          [px, py + k * 0.045],
        ])
      }
      const i = Math.round(z * 3 + s)
      if (i % 3 !== 1) {
        const mx = mix(x0, x1, i % 2 ? 0.28 : 0.68)
        const [px, py] = p(mx, 0.7, z - 0.16)
        v.soft([C.magenta, C.sunset, C.ink, C.teal, C.yellow][(i + 5) % 5], [
          [px - k * 0.24, py + k * 0.3],
          [px - k * 0.25, py - k * 0.14],
          [px - k * 0.1, py - k * 0.32],
          [px + k * 0.1, py - k * 0.32],
          [px + k * 0.25, py - k * 0.14],
          [px + k * 0.24, py + k * 0.3],
        ])
        v.disc(skins[(i + 7) % 5], px, py - k * 0.44, k * 0.1, k * 0.13).soft(hairs[(i + 4) % 5], [
          [px - k * 0.13, py - k * 0.34],
          [px - k * 0.13, py - k * 0.54],
          [px, py - k * 0.62],
          [px + k * 0.13, py - k * 0.54],
          [px + k * 0.13, py - k * 0.34],
          [px, py - k * 0.4],
        ])
        v.cut('#4a2817', [
          [px - k * 0.2, py + k * 0.06],
          [px + k * 0.2, py + k * 0.06],
          [px + k * 0.22, py + k * 0.5],
          [px - k * 0.22, py + k * 0.5],
        ]).cut('#3a1f14', [
          [px - k * 0.2, py + k * 0.5],
          [px - k * 0.16, py + k * 0.5],
          [px - k * 0.18, py + k * 0.8],
          [px - k * 0.22, py + k * 0.8],
        ])
      }
    }
  }
  const [hx, hy] = p(-0.05, 0, 4.2)
  v.person(hx, hy, 240, C.magenta, { skin: '#7a4a34', skirt: true, legs: C.ink })
  return v.finish()
}
