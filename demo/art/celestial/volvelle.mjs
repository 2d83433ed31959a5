import { fill, flat, Pen, soft } from '../lib/pen.mjs'
import { arc, polar, spline, steps, TAU } from '../lib/shape.mjs'
import { Chart } from './tools/chart.mjs'
import { VELLUM } from './tools/inks.mjs'

/** Volvelle with Tides. */
export function volvelle() {
  const c = new Chart('volvelle', 2000, 2400, VELLUM)
  const [x, y] = [1000, 1080]
  c.layer(soft(arc(x, y, 860, 860, 0, TAU, 48), '#e3d3a8'))
    .circle(x, y, 860, 6)
    .circle(x, y, 846, 2)
    .circle(x, y, 780, 3)
  c.scale(x, y, 846, 800, 240, { major: 10, minor: 5 }).chequer(x, y, 782, 798, 120).layer()
  const tide = (k) =>
    steps(180, (i) => polar(x, y, k * (690 + 62 * Math.cos((i / 180) * TAU * 2 + 0.7)), (i / 180) * TAU))
  c.layer(flat(arc(x, y, 776, 776, 0, TAU, 60), '#f0e6ca'), fill(new Pen().blob(tide(1)), '#7fa3ab', 0.75))
  for (let k = 1; k < 7; k++) c.line(2, '#3f6570').curve(tide(1 - k * 0.017), true)
  c.circle(x, y, 776, 3).line(4).curve(tide(1), true)
  c.layer()
  const disc = (r, colour, tab) => {
    const edge = [
      ...arc(x, y, r, r, tab + 0.09, tab + TAU - 0.09, 70),
      polar(x, y, r + 70, tab - 0.045),
      polar(x, y, r + 108, tab),
      polar(x, y, r + 70, tab + 0.045),
    ]
    c.layer(
      flat(
        edge.map(([a, b]) => [a + 9, b + 12]),
        '#3f2d20',
        0.22,
      ),
      flat(edge, colour),
    )
      .circle(x, y, r - 12, 2)
      .line(4)
      .line(edge, true)
    c.layer()
  }
  disc(540, '#efe2bd', -0.9)
  c.scale(x, y, 528, 492, 148, { major: 5, minor: 5 }).circle(x, y, 490, 2.4).circle(x, y, 400, 2.4)
  steps(29, (i) =>
    c.moon(...polar(x, y, 445, (i / 29) * TAU - 1.57), 28, (i / 29) * TAU, Math.abs(1 - (i / 29) * 2) || 0.01),
  )
  c.layer()
  disc(372, '#d9b98a', 0.62)
  steps(12, (i) => {
    c.line(2.6).line([polar(x, y, 270, (i / 12) * TAU), polar(x, y, 360, (i / 12) * TAU)])
    c.sign(i, ...polar(x, y, 315, (i / 12) * TAU + 0.26), 26, (i / 12) * TAU + 1.83, 4.5)
  })
  c.circle(x, y, 268, 3).layer()
  for (const [n, colour] of [
    [3, '#a8452f'],
    [4, '#3f6570'],
    [6, '#8a6a2e'],
  ])
    steps(n === 4 ? 1 : n / 3, (k) =>
      c.line(3, colour).line(
        steps(n === 4 ? 4 : 3, (i) => polar(x, y, 262, (i / (n === 4 ? 4 : 3)) * TAU + k * 1.047 - 1.57)),
        true,
      ),
    )
  c.layer()
  disc(176, '#c9cdb0', 2.5)
  const hole = polar(x, y, 112, 2.5)
  c.layer(soft(arc(...hole, 46, 46, 0, TAU, 24), '#15233d'))
    .moon(hole[0], hole[1], 34, 0.6, 0.55)
    .layer()
  c.sun(x, y, 52, { rays: 20, reach: 1.5 }).layer()
  const arm = [
    polar(x, y, 60, -2.3 + 1.4),
    polar(x, y, 700, -2.3 - 0.012),
    polar(x, y, 836, -2.3),
    polar(x, y, 700, -2.3 + 0.03),
    polar(x, y, 60, -2.3 - 1.4),
  ]
  c.layer(
    flat(
      arm.map(([a, b]) => [a + 8, b + 10]),
      '#3f2d20',
      0.2,
    ),
    flat(arm, '#b8863a'),
  )
  c.line(3.4).line(arm, true)
  c.layer(soft(arc(x, y, 22, 22, 0, TAU, 16), '#6b4a1e'))
  const thread = spline(
    [
      [x, y],
      [1080, 1500],
      [1190, 1880],
      [1150, 2060],
      [1240, 2190],
    ],
    8,
  )
  c.line(5, '#a8452f').curve(thread)
  c.layer(soft(arc(1240, 2200, 18, 18, 0, TAU, 14), '#a8452f'))
  for (let i = 0; i < 12; i++)
    c.line(2.4, '#3f6570').curve(
      steps(36, (k) => [130 + k * 50, 2050 + i * 20 + (9 - i * 0.4) * Math.sin(k * 0.8 + i * 1.7)]).filter(
        ([px]) => px < 960 || px > 1360 || i > 9,
      ),
    )
  c.layer()
  ;[
    [170, 190, Math.PI, -1],
    [1830, 190, Math.PI, 1],
  ].forEach(([a, b, t, f]) => c.scroll(a + f * 60, b - 80, 220, t, f))
  return c.print()
}
