/** Palmettes, sprigs and rosettes. */
import { coords, place, polar, spline, steps, TAU } from '../lib/shape.mjs'

/** A palmette with `n` leaves, standing on y = 1, tip at 0. */
export const palmette = (n = 7) => {
  const leaves = steps(n, (_, t) => {
    const a = -Math.PI / 2 + (t - 0.5) * 2.7
    const l = 0.78 - 0.32 * Math.abs(t - 0.5) * 2
    return [
      polar(0, 0.8, 0.1, a - 0.5),
      polar(0, 0.8, l * 0.75, a - 0.16),
      polar(0, 0.8, l, a),
      polar(0, 0.8, l * 0.75, a + 0.16),
      polar(0, 0.8, 0.1, a + 0.5),
    ]
  })
  return leaves
}

/** A branch with paired leaves from (0, 0) upwards. */
export const sprig = (leaves, turn = 0) => {
  const stem = spline(
    [
      [0, 0],
      [0.08, -0.5],
      [0, -1],
    ],
    8,
  )
  const shapes = steps(leaves, (i, t) => {
    const [x, y] = stem[Math.min(stem.length - 1, 2 + Math.round(t * (stem.length - 3)))]
    const a = -Math.PI / 2 + (i % 2 ? 0.8 : -0.8) * (1 - t * 0.5)
    return place(coords('0 0, 0.1 -0.045, 0.24 0, 0.1 0.045'), { x, y, turn: a })
  })
  return { stem: place(stem, { turn }), leaves: shapes.map((s) => place(s, { turn })) }
}

/** Petals of a rosette: outlines around (0, 0), from `r0` to `r1`. */
export const rosette = (n, r0, r1, wide = 0.42) =>
  steps(n, (i) => {
    const a = (i / n) * TAU
    const half = (TAU / n) * wide
    return [
      polar(0, 0, r0, a - half * 0.5),
      polar(0, 0, r1 * 0.72, a - half),
      polar(0, 0, r1 * 0.95, a - half * 0.7),
      polar(0, 0, r1, a),
      polar(0, 0, r1 * 0.95, a + half * 0.7),
      polar(0, 0, r1 * 0.72, a + half),
      polar(0, 0, r0, a + half * 0.5),
    ]
  })

/** A smooth outline through the points of a figure. */
export const even = (pts, n = 4, closed = true) => spline(pts, n, closed)
