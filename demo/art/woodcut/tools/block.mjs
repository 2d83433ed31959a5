/** The woodcutter’s bench: a block of ink and paper layers. */

import { clipped, fill, Pen, sheet } from '../../lib/pen.mjs'
import { noise, random } from '../../lib/random.mjs'
import { coords, mix, steps } from '../../lib/shape.mjs'

/** Varga cut his as it reads, and it is printed backward: V before A. */
const MONOGRAMS = {
  varga: [coords('8 8, 20 40, 32 8'), coords('38 40, 50 8, 62 40'), coords('44 28, 56 28')],
  brandauer: [coords('18 8, 18 40'), coords('34 8, 34 40, 52 36, 52 27, 36 24, 50 20, 49 11, 34 8')],
}

/** A print in the making. Layers are laid in the order in which they are asked for. */
export class Block {
  constructor(seed, w, h, { paper = '#efe4cc', ink = '#1b1714', margin = 70, cutter = 'varga' } = {}) {
    Object.assign(this, { w, h, paperColour: paper, inkColour: ink, margin, cutter, layers: [] })
    this.r = random(seed)
    this.n = noise(seed)
  }

  /** The pen of a colour; a new layer when another colour was used last. */
  pen(colour) {
    const last = this.layers.at(-1)
    if (last?.[0] === colour) return last[1]
    const pen = new Pen()
    this.layers.push([colour, pen])
    return pen
  }

  get ink() {
    return this.pen(this.inkColour)
  }

  get paper() {
    return this.pen(this.paperColour)
  }

  /** The cutter’s monogram, cut out of a small black field. */
  #sign(x, y) {
    this.ink.box(x, y, 70, 48)
    for (const line of MONOGRAMS[this.cutter])
      this.paper.ribbon(
        line.map(([a, b]) => [x + a, y + b]),
        () => 5,
      )
  }

  /** The printed sheet: the block inside a margin, with a cut frame. */
  print() {
    const { w, h, margin: m, r } = this
    const edge = []
    const side = (ax, ay, bx, by) =>
      steps(14, (i) => edge.push([mix(ax, bx, i / 14) + r.norm(1.6), mix(ay, by, i / 14) + r.norm(1.6)]))
    side(m, m, w - m, m)
    side(w - m, m, w - m, h - m)
    side(w - m, h - m, m, h - m)
    side(m, h - m, m, m)
    this.#sign(w - m - 92, h - m - 70)
    const body = this.layers.map(([colour, pen]) => fill(pen, colour)).join('')
    const frame = new Pen().line(edge, true)
    return sheet(w, h, this.paperColour, [
      clipped('b', edge, body),
      `<path fill="none" stroke="${this.inkColour}" stroke-width="9" stroke-linejoin="round" d="${frame}"/>`,
    ])
  }
}
