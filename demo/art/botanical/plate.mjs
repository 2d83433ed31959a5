/** The plate engraver’s tools: stems, leaves, petals, fruit. */

import { Pen } from '../lib/pen.mjs'
import { mix, normals, simplify, spline, steps } from '../lib/shape.mjs'
import { INK, Paper } from './paper.mjs'

/** A lance-shaped leaf. Profiles give the half width along the spine, 0…1. */
export const lance = (w) => (t) => w * Math.sin(Math.PI * t ** 0.75) ** 1.1

/** An egg-shaped leaf. */
export const egg = (w) => (t) => w * Math.sin(Math.PI * t ** 0.62) ** 0.8

/** A petal that widens towards its end. */
export const spoon = (w) => (t) =>
  w * Math.min(1, 0.12 + t * 1.25) * Math.sqrt(Math.max(0, 1 - ((t - 0.58) / 0.43) ** 2 * (t > 0.58 ? 1 : 0)))

/** A botanical plate: stems, blades, globes and stipple. */
export class Plate extends Paper {
  /** A stem with two edges, wash, and shading strokes along the dark side. */
  stem(points, from, to, colour, { rough = 0, shade = true } = {}) {
    const pts = spline(points, 12)
    const n = normals(pts)
    const half = (i) => mix(from, to, i / (pts.length - 1)) / 2 + rough * this.n(i / 3)
    const left = pts.map(([x, y], i) => [x + n[i][0] * half(i), y + n[i][1] * half(i)])
    const right = pts.map(([x, y], i) => [x - n[i][0] * half(i), y - n[i][1] * half(i)])
    const body = simplify([...left, ...[...right].reverse()], 1)
    this.put(new Pen().shape(body), this.paper).put(new Pen().shape(body), colour, 0.55)
    const ink = new Pen().ribbon(left, () => 2.6).ribbon(right, () => 3.8)
    if (shade) {
      for (let i = 2; i < pts.length - 3; i += 1) {
        const d = half(i)
        if (d < 4 || this.r.chance(0.25)) continue
        const k = this.r.in(0.1, 0.5)
        ink.ribbon(
          [
            [pts[i][0] - n[i][0] * d, pts[i][1] - n[i][1] * d],
            [pts[i + 1][0] - n[i][0] * d * k, pts[i + 1][1] - n[i][1] * d * k],
          ],
          (t) => 2.6 * (1 - t) + 0.4,
        )
      }
    }
    return this.put(ink)
  }

  /**
   * A leaf or petal on a spine.
   * @param {number[][]} spinePoints base to tip
   * @param {(t: number) => number} profile half width along the spine
   * @param {object} look colour, veins, crinkle of the border, teeth, vein style
   */
  blade(
    spinePoints,
    profile,
    {
      colour = '#8fa06a',
      dark = null,
      opacity = 0.55,
      veins = 9,
      crinkle = 0,
      teeth = 0,
      lean = 0.2,
      radial = false,
      line = 3.4,
      skew = 1,
    } = {},
  ) {
    const pts = spline(spinePoints, Math.ceil(28 / (spinePoints.length - 1)))
    const n = normals(pts)
    const last = pts.length - 1
    const edge = (side, k = 1) =>
      pts.map(([x, y], i) => {
        const t = i / last
        let w = profile(t) * k * (side > 0 ? 1 : skew)
        if (crinkle) w += crinkle * this.n(t * 9, side * 7 + spinePoints[0][0]) * Math.min(1, t * 4)
        if (teeth) w += teeth * (((t * 18) % 1) - 0.3) * Math.sin(Math.PI * t)
        return [x + n[i][0] * w * side, y + n[i][1] * w * side]
      })
    const left = edge(1)
    const right = edge(-1)
    this.wash([...left, ...[...right].reverse()], colour, opacity)
    if (dark) this.put(new Pen().shape(simplify([...pts, ...edge(-1, 0.96).reverse()], 2)), dark, 0.3)
    const hairs = []
    const ink = new Pen()
      .ribbon(left, (t) => line * (0.6 + 0.6 * Math.sin(Math.PI * t)), 1.3)
      .ribbon(right, (t) => line * (0.75 + 0.8 * Math.sin(Math.PI * t)), 1.3)
    if (profile(1) > 4) ink.ribbon([left[last], pts[last], right[last]], () => line * 0.7)
    if (radial) {
      for (let v = 0; v < veins; v++) {
        const u = ((v + 0.5) / veins) * 2 - 1
        const [a, z] = this.r.chance(0.6) ? [0.04, this.r.in(0.28, 0.62)] : [this.r.in(0.55, 0.7), 0.95]
        const path = steps(4, (_, s) => {
          const i = Math.round(mix(a, z, s) * last)
          const k = profile(i / last) * u * 0.9
          return [pts[i][0] + n[i][0] * k, pts[i][1] + n[i][1] * k]
        })
        ink.ribbon(path, (t) => (a < 0.1 ? 2.4 * (1 - t) : 2 * t) + 0.4, 0.8)
      }
    } else {
      ink.ribbon(pts.slice(0, -1), (t) => line * 1.25 * (1 - t) + 0.8)
      for (let v = 1; v <= veins; v++) {
        for (const side of [1, -1]) {
          const t0 = mix(0.03, 0.86, (v - 0.5 + side * 0.12) / veins)
          const path = steps(4, (_, s) => {
            const t = Math.min(0.98, t0 + lean * s ** 1.25)
            const i = Math.round(t * last)
            const k = profile(t) * s * 0.92 * side * (side > 0 ? 1 : skew)
            return [pts[i][0] + n[i][0] * k, pts[i][1] + n[i][1] * k]
          })
          ink.ribbon(path, (s) => 2.3 * (1 - s) + 0.5, 0.8)
          if (side < 0)
            for (let h = 1; h < 4; h++) {
              const th = Math.min(0.97, t0 + (h / 4) * (0.8 / veins))
              const hatch = steps(3, (_, s) => {
                const t = Math.min(0.98, th + lean * 0.5 * s)
                const i = Math.round(t * last)
                const k = -profile(t) * s * this.r.in(0.3, 0.5) * skew
                return [pts[i][0] + n[i][0] * k, pts[i][1] + n[i][1] * k]
              })
              hairs.push([hatch[0], hatch[2]])
            }
        }
      }
    }
    this.put(ink)
    return hairs.length ? this.fine(hairs, 1.3) : this
  }

  /** A round body shaded by rows of bowed strokes on the dark side. */
  globe(outline, cx, cy, colour, opacity = 0.6, rows = 12) {
    this.wash(outline, colour, opacity)
    const ink = new Pen().ribbon([...outline, outline[0]], (t) => 3.4 + 1.8 * Math.sin(t * 6.28 - 0.6))
    for (let k = 1; k <= rows; k++) {
      const f = 1 - k * 0.055
      const dark = outline.map(
        ([x, y]) => (x - cx) * 0.8 + (y - cy) * 0.6 > (k * 0.075 - 0.05) * Math.hypot(x - cx, y - cy) * 1.25,
      )
      const first = dark.findIndex((d, i) => d && !dark[(i + dark.length - 1) % dark.length])
      const part = []
      for (let i = 0; first >= 0 && dark[(first + i) % dark.length] && i < dark.length; i++)
        part.push(outline[(first + i) % dark.length])
      if (part.length > 3)
        ink.ribbon(
          part.map(([x, y]) => [cx + (x - cx) * f, cy + (y - cy) * f]),
          (t) => 2.4 * Math.sin(Math.PI * t) * (1 - k / (rows + 4)) + 0.2,
          0.8,
        )
    }
    return this.put(ink)
  }

  /** Stippling inside a round area, denser at the lower right. */
  stipple(cx, cy, rx, ry, count, size = 2.4, colour = INK) {
    const pen = new Pen()
    for (let i = 0; i < count; i++) {
      const a = this.r() * 6.283
      const d = Math.sqrt(this.r())
      const [u, v] = [Math.cos(a) * d, Math.sin(a) * d]
      if (this.r() > 0.35 + 0.4 * (u + v)) continue
      const [x, y] = [cx + u * rx, cy + v * ry]
      pen.line(
        [
          [x, y],
          [x + size, y],
          [x, y + size],
        ],
        true,
      )
    }
    return this.put(pen, colour)
  }
}
