/** The measures of a head. */
import { spline } from '../lib/shape.mjs'

/** A head of half-height `s` around (x, y); `turn` -1…1 looks to the left or right. */
export class Head {
  constructor(
    v,
    {
      x = 900,
      y = 960,
      s = 440,
      turn = 0.35,
      tilt = 0,
      skin,
      shade,
      light,
      hair,
      hairLight,
      jaw = 0.56,
      cheek = 0.72,
      chin = 0.3,
      long = 1,
    },
  ) {
    Object.assign(this, { v, x, y, s, turn, tilt, skin, shade, light, hair, hairLight, jaw, cheek, chin, long })
  }

  /** From head measures (x ±0.72, y -1 crown … 1 chin) to the sheet. */
  at(pts) {
    const c = Math.cos(this.tilt)
    const n = Math.sin(this.tilt)
    return pts.map(([px, py]) => {
      const a = (px + this.turn * 0.2 * Math.max(0, 1 - (px * px) / 0.7)) * this.s
      const b = py * this.s * this.long
      return [this.x + a * c - b * n, this.y + a * n + b * c]
    })
  }

  soft(colour, pts, opacity) {
    this.v.soft(colour, this.at(pts), opacity)
    return this
  }

  /** A line that swells; `w` is its width in head measures. */
  swell(colour, pts, w, shape = (t) => Math.sin(Math.PI * (0.08 + t * 0.84))) {
    this.v.pen(colour).ribbon(this.at(spline(pts, 8)), (t) => this.s * w * shape(t), 0.4)
    return this
  }

  /** Right or left half of the outline of the face, from the temple to the chin. */
  half(k) {
    const { jaw, cheek, chin } = this
    return [
      [k * cheek * 0.9, -0.56],
      [k * cheek, -0.18],
      [k * cheek * 0.99, 0.1],
      [k * (cheek * 0.42 + jaw * 0.62), 0.4],
      [k * jaw, 0.66],
      [k * (chin + 0.05), 0.9],
      [0, 1],
    ]
  }

  outline() {
    return [
      [0, -1],
      [this.cheek * 0.6, -0.9],
      ...this.half(1),
      ...this.half(-1).slice(0, -1).reverse(),
      [-this.cheek * 0.6, -0.9],
    ]
  }
}
