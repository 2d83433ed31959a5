/** Bands painted around a pot. */

import { fill, flat, Pen, soft, stroke } from '../lib/pen.mjs'
import { clamp, coords, mix, spline, steps, TAU } from '../lib/shape.mjs'
import { GLAZE, RED } from './clay.mjs'
import { Thrown } from './thrown.mjs'

/** A vessel with painted bands. */
export class Vessel extends Thrown {
  /** Paints a coloured band. */
  band(y0, y1, colour = GLAZE, opacity) {
    const arcAt = (y) => steps(25, (_, t) => this.at(mix(-Math.PI / 2, Math.PI / 2, t), y))
    const sides = (k) => steps(12, (_, t) => [this.cx + k * this.radius(mix(y0, y1, t)), mix(y0, y1, t)])
    this.paint.push(flat([...arcAt(y0), ...sides(1), ...arcAt(y1).reverse(), ...sides(-1).reverse()], colour, opacity))
    return this
  }

  /** An irregular discoloured patch. */
  stain(angle, y, size, colour, opacity) {
    const [x, top] = this.at(angle, y)
    const edge = steps(9, (i) => {
      const r = size * this.r.in(0.7, 1.2)
      return [x + Math.cos((i / 9) * TAU) * r * Math.cos(angle), top + Math.sin((i / 9) * TAU) * r]
    })
    this.paint.push(soft(edge, colour, opacity))
    return this
  }

  /** Thin painted lines around the pot. */
  rings(list, width = 7, colour = GLAZE) {
    const pen = new Pen()
    for (const y of list) pen.curve(steps(15, (_, t) => this.at(mix(-Math.PI / 2, Math.PI / 2, t), y)))
    this.paint.push(stroke(pen, colour, width))
    return this
  }

  /** Calls `draw` for each of `n` equal fields around the pot that can be seen. */
  around(n, draw, turn = 0) {
    const step = TAU / n
    for (let k = -Math.ceil(n / 4) - 1; k <= Math.ceil(n / 4) + 1; k++) {
      const a = (k + turn) * step
      if (Math.abs(a) < Math.PI / 2 + step * 0.4) draw((u) => clamp(a + u * step, -Math.PI / 2, Math.PI / 2), k)
    }
    return this
  }

  /** A row of filled shapes: `cell` gives points with x in -0.5…0.5 of a field and y in 0…1 of the band. */
  frieze(n, y0, y1, cell, colour = GLAZE, { turn = 0, smooth = false } = {}) {
    const pen = new Pen()
    this.around(
      n,
      (at, k) => {
        for (const shape of cell(k))
          pen[smooth ? 'blob' : 'shape'](this.wrap(shape.map(([x, y]) => [at(x), mix(y0, y1, y)])))
      },
      turn,
    )
    this.paint.push(fill(pen, colour))
    return this
  }

  /** A row of drawn lines, in the same measure. */
  trace(n, y0, y1, cell, width = 8, colour = GLAZE, { turn = 0, smooth = false } = {}) {
    const pen = new Pen()
    this.around(
      n,
      (at, k) => {
        for (const line of cell(k))
          pen[smooth ? 'curve' : 'line'](this.wrap(line.map(([x, y]) => [at(x), mix(y0, y1, y)])))
      },
      turn,
    )
    this.paint.push(stroke(pen, colour, width, { strokeLinecap: 'square', strokeLinejoin: 'miter' }))
    return this
  }

  /** Rays that rise from the foot, tongues, a key pattern, running waves. */
  rays(n, y0, y1, colour) {
    return this.frieze(
      n,
      y0,
      y1,
      () => [
        [
          [-0.34, 1],
          [0, 0],
          [0.34, 1],
        ],
      ],
      colour,
    )
  }

  tongues(n, y0, y1, colours = [GLAZE, RED]) {
    colours.forEach((c, i) =>
      this.frieze(
        n,
        y0,
        y1,
        (k) => ((k & 1) === i % 2 || colours.length === 1 ? [coords('-0.36 0, 0.36 0, 0.36 0.7, 0 1, -0.36 0.7')] : []),
        c,
      ),
    )
    return this.trace(
      n,
      y0,
      y1,
      () => [
        [
          [-0.5, 0],
          [-0.5, 0.82],
        ],
      ],
      4,
    )
  }

  meander(n, y0, y1, width = 12, colour = GLAZE) {
    return this.trace(
      n,
      y0,
      y1,
      () => [
        coords('-0.5 0.9, -0.5 0.1, 0.32 0.1, 0.32 0.68, -0.16 0.68, -0.16 0.4, 0.06 0.4'),
        [
          [-0.5, 0.9],
          [0.5, 0.9],
        ],
      ],
      width,
      colour,
    )
  }

  waves(n, y0, y1, colour = GLAZE) {
    const crest = coords(`
    -0.5 1, -0.5 0.74, -0.3 0.66, -0.16 0.4, -0.02 0.14, 0.18 0.02, 0.36 0.1, 0.44 0.3, 0.38 0.5,
    0.22 0.55, 0.1 0.44, 0.14 0.34, 0.24 0.4, 0.3 0.3, 0.22 0.18, 0.06 0.26, 0.02 0.5, 0.14 0.7,
    0.34 0.78, 0.5 0.74, 0.5 1
  `)
    const smooth = spline(crest, 3)
    return this.frieze(n, y0, y1, () => [smooth], colour)
  }
}
