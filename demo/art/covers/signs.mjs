/** Motifs of covers: signs, marks and people. Each draws into a box with a palette [ground, first, second, third, ink]. */

import { letter, measure } from '../lib/letters.mjs'
import { coords, place, rect, steps, TAU } from '../lib/shape.mjs'

/** One sign, as large as the box. */
export const sign = (text, weight = 0.16) => (b, [, a], [x, y, w, h]) => {
  const size = Math.min(h, w / measure(text))
  letter(b, text, x + w / 2, y + (h - size) / 2, size, a, { weight, align: 'middle' })
}

/** A great comma. */
export const comma = (b, [, a, c], [x, y, w, h]) => {
  b.disc(a, x + w * 0.5, y + h * 0.3, w * 0.3).soft(a, [[x + w * 0.62, y + h * 0.16], [x + w * 0.82, y + h * 0.42], [x + w * 0.62, y + h * 0.84], [x + w * 0.28, y + h], [x + w * 0.5, y + h * 0.7], [x + w * 0.56, y + h * 0.44]])
  b.disc(c, x + w * 0.46, y + h * 0.25, w * 0.08)
}

/** A page with a hole, and what shows through it. */
export const hole = (b, [g, a, c, d], [x, y, w, h]) => {
  b.cut(a, rect(x, y, w, h))
  steps(15, (i) => b.draw(c, 8, [[x + w * 0.1, y + h * (0.08 + i * 0.06)], [x + w * (i % 5 === 4 ? 0.5 : 0.9), y + h * (0.08 + i * 0.06)]]))
  const edge = (k) => steps(11, (i) => [x + w * 0.58 + Math.cos((i / 11) * TAU) * w * k * (1 + 0.16 * Math.sin(i * 4)), y + h * 0.46 + Math.sin((i / 11) * TAU) * w * k * (1 + 0.2 * Math.cos(i * 3))])
  b.soft(d, edge(0.29)).soft(g, edge(0.25))
}

/** Specks that thin out upwards. */
export const dust = (n = 420) => (b, colours, [x, y, w, h]) =>
  steps(n, (i) => {
    const t = b.r() ** 2.2
    b.pen(colours[1 + (i % 3)]).dot(x + b.r() * w, y + h * (1 - t), 4 + b.r() * 13)
  })

/** Rings that pale, as under a strong light. */
export const fading = (n = 6) => (b, [, a, c], [x, y, w, h]) =>
  steps(n * 4, (i) => {
    const [k, j] = [i % 4, Math.floor(i / 4)]
    const s = Math.min(w / 4, h / n)
    const [cx, cy] = [x + (k + 0.5) * (w / 4), y + (j + 0.5) * (h / n)]
    b.disc(a, cx, cy, s * 0.42).disc(c, cx, cy, s * 0.22, s * 0.22, (i + 1) / (n * 4))
  })

/** Envelopes with a stamp and a strip. */
export const envelopes = (n = 4) => (b, [, a, c, d, ink], [x, y, w, h]) =>
  steps(n, (i) => {
    const at = (pts) => place(pts, { x: x + w * (0.5 + (i % 2 ? 0.06 : -0.06)), y: y + ((i + 0.5) * h) / n, turn: (i % 2 ? 0.07 : -0.06) })
    const eh = (h / n) * 0.84
    const ew = Math.min(w * 0.86, eh * 1.7)
    b.cut(i % 2 ? c : a, at(rect(-ew / 2, -eh / 2, ew, eh))).draw(ink, 5, at([[-ew / 2, -eh / 2], [0, eh * 0.08], [ew / 2, -eh / 2]].slice(0, 2))).draw(ink, 5, at([[ew / 2, -eh / 2], [0, eh * 0.08]]))
    b.cut(d, at(rect(ew * 0.34, -eh * 0.42, ew * 0.12, eh * 0.3))).draw(ink, 7, at([[-ew * 0.1, eh * 0.22], [ew * 0.22, eh * 0.22]])).draw(ink, 7, at([[-ew * 0.1, eh * 0.34], [ew * 0.12, eh * 0.34]]))
  })

/** Rays of the sun round a dial. */
export const dial = (n = 24) => (b, [g, a, c, d], [x, y, w]) => {
  const [cx, cy, r] = [x + w / 2, y + w / 2, w / 2]
  steps(n, (i) => b.cut(i % 2 ? a : c, [[cx + Math.cos((i / n) * TAU - 0.08) * r * 0.5, cy + Math.sin((i / n) * TAU - 0.08) * r * 0.5], [cx + Math.cos((i / n) * TAU) * r * (i % 2 ? 0.82 : 1), cy + Math.sin((i / n) * TAU) * r * (i % 2 ? 0.82 : 1)], [cx + Math.cos((i / n) * TAU + 0.08) * r * 0.5, cy + Math.sin((i / n) * TAU + 0.08) * r * 0.5]]))
  b.disc(d, cx, cy, r * 0.46).disc(g, cx, cy, r * 0.38).disc(d, cx, cy, r * 0.08)
}

/** Cracks in a dried ground. */
export const cracks = (n = 5) => (b, colours, [x, y, w, h]) => {
  const grid = steps(n + 1, (j) => steps(n + 1, (i) => [x + (i * w) / n + (i % n ? b.r.norm(w * 0.045) : 0), y + (j * h) / n + (j % n ? b.r.norm(h * 0.035) : 0)]))
  steps(n * n, (k) => {
    const [i, j] = [k % n, Math.floor(k / n)]
    const cell = [grid[j][i], grid[j][i + 1], grid[j + 1][i + 1], grid[j + 1][i]]
    const [cx, cy] = [0, 1].map((d) => cell.reduce((sum, p) => sum + p[d], 0) / 4)
    b.cut(colours[1 + ((i * 2 + j) % 3)], cell.map(([px, py]) => [cx + (px - cx) * 0.93, cy + (py - cy) * 0.93]))
  })
}

/** People before a picture. */
export const viewers = (n = 4) => (b, [, a, c, d, ink], [x, y, w, h]) => {
  b.cut(a, rect(x + w * 0.12, y, w * 0.76, h * 0.56)).cut(c, rect(x + w * 0.17, y + w * 0.05, w * 0.66, h * 0.56 - w * 0.1)).disc(d, x + w * 0.6, y + h * 0.24, w * 0.12)
  steps(n, (i) => {
    const [px, s] = [x + ((i + 0.5) * w) / n, w * (0.09 + (i % 3) * 0.012)]
    b.disc(ink, px, y + h * 0.66 - (i % 2) * 30, s * 0.62).soft(ink, place(coords('-1 0.4, -0.6 -0.2, 0.6 -0.2, 1 0.4, 1 3.4, -1 3.4'), { x: px, y: y + h * 0.74 - (i % 2) * 30, scale: s }))
  })
}

/** The back of a frame: bars, keys and a label. */
export const frameBack = (b, [g, a, c, d, ink], [x, y, w, h]) => {
  const k = w * 0.13
  b.cut(a, rect(x, y, w, h)).cut(c, rect(x + k, y + k, w - 2 * k, h - 2 * k)).cut(a, rect(x + w / 2 - k / 2, y + k, k, h - 2 * k))
  for (const [px, py, t] of [[k, k, 1], [w - k, k, -1], [k, h - k, -1], [w - k, h - k, 1]]) b.draw(ink, 6, [[x + px - 50, y + py - t * 50], [x + px + 50, y + py + t * 50]])
  b.cut(d, rect(x + k * 1.4, y + k * 1.6, w * 0.22, h * 0.13)).draw(g, 6, [[x + k * 1.7, y + k * 2.1], [x + k * 2.7, y + k * 2.1]]).draw(g, 6, [[x + k * 1.7, y + k * 2.5], [x + k * 2.4, y + k * 2.5]])
}

/** Strokes of a brush, numbered by their length. */
export const strokes = (n = 11) => (b, colours, [x, y, w, h]) =>
  steps(n, (i, _t) => {
    const py = y + ((i + 0.5) * h) / n
    b.pen(colours[1 + (i % 3)]).ribbon(steps(12, (_j, u) => [x + w * (0.02 + u * (0.4 + 0.56 * Math.abs(Math.sin(i * 1.9 + 0.6)))), py + Math.sin(u * 3 + i) * 16]), (u) => (h / n) * 0.62 * Math.sin(Math.PI * Math.min(1, 0.16 + u)) ** 0.5 + 4)
  })

/** Bubbles, large and small. */
export const bubbles = (n = 30) => (b, colours, [x, y, w, h]) =>
  steps(n, (i) => {
    const r = w * (0.03 + 0.16 * b.r() ** 2)
    const [cx, cy] = [x + r + b.r() * (w - 2 * r), y + r + b.r() * (h - 2 * r)]
    b.disc(colours[1 + (i % 3)], cx, cy, r, r, 0.8).disc(colours[4], cx - r * 0.3, cy - r * 0.35, r * 0.16)
  })

/** A box, unfolded. */
export const net = (b, [, a, c, d, ink], [x, y, w, h]) => {
  const s = Math.min(w / 3.2, h / 4.2)
  const [cx, cy] = [x + w / 2, y + h * 0.44]
  for (const [i, j, colour] of [[0, 0, a], [1, 0, c], [-1, 0, c], [0, 1, d], [0, -1, d], [0, 2, a]]) b.cut(colour, rect(cx + (i - 0.5) * s + 7, cy + (j - 0.5) * s + 7, s - 14, s - 14))
  b.cut(c, place(coords('-0.45 0, -0.3 -0.3, 0.3 -0.3, 0.45 0'), { x: cx, y: cy - 1.5 * s, scale: s })).disc(ink, cx, cy, s * 0.22).disc(a, cx, cy, s * 0.12)
}

/** A sound, as it is drawn on a screen. */
export const sound = (n = 25, seed = 0) => (b, [, a, c, d], [x, y, w, h]) =>
  steps(n, (i, t) => {
    const k = Math.abs(Math.sin(t * 7.3 + seed) * Math.sin(t * 3.1 + seed * 2)) * 0.9 + 0.08
    b.draw(i % 6 === 3 ? d : i % 2 ? a : c, (w / n) * 0.56, [[x + ((i + 0.5) * w) / n, y + h / 2 - (k * h) / 2], [x + ((i + 0.5) * w) / n, y + h / 2 + (k * h) / 2]])
  })

/** Things in drawers, a grid of them. */
export const drawers = (n = 4, rows = 5) => (b, colours, [x, y, w, h]) =>
  steps(n * rows, (i) => {
    const [px, py, sw, sh] = [x + ((i % n) * w) / n, y + (Math.floor(i / n) * h) / rows, w / n, h / rows]
    b.cut(colours[1 + ((i + Math.floor(i / n)) % 2)], rect(px + 9, py + 9, sw - 18, sh - 18)).disc(colours[3], px + sw / 2, py + sh * 0.68, sw * 0.07)
    if (i % 3 !== 1) b.cut(colours[4], rect(px + sw * 0.26, py + sh * 0.24, sw * 0.48, sh * 0.16))
  })

/** Rain over a well: drops above, water below. */
export const rain = (b, [, a, c, d], [x, y, w, h]) => {
  steps(30, (i) => b.soft(i % 4 ? a : d, place(coords('0 -1.4, 0.6 0, 0 0.8, -0.6 0'), { x: x + ((i % 6) + 0.5 + (Math.floor(i / 6) % 2) * 0.4) * (w / 6.5), y: y + (Math.floor(i / 6) + 0.6) * (h * 0.11), scale: w * 0.034 })))
  steps(5, (j) => b.draw(c, 24, steps(17, (i, t) => [x + t * w, y + h * (0.66 + j * 0.075) + (i % 2 ? -14 : 14)])))
}
