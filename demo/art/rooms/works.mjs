/** What hangs and stands in rooms, in a few shapes each. */

import { arc, coords, place, rect, spline, steps, } from '../lib/shape.mjs'

/** Fields of colour, one above another. */
export const fields = (...colours) => (v, [x, y, w, h]) => colours.forEach((c, i) => v.cut(c, rect(x, y + (h * i) / colours.length, w, h / colours.length + 1)))

/** A hillside under a sun. */
export const hills = (sky, sun, far, near) => (v, [x, y, w, h]) => {
  v.cut(sky, rect(x, y, w, h)).disc(sun, x + w * 0.7, y + h * 0.3, h * 0.13)
  v.cut(far, [[x, y + h * 0.62], [x + w * 0.3, y + h * 0.42], [x + w * 0.6, y + h * 0.6], [x + w, y + h * 0.5], [x + w, y + h], [x, y + h]])
  v.cut(near, [[x, y + h * 0.74], [x + w * 0.5, y + h * 0.66], [x + w, y + h * 0.84], [x + w, y + h], [x, y + h]])
}

/** A head and shoulders. */
export const sitter = (ground, dress, skin, hair) => (v, [x, y, w, h]) => {
  v.cut(ground, rect(x, y, w, h)).cut(dress, [[x + w * 0.12, y + h], [x + w * 0.26, y + h * 0.66], [x + w * 0.74, y + h * 0.66], [x + w * 0.88, y + h]])
  v.disc(hair, x + w * 0.5, y + h * 0.36, w * 0.25, w * 0.28).cut(skin, rect(x + w * 0.43, y + h * 0.5, w * 0.14, h * 0.18)).disc(skin, x + w * 0.5, y + h * 0.42, w * 0.18, w * 0.24)
}

/** A print: black cuts on pale paper. */
export const print = (ink = '#191a22') => (v, [x, y, w, h]) => {
  v.cut('#f4ead2', rect(x, y, w, h))
  const [ix, iy, iw, ih] = [x + w * 0.14, y + h * 0.12, w * 0.72, h * 0.7]
  v.cut(ink, rect(ix, iy, iw, ih)).disc('#f4ead2', ix + iw * 0.7, iy + ih * 0.26, iw * 0.1)
  steps(6, (i) => v.cut('#f4ead2', [[ix, iy + ih * (0.5 + i * 0.08)], [ix + iw, iy + ih * (0.46 + i * 0.08)], [ix, iy + ih * (0.53 + i * 0.08)]]))
}

/** A weaving of stepped diamonds. */
export const weaving = (ground, first, second) => (v, [x, y, w, h]) => {
  v.cut(ground, rect(x, y, w, h))
  const n = Math.max(2, Math.round((h / w) * 3))
  steps(n * 3, (i) => {
    const [cx, cy] = [x + ((i % 3) + 0.5) * (w / 3), y + (Math.floor(i / 3) + 0.5) * (h / n)]
    for (const [k, c] of [[1, i % 2 ? first : second], [0.5, i % 2 ? second : first]]) v.cut(c, place(coords('-1 0, 0 -1, 1 0, 0 1'), { x: cx, y: cy, sx: (w / 6) * k * 0.94, sy: (h / n / 2) * k * 0.94 }))
  })
  steps(12, (i) => v.draw(first, 4, [[x + (w * (i + 0.5)) / 12, y + h], [x + (w * (i + 0.5)) / 12, y + h + 26]]))
}

/** Quarter circles. */
export const turns = (...colours) => (v, [x, y, w, h]) => {
  const [sx, sy] = [w / 3, h / 3]
  steps(9, (i) => {
    const [px, py] = [x + (i % 3) * sx, y + Math.floor(i / 3) * sy]
    v.cut(colours[i % colours.length], rect(px, py, sx, sy)).cut(colours[(i + 2) % colours.length], [[px, py], ...arc(px, py, sx, sy, 0, Math.PI / 2, 12)])
  })
}

/** A vase, on whatever it is put on. */
export const vase = (colour = '#c9703f', band = '#1e1815', k = 1) => (v, x, y, s) => {
  const half = spline(coords('0.1 0, 0.14 -0.06, 0.3 -0.4, 0.26 -0.66, 0.11 -0.86, 0.15 -1'), 5)
  v.cut(colour, [...half, ...half.map(([a, b]) => [-a, b]).reverse()].map(([a, b]) => [x + a * s * k, y + b * s * k]))
  v.cut(band, rect(x - 0.27 * s * k, y - 0.56 * s * k, 0.54 * s * k, 0.1 * s * k))
  for (const d of [-1, 1]) v.draw(colour, s * k * 0.06, [[x + d * 0.13 * s * k, y - 0.9 * s * k], [x + d * 0.34 * s * k, y - 0.84 * s * k], [x + d * 0.29 * s * k, y - 0.6 * s * k]])
}

/** A bust of stone. */
export const bust = (tone = '#e6ddcc') => (v, x, y, s) => {
  v.soft(tone, place(coords('-0.36 0, -0.4 -0.3, -0.14 -0.42, 0.14 -0.42, 0.4 -0.3, 0.36 0'), { x, y, scale: s })).disc(tone, x, y - s * 0.68, s * 0.2, s * 0.27).soft('#b9afa2', place(coords('0.04 -0.92, 0.2 -0.76, 0.18 -0.5, 0.08 -0.42, 0.4 -0.3, 0.34 0, 0.1 0'), { x, y, scale: s }), 0.6)
}

/** An open book, tilted. */
export const book = (v, x, y, s) => {
  v.cut('#5b2a4e', place(coords('-0.5 0, 0.5 0, 0.42 -0.3, -0.42 -0.3'), { x, y, scale: s })).cut('#faf5ea', place(coords('-0.45 -0.03, 0 -0.08, 0 -0.36, -0.38 -0.3'), { x, y, scale: s })).cut('#f1e4c8', place(coords('0.45 -0.03, 0 -0.08, 0 -0.36, 0.38 -0.3'), { x, y, scale: s }))
}

/** Shelves with books, over the whole box. */
export const shelves = (v, x, y, w, h, rows, z = v.deep) => {
  v.box('#6b4420', x, y, w, h, z)
  const tones = ['#1d2b4f', '#b23a2e', '#2e6a4c', '#c98f45', '#5b2a4e', '#d8c4a0', '#33322f']
  steps(rows, (j) => {
    v.box('#4a2f1c', x + 0.06, y + (j * h) / rows + 0.06, w - 0.12, h / rows - 0.1, z)
    for (let bx = x + 0.1; bx < x + w - 0.24; ) {
      const bw = v.r.in(0.07, 0.2)
      v.box(v.r.pick(tones), bx, y + (j * h) / rows + 0.06, bw, (h / rows) * v.r.in(0.6, 0.84), z)
      bx += bw + (v.r.chance(0.06) ? 0.2 : 0.014)
    }
  })
}

/** A table with four legs. */
export const table = (v, x, z, w, h = 0.78, colour = '#8b5a33', d = 0.22) => {
  for (const k of [0.08, w - 0.16]) v.block(colour, x + k, 0, z, 0.08, h - 0.06, 0.02)
  v.block(colour, x, h - 0.08, z, w, 0.08, d)
}

/** A chair, seen from behind. */
export const chair = (v, x, z, colour = '#b23a2e') => {
  v.block(colour, x, 0.4, z, 0.46, 0.07, 0.06).box(colour, x, 0.47, 0.46, 0.42, z + 0.06)
  for (const k of [0.02, 0.38]) v.box('#33322f', x + k, 0, 0.05, 0.42, z)
}
