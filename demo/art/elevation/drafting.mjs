/** The draughtsman’s table. */

import { hatch } from '../lib/hatch.mjs'
import { Leaf } from '../lib/leaf.mjs'
import { flat, Pen, sheet } from '../lib/pen.mjs'
import { mix, rect, steps } from '../lib/shape.mjs'

const IVORY = { ground: '#f3ecdd', line: '#2a2723', wash: '#d9c39a', sky: '#c7d6da', green: '#8d9c6c', warm: '#b8573c' }

/** Ruled lines that overshoot, hatching, stone, windows. */
export class Drafting extends Leaf {
  constructor(seed, w, h, ink = IVORY) {
    super(seed, w, h, ink)
    this.over = 7
  }

  /** A ruled line, a little too long at both ends. */
  rule(a, b, width = 2.4, colour = this.ink.line) {
    const d = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const o = (this.over * this.r.in(0.3, 1.2)) / d
    this.line(width, colour).line([
      [a[0] - (b[0] - a[0]) * o, a[1] - (b[1] - a[1]) * o],
      [b[0] + (b[0] - a[0]) * o, b[1] + (b[1] - a[1]) * o],
    ])
    return this
  }

  /** An outline of ruled sides, optionally washed. */
  box(pts, width = 2.4, wash = null, opacity = undefined) {
    if (wash) this.layer(flat(pts, wash, opacity))
    pts.forEach((p, i) => this.rule(p, pts[(i + 1) % pts.length], width))
    return this
  }

  /** Hatched shade. */
  shade(pts, gap = 9, angle = -Math.PI / 4, width = 1.4, colour = this.ink.line) {
    for (const s of hatch(pts, angle, gap, this.r)) this.line(width, colour).line(s)
    return this
  }

  /** Stone slabs in courses, some of them lightly shaded. */
  slabs(x, y, w, h, cols, rows, { width = 1.3, tint = 0.12, bond = 0 } = {}) {
    for (let j = 1; j < rows; j++)
      this.line(width).line([
        [x, y + (h * j) / rows],
        [x + w, y + (h * j) / rows],
      ])
    for (let j = 0; j < rows; j++) {
      for (let i = 0; i <= cols; i++) {
        const px = x + (w * (i + (j % 2) * bond)) / cols
        if (px > x + 1 && px < x + w - 1)
          this.line(width).line([
            [px, y + (h * j) / rows],
            [px, y + (h * (j + 1)) / rows],
          ])
        if (i < cols && this.r.chance(tint))
          this.shade(
            rect(px, y + (h * j) / rows, Math.min(w / cols, x + w - px), h / rows),
            8,
            this.r.pick([-0.78, 0]),
            0.9,
          )
      }
    }
    return this
  }

  /** A window with mullions and darkness in it. */
  window(x, y, w, h, cols = 2, rows = 2, depth = 0.4) {
    this.layer(
      flat(rect(x, y, w, h), '#3d4a52', 0.55),
      flat(
        [
          [x, y],
          [x + w, y],
          [x + w, y + h * depth * 0.5],
          [x + w * depth, y + h * depth * 0.5],
          [x + w * depth * 0.6, y + h],
          [x, y + h],
        ],
        '#171b1e',
        0.45,
      ),
    )
    steps(cols - 1, (i) =>
      this.line(2, this.ink.ground).line([
        [x + (w * (i + 1)) / cols, y],
        [x + (w * (i + 1)) / cols, y + h],
      ]),
    )
    steps(rows - 1, (i) =>
      this.line(2, this.ink.ground).line([
        [x, y + (h * (i + 1)) / rows],
        [x + w, y + (h * (i + 1)) / rows],
      ]),
    )
    this.layer()
    return this.box(rect(x, y, w, h), 2)
  }

  /** A dimension line with slashes. */
  measure(x0, x1, y, n, colour = this.ink.warm) {
    this.line(1.6, colour).line([
      [x0 - 20, y],
      [x1 + 20, y],
    ])
    steps(n + 1, (i) => {
      const x = mix(x0, x1, i / n)
      this.line(1.6, colour).line([
        [x, y - 16],
        [x, y + 16],
      ])
      this.line(3.4, colour).line([
        [x - 9, y + 9],
        [x + 9, y - 9],
      ])
    })
    return this
  }

  print() {
    this.layer()
    const { w, h } = this
    const marks = new Pen()
    for (const [x, y] of [
      [70, 70],
      [w - 70, 70],
      [70, h - 70],
      [w - 70, h - 70],
    ])
      marks
        .line([
          [x - 22, y],
          [x + 22, y],
        ])
        .line([
          [x, y - 22],
          [x, y + 22],
        ])
    return sheet(w, h, this.ink.ground, [
      ...this.parts,
      `<path fill="none" stroke="${this.ink.warm}" stroke-width="2" d="${marks}"/>`,
    ])
  }
}
