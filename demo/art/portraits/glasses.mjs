/** Ears and glasses. */
import { coords } from '../lib/shape.mjs'

/** Paints the ears, with rings where the sitter wears them. */
export function ears(h, p) {
  for (const k of p.ears ?? [-1, 1]) {
    h.soft(k * h.turn > 0 ? h.shade : h.skin, [
      [k * 0.68, -0.16],
      [k * 0.82, -0.2],
      [k * 0.86, -0.02],
      [k * 0.8, 0.2],
      [k * 0.7, 0.28],
    ])
    h.swell(
      p.line,
      [
        [k * 0.73, -0.08],
        [k * 0.79, -0.08],
        [k * 0.77, 0.06],
        [k * 0.73, 0.12],
      ],
      0.018,
    )
    if (p.earring) h.v.disc(p.earring, ...h.at([[k * 0.78, 0.36]])[0], h.s * 0.055, h.s * 0.075)
  }
}

/** Paints the glasses, if any. */
export function glasses(h, p) {
  const g = p.glasses
  if (!g) return
  const { v, s } = h
  const w = s * (g.thick ?? 0.03)
  for (const k of [-1, 1]) {
    const r = g.round
      ? coords('0.2 0, 0.14 -0.15, 0 -0.2, -0.14 -0.15, -0.2 0, -0.14 0.15, 0 0.2, 0.14 0.15')
      : coords('0.22 -0.12, 0 -0.15, -0.2 -0.12, -0.21 0.03, -0.14 0.15, 0.05 0.17, 0.2 0.12, 0.24 -0.02')
    const lens = h.at(r.map(([a, b]) => [k * (0.325 + a), 0.02 + b]))
    v.soft('#fff', lens, 0.16)
    v.pen(g.colour, w).curve(lens, true)
    v.draw(
      g.colour,
      w,
      h.at([
        [k * 0.54, -0.05],
        [k * 0.66, -0.09],
        [k * 0.76, -0.08],
      ]),
    )
  }
  v.draw(
    g.colour,
    w,
    h.at([
      [-0.12, -0.02],
      [0, -0.07],
      [0.12, -0.02],
    ]),
  )
}
