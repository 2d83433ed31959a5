/** The instrument maker’s tools. */

import { Leaf } from '../../lib/leaf.mjs'
import { fill, Pen, sheet, soft } from '../../lib/pen.mjs'
import { arc, coords, mix, place, polar, rect, steps, TAU } from '../../lib/shape.mjs'
import { SIGNS } from './figures.mjs'
import { NIGHT } from './inks.mjs'

/** What is drawn with compasses and rule: circles, scales, signs, borders. */
export class Instrument extends Leaf {
  circle(x, y, r, width = 3, colour = this.ink.line) {
    this.line(width, colour).dot(x, y, r)
    return this
  }

  /** A graduated ring; every `major`-th tick is long, every `minor`-th middling. */
  scale(x, y, r0, r1, n, { major = 10, minor = 5, from = 0, width = 2.4, colour = this.ink.line } = {}) {
    steps(n, (i) => {
      const a = from + (i / n) * TAU
      const k = i % major === 0 ? 1 : i % minor === 0 ? 0.7 : 0.42
      this.line(width, colour).line([polar(x, y, r0, a), polar(x, y, mix(r0, r1, k), a)])
    })
    return this
  }

  /** A chequered border ring. */
  chequer(x, y, r0, r1, n, colour = this.ink.line) {
    for (let i = 0; i < n; i += 2)
      this.solid(colour).shape([
        ...arc(x, y, r0, r0, (i / n) * TAU, ((i + 1) / n) * TAU, 5),
        ...arc(x, y, r1, r1, ((i + 1) / n) * TAU, (i / n) * TAU, 5),
      ])
    return this
  }

  star(x, y, size, points = 6, colour = this.ink.gold) {
    this.solid(colour).shape(
      steps(points * 2, (i) => polar(x, y, i % 2 ? size * 0.36 : size, (i / (points * 2)) * TAU - Math.PI / 2)),
    )
    return this
  }

  /** Concentric wave or cloud lines around a point, for sky and water. */
  rings(x, y, r0, r1, n, width, colour, from = 0, to = TAU) {
    steps(n, (_i, t) =>
      this.line(width, colour).curve(
        arc(x, y, mix(r0, r1, t), mix(r0, r1, t), from, to, 40).map(([px, py]) => [
          px + 3 * this.n(px / 40, py / 40),
          py + 3 * this.n(py / 40, px / 40),
        ]),
      ),
    )
    return this
  }

  /** One of the twelve signs. */
  sign(i, x, y, size, turn = 0, width = 5, colour = this.ink.line) {
    for (const part of SIGNS[i]) {
      if (part[0] === 'o') {
        const [c] = place([[part[1], part[2]]], { x, y, turn, scale: size })
        this.circle(...c, part[3] * size, width, colour)
      } else this.line(width, colour).curve(place(part, { x, y, turn, scale: size }))
    }
    return this
  }

  /** A leafy scroll for corners. */
  scroll(x, y, size, turn, flip = 1, colour = this.ink.line) {
    const at = (pts) => place(pts, { x, y, turn, sx: size * flip, sy: size })
    const coil = (cx, cy, r, a0, n) => steps(26, (_, t) => polar(cx, cy, r * (1 - t * 0.85), a0 + t * n))
    this.line(4.5, colour)
      .curve(at([[0, 0], [0.4, -0.06], [0.74, -0.3], ...coil(0.72, -0.5, 0.22, 1.57, -8)]))
      .curve(
        at([[0, 0], [-0.06, -0.4], [-0.3, -0.74], ...coil(-0.5, -0.72, 0.22, 0, 8)].map(([a, b]) => [-a, b])).reverse(),
      )
    for (const [a, b, t] of coords('0.3 -0.1 -0.9, 0.52 -0.2 0.3, 0.1 -0.34 -2, 0.24 -0.56 -0.8, 0.12 -0.12 -0.78'))
      this.solid(colour).blob(at(place(coords('0 0, 0.13 -0.05, 0.26 0, 0.13 0.05'), { x: a, y: b, turn: t })))
    return this
  }

  /** The finished chart with a ruled border and a little foxing. */
  print({ border = true } = {}) {
    const { w, h, ink, r } = this
    this.layer(fill(new Pen().shape(rect(-9, -9, w + 18, h + 18)).hole(rect(38, 38, w - 76, h - 76)), ink.ground))
    if (border) {
      this.line(6).line(rect(50, 50, w - 100, h - 100), true)
      this.line(2)
        .line(rect(66, 66, w - 132, h - 132), true)
        .line(rect(38, 38, w - 76, h - 76), true)
    }
    this.layer()
    const spots = steps(26, () =>
      soft(
        steps(9, (i) => polar(0, 0, r.in(10, 26), (i / 9) * TAU)).map(([x, y]) => [x, y]),
        ink === NIGHT ? '#000' : '#8a6a36',
        0.06,
      ).replace('<path', `<path transform="translate(${r.int(0, w)} ${r.int(0, h)})"`),
    )
    return sheet(w, h, ink.ground, [...this.parts, ...spots])
  }
}
