import { flat } from '../../lib/pen.mjs'
import { arc, mix, polar, rect, steps, TAU } from '../../lib/shape.mjs'
import { Draft } from '../draft.mjs'
import { BOARD } from './inks.mjs'

const RIDGE = [
  [0, 1390],
  [110, 1302],
  [2260, 1302],
  [2400, 1370],
  [2400, 1900],
  [0, 1900],
]

/** Observatory on the Ridge, Section. */
export function observatory() {
  const d = new Draft('observatory section', 2400, 1900, BOARD)
  d.layer(flat(rect(0, 0, 2400, 1500), '#2f4763', 0.86))
  for (let i = 0; i < 190; i++) d.solid('#f1ead6', 0.85).dot(d.r.in(40, 2360), d.r.in(40, 1150), d.r.pick([2, 2, 3, 5]))
  d.layer(flat(RIDGE, '#8b7a5e'))
  d.shade(RIDGE, 30, -0.7, 1.6, '#4d4334')
  const [x, y] = [1180, 800]
  const beam = [[x + 40, y - 20], [x - 820, 40], [x - 560, 40]]
  d.layer(flat(beam, '#f1ead6', 0.16))
  const shell = (r0, r1, from, to) => [...arc(x, y, r0, r0, from, to, 40), ...arc(x, y, r1, r1, to, from, 40)]
  d.layer(flat([...arc(x, y, 470, 470, Math.PI, TAU, 50)], '#e9dfc8', 0.92))
  d.layer(flat(rect(x - 470, y, 940, 490), '#e9dfc8', 0.95))
  for (const [from, to] of [[Math.PI, Math.PI * 1.2], [Math.PI * 1.3, TAU]]) d.box(shell(470, 506, from, to), 3, '#b1452f', 0.85)
  steps(15, (i) => {
    const a = Math.PI * (1 + i / 14)
    if (a > 3.8 && a < 4.06) return
    d.line(1.6).line([polar(x, y, 430, a), polar(x, y, 470, a)])
  })
  d.line(1.6).curve(arc(x, y, 430, 430, Math.PI, TAU, 40))
  for (const k of [-1, 1]) d.box(rect(x + k * 488 - 22, y, 44, 500), 3, '#b1452f', 0.85)
  steps(16, (i) => d.line(2.4).dot(x - 450 + i * 60, y - 6, 10))
  d.box(rect(x - 470, y + 8, 940, 22), 2.4, '#c9a878')
  d.box(rect(x - 470, y + 250, 940, 26), 2.6, '#b1452f', 0.85)
  d.box([[x - 120, y + 250], [x + 120, y + 250], [x + 190, y + 600], [x - 190, y + 600]], 3, '#b9a98c').slabs(x - 130, y + 280, 260, 300, 4, 8, { bond: 0.5 })
  const axis = [[x + 140, y + 160], [x - 330, y - 300]]
  const n = [0.7, -0.71]
  const tube = (t, w) => [mix(axis[0][0], axis[1][0], t) + n[0] * w, mix(axis[0][1], axis[1][1], t) + n[1] * w]
  d.box([[x - 90, y + 250], [x + 90, y + 250], [x + 44, y + 40], [x - 20, y + 40]], 3, '#57616c')
  d.box([tube(0, -34), tube(0, 34), tube(1, 62), tube(1, -62)], 4, '#2d3947')
  for (const t of [0.16, 0.34, 0.52, 0.7, 0.86, 0.97]) d.line(5, '#d9b45c').line([tube(t, -38 - t * 26), tube(t, 38 + t * 26)])
  d.line(6).line([tube(-0.06, 0), tube(0, 0)])
  d.solid('#d9b45c').dot(x + 8, y + 26, 34)
  d.layer()
  for (let k = 0; k < 7; k++) d.box(rect(x + 250 + k * 26, y + 244 - k * 36, 130, 8), 1.6)
  d.person(x + 176, y + 250, 118).person(x + 420, y + 26, 0)
  for (const s of [-1, 1]) {
    const left = s < 0 ? x - 1010 : x + 510
    d.box(rect(left, y + 190, 500, 310), 3, '#e9dfc8', 0.95).box(rect(left - 16, y + 164, 532, 28), 3, '#b1452f', 0.85)
    d.box(rect(s < 0 ? left : left + 466, y + 190, 34, 310), 2.4, '#b1452f', 0.85)
    steps(3, (i) => (s < 0 ? d.window(left + 70 + i * 140, y + 250, 92, 170, 2, 3) : d.box(rect(left + 40 + i * 140, y + 240, 116, 220), 2, '#c9a878')))
    if (s > 0) steps(3, (i) => steps(5, (j) => steps(9, (b) => d.solid(d.r.pick(['#7d3a2c', '#2d4a5c', '#8a7a4a', '#46543c'])).box(left + 46 + i * 140 + b * 12, y + 252 + j * 42 + d.r.in(0, 8), 10, 30))))
    d.layer().person(left + (s < 0 ? 230 : 450), y + 500, 116)
  }
  d.box(rect(x - 470, y + 276, 280, 224), 1.6).box(rect(x + 190, y + 276, 280, 224), 1.6)
  d.person(x - 330, y + 500, 116).person(x + 320, y + 500, 116, 0.03)
  d.ground(RIDGE.slice(0, 4), 40)
  for (const [a, b, s] of [[96, 1330, 170], [2300, 1330, 190], [2220, 1306, 130]]) d.tree(a, b, s, '#4d6a58')
  return d.measure(170, 2190, 1800, 12).print()
}
