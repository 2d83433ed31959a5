/** Rooms in one-point perspective, with what hangs and stands in them. */

import { arc, coords, mix, place, rect, steps, TAU } from '../lib/shape.mjs'
import { View } from '../lib/view.mjs'

const [LEFT, RIGHT, TOP] = [-6, 6, 5]
const SKINS = ['#a8694a', '#e0b08a', '#6d4630', '#c98a62']
const DRESS = ['#b62f63', '#1d2b4f', '#2e6a4c', '#e2673a', '#f3bd45', '#faf5ea', '#5b2a4e']

/** A room 12 wide, 5 high; `deep` is where its back wall is, about 1. */
export class Room extends View {
  constructor(seed, { wall = '#ecdfc6', side = wall, floor = '#b98d5e', joint = '#a67b4d', ceiling = '#faf5ea', deep = 1.05, eyes = 1.75 } = {}) {
    super(seed, 2400, 1600, ceiling)
    Object.assign(this, { wall, side, deep, eyes, floorTone: floor })
    this.cut(floor, [this.at(LEFT - 2, 0, -0.4), this.at(RIGHT + 2, 0, -0.4), this.at(RIGHT, 0, deep), this.at(LEFT, 0, deep)])
    for (let x = LEFT; x <= RIGHT; x += 0.75) this.pen(joint, 4).line([this.at(x, 0, -0.4), this.at(x, 0, deep)])
    for (const k of [LEFT, RIGHT]) this.cut(side, [this.at(k, 0, -0.4), this.at(k, TOP, -0.4), this.at(k, TOP, deep), this.at(k, 0, deep)])
    this.box(wall, LEFT, 0, 12, TOP)
    // Light comes from the left: the wall there lies in shade.
    this.cut('#191a22', [this.at(LEFT, 0, -0.4), this.at(LEFT, TOP, -0.4), this.at(LEFT, TOP, deep), this.at(LEFT, 0, deep)], 0.14)
    this.cut('#ffffff', [this.at(RIGHT, 0, -0.4), this.at(RIGHT, TOP, -0.4), this.at(RIGHT, TOP, deep), this.at(RIGHT, 0, deep)], 0.1)
    this.box('#191a22', LEFT, 0, 12, 0.16, deep, 0.22)
  }

  /** The finished sheet, seen from nearer than the walls are apart. */
  finish() {
    return super.finish('translate(1200 850) scale(1.34) translate(-1200 -880)')
  }

  /** Where a place in the room is on the sheet. */
  at(x, y, z = this.deep) {
    const s = 330 / (1 + z)
    return [1200 + x * s, 800 - (y - this.eyes) * s]
  }

  /** A flat upright shape that faces us. */
  box(colour, x, y, w, h, z = this.deep, opacity = undefined) {
    const [[x0, y0], [x1, y1]] = [this.at(x, y + h, z), this.at(x + w, y, z)]
    return this.cut(colour, rect(x0, y0, x1 - x0, y1 - y0), opacity)
  }

  /** A block: front, top and the side that is seen. */
  block(colour, x, y, z, w, h, d, { top = '#ffffff', shade = 0.28 } = {}) {
    const [a, b] = [x, x + w]
    this.cut('#191a22', [this.at(a, y, z), this.at(b, y, z), this.at(b + 0.5, y, z - 0.06), this.at(a + 0.3, y, z - 0.06)], y ? 0 : 0.2)
    const k = x + w / 2 > 0 ? a : b
    this.cut(colour, [this.at(k, y, z), this.at(k, y + h, z), this.at(k, y + h, z + d), this.at(k, y, z + d)])
    this.cut('#191a22', [this.at(k, y, z), this.at(k, y + h, z), this.at(k, y + h, z + d), this.at(k, y, z + d)], shade)
    if (y + h < this.eyes) this.cut(colour, [this.at(a, y + h, z), this.at(b, y + h, z), this.at(b, y + h, z + d), this.at(a, y + h, z + d)]).cut(top, [this.at(a, y + h, z), this.at(b, y + h, z), this.at(b, y + h, z + d), this.at(a, y + h, z + d)], 0.3)
    return this.box(colour, x, y, w, h, z)
  }

  /** A framed work on the back wall; `paint` draws into its box on the sheet. */
  hang(x, y, w, h, paint, frame = '#8b6838') {
    const f = frame ? 0.12 : 0
    this.box('#191a22', x - f + 0.07, y - f - 0.09, w + 2 * f, h + 2 * f, this.deep, 0.22)
    if (frame) this.box(frame, x - f, y - f, w + 2 * f, h + 2 * f)
    const [[x0, y0], [x1, y1]] = [this.at(x, y + h), this.at(x + w, y)]
    paint(this, [x0, y0, x1 - x0, y1 - y0])
    this.box('#d8c4a0', x + w + f + 0.12, y, 0.22, 0.16)
    return this
  }

  /** A framed work on a side wall, from `z` on. */
  hangBeside(sideways, z, d, y, h, colours, frame = '#8b6838') {
    const k = sideways < 0 ? LEFT : RIGHT
    const quad = (m) => [this.at(k, y - m, z - m * 0.1), this.at(k, y + h + m, z - m * 0.1), this.at(k, y + h + m, z + d + m * 0.1), this.at(k, y - m, z + d + m * 0.1)]
    this.cut(frame, quad(0.12)).cut(colours[0], quad(0))
    const part = (t0, t1) => [this.at(k, y + h * t0, z), this.at(k, y + h * t1, z), this.at(k, y + h * t1, z + d), this.at(k, y + h * t0, z + d)]
    if (colours[1]) this.cut(colours[1], part(0, 0.4))
    if (colours[2]) this.cut(colours[2], part(0.4, 0.55))
    return this
  }

  /** An opening in the back wall, with what is seen beyond. */
  door(x, w, h, beyond, floor, round = false) {
    const [[x0, y0], [x1, y1]] = [this.at(x, h), this.at(x + w, 0)]
    const r = (x1 - x0) / 2
    const outline = round ? [[x0, y1], ...arc(x0 + r, y0 + r, r, r, Math.PI, TAU, 24), [x1, y1]] : rect(x0, y0, x1 - x0, y1 - y0)
    this.cut(beyond, outline).cut(floor, [[x0, y1], [x1, y1], [mix(x0, x1, 0.82), mix(y1, y0, 0.12)], [mix(x0, x1, 0.18), mix(y1, y0, 0.12)]])
    return this.cut('#191a22', [[x0, y0 + (round ? r : 0)], [x0 + r * 0.14, y0 + (round ? r * 0.8 : r * 0.1)], [x0 + r * 0.14, y1 - 20], [x0, y1]], 0.25)
  }

  /** A window in the back wall onto hills and sea. */
  window(x, y, w, h, { sky = '#9ccbd9', land = '#2e6a4c', sea = '#2f6f92', panes = 3 } = {}) {
    const [[x0, y0], [x1, y1]] = [this.at(x, y + h), this.at(x + w, y)]
    const wide = x1 - x0
    const high = y1 - y0
    this.cut(sky, rect(x0, y0, wide, high)).cut(sea, rect(x0, y0 + high * 0.58, wide, high * 0.42))
    this.cut(land, [[x0, y0 + high * 0.7], [x0 + wide * 0.25, y0 + high * 0.56], [x0 + wide * 0.5, y0 + high * 0.74], [x0 + wide * 0.8, y0 + high * 0.62], [x1, y0 + high * 0.78], [x1, y1], [x0, y1]])
    for (let i = 0; i <= panes; i++) this.pen('#faf5ea', 14).line([[x0 + (wide * i) / panes, y0], [x0 + (wide * i) / panes, y1]])
    this.pen('#faf5ea', 14).line([[x0, y0], [x1, y0]]).line([[x0, y1], [x1, y1]])
    return this.cut('#fff7df', [this.at(x + 0.6, 0, this.deep - 0.1), this.at(x + w + 0.6, 0, this.deep - 0.1), this.at(x + w + 2.2, 0, 0.25), this.at(x + 1.6, 0, 0.25)], 0.3)
  }

  /** Light from above: panes in the ceiling. */
  skylight(colour = '#cfe3e4', bars = 5) {
    this.cut(colour, [this.at(-3.4, TOP, 0), this.at(3.4, TOP, 0), this.at(3.4, TOP, this.deep - 0.12), this.at(-3.4, TOP, this.deep - 0.12)])
    for (let i = 0; i <= bars; i++) this.pen('#b9afa2', 8).line([this.at(-3.4 + (6.8 * i) / bars, TOP, 0), this.at(-3.4 + (6.8 * i) / bars, TOP, this.deep - 0.12)])
    return this
  }

  /** A visitor; feet at (x, z). */
  visitor(x, z, { height = 1.7, dress, way = 1, skirt = false, hair, seed = 0 } = {}) {
    const [px, py] = this.at(x, 0, z)
    const h = (height * 330) / (1 + z)
    this.soft('#191a22', [[px - h * 0.16, py], [px, py - h * 0.03], [px + h * 0.32, py + h * 0.02], [px + h * 0.1, py + h * 0.05]], 0.25)
    return this.person(px, py, h, dress ?? DRESS[seed % DRESS.length], { skin: SKINS[seed % SKINS.length], way, skirt, legs: seed % 2 ? '#1d2b4f' : '#33322f', hair: hair ?? ['#191a22', '#6b4420', '#b9afa2', '#8a3a1c'][seed % 4], stride: 0.06 })
  }

  bench(x, z, w = 2.6, colour = '#6b4420') {
    for (const k of [0.15, w - 0.35]) this.block(colour, x + k, 0, z, 0.2, 0.4, 0.12)
    return this.block(colour, x, 0.4, z, w, 0.12, 0.16)
  }

  /** A plinth with something on it that `put` draws at its top middle, `s` pixels to the unit. */
  plinth(x, z, w, h, put, colour = '#faf5ea') {
    this.block(colour, x - w / 2, 0, z, w, h, w * 0.14)
    put(this, ...this.at(x, h, z + w * 0.05), 330 / (1 + z))
    return this
  }

  /** A glass case over a plinth. */
  glass(x, z, w, h, low) {
    const [[x0, y0], [x1, y1]] = [this.at(x - w / 2, low + h, z), this.at(x + w / 2, low, z)]
    this.cut('#ffffff', rect(x0, y0, x1 - x0, y1 - y0), 0.16).cut('#ffffff', [[x0 + 20, y1], [x0 + 20 + (x1 - x0) * 0.3, y0], [x0 + 20 + (x1 - x0) * 0.45, y0], [x0 + 20 + (x1 - x0) * 0.15, y1]], 0.2)
    this.pen('#8f9a9c', 5).line(rect(x0, y0, x1 - x0, y1 - y0), true)
    return this
  }

  /** Lamps on cords. */
  lamps(n, z, y = 3.4, colour = '#1d2b4f') {
    steps(n, (i) => {
      const x = ((i + 0.5) * 10) / n - 5
      const [px, py] = this.at(x, y, z)
      const s = 330 / (1 + z)
      this.pen('#33322f', 6).line([this.at(x, TOP, z), [px, py]])
      this.soft('#fff2c4', place(coords('-0.9 0.2, 0.9 0.2, 1.6 1.7, -1.6 1.7'), { x: px, y: py, scale: s * 0.5 }), 0.25).cut(colour, place(coords('-0.14 -0.2, 0.14 -0.2, 0.46 0.2, -0.46 0.2'), { x: px, y: py, scale: s })).disc('#fff2c4', px, py + s * 0.2, s * 0.2, s * 0.07)
    })
    return this
  }
}
