/** Writes compact SVG: whole coordinates, relative commands, one path for each ink. */
import { area2, normals, simplify } from './shape.mjs'

const number = (n) => (n < 0 ? `${n}` : ` ${n}`)

const pair = (x, y) => number(x) + number(y)

/** Collects subpaths into one `d` attribute. */
export class Pen {
  constructor() {
    this.d = ''
    this.x = 0
    this.y = 0
  }

  #start([x, y]) {
    const px = Math.round(x)
    const py = Math.round(y)
    this.d += `m${pair(px - this.x, py - this.y)}`.replace('m ', 'm')
    this.x = px
    this.y = py
    return [px, py]
  }

  #to(x, y) {
    const px = Math.round(x)
    const py = Math.round(y)
    const text = pair(px - this.x, py - this.y)
    const still = px === this.x && py === this.y
    this.x = px
    this.y = py
    return still ? '' : text
  }

  #close(start) {
    this.d += 'z'
    ;[this.x, this.y] = start
  }

  /** Straight lines through the points. */
  line(pts, closed = false) {
    if (pts.length < 2) return this
    const start = this.#start(pts[0])
    for (const [x, y] of pts.slice(1)) this.d += this.#to(x, y)
    if (closed) this.#close(start)
    return this
  }

  /** A filled polygon, always turning the same way so that overlaps stay filled. */
  shape(pts) {
    return this.line(area2(pts) < 0 ? [...pts].reverse() : pts, true)
  }

  /** An upright rectangle. */
  box(x, y, w, h) {
    const start = this.#start([x, y])
    const [wide, high] = [Math.round(w), Math.round(h)]
    this.d += `h${wide}v${high}h${-wide}`
    this.#close(start)
    return this
  }

  /** A hole: the same, turning the other way. */
  hole(pts) {
    return this.line(area2(pts) > 0 ? [...pts].reverse() : pts, true)
  }

  /** A smooth curve through the points. */
  curve(pts, closed = false) {
    const n = pts.length
    if (n < 3) return this.line(pts, closed)
    const get = (i) => (closed ? pts[(i + n) % n] : pts[Math.min(n - 1, Math.max(0, i))])
    const start = this.#start(pts[0])
    for (let i = 0; i < (closed ? n : n - 1); i++) {
      const [a, b, c, d] = [get(i - 1), get(i), get(i + 1), get(i + 2)]
      const rel = (x, y) => pair(Math.round(x) - this.x, Math.round(y) - this.y)
      const first = i ? 's' : `c${rel(b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6)}`
      const second = rel(c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6)
      const px = Math.round(c[0])
      const py = Math.round(c[1])
      this.d += first + second + rel(px, py)
      this.x = px
      this.y = py
    }
    if (closed) this.#close(start)
    return this
  }

  /** A smooth closed filled outline. */
  blob(pts) {
    return this.curve(area2(pts) < 0 ? [...pts].reverse() : pts, true)
  }

  /** A line that swells and tapers: `width` is a list or a function of 0…1. */
  ribbon(pts, width, tol = 0.6) {
    const w = typeof width === 'function' ? pts.map((_, i) => width(i / (pts.length - 1))) : width
    const n = normals(pts)
    const side = (k) =>
      simplify(
        pts.map(([x, y], i) => [x + (n[i][0] * w[i] * k) / 2, y + (n[i][1] * w[i] * k) / 2]),
        tol,
      )
    return this.shape([...side(1), ...side(-1).reverse()])
  }

  /** A circle, by two arcs. */
  dot(x, y, r) {
    const d = Math.round(r * 2)
    this.#start([x - d / 2, y])
    const half = d / 2
    this.d += `a${half} ${half} 0 1 0 ${d} 0a${half} ${half} 0 1 0-${d} 0z`
    return this
  }

  get empty() {
    return this.d === ''
  }

  toString() {
    return this.d.replace(/([a-z]) /g, '$1')
  }
}

const attrs = (list) =>
  Object.entries(list)
    .filter(([, v]) => v !== undefined && v !== null)
    .map(
      ([k, v]) =>
        ` ${k.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}="${typeof v === 'number' ? +v.toFixed(3) : v}"`,
    )
    .join('')

/** Any element. */
export const tag = (name, list = {}, body = '') =>
  body ? `<${name}${attrs(list)}>${body}</${name}>` : `<${name}${attrs(list)}/>`

/** A path filled with one colour. */
export const fill = (pen, colour, opacity, more = {}) =>
  pen.empty ? '' : tag('path', { fill: colour, fillOpacity: opacity, ...more, d: String(pen) })

/** A path drawn with one line. */
export const stroke = (pen, colour, width, more = {}) =>
  pen.empty
    ? ''
    : tag('path', {
        fill: 'none',
        stroke: colour,
        strokeWidth: width,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...more,
        d: String(pen),
      })

/** One polygon, filled. */
export const flat = (pts, colour, opacity) => fill(new Pen().shape(pts), colour, opacity)

/** One smooth outline, filled. */
export const soft = (pts, colour, opacity) => fill(new Pen().blob(pts), colour, opacity)

/** Clips a group to an outline. */
export const clipped = (id, pts, body) =>
  `<clipPath id="${id}"><path d="${new Pen().shape(pts)}"/></clipPath><g clip-path="url(#${id})">${body}</g>`

/**
 * A finished sheet, twice as many pixels wide and high as drawing units.
 * @param {number} w width in units
 * @param {number} h height in units
 * @param {string} paper ground colour
 * @param {string[]} parts elements, back to front
 */
export const sheet = (w, h, paper, parts) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w * 2}" height="${h * 2}" viewBox="0 0 ${w} ${h}">` +
  `<path fill="${paper}" d="M0 0h${w}v${h}H0z"/>${parts.flat(9).join('')}</svg>\n`
