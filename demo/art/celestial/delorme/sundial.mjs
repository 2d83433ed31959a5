import { flat, soft } from '../../lib/pen.mjs'
import { arc, coords, mix, place, polar, rect, steps, TAU } from '../../lib/shape.mjs'
import { Chart } from '../tools/chart.mjs'
import { VELLUM } from '../tools/inks.mjs'

const STROKES = { I: [coords('0 -1, 0 1')], V: [coords('-0.5 -1, 0 1, 0.5 -1')], X: [coords('-0.5 -1, 0.5 1'), coords('0.5 -1, -0.5 1')] }
const HOURS = ['VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'I', 'II', 'III', 'IV', 'V', 'VI']

function numeral(c, text, x, y, size, turn) {
  const wide = [...text].map((s) => (s === 'I' ? 0.8 : 1.5))
  let at = -wide.reduce((a, b) => a + b, 0) / 2
  for (const [i, s] of [...text].entries()) {
    for (const line of STROKES[s]) c.line(size * 0.24).line(place(line.map(([u, v]) => [u + at + wide[i] / 2, v]), { x, y, turn, scale: size }))
    at += wide[i]
  }
}

/** A Sundial for Forty-Nine Degrees. */
export function sundial() {
  const c = new Chart('sundial', 2100, 2600, VELLUM)
  const [x, y] = [1050, 760]
  const plate = rect(190, 330, 1720, 1640)
  c.layer(flat(plate.map(([a, b]) => [a + 16, b + 20]), '#3f2d20', 0.2), flat(plate, '#dfc98f'))
  for (const [d, w] of [[0, 6], [16, 2], [150, 4], [162, 2]]) c.line(w).line(rect(190 + d, 330 + d, 1720 - d * 2, 1640 - d * 2), true)
  c.layer(flat(rect(352, 492, 1396, 1316), '#f3e8cc'))
  const [left, right, bottom] = [352, 1748, 1808]
  const reach = (a) => Math.min(bottom - y, Math.abs(((a > Math.PI / 2 ? left : right) - x) / Math.cos(a)) * Math.sin(a || 1e-6)) / Math.sin(a || 1e-6)
  const angle = (h) => (Math.abs(h) === 6 ? (h < 0 ? Math.PI : 0) : Math.PI / 2 - Math.atan(Math.sin((49 * Math.PI) / 180) * Math.tan((h * Math.PI) / 12)))
  for (let q = -24; q <= 24; q++) {
    const a = angle(q / 4)
    if (Math.abs(q) === 24) {
      c.line(3).line([[x, y], [q < 0 ? left : right, y]])
      continue
    }
    const end = reach(a)
    c.line(q % 4 ? (q % 2 ? 1.3 : 2) : 3.6, q % 4 ? VELLUM.pale : VELLUM.line).line([polar(x, y, q % 4 ? end * 0.86 : 70, a), polar(x, y, end, a)])
  }
  HOURS.forEach((text, i) => {
    const a = angle(i - 6)
    const side = i < 6 ? left - 78 : right + 78
    const p =
      Math.abs(i - 6) === 6
        ? [side, y]
        : Math.abs(i - 6) === 3
          ? [side, bottom - 40]
          : polar(x, y, reach(a) + 82 / Math.max(Math.sin(a), Math.abs(Math.cos(a)) * 1.02), a)
    numeral(c, text, p[0], Math.min(p[1], bottom + 80), 30, 0)
  })
  c.layer()
  for (const [k, colour] of [[0.42, VELLUM.warm], [0.56, VELLUM.wash], [0.72, VELLUM.wash], [0.9, VELLUM.warm]]) {
    const bend = (k - 0.62) * 0.55
    c.line(4, colour).curve(steps(31, (_, t) => [mix(left + 40, right - 40, t), y + (bottom - y) * (k - 0.06) + bend * 720 * (2 * t - 1) ** 2]).filter(([, b]) => b < bottom - 16 && b > y + 30))
  }
  c.layer(flat([[x, y], [x + 250, y + 660], [x + 16, y + 640]], '#3f2d20', 0.25))
  const style = [[x - 14, y], [x + 14, y], [x + 64, y + 560], [x - 14, y + 640]]
  c.layer(flat(style, '#b78b3e')).line(4).line(style, true)
  for (const [a, b] of [[120, 60], [260, 90], [400, 120]]) c.line(2.4).curve(arc(x + 8, y + a + b, 14, 30, 0, TAU, 12), true)
  c.layer()
  c.sun(x, 570, 74, { rays: 20, reach: 1.5 }).layer()
  steps(12, (i) => {
    const u = 260 + i * 143
    c.layer(soft(arc(u, 2150, 54, 54, 0, TAU, 24), i % 2 ? '#e9d9ae' : '#d3dadc')).circle(u, 2150, 54, 2.4)
    c.sign(i, u, 2150, 30, 0, 5, i % 2 ? VELLUM.line : VELLUM.warm)
  })
  const eight = steps(80, (i) => [1050 + 480 * Math.sin((i / 80) * TAU), 2350 + 66 * Math.sin((i / 80) * TAU * 2 + 0.3)])
  c.line(4).curve(eight, true)
  c.line(1.8, VELLUM.pale).line([[520, 2350], [1580, 2350]]).line([[1050, 2250], [1050, 2450]])
  steps(12, (i) => c.solid(VELLUM.warm).dot(...eight[Math.round(i * 6.66)], 9))
  c.layer()
  for (const [a, b, t, f] of [[110, 2490, 0, 1], [1990, 2490, 0, -1], [110, 110, Math.PI, -1], [1990, 110, Math.PI, 1]]) c.scroll(a, b, 200, t, f)
  return c.print()
}
