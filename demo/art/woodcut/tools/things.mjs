/** Foliage, trees and houses, cut in wood. */

import { gouge } from '../../lib/hatch.mjs'
import { clamp, mix, rect, spline, steps } from '../../lib/shape.mjs'

/** A ragged dark mass around an outline: foliage, smoke, rock. */
export function ragged(pen, b, outline, depth) {
  const pts = spline(outline, 7, true)
  pen.shape(
    pts.map(([x, y], i) => {
      const k = i % 2 ? depth * b.r.in(0.2, 1) : -depth * 0.2 * b.r()
      const [px, py] = pts[(i + pts.length - 1) % pts.length]
      const [nx, ny] = pts[(i + 1) % pts.length]
      const d = Math.hypot(nx - px, ny - py) || 1
      return [x + ((ny - py) / d) * k, y - ((nx - px) / d) * k]
    }),
  )
}

/** A round tree: black crown, lit side opened by curved cuts, trunk below. */
export function tree(b, x, y, r, light = -0.8, colour = b.paperColour) {
  b.ink.ribbon(
    [
      [x - r * 0.06, y + r * 1.5],
      [x, y + r * 0.9],
      [x + r * 0.03, y],
    ],
    (t) => r * (0.24 - 0.1 * t),
  )
  ragged(
    b.ink,
    b,
    steps(11, (i) => {
      const k = r * b.r.in(0.86, 1.08)
      return [x + Math.cos((i / 11) * 6.283) * k, y + Math.sin((i / 11) * 6.283) * k * 0.9]
    }),
    r * 0.09,
  )
  const cut = b.pen(colour)
  for (let ring = 0.28; ring < 0.98; ring += 0.15) {
    const count = Math.round(5 + ring * 15)
    steps(count, (i) => {
      const a = light - 1.5 + (3 * (i + b.r.in(-0.3, 0.3))) / count
      const strength = Math.cos((a - light) * 0.9) * (0.35 + ring * 0.65)
      if (strength < b.r.in(0.15, 0.5)) return
      const from = [x + Math.cos(a - 0.1) * r * ring, y + Math.sin(a - 0.1) * r * ring * 0.9]
      const to = [x + Math.cos(a + 0.16) * r * ring, y + Math.sin(a + 0.16) * r * ring * 0.9]
      gouge(cut, from, to, r * 0.085 * clamp(strength + 0.2), r * 0.035)
    })
  }
}

/** A gabled house seen over the corner. `x, y` is the foot of the near corner. */
export function house(b, x, y, front, side, height, { roof = height * 0.7, windows = 2, door = false } = {}) {
  const lift = side * 0.1
  const mid = x - front / 2
  b.paper.shape([
    [x, y],
    [x - front, y],
    [x - front, y - height],
    [mid, y - height - roof],
    [x + side * 0.55, y - height - roof - lift],
    [x + side, y - height - lift],
    [x + side, y - lift],
  ])
  const gable = [
    [x, y],
    [x - front, y],
    [x - front, y - height],
    [mid, y - height - roof],
    [x, y - height],
  ]
  b.ink.ribbon([...gable, gable[0]], () => 5)
  const slope = [
    [mid - front * 0.03, y - height - roof - 4],
    [x + side * 0.5, y - height - roof - lift - 4],
    [x + side * 1.04, y - height - lift + 6],
    [x + front * 0.04, y - height + 8],
  ]
  b.ink.shape(slope)
  const rows = Math.max(3, Math.round(roof / 16))
  steps(rows, (i) => {
    const t = (i + 0.8) / (rows + 0.4)
    const a = [mix(slope[0][0], slope[3][0], t), mix(slope[0][1], slope[3][1], t)]
    const z = [mix(slope[1][0], slope[2][0], t), mix(slope[1][1], slope[2][1], t)]
    const n = Math.max(2, Math.round((z[0] - a[0]) / 60))
    steps(n, (j) =>
      gouge(
        b.paper,
        [mix(a[0], z[0], (j + 0.08) / n), mix(a[1], z[1], (j + 0.08) / n)],
        [mix(a[0], z[0], (j + 0.9) / n), mix(a[1], z[1], (j + 0.9) / n)],
        5,
      ),
    )
  })
  const wall = Math.max(4, Math.round(height / 11))
  steps(wall, (i) =>
    gouge(
      b.ink,
      [x + 2, y - (height * (i + 0.5)) / wall],
      [x + side, y - lift - (height * (i + 0.5)) / wall],
      6.5,
      0,
      0.3,
    ),
  )
  b.ink.ribbon(
    [
      [x, y - height],
      [x, y],
      [x + side, y - lift],
      [x + side, y - height - lift],
    ],
    () => 5,
  )
  steps(windows, (i) => {
    const wx = x - front * ((i + 1) / (windows + 1)) - front * 0.07
    b.ink.shape(rect(wx, y - height * 0.82, front * 0.15, height * 0.3))
  })
  b.ink.shape(rect(mid - front * 0.05, y - height - roof * 0.55, front * 0.1, roof * 0.24))
  if (door) b.ink.shape(rect(mid - front * 0.1, y - height * 0.45, front * 0.2, height * 0.45))
}
