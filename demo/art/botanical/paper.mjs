/** The paper of the botanical plates and the plain marks on it. */

import { fill, Pen, sheet, stroke } from '../lib/pen.mjs'
import { noise, random } from '../lib/random.mjs'
import { simplify } from '../lib/shape.mjs'

export const INK = '#3b3026'

/** Laid paper with a plate mark, and the simplest marks on it. */
export class Paper {
  constructor(seed, w = 1800, h = 2400, paper = '#f5eddb') {
    Object.assign(this, { w, h, paper, parts: [] })
    this.r = random(seed)
    this.n = noise(seed)
  }

  /** Adds a filled pen. */
  put(pen, colour = INK, opacity) {
    this.parts.push(fill(pen, colour, opacity))
    return this
  }

  /** Hair lines of one weight. */
  fine(lines, width = 1.8, colour = INK) {
    const pen = new Pen()
    for (const l of lines) pen.line(l)
    this.parts.push(stroke(pen, colour, width))
    return this
  }

  /** A flat wash, laid twice with slightly different borders. */
  wash(outline, colour, opacity = 0.5, shift = 4) {
    const thin = simplify(outline, 2)
    this.put(new Pen().shape(thin), this.paper)
    this.put(
      new Pen().shape(thin.map(([x, y]) => [x + shift + this.n(x / 60, y / 60) * 3, y + shift * 0.6])),
      colour,
      opacity,
    )
    return this
  }

  /** A drawn line that swells in the middle. */
  line(pts, width = 4, taper = 0.75, colour = INK) {
    const pen = new Pen().ribbon(
      pts,
      (t) => width * (1 - taper + taper * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.08))),
      0.5,
    )
    return this.put(pen, colour)
  }

  print() {
    const { w, h } = this
    const frame = `M60 60h${w - 120}v${h - 120}H60z`
    return sheet(w, h, this.paper, [
      ...this.parts,
      `<path fill="none" stroke="#8a7a60" stroke-width="2" d="${frame}"/>`,
      `<path fill="none" stroke="#c9b994" stroke-width="7" stroke-opacity=".5" d="M34 34h${w - 68}v${h - 68}H34z"/>`,
    ])
  }
}
