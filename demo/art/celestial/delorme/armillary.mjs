import { flat, soft } from '../../lib/pen.mjs'
import { arc, coords, place, spline, steps, TAU } from '../../lib/shape.mjs'
import { Chart } from '../tools/chart.mjs'
import { VELLUM } from '../tools/inks.mjs'

const [X, Y, R] = [1000, 1010, 690]

/** Points of a ring of the sphere: its radii, lean and place along the axis. */
const hoop = (rx, ry, turn, shift, from, to, n = 60) => place(arc(0, shift, rx, ry, from, to, n), { x: X, y: Y, turn })

/** One half of a brass ring with its graduation. */
function half(c, at, wide, front) {
  const [upper, lower] = [at(-wide / 2), at(wide / 2)]
  c.layer(flat([...upper, ...[...lower].reverse()], front ? '#d9ab54' : '#b79a62'))
  c.line(front ? 4 : 2.6).curve(upper).curve(lower)
  upper.forEach(([ax, ay], i) => {
    const [bx, by] = lower[i]
    if (i % 2 === 0) c.line(front ? 2.2 : 1.4).line([[ax, ay], [ax + (bx - ax) * (i % 10 ? 0.4 : 1), ay + (by - ay) * (i % 10 ? 0.4 : 1)]])
  })
  c.layer()
}

/** Armillary Sphere on its Stand. */
export function armillary() {
  const c = new Chart('armillary', 2000, 2600, VELLUM)
  const tilt = -0.41
  const rings = [
    [R * 0.92, R * 0.2, tilt, 0, 46],
    [R * 0.84, R * 0.185, tilt, -R * 0.38, 30],
    [R * 0.84, R * 0.185, tilt, R * 0.38, 30],
    [R * 0.4, R * 0.09, tilt, -R * 0.82, 22],
    [R * 0.4, R * 0.09, tilt, R * 0.82, 22],
  ]
  const stand = spline(coords('60 1722, 44 1810, 92 1880, 52 1930, 40 2040, 104 2120, 60 2180, 76 2240, 120 2270'), 6)
  c.layer(soft(arc(X, 2380, 560, 46, 0, TAU, 30), '#3f2d20', 0.14))
  for (const k of [-1, 0, 1]) {
    const leg = spline([[X + k * 40, 2220], [X + k * 190, 2230], [X + k * 300, 2330], [X + k * 420, 2370]], 8)
    c.solid(k ? '#a57c36' : '#c99b48').ribbon(k ? leg : [[X, 2230], [X, 2390]], (t) => 74 - 26 * t)
    c.layer(soft(arc(X + k * 424, k ? 2366 : 2392, 34, 34, 0, TAU, 20), '#8a6428'))
  }
  const turned = [...stand.map(([w, h]) => [X + w, h]), ...[...stand].reverse().map(([w, h]) => [X - w, h])]
  c.layer(flat(turned, '#d0a34f')).line(4).line(turned, true)
  for (const [w, h] of stand.filter((_, i) => i % 3 === 0)) c.line(1.8).curve(arc(X, h, w, w * 0.16, 0.1, Math.PI - 0.1, 10))
  c.layer()
  for (const [rx, ry, turn, shift, wide] of rings) half(c, (d) => hoop(rx, ry, turn, shift + d, Math.PI, TAU), wide, false)
  half(c, (d) => hoop(R * 0.94, R * 0.5, tilt - 0.62, d, Math.PI, TAU), 84, false)
  half(c, (d) => hoop(R * 0.34, R * 0.97 + d, tilt, 0, Math.PI / 2, Math.PI * 1.5), 26, false)
  half(c, (d) => hoop(R * 1.14, R * 0.16, 0, d, Math.PI, TAU), 70, false)
  c.line(12, '#6a4a20').line([...place([[0, -R * 1.06], [0, R * 1.06]], { x: X, y: Y, turn: tilt })])
  c.layer().globe(X, Y, 96)
  half(c, (d) => hoop(R * 0.34, R * 0.97 + d, tilt, 0, -Math.PI / 2, Math.PI / 2), 26, true)
  for (const [rx, ry, turn, shift, wide] of rings) half(c, (d) => hoop(rx, ry, turn, shift + d, 0, Math.PI), wide, true)
  half(c, (d) => hoop(R * 0.94, R * 0.5, tilt - 0.62, d, 0, Math.PI), 96, true)
  steps(6, (i) => {
    const [p] = hoop(R * 0.94, R * 0.5, tilt - 0.62, 0, (i + 0.5) * (Math.PI / 6), 7, 1)
    c.layer(soft(arc(...p, 38, 38, 0, TAU, 20), '#f2e6c6')).sign(i, ...p, 22, 0, 4)
  })
  c.layer()
  half(c, (d) => arc(X, Y, R * 1.02 + d, R * 1.02 + d, 0, TAU, 120), 44, true)
  half(c, (d) => hoop(R * 1.14, R * 0.16, 0, d, 0, Math.PI), 84, true)
  for (const k of [-1, 1]) {
    const [p] = place([[0, k * R * 1.08]], { x: X, y: Y, turn: tilt })
    c.layer(soft(arc(...p, 30, 30, 0, TAU, 16), '#d9ab54')).circle(...p, 30, 4).layer()
  }
  for (const [a, b, t, f] of [[110, 2490, 0, 1], [1890, 2490, 0, -1], [110, 110, Math.PI, -1], [1890, 110, Math.PI, 1]]) c.scroll(a, b, 200, t, f)
  return c.print()
}
