/** What is seen in the views, painted with the flat brush. */

import { C } from './colours.mjs'
import { Planting } from './planting.mjs'
import { coords, rect } from './shape.mjs'

/** The views themselves: with visitors. */
export class View extends Planting {
  /** A walking or standing visitor with feet at (x, y). */
  person(
    x,
    y,
    h,
    dress = C.magenta,
    {
      skin = '#a8694a',
      hair = C.black,
      legs = C.ink,
      way = 1,
      stride = 0.12,
      hat = null,
      shade = null,
      skirt = false,
    } = {},
  ) {
    const at = (pts) => pts.map(([a, b]) => [x + a * h * way, y - b * h])
    if (shade)
      this.cut(
        shade,
        [
          [x - h * 0.1, y],
          [x + h * 0.08, y],
          [x + h * 1.1, y + h * 0.2],
          [x + h * 0.98, y + h * 0.24],
        ],
        0.6,
      )
    if (skirt)
      this.cut(legs, at(coords('-0.06 0.2, -0.02 0.2, -0.03 0, -0.08 0'))).cut(
        legs,
        at(coords('0.02 0.2, 0.06 0.2, 0.1 0, 0.04 0')),
      )
    else
      this.cut(
        legs,
        at([
          [-0.09, 0.5],
          [0.05, 0.5],
          [-0.02 - stride * 0.3, 0.24],
          [-0.02 - stride, 0],
          [-0.1 - stride, 0],
          [-0.1 - stride * 0.2, 0.26],
        ]),
      ).cut(
        legs,
        at([
          [-0.05, 0.5],
          [0.09, 0.5],
          [0.1 + stride * 0.3, 0.26],
          [0.06 + stride, 0],
          [-0.01 + stride, 0],
          [0.02, 0.26],
        ]),
      )
    this.soft(
      dress,
      at(
        skirt
          ? coords('-0.09 0.83, 0.08 0.83, 0.11 0.6, 0.17 0.18, -0.17 0.18, -0.12 0.6')
          : coords('-0.1 0.83, 0.09 0.83, 0.13 0.64, 0.11 0.45, -0.11 0.45, -0.14 0.64'),
      ),
    )
    this.pen(dress)
      .ribbon(
        at([
          [-0.09, 0.79],
          [-0.17, 0.62],
          [-0.13 - stride * 0.5, 0.47],
        ]),
        () => h * 0.065,
      )
      .ribbon(
        at([
          [0.08, 0.79],
          [0.16, 0.64],
          [0.19 + stride * 0.4, 0.5],
        ]),
        () => h * 0.06,
      )
    this.disc(skin, x + h * 0.01 * way, y - h * 0.92, h * 0.062, h * 0.075)
    this.soft(hair, at(coords('-0.07 0.9, -0.07 0.98, 0 1.01, 0.07 0.97, 0.05 0.94, -0.02 0.95, -0.03 0.88')))
    if (hat)
      this.soft(hat, at(coords('-0.15 0.955, -0.07 0.985, -0.05 1.05, 0.06 1.05, 0.08 0.985, 0.16 0.955, 0 0.94')))
    return this
  }
}

/** One-point perspective: returns a function from room measures (x right, y up, z away) to the sheet. */
export const eye = (vx, vy, focus, height) => (x, y, z) => [
  vx + (x * focus) / (z + 1),
  vy - ((y - height) * focus) / (z + 1),
]

/** A plain upright rectangle of wall. */
export const slab = (v, colour, x, y, w, h) => v.cut(colour, rect(x, y, w, h))

/** The joints between the slabs of a wall. */
export function joints(v, colour, x, y, w, h, nx, ny) {
  for (let i = 1; i < nx; i++)
    v.pen(colour, 2.4).line([
      [x + (w * i) / nx, y],
      [x + (w * i) / nx, y + h],
    ])
  for (let j = 1; j < ny; j++)
    v.pen(colour, 2.4).line([
      [x, y + (h * j) / ny],
      [x + w, y + (h * j) / ny],
    ])
}
