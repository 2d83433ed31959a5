import { flat, soft } from '../lib/pen.mjs'
import { arc, coords, mix, polar, steps, TAU } from '../lib/shape.mjs'
import { Chart } from './tools/chart.mjs'
import { VELLUM } from './tools/inks.mjs'

/** Zodiac Wheel. */
export function zodiac() {
  const c = new Chart('zodiac', 2200, 2200, VELLUM)
  const [x, y] = [1100, 1100]
  const tints = ['#c8674b', '#a8a06a', '#d9b45c', '#7f9fa6']
  c.layer(soft(arc(x, y, 960, 960, 0, TAU, 48), '#e2d0a4'))
  steps(12, (i) => {
    const [a, b] = [(i / 12) * TAU - Math.PI / 2, ((i + 1) / 12) * TAU - Math.PI / 2]
    c.layer(flat([...arc(x, y, 800, 800, a, b, 12), ...arc(x, y, 470, 470, b, a, 12)], tints[i % 4], 0.62))
    c.layer(flat([...arc(x, y, 470, 470, a, b, 8), ...arc(x, y, 340, 340, b, a, 8)], tints[(i + 2) % 4], 0.28))
    const mid = (a + b) / 2
    c.line(4).line([polar(x, y, 340, a), polar(x, y, 870, a)])
    c.sign(i, ...polar(x, y, 640, mid), 86, mid + Math.PI / 2, 13)
    steps(14, (k) => {
      const q = polar(x, y, c.r.in(490, 780), mix(a, b, c.r.in(0.08, 0.92)))
      if (Math.hypot(q[0] - polar(x, y, 640, mid)[0], q[1] - polar(x, y, 640, mid)[1]) > 120)
        c.star(...q, k % 3 ? 8 : 14, 6, VELLUM.line)
    })
    for (let k = 0; k < 10; k++)
      c.line(1.8).line([
        polar(x, y, 346, mix(a, b, (k + 0.5) / 10)),
        polar(x, y, 346 + 50 + 40 * Math.sin((k / 9) * Math.PI), mix(a, b, (k + 0.5) / 10)),
      ])
    c.moon(...polar(x, y, 905, mid), 27, mid, (i % 12) / 11)
  })
  for (const [r, w] of coords('960 7, 948 2.4, 870 4, 862 2, 800 4, 470 4, 460 2, 340 5')) c.circle(x, y, r, w)
  c.scale(x, y, 800, 862, 360, { major: 30, minor: 5 }).chequer(x, y, 950, 958, 180).layer()
  c.rings(x, y, 320, 336, 3, 1.8, VELLUM.line).sun(x, y, 160, { rays: 24, reach: 1.85 })
  c.layer()
  ;[
    [200, 2000, 0, 1],
    [2000, 2000, 0, -1],
  ].forEach(([a, b, t, f]) => c.scroll(a - f * 70, b + 70, 250, t, f))
  ;[
    [200, 200, 0, 1],
    [2000, 200, 0, -1],
  ].forEach(([a, b, _t, f]) => c.scroll(a - f * 70, b - 70, 250, Math.PI, -f))
  return c.print()
}
