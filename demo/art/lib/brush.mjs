/** The flat brush of the views and portraits. */

import { C } from './colours.mjs'
import { fill, Pen, sheet, stroke, tag } from './pen.mjs'
import { noise, random } from './random.mjs'
import { arc, TAU } from './shape.mjs'

/** Opaque shapes in layers; shapes of one colour that follow each other share a path. */
export class Brush {
  constructor(seed, w = 2400, h = 1600, ground = C.sky) {
    Object.assign(this, { w, h, ground, layers: [] })
    this.r = random(seed)
    this.n = noise(seed)
  }

  pen(colour, width = 0, opacity = undefined) {
    const key = `${colour} ${width} ${opacity}`
    const last = this.layers.at(-1)
    if (last?.key === key) return last.pen
    const layer = { key, colour, width, opacity, pen: new Pen() }
    this.layers.push(layer)
    return layer.pen
  }

  /** A hard-edged shape. */
  cut(colour, pts, opacity) {
    this.pen(colour, 0, opacity).shape(pts)
    return this
  }

  /** A soft-edged shape. */
  soft(colour, pts, opacity) {
    this.pen(colour, 0, opacity).blob(pts)
    return this
  }

  /** A line of even width through points, curved when it has more than two. */
  draw(colour, width, pts, opacity) {
    this.pen(colour, width, opacity).curve(pts)
    return this
  }

  disc(colour, x, y, rx, ry = rx, opacity = undefined) {
    return this.soft(colour, arc(x, y, rx, ry, 0, TAU, 24), opacity)
  }

  /** The finished sheet; `transform` may bring the subject nearer. */
  finish(transform) {
    const parts = this.layers.map(({ pen, colour, width, opacity }) =>
      width ? stroke(pen, colour, +width.toFixed(1), { strokeOpacity: opacity }) : fill(pen, colour, opacity),
    )
    return sheet(this.w, this.h, this.ground, transform ? [tag('g', { transform }, parts.join(''))] : parts)
  }
}
