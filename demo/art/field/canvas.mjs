/** Many thin veils of translucent paint on linen. */

import { fill, Pen, sheet, stroke } from '../lib/pen.mjs'
import { noise, random } from '../lib/random.mjs'
import { mix, steps } from '../lib/shape.mjs'

/** A canvas that collects veils. */
export class Canvas {
  constructor(seed, w, h, ground) {
    Object.assign(this, { w, h, ground, parts: [] })
    this.r = random(seed)
    this.n = noise(seed)
  }

  add(...parts) {
    this.parts.push(...parts)
    return this
  }

  /** A frayed rectangle: `edge` is how far the border may wander. */
  outline(x, y, w, h, edge, points = 8) {
    const { r } = this
    const off = () => r.norm(edge * 0.55)
    const side = (ax, ay, bx, by) =>
      steps(points, (i) => {
        const t = i / points
        const round = 1 - Math.min(1, Math.min(t, 1 - t) * 9)
        return [
          mix(ax, bx, t) + off() + (x + w / 2 - ax) * 0.03 * round,
          mix(ay, by, t) + off() + (y + h / 2 - ay) * 0.03 * round,
        ]
      })
    return [
      ...side(x, y, x + w, y),
      ...side(x + w, y, x + w, y + h),
      ...side(x + w, y + h, x, y + h),
      ...side(x, y + h, x, y),
    ]
  }

  /** A cloud of colour with soft borders, built from `layers` veils of the given colours. */
  cloud(x, y, w, h, colours, { layers = 26, edge = 46, strength = 0.1 } = {}) {
    for (let i = 0; i < layers; i++) {
      const inset = mix(-edge * 0.7, edge * 1.1, ((i * 7) % layers) / layers)
      const outline = this.outline(x + inset, y + inset, w - inset * 2, h - inset * 2, edge * 0.5)
      this.add(fill(new Pen().blob(outline), colours[i % colours.length], strength))
    }
    return this
  }

  /** The tide line where thinned paint has dried at its border. */
  shore(x, y, w, h, colour, opacity = 0.3) {
    for (const edge of [16, 26, 40]) {
      const line = new Pen().curve(this.outline(x, y, w, h, edge, 12), true)
      this.add(stroke(line, colour, 7, { strokeOpacity: opacity / 2 }))
    }
    return this
  }

  /** A soft disc of light. */
  glow(x, y, rx, ry, colours, layers) {
    for (let i = 0; i < layers; i++) {
      const k = 1.25 - i / (layers * 1.15)
      const pts = steps(14, (j) => {
        const a = (j / 14) * Math.PI * 2
        const q = (1 + this.r.norm(0.03)) * k
        return [x + Math.cos(a) * rx * q, y + Math.sin(a) * ry * q]
      })
      this.add(fill(new Pen().blob(pts), colours[i % colours.length], 0.075))
    }
    return this
  }

  /** Broad dry strokes inside a box. */
  brushed(x, y, w, h, colours, { count = 60, thick = 34, opacity = 0.06, upright = false, slant = 0.02 } = {}) {
    const { r } = this
    for (const colour of colours) {
      const pen = new Pen()
      for (let i = 0; i < count; i++) {
        const long = (upright ? h : w) * r.in(0.25, 0.95)
        const t = thick * r.in(0.25, 1.2)
        const sx = upright ? x + r() * (w - t) : x + r() * (w - long)
        const sy = upright ? y + r() * (h - long) : y + r() * (h - t)
        const line = steps(4, (_, u) =>
          upright
            ? [sx + r.norm(5) + long * u * slant, sy + long * u]
            : [sx + long * u, sy + r.norm(5) + long * u * slant],
        )
        pen.ribbon(line, (u) => t * (0.35 + 0.65 * Math.sin(Math.PI * (0.12 + 0.76 * u))), 0.5)
      }
      this.add(fill(pen, colour, opacity))
    }
    return this
  }

  /** Spatter and grain of the primed linen. */
  grain(colours = ['#000', '#fff'], opacity = 0.06, count = 600) {
    const { r, w, h } = this
    for (const colour of colours) {
      const pen = new Pen()
      for (let i = 0; i < count; i++) {
        const x = r() * w
        const y = r() * h
        if (r.chance(0.5))
          pen.line([
            [x, y],
            [x + r.in(10, 46), y + r.norm(1)],
          ])
        else
          pen.line([
            [x, y],
            [x + r.norm(1), y + r.in(10, 46)],
          ])
      }
      this.add(stroke(pen, colour, 1.6, { strokeOpacity: opacity }))
    }
    return this
  }

  finish() {
    return sheet(this.w, this.h, this.ground, this.parts)
  }
}
