import { hatch } from '../lib/hatch.mjs'
import { flat, soft } from '../lib/pen.mjs'
import { arc, coords, mix, polar, rect, steps, TAU } from '../lib/shape.mjs'
import { Chart } from './tools/chart.mjs'
import { VELLUM } from './tools/inks.mjs'

/** Eclipse Diagram. */
export function eclipse() {
  const c = new Chart('eclipse', 2400, 1800, VELLUM)
  const [sx, sy, sr] = [400, 640, 210]
  const [ex, er] = [1790, 130]
  const [mx, mr] = [1430, 44]
  c.layer(
    flat(
      [
        [sx, sy - sr],
        [mx, sy - mr],
        [mx, sy + mr],
        [sx, sy + sr],
      ],
      '#e9c87a',
      0.55,
    ),
    flat(
      [
        [mx, sy - mr],
        [ex + 20, sy - 6],
        [ex + 20, sy + 6],
        [mx, sy + mr],
      ],
      '#3f2d20',
      0.75,
    ),
    flat(
      [
        [mx, sy - mr],
        [ex, sy - 190],
        [ex, sy + 190],
        [mx, sy + mr],
      ],
      '#7a6248',
      0.28,
    ),
    flat(
      [
        [ex, sy - er],
        [2320, sy - 62],
        [2320, sy + 62],
        [ex, sy + er],
      ],
      '#3f2d20',
      0.5,
    ),
    flat(
      [
        [ex, sy - er],
        [2320, sy - 330],
        [2320, sy + 330],
        [ex, sy + er],
      ],
      '#7a6248',
      0.22,
    ),
  )
  for (const s of [
    hatch(
      [
        [mx, sy - mr],
        [ex, sy - 190],
        [ex, sy + 190],
        [mx, sy + mr],
      ],
      0.5,
      13,
    ),
    hatch(
      [
        [ex, sy - er],
        [2320, sy - 330],
        [2320, sy + 330],
        [ex, sy + er],
      ],
      -0.5,
      15,
    ),
  ])
    s.forEach((l) => c.line(1.8).line(l))
  hatch(
    [
      [ex, sy - er],
      [2320, sy - 62],
      [2320, sy + 62],
      [ex, sy + er],
    ],
    0.6,
    9,
  ).forEach((l) => c.line(2).line(l))
  for (const k of [1, -1])
    c.line(2.6)
      .line([
        [sx, sy - sr * k],
        [ex + 20, sy - 6 * k],
      ])
      .line([
        [sx, sy + sr * k],
        [ex, sy - 190 * k],
      ])
      .line([
        [sx, sy - sr * k],
        [2320, sy - 62 * k],
      ])
      .line([
        [sx, sy + sr * k],
        [2320, sy - 330 * k],
      ])
  c.line(2, VELLUM.warm).line([
    [80, sy],
    [2320, sy],
  ])
  c.layer()
  c.circle(ex, sy, ex - mx, 2.6)
    .circle(ex, sy, ex - mx - 8, 1.6)
    .layer()
  c.sun(sx, sy, sr, { rays: 32, reach: 1.4 }).layer()
  c.globe(ex, sy, er).moon(mx, sy, mr, Math.PI, 0.5, { dark: '#5a4632' }).layer()
  c.moon(ex + (ex - mx), sy, mr, Math.PI, 0.001, { dark: '#5a4632' })
    .moon(ex, sy - (ex - mx), mr, Math.PI, 0.5, { dark: '#8a7452' })
    .moon(ex, sy + (ex - mx), mr, Math.PI, 0.5, { dark: '#8a7452' })
    .layer()
  const row = 1420
  c.line(3)
    .line(rect(140, 1220, 2120, 400), true)
    .line(rect(152, 1232, 2096, 376), true)
  c.line(2, VELLUM.warm).line([
    [160, row],
    [2240, row],
  ])
  steps(9, (i) => {
    const x = 300 + i * 225
    const d = (i - 4) * 43
    c.layer(soft(arc(x, row, 86, 86, 0, TAU, 40), VELLUM.gold)).circle(x, row, 86, 3.4)
    if (Math.abs(d) < 30)
      steps(28, (k) =>
        c
          .line(2.4, VELLUM.warm)
          .line([polar(x, row, 96, (k / 28) * TAU), polar(x, row, k % 2 ? 116 : 136, (k / 28) * TAU)]),
      )
    const shadow = arc(x + d, row - d * 0.12, 84, 84, 0, TAU, 60).filter(
      ([px, py]) => Math.hypot(px - x, py - row) <= 86,
    )
    const limb = arc(x, row, 86, 86, 0, TAU, 60).filter(([px, py]) => Math.hypot(px - x - d, py - row + d * 0.12) <= 84)
    const both = [...shadow, ...limb].sort((p, q) => angle(p) - angle(q))
    function angle([px, py]) {
      return Math.atan2(py - row + d * 0.06, px - x - d / 2)
    }
    if (both.length > 6) {
      c.layer(flat(both, '#4a3524'))
      hatch(both, 0.5, 11).forEach((l) => c.line(1.6, '#c9b48a', 0.8).line(l))
    }
    c.circle(x, row, 86, 3).layer()
    c.line(2.4).line([
      [x, 1560],
      [x, i % 4 ? 1580 : 1596],
    ])
  })
  c.line(2.4).line([
    [290, 1560],
    [2106, 1560],
  ])
  ;[
    [110, 110, 1],
    [2290, 110, -1],
  ].forEach(([x, y, f]) => c.scroll(x + f * 20, y + 10, 190, Math.PI, -f))
  for (let row = 0; row < 7; row++) {
    const [x0, x1, y] = [700 + c.r.norm(22), 1380 + c.r.norm(40), 948 + row * 33]
    const dab = [
      [x0, y - 6],
      [mix(x0, x1, 0.3), y - 17],
      [mix(x0, x1, 0.7), y - 15],
      [x1, y - 8 + c.r.norm(4)],
      [x1 - 26, y + 20],
      [mix(x0, x1, 0.5), y + 24],
      [x0 + 20, y + 22],
    ]
    c.layer(soft(dab, '#3f6394', 0.62))
  }
  for (const [x, y, size] of coords('742 214 13, 806 262 8, 1130 190 10, 1178 236 6, 2140 1130 11, 980 300 5'))
    c.layer(
      soft(arc(x, y, size * 1.7, size * 1.6, 0, TAU, 9), '#8a5a2a', 0.35),
      soft(arc(x, y, size, size * 0.9, 0, TAU, 8), '#3a2412', 0.85),
    )
  return c.print()
}
