import { Pen } from '../lib/pen.mjs'
import { mix, polar, spline, steps } from '../lib/shape.mjs'
import { Plate } from './plate.mjs'

/** Artichoke in Flower. */
export function artichoke() {
  const p = new Plate('artichoke')
  p.stem(
    [
      [900, 2300],
      [910, 1900],
      [885, 1480],
    ],
    96,
    84,
    '#a3ae87',
    { rough: 2 },
  )
  const big = (x, y, a, l, k) => {
    const spine = spline([[x, y], polar(x, y, l * 0.5, a + 0.1), polar(x, y, l, a + k)], 20)
    for (let i = 0; i < 5; i++) {
      const t = 0.18 + i * 0.16
      const at = Math.round(t * (spine.length - 1))
      const base = spine[at]
      const dir = Math.atan2(spine[at + 1][1] - base[1], spine[at + 1][0] - base[0])
      for (const s of [1, -1]) {
        const d = dir + s * (1.05 - t * 0.55)
        const m = l * 0.42 * Math.sin(Math.PI * (0.26 + t * 0.64))
        p.blade(
          [base, polar(...base, m * 0.55, d - s * 0.06), polar(...base, m, d - s * 0.3)],
          (u) => m * 0.13 * Math.sin(Math.PI * u ** 0.7) * (1 + 0.2 * Math.sin(u * 17)),
          { colour: s > 0 ? '#9fae92' : '#8fa083', veins: 2, line: 2.6 },
        )
      }
    }
    p.blade(
      [spine[0], spine[20], spine.at(-1)],
      (u) => l * 0.035 * (1 - u) + l * 0.045 * Math.sin(Math.PI * Math.max(0, (u - 0.6) / 0.4)),
      { colour: '#c0c9ac', veins: 3, radial: true },
    )
  }
  big(900, 2140, -2.5, 740, -0.16)
  big(905, 2090, -0.62, 760, 0.18)
  big(902, 1810, -2.9, 560, 0.14)
  big(902, 1780, -0.18, 540, -0.14)
  p.stem(
    [
      [900, 2300],
      [910, 1900],
      [885, 1480],
    ],
    96,
    84,
    '#a3ae87',
    { rough: 2 },
  )
  const tuft = new Pen()
  const tuftInk = new Pen()
  for (let i = 0; i < 120; i++) {
    const u = p.r.in(-1, 1)
    const a = -1.57 + u * 0.72
    const l = (430 - 110 * u * u) * p.r.in(0.8, 1.05)
    const base = [885 + u * 190, 800 + 30 * u * u]
    const path = spline([base, polar(...base, l * 0.6, a * 0.92 - 0.12), polar(...base, l, a)], 2)
    ;(i % 2 ? tuft : tuftInk).ribbon(path, (t) => (i % 2 ? 9 : 3) * (1 - t * 0.6), 0.8)
  }
  p.put(tuft, '#8d6bb0', 0.75).put(tuftInk, '#4b2f70')
  for (let row = 0; row < 8; row++) {
    const y = mix(830, 1400, (row / 7) ** 0.9)
    const wide = 330 * Math.sin(Math.PI * mix(0.28, 0.86, row / 7)) + 40
    const n = [6, 7, 7, 8, 7, 7, 6, 5][row]
    const order = steps(n, (i) => ((i + (row % 2 ? 0.5 : 0)) / (n - 0.5)) * 2 - 1).sort(
      (a, b) => Math.abs(b) - Math.abs(a),
    )
    for (const u of order) {
      const x = 885 + Math.sin(u * 1.35) * wide
      const a = -1.57 + u * 0.75
      const l = mix(210, 250, Math.sin(Math.PI * (row / 7)))
      p.blade(
        [
          [mix(x, 885, 0.14 + row * 0.063), y + 90 + (row > 4 ? (1 - u * u) * 26 : 0)],
          polar(x, y, l * 0.25, a),
          polar(x, y, l * 0.75, a + u * 0.14),
        ],
        (t) => 82 * Math.sin(Math.PI * Math.min(1, 0.22 + t * 0.76)) ** 0.8 * (1 - Math.abs(u) * 0.25),
        { colour: u > 0.2 ? '#8f9f77' : '#a8b58d', dark: '#6c7c5c', veins: 4, radial: true, line: 3.6 },
      )
    }
  }
  p.blade(
    [
      [745, 1486],
      [885, 1512],
      [1025, 1486],
    ],
    (t) => 34 * Math.sin(Math.PI * t) ** 0.7,
    { colour: '#a3ae87', dark: '#6c7c5c', veins: 11, radial: true },
  )
  return p.print()
}
