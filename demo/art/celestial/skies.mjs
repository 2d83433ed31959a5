/** Charts of the northern and the southern sky. */

import { flat, soft } from '../lib/pen.mjs'
import { arc, coords, mix, place, polar, rect, spline, steps, TAU } from '../lib/shape.mjs'
import { Chart } from './tools/chart.mjs'
import { hemisphere, rim } from './tools/hemisphere.mjs'
import { NIGHT, VELLUM } from './tools/inks.mjs'
import { NORTH, SOUTH } from './tools/stars.mjs'

/** Chart of the Northern Sky. */
export function northernSky() {
  const c = new Chart('northern sky', 2200, 2200, NIGHT)
  c.layer(
    soft(arc(1100, 1100, 930, 930, 0, TAU, 40), NIGHT.wash),
    soft(arc(1100, 1100, 860, 860, 0, TAU, 40), '#10203f'),
  )
  const creatures = [
    ['bear', -0.19, 0.37, 0.27, 0.18, -1],
    ['swan', 0.53, -0.32, 0.19, 0.2],
    ['lion', -0.27, 0.83, 0.16, 0.14, -1],
  ]
  const doubted = coords('5 0, 5 1, 5 3, 5 6, 6 0, 6 3, 9 0')
  hemisphere(c, 1100, 1100, 860, NORTH, false, creatures, doubted)
  rim(c, 1100, 1100, 860)
  const corner = coords('200 200, 2000 200, 200 2000, 2000 2000')
  c.sun(...corner[0], 62)
    .layer()
    .moon(...corner[3], 90, Math.PI, 0.42, { dark: '#2c4470' })
    .face(1978, 2000, 70, -0.4, '#15233d')
  c.layer()
  for (const [k, q] of [
    [1, corner[1]],
    [2, corner[2]],
  ]) {
    c.circle(...q, 92, 4)
      .circle(...q, 80, 2)
      .scale(...q, 80, 92, 60)
    for (const t of [0.15, 0.5, 0.85])
      c.line(3, NIGHT.gold).line(
        [...arc(...q, 78, 78 * Math.abs(Math.cos(t * 3)) + 8, 0, TAU, 40)].map(
          ([a, b]) => place([[a - q[0], b - q[1]]], { x: q[0], y: q[1], turn: k + t })[0],
        ),
        true,
      )
    c.star(...q, 22, 8)
  }
  return c.print()
}

/** Southern Constellations for Navigators. */
export function southernSky() {
  const c = new Chart('southern navigators', 2200, 2400, VELLUM)
  const [x, y, r] = [1100, 1010, 830]
  c.layer(
    soft(arc(x, y, r + 70, r + 70, 0, TAU, 40), '#d8c493'),
    soft(arc(x, y, r, r, 0, TAU, 40), '#e9dfc6'),
    soft(arc(x, y, r, r, 0, TAU, 40), '#7f9fa6', 0.18),
  )
  hemisphere(c, x, y, r, SOUTH, true, [
    ['ship', 0.42, 0.33, 0.28, 0.1],
    ['crane', -0.27, -0.53, 0.19, -0.5, -1],
    ['fish', 0.36, -0.12, 0.15, -0.3],
  ])
  rim(c, x, y, r)
  const [cx, cy] = [1100, 2110]
  c.line(4)
    .line(rect(120, 1960, 1960, 300), true)
    .line(rect(134, 1974, 1932, 272), true)
  steps(33, (i) =>
    steps(1, () =>
      c
        .line(2)
        .line([
          [cx, cy],
          [mix(140, 2060, i / 32), 1978],
        ])
        .line([
          [cx, cy],
          [mix(140, 2060, i / 32), 2242],
        ]),
    ),
  )
  c.layer()
  for (let i = 0; i < 7; i++)
    c.line(2, VELLUM.wash)
      .curve(steps(30, (k) => [150 + k * 31, 2010 + i * 34 + 8 * Math.sin(k * 0.9 + i * 2)]))
      .curve(steps(30, (k) => [1150 + k * 31, 2010 + i * 34 + 8 * Math.sin(k * 0.9 + i * 2)]))
  c.layer(soft(arc(cx, cy, 126, 126, 0, TAU, 40), VELLUM.ground))
    .circle(cx, cy, 122, 4)
    .circle(cx, cy, 106, 2)
    .scale(cx, cy, 106, 122, 72, { major: 9, minor: 3 })
  for (const [n, l, w] of [
    [0.125, 74, 0.14],
    [0, 92, 0.2],
    [0.25, 104, 0.2],
  ])
    steps(4, (i) => {
      const a = (i / 4 + n / 2 + (n === 0.25 ? 0 : n === 0 ? 0.125 : 0.0625)) * TAU
      c.solid(n === 0.25 ? VELLUM.warm : VELLUM.line).shape([
        [cx, cy],
        polar(cx, cy, l * 0.3, a - w * 3.2),
        polar(cx, cy, l, a),
      ])
      c.line(2).line([[cx, cy], polar(cx, cy, l * 0.3, a + w * 3.2), polar(cx, cy, l, a)])
    })
  c.layer()
  for (const [px, f] of [
    [470, 1],
    [1730, -1],
  ]) {
    const hull = place(coords('-1 0, -0.8 0.34, 0.7 0.34, 1.1 -0.12, 0.7 0.02, -0.6 0.02, -0.8 -0.2, -1.1 -0.22'), {
      x: px,
      y: 2130,
      sx: 130 * f,
      sy: 120,
    })
    c.layer(flat(hull, '#b58a52')).line(4).line(hull, true)
    for (const [dx, w, h] of [
      [-0.45, 0.4, 0.9],
      [0.15, 0.5, 1.1],
      [0.66, 0.3, 0.7],
    ]) {
      const sail = spline(
        place(
          [
            [dx - w / 2, -h],
            [dx + w / 2, -h],
            [dx + w * 0.72, -h * 0.5],
            [dx + w / 2, -0.12],
            [dx - w / 2, -0.12],
            [dx - w * 0.3, -h * 0.5],
          ],
          { x: px, y: 2130, sx: 130 * f, sy: 120 },
        ),
        4,
        true,
      )
      c.layer(flat(sail, '#f6edd4'))
        .line(3)
        .line(sail, true)
        .line([
          [px + dx * 130 * f, 2130],
          [px + dx * 130 * f, 2130 - (h + 0.12) * 120],
        ])
    }
  }
  c.layer()
  ;[
    [150, 190, 1],
    [2050, 190, -1],
  ].forEach(([a, b, f]) => c.star(a + f * 30, b, 60, 8, VELLUM.warm))
  return c.print()
}
