import { fill, Pen, soft } from '../../lib/pen.mjs'
import { arc, inside, polar, steps, TAU } from '../../lib/shape.mjs'
import { Chart } from '../tools/chart.mjs'
import { VELLUM } from '../tools/inks.mjs'

const SEAS = [
  [-330, -330, 300, 240],
  [120, -360, 190, 160],
  [330, -180, 190, 170],
  [480, 60, 130, 190],
  [250, 90, 150, 190],
  [-560, 60, 230, 420],
  [-270, 300, 220, 150],
  [-120, -650, 420, 60],
  [610, -280, 90, 130],
]

const crater = (c, x, y, r) => {
  c.circle(x, y, r, 3)
  steps(5, (i) => c.line(2.2).curve(arc(x, y, r * (0.94 - i * 0.13), r * (0.94 - i * 0.13), 2.2 + i * 0.12, 4.4 - i * 0.12, 9)))
  c.line(1.6, VELLUM.pale).curve(arc(x, y, r * 1.18, r * 1.18, -0.9, 0.9, 8))
  if (r > 30) c.solid().dot(x, y, r * 0.09)
}

/** Map of the Full Moon. */
export function moonMap() {
  const c = new Chart('moon map', 2200, 2500, VELLUM)
  const [x, y, R] = [1100, 1130, 880]
  c.layer(soft(arc(x, y, R + 96, R + 96, 0, TAU, 60), '#dcc995'), soft(arc(x, y, R, R, 0, TAU, 60), '#f4ead0'))
  c.circle(x, y, R + 96, 6).circle(x, y, R + 82, 2).circle(x, y, R + 22, 2).circle(x, y, R, 5)
  c.scale(x, y, R + 24, R + 62, 360, { major: 30, minor: 5 }).chequer(x, y, R + 66, R + 82, 144).layer()
  const shores = SEAS.map(([u, v, rx, ry]) =>
    steps(22, (i) => {
      const a = (i / 22) * TAU
      const k = 1 + 0.2 * c.n(Math.cos(a) * 1.7 + u / 90, Math.sin(a) * 1.7 + v / 90)
      return [x + u + Math.cos(a) * rx * k, y + v + Math.sin(a) * ry * k]
    }),
  )
  const sea = new Pen()
  for (const shore of shores) {
    c.line(6, '#4c6468').curve(shore, true)
    sea.blob(shore)
  }
  c.layer(fill(sea, '#b9c5bd'))
  for (let row = y - R; row < y + R; row += 17) {
    let from = null
    for (let at = x - R; at <= x + R; at += 16) {
      const wet = shores.some((shore) => inside([at, row], shore))
      if (wet && from === null) from = at
      if (!wet && from !== null) {
        c.line(1.8, '#4c6468', 0.55).line([
          [from, row],
          [at - 12, row],
        ])
        from = null
      }
    }
  }
  c.layer()
  const rays = new Pen()
  const [tx, ty] = [x - 110, y + 640]
  steps(26, (i) => {
    const a = (i / 26) * TAU + c.r.norm(0.06)
    const end = polar(tx, ty, c.r.in(200, 640), a)
    if (Math.hypot(end[0] - x, end[1] - y) < R - 20) rays.ribbon([polar(tx, ty, 64, a), end], (t) => 17 * (1 - t) + 1)
  })
  c.layer(fill(rays, '#fffaea', 0.75))
  crater(c, tx, ty, 58)
  crater(c, x - 330, y - 40, 54)
  crater(c, x - 580, y - 120, 36)
  const kept = [[tx, ty, 58], [x - 330, y - 40, 54], [x - 580, y - 120, 36]]
  for (let i = 0; i < 900 && kept.length < 190; i++) {
    const [px, py] = polar(x, y, R * Math.sqrt(c.r()) * 0.97, c.r() * TAU)
    const r = c.r.in(7, py > y + 200 ? 46 : 22)
    const wet = SEAS.some(([u, v, rx, ry]) => ((px - x - u) / rx) ** 2 + ((py - y - v) / ry) ** 2 < 1.15)
    if ((wet && r > 12) || Math.hypot(px - x, py - y) + r > R - 8) continue
    if (kept.some(([qx, qy, q]) => Math.hypot(px - qx, py - qy) < r + q + 8)) continue
    kept.push([px, py, r])
    crater(c, px, py, r)
  }
  c.line(2.4, VELLUM.warm).line([[x, y - R], [x, y + R]]).line([[x - R, y], [x + R, y]])
  c.layer()
  steps(10, (i) => (i % 2 ? c.line(2.4) : c.solid()).line([[600 + i * 100, 2290], [700 + i * 100, 2290], [700 + i * 100, 2314], [600 + i * 100, 2314]], true))
  for (const [a, b, t, f] of [[110, 2390, 0, 1], [2090, 2390, 0, -1], [110, 110, Math.PI, -1], [2090, 110, Math.PI, 1]]) c.scroll(a, b, 210, t, f)
  return c.print()
}
