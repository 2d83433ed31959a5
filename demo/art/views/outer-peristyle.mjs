import { C } from '../lib/colours.mjs'
import { arc, coords, rect, TAU } from '../lib/shape.mjs'
import { eye, View } from '../lib/view.mjs'
import { people } from './people.mjs'

/** Outer Peristyle. */
export function peristyleView() {
  const v = new View('outer peristyle', 2400, 1600, '#8fc6da')
  const p = eye(1200, 720, 700, 1.9)
  v.cut('#b9dde2', rect(0, 420, 2400, 320))
    .cloud(1500, 260, 170)
    .cloud(860, 150, 130)
    .cloud(1240, 480, 110)
  v.cut(C.sea, rect(0, 650, 2400, 110)).cut('#4d8cab', rect(0, 650, 2400, 26))
  for (let i = 0; i < 16; i++)
    v.pen('#a9d3dc', 4).line(
      [
        [760 + v.r() * 880, 672 + i * 4],
        [800 + v.r() * 900, 672 + i * 4],
      ].sort((a, b) => a[0] - b[0]),
    )
  v.cypress(930, 770, 190)
    .cypress(1470, 770, 190)
    .pine(1030, 770, 170)
    .pine(1370, 772, 160)
    .cut(C.garden, rect(760, 742, 880, 30))
  v.cut('#e6d2a8', [[0, 1600], [2400, 1600], p(6, 0, 13), p(-6, 0, 13)])
  for (const s of [-1, 1]) {
    const wall = (x, z0, z1, y0, y1, c) =>
      v.cut(c, [p(s * x, y0, z0), p(s * x, y0, z1), p(s * x, y1, z1), p(s * x, y1, z0)])
    wall(6, 0, 13, 0, 4.6, s < 0 ? '#a33f30' : '#c0533c')
    wall(6, 0, 13, 0, 1.1, s < 0 ? '#6f2628' : '#8a3030')
    for (let k = 0; k < 9; k++) {
      const z = 0.6 + k * 1.36
      wall(6, z, z + 0.8, 1.6, 3.3, C.yellow)
      wall(6, z + 0.06, z + 0.74, 1.7, 3.2, s < 0 ? '#3f7a73' : '#57978a')
      wall(6, z + 0.3, z + 0.5, 1.8, 3, C.stone)
    }
    v.cut('#d9b98a', [p(s * 6, 4.6, 0), p(s * 4, 4.6, 0), p(s * 4, 4.6, 13), p(s * 6, 4.6, 13)])
    for (let k = 0; k < 22; k++)
      v.pen('#8b5a34', Math.max(3, 34 / (k * 0.6 + 1))).line([p(s * 6, 4.6, k * 0.6), p(s * 4, 4.6, k * 0.6)])
    v.cut('#d6bf92', [p(s * 6, 0.02, 0), p(s * 3.7, 0.02, 0), p(s * 3.7, 0.02, 13), p(s * 6, 0.02, 13)])
    for (let k = 11; k >= 0; k--)
      v.cut(
        C.ink,
        [
          p(s * 4.2, 0.03, k * 1.15 + 0.3),
          p(s * 4.2, 0.03, k * 1.15 + 0.62),
          p(s * (s > 0 ? 5.8 : 3.2), 0.03, k * 1.15 + 1),
          p(s * (s > 0 ? 5.8 : 3.2), 0.03, k * 1.15 + 0.7),
        ],
        0.25,
      )
    for (let k = 11; k >= 0; k--) {
      const z = k * 1.15 + 0.3
      const col = (x0, x1, y0, y1, c) =>
        v.cut(c, [p(s * 4 + x0, y0, z), p(s * 4 + x1, y0, z), p(s * 4 + x1, y1, z), p(s * 4 + x0, y1, z)])
      col(-0.24, 0.24, 0, 0.14, C.stoneMid)
      v.cut(C.white, [
        p(s * 4 - 0.19, 0.14, z),
        p(s * 4 + 0.19, 0.14, z),
        p(s * 4 + 0.155, 3.7, z),
        p(s * 4 - 0.155, 3.7, z),
      ])
      v.cut(C.stoneMid, [
        p(s * 4 + 0.04, 0.14, z),
        p(s * 4 + 0.19, 0.14, z),
        p(s * 4 + 0.155, 3.7, z),
        p(s * 4 + 0.04, 3.7, z),
      ])
      v.cut(
        '#b0405a',
        [p(s * 4 - 0.19, 0.14, z), p(s * 4 + 0.19, 0.14, z), p(s * 4 + 0.175, 1.2, z), p(s * 4 - 0.175, 1.2, z)],
        0.85,
      )
      col(-0.2, 0.2, 3.7, 3.8, C.stone)
      col(-0.28, 0.28, 3.8, 3.95, C.white)
    }
    wall(4, 0, 13, 3.95, 4.35, '#f3e6cb')
    wall(4, 0, 13, 4.35, 4.6, C.stoneMid)
    const roof = (z0, z1, c) =>
      v.cut(c, [p(s * 3.7, 4.6, z0), p(s * 3.7, 4.6, z1), p(s * 5.6, 5.7, z1), p(s * 5.6, 5.7, z0)])
    for (let k = 43; k >= 0; k--) roof(k * 0.3, k * 0.3 + 0.3, k % 2 ? '#c4572f' : '#d9703f')
    v.cut(C.garden, [p(s * 3.5, 0, 0.2), p(s * 2.5, 0, 0.2), p(s * 2.5, 0, 13), p(s * 3.5, 0, 13)])
      .cut(C.leaf, [p(s * 2.5, 0.35, 0.2), p(s * 3.5, 0.35, 0.2), p(s * 3.5, 0.35, 13), p(s * 2.5, 0.35, 13)])
      .cut('#1f5140', [p(s * 2.5, 0, 0.2), p(s * 2.5, 0.35, 0.2), p(s * 2.5, 0.35, 13), p(s * 2.5, 0, 13)])
    for (let k = 0; k < 30; k++) {
      const z = 0.3 + k * 0.4
      const [x, y] = p(s * v.r.in(2.65, 3.4), 0.4, z)
      const q = 60 / (z + 1)
      v.soft([C.magenta, C.sunset, C.rose, C.yellow, C.light][k % 5], arc(x, y, q, q * 0.7, 0, TAU, 7))
    }
  }
  v.cut(C.white, [p(-1.75, 0, 0.4), p(1.75, 0, 0.4), p(1.75, 0, 12), p(-1.75, 0, 12)])
    .cut('#3b8aa0', [p(-1.5, 0, 0.6), p(1.5, 0, 0.6), p(1.5, 0, 11.8), p(-1.5, 0, 11.8)])
    .cut('#2b6f8a', [p(-1.5, 0, 0.6), p(-0.9, 0, 0.6), p(-0.9, 0, 11.8), p(-1.5, 0, 11.8)])
  for (let k = 0; k < 70; k++) {
    const z = 0.7 + 10 * v.r() ** 1.6
    const x = v.r.in(-1.3, 1.1)
    v.pen(k % 4 ? '#8fcad2' : C.white, Math.max(2, 12 / (z + 1))).line([p(x, 0, z), p(x + v.r.in(0.1, 0.4), 0, z)])
  }
  for (const [x, z, way] of coords('-2.1 2.3 1, 2.1 2.3 -1, -2.1 5.5 1, 2.1 5.5 -1')) {
    const [px, py] = p(x, 0, z)
    const k = 700 / (z + 1)
    v.cut(C.stone, rect(px - k * 0.16, py - k * 0.5, k * 0.32, k * 0.5))
      .cut(C.stoneDark, rect(px + k * 0.04, py - k * 0.5, k * 0.12, k * 0.5))
      .cut(C.white, rect(px - k * 0.2, py - k * 0.56, k * 0.4, k * 0.07))
    v.person(px, py - k * 0.55, k * 1.05, '#5b4a34', {
      skin: '#4f4230',
      hair: '#3d3326',
      legs: '#4f4230',
      way,
      stride: 0.1,
    }).draw('#4f4230', k * 0.06, [
      [px + way * k * 0.06, py - k * 1.35],
      [px + way * k * 0.28, py - k * 1.5],
      [px + way * k * 0.34, py - k * 1.72],
    ])
  }
  people(v, [
    [918, 976, 214, C.ink],
    [862, 1016, 236, C.yellow],
    [1490, 991, 226, C.sunset, -1],
    [1090, 800, 66, C.magenta],
    [1330, 800, 62, C.white],
    [1880, 1390, 520, C.teal, -1],
  ])
  return v.finish()
}
