/** A sheet on which pens are kept by weight and colour, so that all lines of one weight share a path. */

import { fill, Pen, stroke } from './pen.mjs'
import { noise, random } from './random.mjs'

/** A drawing in layers; within a layer the order of lines does not matter. */
export class Leaf {
  /**
   * @param {string} seed
   * @param {number} w
   * @param {number} h
   * @param {{ground: string, line: string}} ink
   */
  constructor(seed, w, h, ink) {
    Object.assign(this, { w, h, ink, parts: [], open: new Map() })
    this.r = random(seed)
    this.n = noise(seed)
  }

  /** The pen for lines of a weight and colour in the present layer. */
  line(width = 3, colour = this.ink.line, opacity = undefined) {
    const key = `${width} ${colour} ${opacity}`
    if (!this.open.has(key)) this.open.set(key, { pen: new Pen(), width, colour, opacity })
    return this.open.get(key).pen
  }

  /** Filled shapes of the present layer. */
  solid(colour = this.ink.line, opacity = undefined) {
    return this.line(0, colour, opacity)
  }

  /** Ends the present layer; what follows lies above it. */
  layer(...parts) {
    for (const { pen, width, colour, opacity } of this.open.values()) {
      this.parts.push(width ? stroke(pen, colour, width, { strokeOpacity: opacity }) : fill(pen, colour, opacity))
    }
    this.open.clear()
    this.parts.push(...parts)
    return this
  }
}
