/** The features of a face. */
import { coords, spline } from '../lib/shape.mjs'

/** Paints face, shadow, nose, eyes, brows and the lines of age. */
export function features(h, p) {
  const { v, s } = h
  const far = h.turn >= 0 ? 1 : -1
  const line = p.line
  const shadowEdge = [
    [0.1 * far, -0.5],
    [0.13 * far, -0.3],
    [0.2 * far, -0.16],
    [0.5 * far, -0.12],
    [0.46 * far, 0.12],
    [0.34 * far, 0.3],
    [0.42 * far, 0.5],
    [0.22 * far, 0.76],
    [0.14 * far, 0.98],
  ]
  const rim = h.half(far)
  h.soft(h.skin, h.outline())
  v.cut(h.shade, h.at([...spline(rim, 6), ...spline(shadowEdge, 6).reverse()]), 0.75)
  if (p.blush) for (const k of [-1, 1]) v.disc(p.blush, ...h.at([[k * 0.42, 0.27]])[0], s * 0.15, s * 0.11, 0.35)
  h.soft(
    h.shade,
    [
      [0.02 * far, -0.2],
      [0.12 * far, 0.02],
      [0.2 * far, 0.24],
      [0.17 * far, 0.36],
      [0.02 * far, 0.4],
      [0.04 * far, 0.2],
    ],
    0.9,
  )
  const w = p.nose ?? 0.16
  h.swell(
    line,
    [
      [-w * far * 0.95, 0.33],
      [-w * 0.6 * far, 0.38],
      [-0.02, 0.37],
      [0.06 * far, 0.41],
      [w * 0.75 * far, 0.37],
      [w * 1.08 * far, 0.31],
      [w * 0.86 * far, 0.25],
    ],
    0.026,
  )
  h.swell(
    line,
    [
      [0.1 * far, -0.14],
      [0.08 * far, 0.02],
      [0.13 * far, 0.2],
    ],
    0.016,
  )
  if (h.light)
    h.soft(
      h.light,
      [
        [-0.03 * far, -0.06],
        [0.03 * far, 0.14],
        [0.02 * far, 0.28],
        [-0.06 * far, 0.24],
        [-0.07 * far, 0],
      ],
      0.5,
    )
  const { open = 0.075, narrow = 0, slant = 0, iris = '#3a2418', brow = 0.045, lift = 0 } = p.eye ?? {}
  for (const k of [-1, 1]) {
    const e = (pts) => pts.map(([a, b]) => [k * (0.31 + a), -0.02 + b - slant * a])
    h.soft(
      '#f8f1e6',
      e([
        [-0.15, 0.02],
        [-0.07, -open * 0.8],
        [0.05, -open],
        [0.155, -0.01],
        [0.06, open * 0.62],
        [-0.06, open * 0.6],
      ]),
    )
    const [ex, ey] = h.at(e([[0.01 + h.turn * k * 0.04, -0.004]]))[0]
    v.disc(iris, ex, ey, s * 0.062, s * Math.min(0.066, open * 1.05))
      .disc('#15100e', ex, ey, s * 0.03)
      .disc('#fff', ex - s * 0.02, ey - s * 0.022, s * 0.013)
    h.swell(
      p.lash ?? line,
      e([
        [-0.165, 0.03],
        [-0.07, -open * 0.84],
        [0.05, -open * 1.06],
        [0.17, -0.015],
        ...(p.wing ? [[0.22, -0.05]] : []),
      ]),
      p.wing ? 0.05 : 0.034,
    )
    h.swell(
      line,
      e([
        [-0.05, open * 0.7],
        [0.05, open * 0.76],
        [0.13, open * 0.35],
      ]),
      0.013,
    )
    if (!narrow)
      h.swell(
        line,
        e([
          [-0.14, -0.06],
          [-0.04, -open - 0.05],
          [0.07, -open - 0.055],
          [0.17, -0.06],
        ]),
        0.014,
      )
    h.swell(
      p.browColour ?? h.hair,
      coords('-0.17 -0.2, -0.05 -0.255, 0.09 -0.262, 0.22 -0.18').map(([a, b]) => [k * (0.31 + a), b - 0.01 - lift]),
      brow * 1.6,
      (t) => 0.35 + 0.65 * Math.sin(Math.PI * (0.2 + t * 0.75)),
    )
    if (p.age > 0) {
      h.swell(
        line,
        e([
          [-0.1, 0.14],
          [0.02, 0.17],
          [0.12, 0.12],
        ]),
        0.012,
      )
      h.swell(
        line,
        [
          [k * 0.2, 0.33],
          [k * 0.3, 0.46],
          [k * 0.31, 0.6],
        ],
        0.018,
      )
    }
    if (p.age > 1) {
      for (const d of [-0.03, 0.02, 0.07])
        h.swell(
          line,
          e([
            [0.2, d],
            [0.29, d * 2 - 0.01],
          ]),
          0.012,
        )
    }
  }
  if (p.age > 1)
    for (const d of [0, 0.09])
      h.swell(
        line,
        [
          [-0.26, -0.5 - d],
          [0, -0.53 - d],
          [0.26, -0.5 - d],
        ],
        0.013,
      )
  if (p.age > 2)
    for (const k of [-1, 1])
      h.swell(
        line,
        [
          [k * 0.36, 0.5],
          [k * 0.42, 0.66],
          [k * 0.36, 0.8],
        ],
        0.014,
      )
}
