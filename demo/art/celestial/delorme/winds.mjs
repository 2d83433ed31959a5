import { flat, soft } from '../../lib/pen.mjs'
import { arc, place, polar, spline, steps, TAU } from '../../lib/shape.mjs'
import { Chart } from '../tools/chart.mjs'
import { VELLUM } from '../tools/inks.mjs'

const [X, Y] = [1150, 1150]

/** A wind that blows towards the middle of the sheet from angle `a`. */
function wind(c, a) {
  const [x, y] = polar(X, Y, 880, a)
  const side = Math.cos(a) > 0.1 ? -1 : Math.cos(a) < -0.1 ? 1 : 0
  const cloud = steps(11, (i) => polar(x, y, 158 + 26 * (i % 2) + c.r.norm(8), (i / 11) * TAU))
  c.layer(soft(cloud, '#dfe4dc')).line(3.4).curve(cloud, true)
  steps(6, (i) => c.line(2, VELLUM.wash).curve(arc(...polar(x, y, 128, (i / 6) * TAU + 0.4), 46, 34, (i / 6) * TAU - 0.8, (i / 6) * TAU + 1.4, 8)))
  c.layer(soft(arc(x, y, 98, 112, 0, TAU, 24), '#efd3b0'))
  c.line(3).curve(arc(x, y, 98, 112, 0, TAU, 24), true)
  steps(9, (i) => c.line(4, '#8a6a2e').curve(spline(place([[-6, -92], [10, -130], [-14, -152 + (i % 3) * 14]], { x, y, turn: -1.3 + i * 0.33 }), 5)))
  c.face(x, y, 92, side * 0.8)
  for (const k of [-1, 1]) c.layer(soft(arc(x + k * 46 + side * 14, y + 44, 24, 22, 0, TAU, 14), '#d98f78', 0.6))
  const breath = [x + side * 16, y + 46]
  steps(7, (i) => {
    const d = (i - 3) * 0.075
    const pts = steps(9, (_, t) => polar(...breath, 116 + t * (260 - Math.abs(i - 3) * 22), a + Math.PI + d + 0.03 * Math.sin(t * 8 + i)))
    c.line(2.6, VELLUM.wash).curve(pts)
  })
  c.layer()
}

/** The Winds, with a Rose of Thirty-Two Points. */
export function winds() {
  const c = new Chart('winds', 2300, 2300, VELLUM)
  steps(64, (i) => c.line(i % 4 ? 1.2 : 2, i % 2 ? VELLUM.pale : VELLUM.wash, 0.6).line([polar(X, Y, 560, (i / 64) * TAU), polar(X, Y, 1700, (i / 64) * TAU)]))
  c.layer(soft(arc(X, Y, 600, 600, 0, TAU, 60), '#e3d3a8'), soft(arc(X, Y, 520, 520, 0, TAU, 60), '#f3e8cc'))
  c.circle(X, Y, 600, 6).circle(X, Y, 586, 2).circle(X, Y, 520, 3).circle(X, Y, 508, 1.6)
  c.scale(X, Y, 520, 566, 128, { major: 4, minor: 2 }).chequer(X, Y, 568, 586, 64).layer()
  for (const [count, long, broad, skip, dark, pale] of [
    [32, 330, 0.098, 2, '#8a6a2e', '#efe2bd'],
    [16, 410, 0.19, 2, '#3f6570', '#dfe4dc'],
    [8, 470, 0.36, 2, '#a8452f', '#efcdb4'],
    [4, 500, 0.62, 1, '#2a2038', '#e9c77a'],
  ])
    for (let i = skip === 2 ? 1 : 0; i < count; i += skip) {
      const a = (i / count) * TAU - Math.PI / 2
      const waist = long * (count === 4 ? 0.17 : 0.2)
      const tip = polar(X, Y, long, a)
      for (const k of [-1, 1]) {
        const leaf = [[X, Y], polar(X, Y, waist, a + k * broad), tip]
        c.layer(flat(leaf, k < 0 ? dark : pale)).line(2.4).line(leaf, true)
      }
    }
  c.layer(soft(arc(X, Y, 62, 62, 0, TAU, 30), '#f3e8cc')).circle(X, Y, 62, 4).circle(X, Y, 46, 2)
  c.star(X, Y, 42, 8, VELLUM.warm)
  const lily = [[0, -56], [26, -10], [12, 20], [40, 8], [46, 34], [14, 40], [14, 60], [-14, 60], [-14, 40], [-46, 34], [-40, 8], [-12, 20], [-26, -10]]
  c.solid(VELLUM.warm).shape(place(lily, { x: X, y: Y - 668 + 110, scale: 0.8 }))
  c.layer()
  steps(8, (i) => wind(c, (i / 8) * TAU + TAU / 16))
  return c.print()
}
