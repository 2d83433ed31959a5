import { fill, flat, Pen, soft } from '../../lib/pen.mjs'
import { arc, place, polar, rect, steps, TAU } from '../../lib/shape.mjs'
import { Chart } from '../tools/chart.mjs'
import { NIGHT } from '../tools/inks.mjs'

/** Saturn with its ring opened by `open` (-1 … 1) and leaning by `turn`. */
function saturn(c, x, y, r, open, turn) {
  const at = (pts) => place(pts, { x, y, turn })
  const half = (k, from, to) => arc(0, 0, r * k, r * k * Math.max(0.02, Math.abs(open) * 0.42), from, to, 26)
  const ring = (from, to, colour) => {
    c.layer(flat(at([...half(2.25, from, to), ...half(1.45, to, from)]), colour))
    for (const k of [2.25, 2.02, 1.9, 1.66, 1.45]) c.line(k === 1.9 ? 5 : 2, k === 1.9 ? NIGHT.deep : NIGHT.line).curve(at(half(k, from, to)))
    c.layer()
  }
  const far = open > 0 ? Math.PI : 0
  ring(far, far + Math.PI, '#b08a44')
  c.layer(soft(arc(x, y, r, r * 0.94, 0, TAU, 40), '#e2bd74'))
  for (const [v, colour] of [[-0.55, '#c89a4e'], [-0.2, '#f0d79c'], [0.16, '#c89a4e'], [0.5, '#d8ac60']]) {
    const wide = Math.sqrt(1 - v * v) * r
    c.layer(flat(at([...arc(0, v * r, wide, r * 0.1, Math.PI, 0, 14), ...arc(0, v * r + r * 0.12, wide * 0.96, r * 0.1, 0, Math.PI, 14)]), colour, 0.5))
  }
  steps(9, (i) => c.line(1.7, '#5b3d1c', 0.6).curve(arc(x, y, r * (0.97 - i * 0.05), r * (0.92 - i * 0.05), -1.1 + i * 0.06, 1.2 - i * 0.06, 12)))
  c.line(3.6).curve(arc(x, y, r, r * 0.94, 0, TAU, 40), true)
  c.layer()
  ring(far + Math.PI, far + TAU, '#d8a848')
}

/** Saturn, Eight Aspects. */
export function saturnAspects() {
  const c = new Chart('saturn', 2600, 1800, NIGHT)
  steps(150, () => c.star(c.r.in(90, 2510), c.r.in(90, 1710), c.r.pick([3, 4, 6, 9]), 4, NIGHT.pale))
  c.layer()
  const [x, y] = [1300, 900]
  c.layer(soft(arc(x, y, 1000, 590, 0, TAU, 60), NIGHT.wash))
  for (const k of [1, 0.985]) c.line(k === 1 ? 4 : 1.8, NIGHT.gold).curve(arc(x, y, 1000 * k, 590 * k, 0, TAU, 60), true)
  for (const k of [0.24, 0.36]) c.line(1.8, NIGHT.pale).curve(arc(x, y, 1000 * k, 590 * k, 0, TAU, 40), true)
  steps(72, (i) => {
    const a = (i / 72) * TAU
    const k = i % 6 ? 0.965 : 0.93
    c.line(2, NIGHT.gold).line([[x + Math.cos(a) * 985, y + Math.sin(a) * 581], [x + Math.cos(a) * 1000 * k, y + Math.sin(a) * 590 * k]])
  })
  steps(8, (i) => {
    const a = (i / 8) * TAU
    c.line(1.6, NIGHT.pale, 0.7).line([[x + Math.cos(a) * 150, y + Math.sin(a) * 120], [x + Math.cos(a) * 840, y + Math.sin(a) * 490]])
  })
  c.layer().sun(x, y, 84, { rays: 20, reach: 1.55 })
  c.layer().globe(...polar(x, y, 236, 2.5).map((v, i) => (i ? y + (v - y) * 0.6 : v)), 26)
  steps(8, (i) => {
    const a = (i / 8) * TAU - Math.PI / 2
    saturn(c, x + Math.cos(a) * 1000, y + Math.sin(a) * 590, 82, Math.cos(a + 0.001), -0.42)
  })
  c.layer()
  const frame = new Pen().shape(rect(150, 1500, 300, 150))
  c.layer(fill(frame, NIGHT.deep)).line(2.4).line(rect(150, 1500, 300, 150), true)
  c.layer()
  saturn(c, 300, 1575, 44, 0.9, -0.42)
  for (const [a, b, t, f] of [[2490, 1690, 0, -1], [110, 110, Math.PI, -1], [2490, 110, Math.PI, 1]]) c.scroll(a, b, 170, t, f, NIGHT.gold)
  return c.print()
}
