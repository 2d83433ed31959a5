import { Pen } from '../lib/pen.mjs'
import { arc, mix, polar, steps } from '../lib/shape.mjs'
import { Plate } from './plate.mjs'

/** Agave, Cross Section. */
export function agaveSection() {
  const p = new Plate('agave')
  const [x, y] = [900, 1560]
  p.globe(arc(x, y, 640, 640, 0, 6.283, 90), x, y, '#dfe0b8', 0.6, 2)
  for (let ring = 0; ring < 7; ring++) {
    const d = 560 - ring * 76
    const n = [13, 12, 11, 9, 8, 6, 4][ring]
    steps(n, (i) => {
      const a = (i / n) * 6.283 + ring * 0.42
      const half = (Math.PI / n) * 0.93
      const thick = 62 - ring * 4
      const outer = steps(9, (_, t) =>
        polar(x, y, d + thick * Math.sin(Math.PI * t) * 0.55 + 8, a + mix(-half, half, t)),
      )
      const inner = steps(9, (_, t) =>
        polar(x, y, d - thick * 0.25 + thick * 0.2 * Math.sin(Math.PI * t), a + mix(half, -half, t)),
      )
      const pod = [...outer, ...inner]
      p.wash(pod, ['#7fa08a', '#8fb08f', '#a5bd93', '#b9c99a', '#cdd4a4', '#dedcab', '#ece3b4'][ring], 0.75, 2).line(
        [...pod, pod[0]],
        3.6,
        0.3,
      )
      const dots = new Pen()
      const hairs = []
      steps(12, (_k) => {
        const q = polar(x, y, d + thick * p.r.in(-0.05, 0.35), a + half * p.r.in(-0.75, 0.75))
        const w = p.r.pick([3, 4, 6])
        dots.line([q, [q[0] + w, q[1] + 1], [q[0] + 1, q[1] + w]], true)
      })
      for (let k = -3; k <= 3; k++)
        hairs.push([
          polar(x, y, d + 4 + thick * 0.5 * Math.cos(k * 0.4), a + k * half * 0.26),
          polar(x, y, d - 2 + thick * 0.12, a + k * half * 0.26),
        ])
      p.put(dots).fine(hairs, 1.4)
    })
  }
  p.globe(arc(x, y, 66, 66, 0, 6.283, 30), x, y, '#f0e6b2', 0.9, 6).stipple(x, y, 60, 60, 120)
  const [ax, ay] = [900, 720]
  const order = steps(15, (i) => (i / 14) * 2 - 1).sort((a, b) => Math.abs(b) - Math.abs(a))
  for (const u of order) {
    const a = -1.57 + u * 1.42
    const l = mix(520, 430, Math.abs(u)) * (Math.abs(u) < 0.1 ? 1.04 : 1)
    p.blade(
      [[ax + u * 90, ay + 34 - Math.abs(u) * 20], polar(ax, ay, l * 0.5, a + u * 0.12), polar(ax, ay, l, a)],
      (t) => 58 * Math.sin(Math.PI * Math.min(1, 0.24 + t * 0.76)) ** 0.9 + 1,
      { colour: '#86a89a', dark: '#4f7568', veins: 8, radial: true, teeth: 9 },
    )
  }
  p.blade(
    [
      [ax - 150, ay + 50],
      [ax, ay + 26],
      [ax + 150, ay + 50],
    ],
    (t) => 26 * Math.sin(Math.PI * t),
    { colour: '#b59a6a', veins: 9, radial: true },
  )
  p.line(
    steps(40, (i) => [390 + i * 26, 756 + 5 * p.n(i / 3)]),
    4.5,
    0.4,
  )
  steps(60, () => {
    const q = p.r.in(400, 1400)
    p.line(
      [
        [q, 758],
        [q + p.r.norm(30), 758 + p.r.in(6, 34)],
      ],
      2.4,
      0.9,
    )
  })
  return p.print()
}
