import { hatch } from '../../lib/hatch.mjs'
import { flat, soft } from '../../lib/pen.mjs'
import { arc, place, steps, TAU } from '../../lib/shape.mjs'
import { Chart } from '../tools/chart.mjs'
import { VELLUM } from '../tools/inks.mjs'

const [X, Y] = [1300, 860]

/** The four seasons: the earth keeps its lean on the way around the sun. */
export function seasons() {
  const c = new Chart('seasons', 2600, 1740, VELLUM)
  const tints = ['#dfe3cf', '#e8d9a4', '#e3c1a0', '#d3dadc']
  steps(4, (i) => {
    const a = (i / 4) * TAU - Math.PI / 4
    const sector = [[X, Y], ...arc(X, Y, 1080, 640, a, a + TAU / 4, 24)]
    c.layer(flat(sector, tints[(i + 1) % 4]))
    for (const [p, q] of hatch(sector, a + 0.4, 44)) c.line(1.3, VELLUM.pale, 0.5).line([p, q])
  })
  c.layer(soft(arc(X, Y, 760, 430, 0, TAU, 60), '#f3e8cc'))
  for (const [k, w] of [[1080, 6], [1064, 2], [980, 3], [760, 4], [748, 2]]) c.line(w).curve(arc(X, Y, k, k * (k > 900 ? 640 / 1080 : 430 / 760), 0, TAU, 80), true)
  steps(180, (i) => {
    const a = (i / 180) * TAU
    const k = i % 15 ? (i % 5 ? 0.98 : 0.966) : 0.92
    c.line(2).line([[X + Math.cos(a) * 1064, Y + Math.sin(a) * 630], [X + Math.cos(a) * 1080 * k, Y + Math.sin(a) * 640 * k]])
  })
  steps(12, (i) => {
    const a = ((i + 0.5) / 12) * TAU
    c.sign(i, X + Math.cos(a) * 915, Y + Math.sin(a) * 536, 34, 0, 5.5, i % 3 ? VELLUM.line : VELLUM.warm)
  })
  steps(24, (i) => {
    const a = ((i + 0.5) / 24) * TAU
    c.line(2, VELLUM.gold).line([[X + Math.cos(a) * 300, Y + Math.sin(a) * 200], [X + Math.cos(a) * 640, Y + Math.sin(a) * 350]])
  })
  c.layer().sun(X, Y, 150, { rays: 24, reach: 1.6 })
  c.layer()
  for (const [i, a] of [0, Math.PI / 2, Math.PI, Math.PI * 1.5].entries()) {
    const [x, y, r] = [X + Math.cos(a) * 755, Y + Math.sin(a) * 430, i % 2 ? 104 : 126]
    c.layer(soft(arc(x, y, r + 24, r + 24, 0, TAU, 30), VELLUM.ground))
    const axis = place([[0, -r * 1.42], [0, r * 1.42]], { x, y, turn: 0.41 })
    c.line(6, VELLUM.warm).line(axis)
    c.layer().globe(x, y, r)
    for (const v of [-0.4, 0, 0.4]) {
      const half = Math.sqrt(1 - v * v) * r
      c.line(v ? 2 : 3.4, VELLUM.warm).curve(place(arc(0, v * r, half, half * 0.2, 0, Math.PI, 16), { x, y, turn: 0.41 }))
    }
    c.layer()
    const night = place(arc(0, 0, r, r, -Math.PI / 2, Math.PI / 2, 20), { x, y, turn: a })
    c.layer(flat(night, '#2b2430', 0.5))
    for (const [p, q] of hatch(night, 0.8, 9)) c.line(1.5).line([p, q])
    c.line(4.5).dot(x, y, r)
    c.layer()
  }
  for (const [a, b, t, f] of [[110, 1630, 0, 1], [2490, 1630, 0, -1], [110, 110, Math.PI, -1], [2490, 110, Math.PI, 1]]) c.scroll(a, b, 200, t, f)
  return c.print()
}
