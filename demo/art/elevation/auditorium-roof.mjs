import { flat } from '../lib/pen.mjs'
import { arc, coords, mix, polar, steps } from '../lib/shape.mjs'
import { Draft } from './draft.mjs'

const BLUE = { ground: '#1f4170', line: '#eef2ee', wash: '#3a6296', sky: '#2c5285', green: '#5f8fa0', warm: '#f0c766' }

/** Auditorium Roof, a blueprint: plan of the shells and section of one truss. */
export function auditoriumRoof() {
  const d = new Draft('auditorium', 2400, 1700, BLUE)
  for (let x = 60; x < 2400; x += 60)
    d.line(1, '#4a74a8', 0.45).line([
      [x, 50],
      [x, 1650],
    ])
  for (let y = 50; y < 1700; y += 60)
    d.line(1, '#4a74a8', 0.45).line([
      [50, y],
      [2350, y],
    ])
  d.layer()
  const [cx, cy] = [1200, 1010]
  const a0 = Math.PI * 1.12
  const a1 = Math.PI * 1.88
  const bays = 11
  for (let i = 0; i < bays; i++) {
    const [a, b] = [mix(a0, a1, i / bays), mix(a0, a1, (i + 1) / bays)]
    const mid = (a + b) / 2
    const fold = [
      polar(cx, cy, 170, a),
      polar(cx, cy, 880, a),
      polar(cx, cy, 925, mid),
      polar(cx, cy, 880, b),
      polar(cx, cy, 170, b),
    ]
    d.layer(
      flat([polar(cx, cy, 170, mid), ...fold.slice(2)], '#5d8cc0', 0.35),
      flat([polar(cx, cy, 170, mid), polar(cx, cy, 170, a), ...fold.slice(1, 3)], '#16335c', 0.35),
    )
    d.line(3).line(fold, true)
    d.line(4).line([polar(cx, cy, 170, mid), polar(cx, cy, 925, mid)])
    for (let k = 1; k < 13; k++) {
      const r = mix(170, 895, k / 13)
      d.line(1.3).line([polar(cx, cy, r, a), polar(cx, cy, r + 14, mid), polar(cx, cy, r, b)])
    }
    for (let k = 0; k < 26; k++) {
      const r = mix(190, 880, k / 26)
      d.line(1.1).line([polar(cx, cy, r, mid), polar(cx, cy, r + 22, b)])
    }
    d.line(2.4).dot(...polar(cx, cy, 880, a), 9)
  }
  for (const [r, w] of coords('170 5, 150 2, 120 2, 880 1.6')) d.line(w).curve(arc(cx, cy, r, r, a0, a1, 40))
  d.line(3).line([polar(cx, cy, 170, a0), [cx - 250, cy + 60], [cx + 250, cy + 60], polar(cx, cy, 170, a1)])
  steps(7, (i) => d.line(1.6).curve(arc(cx, cy, 260 + i * 90, 260 + i * 90, a0 + 0.05, a1 - 0.05, 30).map((p) => p)))
  d.line(1.6, d.ink.warm)
    .line([
      [cx, 60],
      [cx, cy + 90],
    ])
    .line([polar(cx, cy, 100, a0), polar(cx, cy, 990, a0)])
    .line([polar(cx, cy, 100, a1), polar(cx, cy, 990, a1)])
  d.line(2, d.ink.warm).curve(arc(cx, cy, 965, 965, a0, a1, 50))
  steps(bays + 1, (i) => {
    const a = mix(a0, a1, i / bays)
    d.line(3, d.ink.warm).line([polar(cx, cy, 954, a - 0.008), polar(cx, cy, 976, a + 0.008)])
  })
  d.layer()
  const base = 1440
  const chord = (t) => [mix(300, 2100, t), base - 130 - 170 * Math.sin(Math.PI * t ** 0.8)]
  const lower = (t) => [mix(300, 2100, t), base - 100 - 95 * Math.sin(Math.PI * t ** 0.8)]
  d.layer(flat([...steps(40, (_, t) => chord(t)), ...steps(40, (_, t) => lower(1 - t))], '#5d8cc0', 0.3))
  d.line(4)
    .line(steps(40, (_, t) => chord(t)))
    .line(steps(40, (_, t) => lower(t)))
  steps(31, (i, t) => {
    d.line(2).line([chord(t), lower(t)])
    if (i < 30) d.line(2).line(i < 13 ? [lower(t), chord(t + 1 / 30)] : [chord(t), lower(t + 1 / 30)])
    d.solid()
      .dot(...chord(t), 5)
      .dot(...lower(t), 5)
  })
  const rake = steps(15, (i) => [
    [520 + i * 82, base + 70 - i * 9],
    [602 + i * 82, base + 70 - i * 9],
  ]).flat()
  d.line(3).line([[300, base + 70], ...rake, [2100, base - 60], [2100, base + 90]])
  steps(15, (i) =>
    d
      .solid()
      .dot(560 + i * 82, base + 26 - i * 9, 8)
      .blob([
        [550 + i * 82, base + 38 - i * 9],
        [572 + i * 82, base + 38 - i * 9],
        [574 + i * 82, base + 68 - i * 9],
        [550 + i * 82, base + 68 - i * 9],
      ]),
  )
  d.line(5)
    .line([
      [300, base - 130],
      [300, base + 90],
    ])
    .line([
      [2100, base - 130],
      [2100, base + 90],
    ])
  d.person(400, base + 70, 62)
    .line(2)
    .line([
      [340, base + 70],
      [340, base - 60],
    ])
  d.ground(
    [
      [150, base + 92],
      [2250, base + 92],
    ],
    24,
  ).measure(300, 2100, 1610, 10)
  return d.print()
}
