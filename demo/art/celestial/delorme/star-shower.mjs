import { fill, flat, Pen, soft } from '../../lib/pen.mjs'
import { rough } from '../../lib/random.mjs'
import { arc, coords, mix, polar, rect, steps, TAU } from '../../lib/shape.mjs'
import { Chart } from '../tools/chart.mjs'
import { NIGHT } from '../tools/inks.mjs'

/** The observatory: a drum with an open dome, a long telescope and two watchers. */
function observatory(c, x, y) {
  const dark = '#0b1426'
  c.layer(flat(rect(x - 210, y - 210, 420, 260), dark))
  c.layer(flat([...arc(x, y - 210, 226, 236, Math.PI, TAU, 30)], dark))
  c.layer(flat(coords('-36 -200, 12 -200, 60 -430, 6 -450').map(([a, b]) => [x + a, y + b]), NIGHT.wash))
  c.solid(NIGHT.gold).ribbon([[x - 10, y - 210], [x + 96, y - 560]], (t) => 30 - 8 * t)
  c.line(2.4, '#6a4a20').line([[x + 24, y - 320], [x + 4, y - 326]])
  c.solid(dark).ribbon([[x - 230, y - 206], [x + 230, y - 206]], () => 20)
  steps(5, (i) => c.solid('#e6b65c').shape([...arc(x - 150 + i * 75, y - 110, 20, 24, Math.PI, TAU, 8), [x - 130 + i * 75, y - 50], [x - 170 + i * 75, y - 50]]))
  for (const [px, h, arm] of [[x + 300, 86, 1], [x + 352, 74, 0]]) {
    c.solid(dark).dot(px, y - 24 - h, 15).shape([[px - 12, y - 8 - h], [px + 12, y - 8 - h], [px + 24, y + 20], [px - 24, y + 20]])
    if (arm) c.solid(dark).ribbon([[px, y + 2 - h], [px + 44, y - 60 - h]], () => 11)
  }
  c.layer()
}

/** Shower of Stars. */
export function starShower() {
  const c = new Chart('shower of stars', 2600, 1800, NIGHT)
  const [rx, ry] = [1600, 360]
  const land = rough('shower hills', 3)
  steps(5, (i) => c.layer(soft(arc(rx, ry, 900 - i * 170, 700 - i * 130, 0, TAU, 40), '#24406e', 0.13)))
  steps(330, () => c.star(c.r.in(80, 2520), c.r.in(80, 1350), c.r.pick([3, 3, 4, 6, 8]), 4, NIGHT.pale))
  c.layer()
  const trail = new Pen()
  const heads = []
  steps(64, (i) => {
    const a = ((i + c.r.in(-0.35, 0.35)) / 64) * TAU
    const near = c.r.in(110, 520)
    const long = c.r.in(120, 640) * (0.4 + near / 700)
    const [from, to] = [polar(rx, ry, near, a), polar(rx, ry, near + long, a)]
    if (to[0] < 90 || to[0] > 2510 || to[1] < 90 || to[1] > 1500) return
    trail.ribbon([from, [mix(from[0], to[0], 0.6), mix(from[1], to[1], 0.6)], to], (t) => 1 + 11 * t ** 1.6)
    heads.push(to)
  })
  c.layer(fill(trail, NIGHT.line, 0.85))
  for (const [x, y] of heads) c.star(x, y, 21, 8, NIGHT.gold)
  const lion = coords('1460 420, 1500 330, 1570 280, 1640 300, 1620 370, 1560 410, 1590 480, 1740 470, 1860 440, 1900 500, 1760 520')
  c.line(2.6, NIGHT.gold).line(lion)
  for (const [x, y] of lion) c.star(x, y, 14, 6, NIGHT.gold)
  c.layer()
  for (const [k, colour] of ['#22365a', '#182848', '#0f1a32'].entries()) {
    const ridge = steps(66, (i) => [i * 40, 1390 + k * 90 + (120 - k * 26) * land(i / (9 + k * 4), k * 5)])
    c.layer(flat([...ridge, [2600, 1800], [0, 1800]], colour))
    c.line(2, NIGHT.pale, 0.5).curve(ridge)
  }
  c.layer()
  observatory(c, 640, 1560)
  steps(9, (i) => {
    const [x, h] = [1180 + i * 150 + c.r.norm(30), c.r.in(90, 190)]
    c.solid('#0b1426').blob([[x, 1640 - h], [x + h * 0.14, 1640 - h * 0.3], [x + 6, 1650], [x - 6, 1650], [x - h * 0.14, 1640 - h * 0.3]])
  })
  c.layer(flat(rect(0, 1612, 2600, 200), '#0b1426'))
  return c.print()
}
