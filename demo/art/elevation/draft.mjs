/** What stands in an architect’s drawing beside the building. */

import { flat, soft } from '../lib/pen.mjs'
import { mix, polar, rect, steps, TAU } from '../lib/shape.mjs'
import { Drafting } from './drafting.mjs'

/** A drawing with people, trees and ground. */
export class Draft extends Drafting {
  /** A small standing or walking figure. */
  person(x, y, h, lean = 0, colour = this.ink.line) {
    const at = (px, py) => [x + px * h + (1 - py) * lean * h, y - py * h]
    this.solid(colour)
      .dot(...at(0, 0.93), h * 0.06)
      .blob([at(-0.1, 0.82), at(0.1, 0.82), at(0.13, 0.5), at(0.08, 0.36), at(-0.08, 0.36), at(-0.12, 0.5)])
      .shape([at(-0.08, 0.42), at(0.02, 0.42), at(-0.04, 0), at(-0.11, 0)])
      .shape([at(-0.01, 0.42), at(0.09, 0.42), at(0.14, 0), at(0.07, 0)])
    return this
  }

  /** A broad tree of scribbled foliage. */
  tree(x, y, size, colour = this.ink.green) {
    const { r } = this
    const crown = steps(13, (i) => polar(x, y - size * 1.15, size * r.in(0.5, 0.68), (i / 13) * TAU))
    this.layer(
      soft(
        crown.map(([a, b]) => [a + 6, b + 5]),
        colour,
        0.42,
      ),
    )
    this.line(3)
      .line([
        [x - 3, y],
        [x, y - size * 0.75],
      ])
      .line([
        [x + 5, y],
        [x + 3, y - size * 0.7],
      ])
      .line([
        [x, y - size * 0.6],
        [x - size * 0.24, y - size],
      ])
      .line([
        [x + 3, y - size * 0.66],
        [x + size * 0.22, y - size * 1.05],
      ])
    for (let k = 0; k < 46; k++) {
      const [cx, cy] = polar(x, y - size * 1.15, size * 0.6 * Math.sqrt(r()), r() * TAU)
      const s = size * r.in(0.05, 0.1)
      const a = r() * TAU
      this.line(cx > x && cy > y - size * 1.2 ? 2.2 : 1.2).curve([
        polar(cx, cy, s, a),
        polar(cx, cy, s, a + 1.3),
        polar(cx, cy, s * 0.9, a + 2.6),
        polar(cx + s, cy, s * 0.7, a + 4),
      ])
    }
    return this
  }

  /** A cypress of upright strokes. */
  cypress(x, y, h, colour = this.ink.green) {
    const w = h * 0.1
    this.layer(
      soft(
        [
          [x, y - h],
          [x + w, y - h * 0.5],
          [x + w * 0.8, y - h * 0.06],
          [x - w * 0.8, y - h * 0.06],
          [x - w, y - h * 0.5],
        ],
        colour,
        0.55,
      ),
    )
    steps(24, () => {
      const t = this.r.in(0.05, 0.85)
      const u = this.r.in(-1, 1) * Math.sin(Math.PI * (0.1 + t * 0.75))
      this.line(u > 0 ? 2 : 1.2).line([
        [x + u * w, y - h * t],
        [x + u * w * 0.7, y - h * t - h * 0.1],
      ])
    })
    this.line(3).line([
      [x, y],
      [x, y - h * 0.1],
    ])
    return this
  }

  /** The ground: a heavy line and earth hatched below it. */
  ground(pts, depth = 34) {
    this.line(6).line(pts)
    for (let i = 0; i + 1 < pts.length; i++) {
      const [a, b] = [pts[i], pts[i + 1]]
      const n = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 15))
      steps(n, (k) => {
        const t = k / n
        const p = [mix(a[0], b[0], t), mix(a[1], b[1], t)]
        this.line(1.4).line([p, [p[0] - depth * this.r.in(0.4, 0.9), p[1] + depth * this.r.in(0.5, 1.1)]])
      })
    }
    return this
  }

  /** Broken sky or shadow wash of long brush strokes. */
  sky(x, y, w, h, colour = this.ink.sky, n = 12) {
    steps(n, () => {
      const l = w * this.r.in(0.3, 0.9)
      const px = x + this.r() * (w - l)
      const py = y + this.r() * h
      this.layer(
        soft(
          [
            [px, py],
            [px + l * 0.5, py - 14],
            [px + l, py + 4],
            [px + l * 0.96, py + this.r.in(26, 70)],
            [px + l * 0.4, py + this.r.in(40, 84)],
            [px + 10, py + 40],
          ],
          colour,
          0.24,
        ),
      )
    })
    return this
  }
}

/** A fluted column with base and capital, standing on `base`. */
export function column(d, x, base, h, w, { fluted = true } = {}) {
  const top = base - h
  d.layer(
    flat(
      [
        [x - w / 2, base],
        [x - w * 0.42, top],
        [x + w * 0.42, top],
        [x + w / 2, base],
      ],
      '#efe2c6',
    ),
    flat(
      [
        [x + w * 0.1, base],
        [x + w * 0.1, top],
        [x + w * 0.42, top],
        [x + w / 2, base],
      ],
      '#8a6f4a',
      0.3,
    ),
  )
  if (fluted)
    steps(7, (i) => {
      const u = Math.sin(((i + 0.5) / 7 - 0.5) * Math.PI)
      d.line(u > 0.1 ? 2 : 1.1).line([
        [x + u * w * 0.49, base],
        [x + u * w * 0.41, top],
      ])
    })
  d.rule([x - w / 2, base], [x - w * 0.42, top], 2.2).rule([x + w / 2, base], [x + w * 0.42, top], 3)
  d.box(rect(x - w * 0.66, base, w * 1.32, 14), 1.8, '#efe2c6')
    .box(
      [
        [x - w * 0.42, top],
        [x + w * 0.42, top],
        [x + w * 0.66, top - 22],
        [x - w * 0.66, top - 22],
      ],
      1.8,
      '#efe2c6',
    )
    .box(rect(x - w * 0.72, top - 38, w * 1.44, 16), 1.8, '#efe2c6')
}
