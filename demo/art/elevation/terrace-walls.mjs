import { flat, soft } from '../lib/pen.mjs'
import { arc, coords, mix, rect, spline, steps, TAU } from '../lib/shape.mjs'
import { Draft } from './draft.mjs'

/** Garden Terrace Walls. */
export function terraceWalls() {
  const d = new Draft('terraces', 2400, 1500)
  d.sky(100, 110, 2200, 360)
  const levels = coords('1250 60 2340, 1050 60 1980, 850 380 1760, 660 700 1560, 500 960 1420')
  d.layer(flat(coords('960 500, 1420 500, 2340 1250, 60 1250, 60 1050'), d.ink.green, 0.25))
  d.cypress(1010, 500, 300).cypress(1080, 500, 260).cypress(1370, 500, 290).tree(1200, 500, 150)
  ;[...levels].reverse().forEach(([y, x0, x1], i) => {
    const h = [150, 160, 180, 190, 120][i]
    d.layer(flat(rect(x0, y, x1 - x0, h), '#dcc9a0'))
    const rows = Math.round(h / 26)
    for (let r = 0; r <= rows; r++) {
      d.line(1.3).line(steps(14, (_, t) => [mix(x0, x1, t), y + (h * r) / rows + d.n(t * 14, r + i * 9) * 2]))
      for (let x = x0 + d.r.in(0, 60); x < x1; x += d.r.in(46, 120)) {
        if (r < rows)
          d.line(1.3).line([
            [x, y + (h * r) / rows],
            [x + d.r.norm(2), y + (h * (r + 1)) / rows],
          ])
        if (r < rows && d.r.chance(0.16)) d.shade(rect(x, y + (h * r) / rows, 50, h / rows), 6, -0.78, 0.9)
      }
    }
    d.rule([x0, y + h], [x1, y + h], 3)
      .box(rect(x0 - 10, y - 14, x1 - x0 + 20, 14), 2.4, '#efe4cc')
      .shade(rect(x0, y, x1 - x0, 20), 5, -0.78, 1.2)
    for (let x = x0 + 30; x < x1 - 20; x += d.r.in(46, 90)) {
      if (Math.abs(x - 1200) < 130) continue
      const s = d.r.in(20, 46)
      d.solid(d.r.pick(['#8d9c6c', '#6f8a62', '#a7a45e', '#b26a86', '#c79a4a']), 0.6).blob(
        arc(x, y - 14 - s * 0.5, s, s * 0.7, 0, TAU, 7),
      )
      steps(5, () =>
        d.line(1.4).curve([
          [x + d.r.norm(s * 0.4), y - 14],
          [x + d.r.norm(s * 0.5), y - 14 - s * 0.5],
          [x + d.r.norm(s * 0.8), y - 14 - s * d.r.in(0.7, 1.3)],
        ]),
      )
      if (d.r.chance(0.3)) {
        const drop = spline(
          [
            [x, y - 10],
            [x + 10, y + 20],
            [x + d.r.norm(10), y + d.r.in(40, h * 0.8)],
          ],
          6,
        )
        d.line(2, d.ink.green).line([drop[0], drop[6], drop[12]])
        drop.forEach(
          (q, k) => k % 2 && d.solid(d.r.pick(['#7f8f56', '#a8496e']), 0.8).box(q[0] + d.r.norm(7), q[1], 7, 8),
        )
      }
    }
  })
  for (let k = 0; k < 40; k++) {
    const t = k / 39
    d.box(rect(1200 - mix(36, 104, t), mix(500, 1244, t), mix(72, 208, t), 19), 1.5, k % 2 ? '#f3ead6' : '#d9c8a4')
  }
  const rill = coords('1186 500, 1214 500, 1236 1250, 1164 1250')
  d.layer(flat(rill, '#8fb7c0')).rule(rill[0], rill[3], 2.4).rule(rill[1], rill[2], 2.4)
  steps(60, (_, t) =>
    d.line(1.6, '#f7f1e2').line([
      [1200 + d.r.norm(10 + 16 * t), mix(510, 1240, t)],
      [1200 + d.r.norm(10 + 16 * t), mix(520, 1250, t)],
    ]),
  )
  d.layer(soft(arc(1200, 1270, 210, 34, 0, TAU, 24), '#8fb7c0'))
    .line(3)
    .curve(arc(1200, 1270, 210, 34, 0, TAU, 24), true)
    .curve(arc(1200, 1270, 236, 44, 0, TAU, 24), true)
  for (const x of [560, 1840]) {
    steps(7, (k) => {
      const px = x - 150 + k * 50
      d.rule([px, 1036], [px, 860], 2.2)
    })
    d.rule([x - 180, 862], [x + 180, 862], 3).rule([x - 180, 880], [x + 180, 880], 2)
    steps(44, () =>
      d
        .solid(d.r.pick(['#b8457a', '#c9638a', '#7f8f56', '#a83a6a']), 0.75)
        .blob(arc(x + d.r.in(-170, 170), 862 + d.r.norm(16), d.r.in(12, 28), d.r.in(10, 20), 0, TAU, 6)),
    )
  }
  coords('1450 1244 76, 1490 1244 74, 880 1040 72, 1330 845 66, 1120 655 60, 620 1244 76, 1258 495 56').forEach(
    ([x, y, h], i) => d.person(x, y, h, ((i % 3) - 1) * 0.05),
  )
  d.tree(2160, 1250, 260)
    .tree(200, 1050, 230)
    .cypress(2040, 1050 + 200, 330)
  const drains = coords('120 1120 1215, 1280 2280 1215, 120 1120 1025, 1280 1940 1025, 420 1120 828, 1280 1720 828')
  for (const [x0, x1, y] of drains)
    for (let x = x0; x < x1; x += 34)
      d.line(3, '#3f6a86').line([
        [x, y],
        [x + 13, y],
      ])
  d.ground([
    [60, 1370],
    [2340, 1370],
  ]).measure(60, 2340, 1440, 12)
  return d.print()
}
