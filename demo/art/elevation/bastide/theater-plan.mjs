import { flat, soft } from '../../lib/pen.mjs'
import { arc, mix, polar, rect, steps, TAU } from '../../lib/shape.mjs'
import { Draft } from '../draft.mjs'
import { LINEN } from './inks.mjs'

/** A tree seen from above. */
function crown(d, x, y, r, colour = '#7c9a80') {
  const ring = steps(14, (i) => polar(x, y, r * d.r.in(0.9, 1.06), (i / 14) * TAU))
  d.layer(soft(ring.map(([a, b]) => [a + r * 0.3, b + r * 0.34]), LINEN.line, 0.22), soft(ring, colour, 0.95)).line(2.4).curve(ring, true)
  steps(11, (i) => d.line(1.3).line([polar(x, y, r * 0.12, (i / 11) * TAU), polar(x, y, r * d.r.in(0.6, 0.85), (i / 11) * TAU + 0.1)]))
  d.solid().dot(x, y, r * 0.08)
  d.layer()
}

/** Open-Air Theater, Plan. */
export function theaterPlan() {
  const d = new Draft('theater plan', 2200, 2400, LINEN)
  const [x, y] = [1100, 1450]
  for (let k = 0; k < 9; k++) d.line(1.4, '#8fa39a').curve(arc(x, y, 1120 + k * 40, 1080 + k * 34, Math.PI * 1.02, Math.PI * 1.98, 40).map(([a, b]) => [a + 30 * d.n(a / 200, k), b + 30 * d.n(b / 200, k + 9)]).filter(([a, b]) => a > 60 && a < 2140 && b > 60))
  d.layer(flat([...arc(x, y, 990, 990, Math.PI * 0.97, TAU + 0.09, 60), ...arc(x, y, 330, 330, TAU + 0.09, Math.PI * 0.97, 40)], '#efe8d4'))
  for (let k = 0; k < 17; k++) {
    const r = 350 + k * 38
    d.line(k === 8 ? 6 : 2.2).curve(arc(x, y, r, r, Math.PI * 0.97, TAU + 0.09, 60))
    if (k % 2 && k !== 9) d.layer(flat([...arc(x, y, r, r, Math.PI * 0.97, TAU + 0.09, 50), ...arc(x, y, r + 12, r + 12, TAU + 0.09, Math.PI * 0.97, 50)], '#c9b58a', 0.8))
  }
  d.layer(flat([...arc(x, y, 654, 654, Math.PI * 0.97, TAU + 0.09, 50), ...arc(x, y, 692, 692, TAU + 0.09, Math.PI * 0.97, 50)], '#d8d2c0'))
  steps(8, (i) => {
    const a = mix(Math.PI * 0.97, TAU + 0.09, i / 7)
    const at = (r, w) => polar(x, y, r, a + w / r)
    d.layer(flat([at(332, -26), at(332, 26), at(992, 26), at(992, -26)], '#f6f2e6')).line(2.6).line([at(332, -26), at(992, -26)]).line([at(332, 26), at(992, 26)])
    steps(36, (k) => d.line(1.1).line([at(340 + k * 18, -26), at(340 + k * 18, 26)]))
  })
  d.line(8).curve(arc(x, y, 994, 994, Math.PI * 0.97, TAU + 0.09, 60)).curve(arc(x, y, 1018, 1018, Math.PI * 0.97, TAU + 0.09, 60))
  d.layer(soft(arc(x, y, 326, 326, 0, TAU, 50), '#d9a679', 0.9))
  for (const r of [326, 312, 200, 90]) d.line(r > 300 ? 4 : 1.6).curve(arc(x, y, r, r, 0, TAU, 50), true)
  steps(24, (i) => d.line(1.3).line([polar(x, y, 90, (i / 24) * TAU), polar(x, y, 312, (i / 24) * TAU)]))
  const stage = rect(470, 1640, 1260, 300)
  d.layer(flat(stage.map(([a, b]) => [a + 20, b + 26]), LINEN.line, 0.2))
  d.box(stage, 4, '#efe0bd')
  steps(31, (i) => d.line(1.3).line([[470 + i * 41, 1640], [470 + i * 41, 1940]]))
  const wall = (pts) => d.layer(flat(pts, LINEN.line)).line(2).line(pts, true)
  wall(rect(440, 1940, 330, 42))
  wall(rect(880, 1940, 440, 42))
  wall(rect(1430, 1940, 330, 42))
  for (const k of [-1, 1]) {
    wall(rect(x + k * 680 - 22, 1620, 44, 560))
    wall(rect(x + k * 440 - (k > 0 ? 0 : 240), 2140, 240, 36))
    steps(9, (i) => d.line(1.6).line([[x + k * (470 + i * 24), 1990], [x + k * (470 + i * 24), 2130]]))
  }
  wall(rect(880, 2140, 440, 36))
  steps(8, (i) => d.solid().dot(560 + i * 154, 1900, 20))
  d.layer()
  for (const k of [-1, 1]) {
    const path = [[x + k * 980, 1540], [x + k * 980, 1640], [x + k * 1060, 1640], [x + k * 1060, 1540]]
    d.box(path, 2, '#d8d2c0')
  }
  for (const [a, b] of [[1.06, 140], [1.16, 96], [1.27, 124], [1.4, 104], [1.5, 138], [1.61, 100], [1.73, 128], [1.85, 100], [1.94, 140]]) crown(d, ...polar(x, y, 1180 + (b % 50), Math.PI * a).map((v, i) => (i ? Math.max(210, v) : Math.min(2010, Math.max(190, v)))), b * 0.86, b % 3 ? '#7c9a80' : '#9fb389')
  for (const [a, b, r] of [[190, 1840, 90], [200, 2090, 110], [2010, 1860, 96], [2000, 2100, 104], [360, 2240, 70], [1850, 2250, 76]]) crown(d, a, b, r)
  d.line(2, LINEN.warm).line([[x, 300], [x, 2290]]).line([[90, y], [2110, y]])
  d.line(3, LINEN.warm).dot(330, 320, 84).line([[330, 410], [330, 210]])
  d.solid(LINEN.warm).shape([[330, 200], [306, 262], [354, 262]])
  return d.measure(470, 1730, 2310, 9).print()
}
