import { Brush } from './brush.mjs'
import { C } from './colours.mjs'
import { coords, place, polar, spline, steps, TAU } from './shape.mjs'

/** Sky and plants in flat colour. */
export class Planting extends Brush {
  /** Flat cloud of two or three level lobes. */
  cloud(x, y, s, colour = C.white) {
    return this.soft(
      colour,
      coords(`
    -1.4 0.1, -1 -0.14, -0.6 -0.16, -0.3 -0.42, 0.2 -0.44, 0.5 -0.2, 1 -0.2, 1.5 0.06, 1 0.14, 0 0.12,
    -0.9 0.16
  `).map(([a, b]) => [x + a * s, y + b * s]),
    )
  }

  cypress(x, y, h, dark = C.garden, light = C.leaf) {
    const w = h * 0.13
    this.soft(dark, [
      [x, y - h],
      [x + w * 0.8, y - h * 0.6],
      [x + w, y - h * 0.25],
      [x + w * 0.4, y],
      [x - w * 0.4, y],
      [x - w, y - h * 0.25],
      [x - w * 0.8, y - h * 0.6],
    ])
    return this.soft(light, [
      [x - w * 0.06, y - h * 0.96],
      [x - w * 0.1, y - h * 0.5],
      [x - w * 0.3, y - h * 0.05],
      [x - w * 0.86, y - h * 0.2],
      [x - w * 0.7, y - h * 0.58],
    ])
  }

  /** An umbrella pine. */
  pine(x, y, h, dark = C.garden, light = C.leaf, trunk = C.bronze) {
    this.pen(trunk).ribbon(
      spline(
        [
          [x, y],
          [x + h * 0.03, y - h * 0.4],
          [x - h * 0.02, y - h * 0.8],
        ],
        6,
      ),
      (t) => h * (0.07 - 0.035 * t),
    )
    this.draw(trunk, h * 0.02, [
      [x + h * 0.02, y - h * 0.5],
      [x + h * 0.12, y - h * 0.62],
      [x + h * 0.2, y - h * 0.76],
    ])
    for (const [dx, dy, w, k] of [
      [-0.2, 0.74, 0.26, 0.09],
      [0.2, 0.78, 0.28, 0.1],
      [0, 0.9, 0.34, 0.12],
    ]) {
      this.soft(
        dark,
        coords('-1 0.3, -0.7 -0.4, -0.2 -0.9, 0.3 -0.86, 0.8 -0.4, 1 0.3, 0.4 0.6, -0.4 0.55').map(([a, b]) => [
          x + h * dx + a * w * h,
          y - h * dy + b * k * h,
        ]),
      )
      this.soft(
        light,
        coords('-0.8 -0.1, -0.5 -0.6, 0 -0.84, 0.2 -0.6, -0.2 -0.3').map(([a, b]) => [
          x + h * dx + a * w * h,
          y - h * dy + b * k * h,
        ]),
      )
    }
    return this
  }

  /** A round tree with a light side of leaf marks. */
  tree(x, y, s, dark = C.garden, light = C.leaf, trunk = C.plum) {
    this.pen(trunk).ribbon(
      [
        [x, y],
        [x + s * 0.03, y - s * 0.8],
        [x, y - s * 1.2],
      ],
      (t) => s * (0.16 - 0.08 * t),
    )
    this.draw(trunk, s * 0.05, [
      [x, y - s * 0.6],
      [x + s * 0.2, y - s * 0.95],
      [x + s * 0.3, y - s * 1.2],
    ])
    const crown = steps(12, (i) => polar(x, y - s * 1.4, s * this.r.in(0.6, 0.78), (i / 12) * TAU))
    this.soft(dark, crown)
    for (let i = 0; i < 26; i++) {
      const a = this.r.in(2.2, 5.2)
      const [px, py] = polar(x, y - s * 1.4, s * this.r.in(0.1, 0.62), a)
      this.pen(light).blob(
        place(coords('-0.1 0, 0 -0.06, 0.1 0, 0 0.06'), {
          x: px,
          y: py,
          turn: this.r.in(-1, 0.4),
          scale: s * this.r.in(0.7, 1.1),
        }),
      )
    }
    return this
  }

  palm(x, y, h, dark = C.garden, light = C.leaf, trunk = C.bronze) {
    const top = [x + h * 0.06, y - h]
    this.pen(trunk).ribbon(spline([[x, y], [x - h * 0.02, y - h * 0.5], top], 6), (t) => h * (0.07 - 0.03 * t))
    for (const [a, l, c] of [
      [2.9, 0.36, dark],
      [0.3, 0.36, dark],
      [-2.7, 0.42, light],
      [-0.4, 0.44, dark],
      [-2.1, 0.42, light],
      [-1, 0.42, light],
      [-1.55, 0.4, dark],
    ]) {
      const end = polar(...top, h * l, a)
      const mid = polar(...top, h * l * 0.55, a - (Math.cos(a) > 0 ? 0.35 : -0.35))
      this.pen(c).ribbon(
        spline([top, mid, [end[0], end[1] + h * 0.06]], 7),
        (t) => h * 0.075 * Math.sin(Math.PI * (0.15 + t * 0.85)) + 1,
      )
    }
    return this
  }
}
