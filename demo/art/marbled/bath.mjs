/** A marbler’s bath: closed curves of colour, pushed by drops, combs and eddies. */

import { fill, Pen, sheet } from '../lib/pen.mjs'
import { noise, random } from '../lib/random.mjs'
import { arc, simplify } from '../lib/shape.mjs'

/** The bath; its curves lie over each other in the order in which they were laid. */
export class Bath {
  constructor(seed, w, h, ground) {
    Object.assign(this, { w, h, ground, curves: [], over: [] })
    this.r = random(seed)
    this.n = noise(seed)
  }

  /** Moves every point of the bath; long stretches are divided first, so that curves stay smooth. */
  stir(move, longest = 12) {
    for (const curve of this.curves) {
      const next = []
      const { pts } = curve
      pts.forEach((p, i) => {
        const q = pts[(i + 1) % pts.length]
        const n = Math.max(1, Math.ceil(Math.hypot(q[0] - p[0], q[1] - p[1]) / longest))
        for (let k = 0; k < n; k++) next.push(move(p[0] + ((q[0] - p[0]) * k) / n, p[1] + ((q[1] - p[1]) * k) / n))
      })
      curve.pts = simplify([...next, next[0]], 0.25).slice(0, -1)
    }
    return this
  }

  /** Lets a drop fall; everything else gives way without losing area. */
  drop(x, y, r, colour) {
    for (const curve of this.curves) {
      curve.pts = curve.pts.map(([px, py]) => {
        const dx = px - x
        const dy = py - y
        const d2 = dx * dx + dy * dy || 1
        const k = Math.sqrt(1 + (r * r) / d2)
        return [x + dx * k, y + dy * k]
      })
    }
    this.curves.push({ colour, pts: arc(x, y, r, r, 0, Math.PI * 2, Math.max(10, Math.round(r / 4))) })
    return this
  }

  /** Lays level bands of colour, uneven in thickness, each one over all that lies below it. */
  bands(colours, thick, wave = 20) {
    const { w, h, r, n } = this
    let y = -300
    for (let i = 0; y < h + 300; i++) {
      const edge = Array.from({ length: 90 }, (_, j) => [
        -700 + (j / 89) * (w + 1400),
        y + wave * n((j - 17) / 6, i * 0.4),
      ])
      this.curves.push({ colour: colours[i % colours.length], pts: [...edge, [w + 700, h + 1300], [-700, h + 1300]] })
      y += thick * r.in(0.5, 1.5)
    }
    return this
  }

  /**
   * Draws a comb through the bath along y.
   * @param {number} pitch distance of the teeth
   * @param {number} pull how far a tooth drags the colour; negative pulls up
   * @param {number} sharp width of the drag
   * @param {object} [more] shift of the first tooth, sideways `sway` over a `period`, `stagger`ed teeth
   */
  comb(pitch, pull, sharp, { shift = 0, sway = 0, period = 400, stagger = false, jitter = 0 } = {}) {
    return this.stir((x, y) => {
      let dy = 0
      const first = Math.floor((x - shift - sway) / pitch) - 1
      for (let k = first; k < first + 5; k++) {
        const way = stagger && k % 2 ? -1 : 1
        const tooth =
          shift +
          k * pitch +
          way * sway * Math.sin((y / period) * Math.PI * 2) +
          (jitter ? jitter * this.n(k * 7.7) : 0)
        dy += pull * Math.exp(-Math.abs(x - tooth) / sharp)
      }
      return [x, y + dy]
    })
  }

  /** The same along x. */
  rake(pitch, pull, sharp, more = {}) {
    const turn = () =>
      this.curves.forEach((c) => {
        c.pts = c.pts.map(([x, y]) => [y, x])
      })
    turn()
    this.comb(pitch, pull, sharp, more)
    turn()
    return this
  }

  /** An eddy that turns the colours around a point. */
  curl(x, y, reach, angle) {
    return this.stir((px, py) => {
      const dx = px - x
      const dy = py - y
      const d = Math.hypot(dx, dy)
      if (d > reach * 3.2) return [px, py]
      const a = angle * Math.exp(-((d / reach) ** 2))
      const [c, s] = [Math.cos(a), Math.sin(a)]
      return [x + dx * c - dy * s, y + dx * s + dy * c]
    }, 9)
  }

  /**
   * Draws two staggered rows of pins through the bath in opposed waves: neighbouring cells of
   * the given size turn against each other, which spreads combed colour into fans.
   */
  fans(width, height, strength, rounds = 8) {
    const [kx, ky] = [Math.PI / width, Math.PI / height]
    const k = strength / rounds
    for (let i = 0; i < rounds; i++) {
      this.stir(
        (x, y) => [
          x + k * width * 0.5 * Math.sin(kx * x) * Math.cos(ky * y),
          y - k * height * 0.5 * Math.cos(kx * x) * Math.sin(ky * y),
        ],
        14,
      )
    }
    return this
  }

  /** The sheet as it is lifted from the bath. `tol` is the coarseness of the kept outlines. */
  lift(tol = 0.9, round = false) {
    const parts = []
    let last = null
    for (const { colour, pts } of this.curves) {
      const xs = pts.map((p) => p[0])
      const ys = pts.map((p) => p[1])
      if (Math.max(...xs) < 0 || Math.min(...xs) > this.w || Math.max(...ys) < 0 || Math.min(...ys) > this.h) continue
      if (last?.colour !== colour) {
        last = { colour, pen: new Pen() }
        parts.push(last)
      }
      const kept = simplify(
        [
          ...pts.map(([x, y]) => [Math.min(this.w + 30, Math.max(-30, x)), Math.min(this.h + 30, Math.max(-30, y))]),
          pts[0],
        ],
        tol,
      ).slice(0, -1)
      if (round) last.pen.blob(kept)
      else last.pen.shape(kept)
    }
    return sheet(this.w, this.h, this.ground, [...parts.map((p) => fill(p.pen, p.colour)), ...this.over])
  }
}
