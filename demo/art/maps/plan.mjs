/** Things on the plan of a site, seen from straight above. */
import { Brush } from '../lib/brush.mjs'
import { C } from '../lib/colours.mjs'
import { arc, place, rect, spline, TAU } from '../lib/shape.mjs'

export class Plan extends Brush {
  /** A building: its shadow, its walls, the joints of its roof. */
  house(x, y, w, h, { roof = C.stone, line = C.stoneDark, turn = 0, tiles = 5 } = {}) {
    const at = (pts) => place(pts, { x, y, turn })
    const box = (dx, dy, bw, bh) => at(rect(dx - bw / 2, dy - bh / 2, bw, bh))
    this.cut('#00000033', box(16, 18, w, h), 0.22)
    this.cut(line, box(0, 0, w, h)).cut(roof, box(0, 0, w - 12, h - 12))
    for (let i = 1; i < tiles; i++) {
      const q = -w / 2 + (w / tiles) * i
      this.draw(line, 3, at([[q, -h / 2 + 8], [q, h / 2 - 8]]))
    }
    return this
  }

  /** A round building. */
  drum(x, y, r, roof = C.stone, line = C.stoneDark) {
    this.disc('#00000033', x + 16, y + 18, r, r, 0.22)
    this.disc(line, x, y, r).disc(roof, x, y, r - 6).disc(line, x, y, r * 0.4).disc(roof, x, y, r * 0.4 - 5)
    return this
  }

  /** A crown from above, with its lighter side. */
  crown(x, y, r, dark = C.garden, light = C.leaf) {
    const ring = (k, dx, dy, n) =>
      arc(x + dx, y + dy, r * k, r * k, 0, TAU, n).map(([px, py]) => [px + this.r.norm(r * 0.07), py + this.r.norm(r * 0.07)])
    this.disc('#00000033', x + r * 0.22, y + r * 0.26, r, r, 0.18)
    return this.soft(dark, ring(1, 0, 0, 9)).soft(light, ring(0.55, -r * 0.22, -r * 0.24, 7))
  }

  /** Trees along a line. */
  row(from, to, n, r, dark, light) {
    for (let i = 0; i < n; i++) {
      const t = n > 1 ? i / (n - 1) : 0
      this.crown(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, r * this.r.in(0.88, 1.1), dark, light)
    }
    return this
  }

  /** Trees scattered in a box. */
  grove(x, y, w, h, n, r, dark, light) {
    for (let i = 0; i < n; i++) this.crown(x + this.r.in(0, w), y + this.r.in(0, h), r * this.r.in(0.7, 1.25), dark, light)
    return this
  }

  /** A path through points. */
  path(pts, width = 44, colour = '#f3e6c6') {
    return this.draw('#d9c698', width + 10, pts).draw(colour, width, pts)
  }

  /** Lines of equal height around a slope. */
  contours(lines, colour) {
    for (const line of lines) this.draw(colour, 4, spline(line, 6))
    return this
  }
}
