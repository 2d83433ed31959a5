/** The potter’s wheel: a turned body, seen slightly from above. */

import { clipped, fill, flat, Pen, sheet, soft, stroke } from '../lib/pen.mjs'
import { noise, random } from '../lib/random.mjs'
import { arc, clamp, mix, spline, steps, TAU } from '../lib/shape.mjs'
import { CLAY, GLAZE } from './clay.mjs'

/** A vessel on a plinth. Heights run down the sheet, angles from -π/2 (left edge) to π/2. */
export class Thrown {
  /**
   * @param {string} seed
   * @param {number} w
   * @param {number} h
   * @param {number[][]} profile [height, radius] pairs from rim to foot
   */
  constructor(
    seed,
    w,
    h,
    profile,
    { clay = CLAY, wall = '#d9d2c5', floor = '#c4bbab', tilt = 0.075, cx = w / 2, coat = clay } = {},
  ) {
    Object.assign(this, { w, h, clay, coat, wall, floor, tilt, cx, paint: [], behind: [], front: [] })
    this.r = random(seed)
    this.n = noise(seed)
    this.side = spline(profile, 10)
    ;[this.top, this.foot] = [profile[0][0], profile.at(-1)[0]]
    this.rim = profile[0][1]
    this.base = profile.at(-1)[1]
  }

  /** Radius at a height. */
  radius(y) {
    const s = this.side
    let i = s.findIndex((p) => p[0] > y)
    if (i < 0) i = s.length - 1
    const [a, b] = [s[Math.max(0, i - 1)], s[i]]
    return mix(a[1], b[1], b[0] === a[0] ? 0 : clamp((y - a[0]) / (b[0] - a[0])))
  }

  /** The place on the sheet of an angle and a height on the wall of the pot. */
  at(angle, y) {
    const r = this.radius(y)
    return [this.cx + r * Math.sin(angle), y + this.tilt * r * Math.cos(angle)]
  }

  wrap(pts) {
    return pts.map(([a, y]) => this.at(a, y))
  }

  /** Lays a figure, drawn in units around its own centre, on the wall. */
  lay(pts, angle, y, size) {
    const r = this.radius(y)
    return pts.map(([px, py]) => {
      const height = y + py * size
      const a = angle + (px * size) / r
      const wall = mix(this.radius(height), r, 0.7)
      return [this.cx + wall * Math.sin(a), height + this.tilt * r * Math.cos(a)]
    })
  }

  /** A handle along a line; drawn behind the body unless `front`. */
  handle(points, width, { colour = GLAZE, front = false, taper = 0.25 } = {}) {
    const pts = spline(points, 12)
    const thick = (t) => width * (1 - taper * Math.sin(Math.PI * t))
    const body =
      fill(new Pen().ribbon(pts, thick), colour) +
      fill(
        new Pen().ribbon(
          pts.map(([x, y]) => [x - width * 0.16, y - width * 0.1]),
          (t) => thick(t) * 0.22,
        ),
        '#fff',
        colour === GLAZE ? 0.16 : 0.2,
      ) +
      fill(
        new Pen().ribbon(
          pts.map(([x, y]) => [x + width * 0.24, y + width * 0.12]),
          (t) => thick(t) * 0.4,
        ),
        '#000',
        0.16,
      )
    this[front ? 'front' : 'behind'].push(body)
    return this
  }

  /** Outline of the wall between two heights, as seen. */
  outline() {
    const { cx, side, tilt } = this
    const lower = arc(cx, this.foot, this.base, this.base * tilt, 0, Math.PI, 16)
    const upper = arc(cx, this.top, this.rim, this.rim * tilt, Math.PI, TAU, 16)
    return [...upper, ...side.map(([y, r]) => [cx + r, y]), ...lower, ...side.map(([y, r]) => [cx - r, y]).reverse()]
  }

  /** A strip of light or shade along the wall between two shares of the radius. */
  strip(from, to, y0 = this.top, y1 = this.foot + 40) {
    const ys = this.side.map((p) => p[0]).filter((y, i) => y >= y0 && y <= y1 && i % 2 === 0)
    return [
      ...ys.map((y) => [this.cx + this.radius(y) * from, y]),
      ...[...ys].reverse().map((y) => [this.cx + this.radius(y) * to, y]),
    ]
  }

  /** The finished picture: wall, shadow, handles, body, paint, light, rim. */
  show({ mouth = GLAZE, inner = '#3a241a', gloss = 1, crack = true, lip = 0.84 } = {}) {
    const { w, h, cx, tilt, r } = this
    const y = this.foot + this.base * tilt
    const shadow = steps(6, (i) =>
      soft(
        arc(cx + this.base * (0.5 + i * 0.1), y - 6, this.base * (1.15 + i * 0.22), 26 + i * 12, 0, TAU, 20),
        '#2a1c12',
        0.09,
      ),
    )
    const light = []
    for (const f of [0.42, 0.56, 0.68, 0.78, 0.87, 0.94]) light.push(flat(this.strip(f, 1.05), '#140a06', 0.1))
    for (const f of [0.8, 0.9, 0.96]) light.push(flat(this.strip(-1.05, -f), '#140a06', 0.1))
    for (const [a, b] of [
      [-0.68, -0.34],
      [-0.62, -0.42],
      [-0.57, -0.47],
    ])
      light.push(flat(this.strip(a, b), '#fff4dd', 0.07 * gloss))
    const marks = new Pen()
    if (crack) {
      for (let i = 0; i < 4; i++) {
        let [px, py] = [r.in(-1, 1), r.in(this.top, this.foot)]
        const line = steps(9, () => {
          px += r.norm(0.06)
          py += r.in(10, 60)
          return this.at(clamp(px, -1.4, 1.4), Math.min(py, this.foot))
        })
        marks.line(line)
      }
    }
    const chips = new Pen()
    steps(36, () => {
      const [px, py] = this.at(r.in(-1.2, 1.2), r.in(this.top, this.foot))
      chips.blob(steps(5, (i) => [px + Math.cos(i * 1.26) * r.in(1, 6), py + Math.sin(i * 1.26) * r.in(1, 6)]))
    })
    const mouthRing =
      soft(arc(cx, this.top, this.rim, this.rim * tilt, 0, TAU, 32), mouth) +
      soft(arc(cx, this.top + 3, this.rim * lip, this.rim * tilt * (lip - 0.06), 0, TAU, 32), inner) +
      soft(
        arc(cx, this.top + this.rim * tilt * 0.3, this.rim * lip * 0.93, this.rim * tilt * 0.6, 0, TAU, 32),
        '#000',
        0.35,
      )
    return sheet(w, h, this.wall, [
      flat(
        [
          [0, y - this.base * 0.42],
          [w, y - this.base * 0.42],
          [w, h],
          [0, h],
        ],
        this.floor,
      ),
      shadow,
      this.behind,
      clipped(
        'v',
        this.outline(),
        flat(this.outline(), this.coat) +
          this.paint.join('') +
          fill(chips, this.clay, 0.5) +
          stroke(marks, '#0c0705', 2.4, { strokeOpacity: 0.4 }) +
          light.join(''),
      ),
      mouthRing,
      this.front,
    ])
  }
}
