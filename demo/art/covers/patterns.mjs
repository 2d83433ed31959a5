/** Motifs of covers: patterns and measures. Each draws into a box with a palette [ground, first, second, third, ink]. */

import { arc, place, rect, steps, TAU } from '../lib/shape.mjs'

/** Phases of the moon in a grid. */
export const moons = (columns = 3, rows = 4) => (b, [g, a, c], [x, y, w, h]) => {
  const s = Math.min(w / columns, h / rows)
  steps(columns * rows, (i, t) => {
    const [cx, cy, r] = [x + ((i % columns) + 0.5) * (w / columns), y + (Math.floor(i / columns) + 0.5) * (h / rows), s * 0.4]
    const k = Math.cos(t * Math.PI * 2)
    const side = t < 0.5 ? 1 : -1
    b.disc(c, cx, cy, r)
    if (Math.abs(k) > 0.98 && i > 0 && i < columns * rows - 1) b.disc(a, cx, cy, r)
    else if (i > 0 && i < columns * rows - 1) b.soft(a, [...arc(cx, cy, r, r, -Math.PI / 2, Math.PI / 2, 12).map(([px, py]) => [cx + side * (px - cx), py]), ...arc(cx, cy, r * k, r, Math.PI / 2, -Math.PI / 2, 12).map(([px, py]) => [cx + side * (px - cx), py])])
    else b.disc(g, cx, cy, r * 0.86)
  })
}

/** Combed waves, as on marbled paper. */
export const combed = (turns = 5) => (b, colours, [x, y, w, h]) => {
  const n = 15
  steps(n, (j) => {
    const edge = (k) => steps(turns * 8 + 1, (i, t) => [x + t * w, y + ((k + 0.5 * Math.sin(t * TAU * turns + (k % 2)) + (((i % 8) - 4) / 4) ** 2 * 0.9) / (n + 1)) * h])
    b.cut(colours[1 + (j % 4)], [...edge(j), ...edge(j + 1).reverse()])
  })
}

/** Drops on the bath, one within another. */
export const spots = (n = 26) => (b, colours, [x, y, w, h]) =>
  steps(n, (i) => {
    const [cx, cy] = [x + b.r.in(0.12, 0.88) * w, y + b.r.in(0.08, 0.92) * h]
    const r = w * b.r.in(0.05, 0.15)
    for (const [k, c] of [[1, 1 + (i % 3)], [0.64, 1 + ((i + 1) % 3)], [0.34, 4]]) b.soft(colours[c], steps(9, (m) => [cx + Math.cos((m / 9) * TAU) * r * k * b.r.in(0.85, 1.12), cy + Math.sin((m / 9) * TAU) * r * k * b.r.in(0.85, 1.12)]))
  })

/** Stepped diamonds, as woven. */
export const diamonds = (n = 3) => (b, [, a, c, d], [x, y, w, h]) => {
  const s = w / n
  const rows = Math.round(h / s)
  steps(n * rows, (i) => {
    const [cx, cy] = [x + ((i % n) + 0.5) * s, y + (Math.floor(i / n) + 0.5) * (h / rows)]
    for (const [k, colour] of [[5, a], [3, (i % 2 ? d : c)], [1, a]]) steps(k * 2 - 1, (j) => {
      const wide = (k - Math.abs(j - k + 1)) * s * 0.185
      b.cut(colour, rect(cx - wide / 2, cy + (j - k + 0.5) * s * 0.098, wide, s * 0.1))
    })
  })
}

/** Stairs in light and shade. */
export const stairs = (n = 7) => (b, [, a, c, d], [x, y, w, h]) =>
  steps(n, (i) => {
    const [sx, sy] = [x + (i * w) / n, y + h - ((i + 1) * h) / n]
    b.cut(i % 2 ? a : c, rect(sx, sy, w - (i * w) / n, h / n)).cut(d, rect(sx, sy, w / n, h / n / 6))
  })

/** Arches within arches. */
export const arches = (n = 5) => (b, colours, [x, y, w, h]) =>
  steps(n, (i) => {
    const k = 1 - i / (n + 0.4)
    b.cut(colours[1 + (i % 4)], [[x + (w * (1 - k)) / 2, y + h], ...arc(x + w / 2, y + Math.min(h, w / 2), (w / 2) * k, (w / 2) * k, Math.PI, TAU, 30), [x + (w * (1 + k)) / 2, y + h]])
  })

/** Broad bands of colour with soft edges. */
export const bands = (...heights) => (b, colours, [x, y, w, h]) => {
  let top = y
  const whole = heights.reduce((sum, k) => sum + k, 0)
  heights.forEach((k, i) => {
    const high = (k / whole) * h
    b.soft(colours[1 + (i % 4)], [...steps(9, (_j, t) => [x + t * w, top + 14 + b.r.norm(9)]), ...steps(9, (_j, t) => [x + w - t * w, top + high - 14 + b.r.norm(9)])])
    top += high
  })
}

/** Quarter circles, each turned as it likes. */
export const quarters = (n = 3) => (b, colours, [x, y, w, h]) => {
  const s = w / n
  steps(n * Math.round(h / s), (i) => {
    const [px, py] = [x + (i % n) * s, y + Math.floor(i / n) * s]
    b.cut(colours[1 + (i % 4)], rect(px, py, s, s))
    const k = b.r.int(0, 3)
    const [cx, cy] = [px + (k % 2) * s, py + (k > 1) * s]
    const from = [0, Math.PI / 2, -Math.PI / 2, Math.PI][k]
    b.cut(colours[1 + ((i + 1 + (i % 2)) % 4)], [[cx, cy], ...arc(cx, cy, s, s, from, from + Math.PI / 2, 16)])
  })
}

/** Stars joined by lines. */
export const stars = (n = 16) => (b, [, a, c, d], [x, y, w, h]) => {
  const points = steps(n, (i) => [x + w * (0.5 + 0.46 * Math.sin(i * 2.3 + 1)), y + h * ((i + 0.5) / n)])
  b.draw(c, 6, points.slice(0, 1))
  points.slice(1).forEach((p, i) => i % 5 !== 4 && b.draw(c, 6, [points[i], p]))
  points.forEach(([px, py], i) => {
    const r = w * (0.02 + (i % 4) * 0.012)
    b.cut(i % 4 === 3 ? d : a, steps(16, (k) => [px + Math.cos((k / 16) * TAU) * r * (k % 2 ? 0.45 : 1.2), py + Math.sin((k / 16) * TAU) * r * (k % 2 ? 0.45 : 1.2)]))
  })
}

/** Cards that fan out, with lines of writing. */
export const cards = (n = 5) => (b, [, a, c, d, ink], [x, y, w, h]) =>
  steps(n, (i, t) => {
    const at = (pts) => place(pts, { x: x + w * (0.5 + (t - 0.5) * 0.12), y: y + h * (0.24 + t * 0.46), turn: (t - 0.5) * 0.5 })
    b.cut(i % 2 ? a : c, at(rect(-w * 0.38, -h * 0.14, w * 0.76, h * 0.3)))
    steps(4, (k) => b.draw(k ? ink : d, k ? 7 : 16, at([[-w * 0.31, -h * 0.09 + k * h * 0.05], [w * (k === 3 ? 0.05 : 0.31) - (k === 0 ? w * 0.3 : 0), -h * 0.09 + k * h * 0.05]])))
  })

/** A ruled page, with entries and one line in colour. */
export const ledger = (n = 14) => (b, [, a, c, d], [x, y, w, h]) => {
  b.cut(a, rect(x, y, w, h))
  for (const k of [0.14, 0.7, 0.86]) b.draw(d, 5, [[x + w * k, y + 20], [x + w * k, y + h - 20]])
  steps(n, (i) => {
    const ly = y + ((i + 1) * h) / (n + 1)
    b.draw(i === 5 ? d : c, i === 5 ? 14 : 6, steps(9, (j, t) => [x + w * (0.18 + t * (0.3 + ((i * 7) % 5) * 0.045)), ly + (j % 2 ? -5 : 5)]))
    b.draw(c, 6, [[x + w * 0.73, ly], [x + w * 0.83, ly]]).draw(c, 6, [[x + w * 0.89, ly], [x + w * (0.93 + (i % 3) * 0.015), ly]])
  })
}

/** A wall of courses, weathered at one side. */
export const wall = (rows = 9) => (b, [, a, c, d, ink], [x, y, w, h]) =>
  steps(rows, (j) => {
    const n = 4
    steps(n + 1, (i) => {
      const left = Math.max(x, x + ((i - (j % 2) / 2) * w) / n + 6)
      const right = Math.min(x + w, x + ((i + 1 - (j % 2) / 2) * w) / n - 6)
      if (right > left) b.cut((i * 3 + j * 5) % 7 === 0 ? d : (i + j) % 3 ? a : c, rect(left, y + (j * h) / rows + 6, right - left, h / rows - 12))
    })
    if (j % 3 === 1) b.draw(ink, 5, [[x + w * 0.6, y + (j * h) / rows + 10], [x + w * 0.64, y + ((j + 0.5) * h) / rows], [x + w * 0.6, y + ((j + 0.96) * h) / rows]])
  })

/** Trusses under a roof. */
export const roof = (n = 3) => (b, [, a, c, d], [x, y, w, h]) =>
  steps(n, (i) => {
    const top = y + (i * h) / n
    const low = top + (h / n) * 0.86
    b.cut([a, c, d][i % 3], [[x, low], [x + w / 2, top], [x + w, low]])
    b.draw(b.ground, 14, [[x + w / 2, top + 60], [x + w / 2, low]])
    for (const s of [-1, 1]) b.draw(b.ground, 14, [[x + w / 2, low - 12], [x + w / 2 + s * w * 0.25, (top + low) / 2 + 10]]).draw(b.ground, 10, [[x + w / 2 + s * w * 0.25, (top + low) / 2 + 10], [x + w / 2 + s * w * 0.25, low]])
  })

/** Lines of even height over a hill. */
export const contours = (n = 9) => (b, colours, [x, y, w, h]) =>
  steps(n, (i, t) => {
    const k = 1 - t * 0.86
    const edge = steps(18, (j) => {
      const a = (j / 18) * TAU
      const r = k * (1 + 0.16 * Math.sin(a * 2 + 1) + 0.1 * Math.sin(a * 3 + i * 0.4))
      return [x + w * (0.48 + 0.06 * t) + Math.cos(a) * r * w * 0.44, y + h * (0.52 - 0.08 * t) + Math.sin(a) * r * h * 0.42]
    })
    b.soft(colours[1 + (i % 3)], edge)
  })
