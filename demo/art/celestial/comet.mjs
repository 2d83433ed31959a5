import { fill, flat, Pen } from '../lib/pen.mjs'
import { arc, mix, polar, rect, steps, TAU } from '../lib/shape.mjs'
import { Chart } from './tools/chart.mjs'
import { NIGHT } from './tools/inks.mjs'

/** The Comet of the Third Year. */
export function comet() {
  const c = new Chart('comet', 2400, 1700, NIGHT)
  steps(230, () => {
    const [x, y] = [c.r.in(80, 2320), c.r.in(80, 1180)]
    c.star(x, y, c.r.pick([4, 5, 7, 11]), 6, c.r.chance(0.7) ? NIGHT.line : NIGHT.pale)
  })
  c.layer()
  const path = (t) => [mix(2240, 260, t), 640 + 520 * (t - 0.3) ** 2]
  c.line(2.6, NIGHT.pale).curve(steps(24, (_, t) => path(t)))
  for (const t of [0.06, 0.16, 0.27, 0.4, 0.56]) {
    const [x, y] = path(t)
    c.star(x, y, 16, 8, NIGHT.gold)
    const away = Math.atan2(y - 1500, x + 200)
    for (let k = -2; k <= 2; k++)
      c.line(1.8, NIGHT.gold, 0.8).line([[x, y], polar(x, y, 60 + t * 150, away + k * 0.07)])
  }
  const [x, y] = path(0.8)
  c.layer()
  const tail = (spread, length, colour, opacity) =>
    flat(
      [
        polar(x, y, 40, -0.3 + 1.57),
        ...arc(x, y, length, length, -0.3 + spread, -0.3 - spread, 13).map((q, i) =>
          i % 2 ? q : polar(x, y, length * 0.8, -0.3 + spread * (1 - i / 6)),
        ),
        polar(x, y, 40, -0.3 - 1.57),
      ],
      colour,
      opacity,
    )
  c.layer(
    tail(0.19, 1380, '#7d4a78', 0.4),
    tail(0.13, 1420, '#b5658c', 0.4),
    tail(0.08, 1330, '#d98a9a', 0.45),
    tail(0.04, 1200, '#f0bfae', 0.55),
  )
  for (let k = -26; k <= 26; k++) {
    const a = -0.3 + k * 0.0078
    const bend = k * 0.0012
    const l = c.r.in(0.62, 1.05) * (1350 - Math.abs(k) * 14)
    c.line(k % 3 ? 2 : 3.4, k % 3 ? NIGHT.line : '#f0b6ae', 0.9).curve([
      polar(x, y, 70 + c.r.in(0, 120), a),
      polar(x, y, l * 0.5, a + bend),
      polar(x, y, l, a + bend * 4),
    ])
  }
  c.layer()
    .sun(x, y, 54, { rays: 20, face: false, reach: 1.5, body: '#f0d58a', line: NIGHT.deep })
    .star(x, y, 40, 8, '#fff6da')
    .layer()
  const hills = (base, amp, s, colour) =>
    c.layer(
      flat(
        [
          ...steps(60, (i) => [i * 41, base - amp * Math.abs(c.n(i / 9, s)) - amp * 0.4 * c.n(i / 3, s)]),
          [2400, 1700],
          [0, 1700],
        ],
        colour,
      ),
    )
  hills(1290, 130, 3, '#2b4266')
  hills(1400, 90, 7, '#20345a')
  const town = new Pen()
  const lights = new Pen()
  let u = 150
  while (u < 2200) {
    const w = c.r.in(40, 110)
    const h = c.r.in(60, 170) * (1 + 0.9 * Math.exp(-(((u - 1240) / 240) ** 2)))
    town.shape(rect(u, 1430 - h, w, h + 130))
    if (c.r.chance(0.75))
      town.shape([
        [u - 6, 1430 - h],
        [u + w / 2, 1430 - h - w * c.r.in(0.4, 1)],
        [u + w + 6, 1430 - h],
      ])
    if (c.r.chance(0.16))
      town.shape([
        [u + w * 0.3, 1430 - h],
        [u + w * 0.5, 1430 - h - 260],
        [u + w * 0.7, 1430 - h],
      ])
    steps(
      4,
      () => c.r.chance(0.6) && lights.shape(rect(u + c.r.in(0.15, 0.7) * w, 1430 - h * c.r.in(0.2, 0.85), 9, 15)),
    )
    u += w * c.r.in(0.7, 1.25)
  }
  town
    .blob(arc(1260, 1120, 86, 92, Math.PI, TAU, 14))
    .shape(rect(1174, 1110, 172, 330))
    .shape([
      [1252, 1040],
      [1260, 960],
      [1268, 1040],
    ])
  c.layer(fill(town, '#0b152b'), fill(lights, '#e9c468'))
  hills(1560, 50, 11, '#27406a')
  for (let i = 0; i < 13; i++)
    c.line(2, NIGHT.pale, 0.7).curve(steps(40, (k) => [40 + k * 60, 1565 + i * 8 + 5 * Math.sin(k * 0.7 + i)]))
  c.layer()
  ;[
    [330, 1500],
    [420, 1512],
    [505, 1498],
  ].forEach(([a, b], i) => {
    c.solid('#070e1e')
      .blob(arc(a, b, 16, 20))
      .shape([
        [a - 24, b + 14],
        [a + 24, b + 14],
        [a + 36, b + 120],
        [a - 36, b + 120],
      ])
    if (i === 1)
      c.line(11, '#070e1e').line([
        [a + 10, b + 30],
        [a + 84, b - 36],
      ])
    if (i === 2)
      c.line(8, '#070e1e').line([
        [a, b],
        [a + 96, b - 46],
      ])
  })
  return c.print()
}
