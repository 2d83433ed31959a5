/** Motifs of covers: things. Each draws into a box with a palette [ground, first, second, third, ink]. */

import { coords, place, rect, steps, TAU } from '../lib/shape.mjs'

const put = (text, x, y, s, turn = 0, sx = s) => place(coords(text), { x, y, turn, sx, sy: s })

/** A pot in silhouette: `kind` chooses jar, jug, cup, flask or bowl. */
export const pot = (kind = 'jar') => (b, [, a, c, d], [x, y, w, h]) => {
  const half = {
    jar: '0.15 0, 0.17 0.16, 0.34 0.3, 0.4 0.46, 0.34 0.66, 0.16 0.9, 0.2 1',
    jug: '0.13 0.02, 0.1 0.24, 0.26 0.4, 0.33 0.6, 0.28 0.8, 0.17 0.96, 0.2 1',
    cup: '0.42 0.1, 0.44 0.3, 0.36 0.5, 0.12 0.64, 0.07 0.74, 0.1 0.92, 0.24 1',
    flask: '0.12 0, 0.07 0.06, 0.07 0.24, 0.17 0.32, 0.2 0.6, 0.15 0.86, 0.18 1',
    bowl: '0.5 0.32, 0.46 0.56, 0.3 0.78, 0.14 0.88, 0.12 0.94, 0.2 1',
  }[kind]
  const right = coords(half).map(([px, py]) => [x + w / 2 + px * w, y + py * h])
  const left = right.map(([px, py]) => [2 * x + w - px, py]).reverse()
  const at = (t) => right.reduce((near, p) => (Math.abs(p[1] - (y + t * h)) < Math.abs(near[1] - (y + t * h)) ? p : near))[0]
  const handles = { jar: [1, -1], jug: [1], cup: [1, -1], flask: [1], bowl: [] }[kind]
  for (const s of handles) {
    const [t0, t1] = kind === 'cup' ? [0.2, 0.44] : [0.08, 0.4]
    const [x0, x1] = [at(t0), at(t1)].map((px) => x + w / 2 + s * (px - x - w / 2 - 12))
    b.draw(a, w * 0.055, [[x0, y + t0 * h], [x1 + s * w * 0.16, y + ((t0 + t1) / 2 - 0.06) * h], [x1, y + t1 * h]])
  }
  b.cut(a, spliced(right, left))
  const [t0, t1] = kind === 'bowl' ? [0.4, 0.52] : [0.44, 0.6]
  b.cut(c, [[2 * x + w - at(t0) + 9, y + t0 * h], [at(t0) - 9, y + t0 * h], [at(t1) - 9, y + t1 * h], [2 * x + w - at(t1) + 9, y + t1 * h]])
  const n = 7
  steps(n, (i) => b.cut(d, rect(x + w / 2 + (i - (n - 1) / 2) * w * 0.085 - w * 0.02, y + (t0 + 0.03) * h, w * 0.04, (t1 - t0 - 0.06) * h)))
}
const spliced = (right, left) => [...curve(right), ...curve(left)]
const curve = (pts) => pts.flatMap((p, i) => {
  if (i === pts.length - 1) return [p]
  const [p0, p1, p2, p3] = [pts[Math.max(0, i - 1)], p, pts[i + 1], pts[Math.min(pts.length - 1, i + 2)]]
  return steps(6, (k) => { const t = k / 6; return [0, 1].map((d) => 0.5 * (2 * p1[d] + (p2[d] - p0[d]) * t + (2 * p0[d] - 5 * p1[d] + 4 * p2[d] - p3[d]) * t * t + (3 * p1[d] - p0[d] - 3 * p2[d] + p3[d]) * t ** 3)) })
})

/** A branch with leaves; with fruit where `fruit` is set. */
export const branch = (fruit = 0) => (b, [, a, c, d], [x, y, w, h]) => {
  const stem = (t) => [x + w * (0.5 + 0.16 * Math.sin(t * 3)), y + h * (1 - t)]
  b.draw(a, w * 0.022, steps(12, (_, t) => stem(t)))
  steps(9, (i) => {
    const [px, py] = stem(0.1 + i * 0.095)
    for (const s of [1, -1]) b.soft((i + (s > 0)) % 3 ? a : c, put('0 0, 0.34 -0.3, 1 -0.34, 0.72 0.1, 0.3 0.14', px, py, w * (0.4 - i * 0.022), s * -0.25, s * w * (0.4 - i * 0.022)))
  })
  steps(fruit, (i) => b.disc(d, x + w * [0.3, 0.72, 0.42][i], y + h * [0.56, 0.36, 0.18][i], w * 0.15, w * 0.165))
}

/** The face of an owl. */
export const owl = (b, [g, a, c, d, ink], [x, y, w, h]) => {
  const [cx, cy] = [x + w / 2, y + h * 0.48]
  b.soft(a, [[cx - w * 0.46, y], [cx, y + h * 0.14], [cx + w * 0.46, y], [cx + w * 0.5, cy], [cx + w * 0.4, y + h], [cx - w * 0.4, y + h], [cx - w * 0.5, cy]])
  steps(5, (j) => steps(7, (i) => b.soft(c, put('-1 -0.4, 0 1, 1 -0.4, 0 0', cx + (i - 3 + (j % 2) / 2) * w * 0.12, y + h * (0.72 + j * 0.06), w * 0.05))))
  for (const s of [-1, 1]) {
    steps(24, (i) => b.draw(c, 7, [[cx + s * w * 0.21 + Math.cos((i / 24) * TAU) * w * 0.14, cy - h * 0.06 + Math.sin((i / 24) * TAU) * w * 0.14], [cx + s * w * 0.21 + Math.cos((i / 24) * TAU) * w * 0.23, cy - h * 0.06 + Math.sin((i / 24) * TAU) * w * 0.23]]))
    b.disc(d, cx + s * w * 0.21, cy - h * 0.06, w * 0.15).disc(ink, cx + s * w * 0.21, cy - h * 0.06, w * 0.085).disc(g, cx + s * w * 0.23, cy - h * 0.085, w * 0.025)
  }
  b.cut(ink, [[cx - w * 0.05, cy + h * 0.02], [cx + w * 0.05, cy + h * 0.02], [cx, cy + h * 0.14]])
}

/** Fish that swim in rows. */
export const fish = (b, [, a, c, d, ink], [x, y, w, h]) =>
  steps(5, (j) => steps(3, (i) => {
    const s = (w / 3) * 0.4
    const [px, py] = [x + (i + 0.5 + (j % 2 ? 0.25 : -0.1)) * (w / 3), y + (j + 0.5) * (h / 5)]
    const way = j % 2 ? 1 : -1
    b.soft([a, c, d][(i + j) % 3], put('-1 0, -0.3 -0.5, 0.6 -0.4, 1.1 0, 0.6 0.4, -0.3 0.5', px, py, s, 0, s * way)).cut([a, c, d][(i + j) % 3], put('-0.8 0, -1.5 -0.5, -1.3 0, -1.5 0.5', px, py, s, 0, s * way)).disc(ink, px + way * s * 0.7, py - s * 0.1, s * 0.09)
  }))

/** A ship within a round bowl. */
export const ship = (b, [g, a, c, d, ink], [x, y, w]) => {
  const [cx, cy, r] = [x + w / 2, y + w / 2, w / 2]
  b.disc(a, cx, cy, r).disc(c, cx, cy, r * 0.86).disc(g, cx, cy, r * 0.82)
  b.draw(ink, 14, [[cx, cy - r * 0.62], [cx, cy + r * 0.2]]).cut(d, put('-0.62 -0.5, 0.62 -0.5, 0.5 0.02, -0.5 0.02', cx, cy, r)).soft(a, put('-0.72 0.08, -0.5 0.16, 0.4 0.16, 0.74 -0.06, 0.6 0.36, -0.5 0.4', cx, cy, r))
  steps(9, (i) => b.draw(a, 10, [[cx + (i - 4) * r * 0.12, cy + r * 0.24], [cx + (i - 4.9) * r * 0.14, cy + r * 0.58]]))
  steps(3, (j) => b.draw(c, 12, steps(13, (i) => [cx + (i - 6) * r * (0.1 - j * 0.012), cy + r * (0.54 + j * 0.1) + (i % 2 ? -9 : 9)])))
}

/** A lamp with moths round it. */
export const moths = (b, [, a, c, d], [x, y, w, h]) => {
  const [cx, cy] = [x + w / 2, y + h * 0.42]
  steps(3, (i) => b.disc(d, cx, cy, w * (0.5 - i * 0.12), w * (0.5 - i * 0.12), 0.18))
  b.disc(d, cx, cy, w * 0.15).cut(a, rect(cx - w * 0.07, cy + w * 0.13, w * 0.14, w * 0.1)).cut(a, put('-1 0, 1 0, 1.7 1, -1.7 1', cx, cy + w * 0.23, w * 0.11))
  steps(11, (i) => {
    const at = { x: cx + Math.cos(i * 2.4) * w * (0.24 + (i % 4) * 0.07), y: cy + Math.sin(i * 2.4) * w * (0.24 + (i % 4) * 0.07), turn: i * 2.4 + 1.6, scale: w * (0.05 + (i % 3) * 0.012) }
    b.soft(c, place(coords('0 -0.2, 0.4 -0.9, 1.1 -0.6, 0.6 0.1, 0.7 0.6, 0.2 0.5, 0 0.3'), at)).soft(c, place(coords('0 -0.2, -0.4 -0.9, -1.1 -0.6, -0.6 0.1, -0.7 0.6, -0.2 0.5, 0 0.3'), at)).soft(a, place(coords('-0.1 -0.4, 0.1 -0.4, 0.12 0.5, -0.12 0.5'), at))
  })
}

/** A loaf and three heads of garlic. */
export const bread = (b, [, a, c, d, ink], [x, y, w]) => {
  const [cx, cy, r] = [x + w * 0.46, y + w * 0.42, w * 0.4]
  b.disc(a, cx, cy, r).disc(c, cx - 8, cy - 8, r * 0.86)
  steps(8, (i) => b.draw(ink, 12, [[cx, cy], [cx + Math.cos((i / 8) * TAU + 0.2) * r * 0.86, cy + Math.sin((i / 8) * TAU + 0.2) * r * 0.86]]))
  for (const [px, py, t] of [[0.78, 0.78, 0.4], [0.5, 0.96, -0.3], [0.94, 0.54, 1]]) {
    b.soft(d, put('-1 0.2, -0.5 -0.6, -0.1 -1.4, 0.1 -1.4, 0.5 -0.6, 1 0.2, 0.5 1, -0.5 1', x + px * w, y + py * w, w * 0.1, t))
    steps(3, (i) => b.draw(ink, 5, put(`${(i - 1) * 0.5} 0.9, ${(i - 1) * 0.5} 0, 0 -1`, x + px * w, y + py * w, w * 0.1, t)))
  }
}

/** A key, large. */
export const key = (b, [g, a, , d], [x, y, w, h]) => {
  const cx = x + w / 2
  b.disc(a, cx, y + w * 0.28, w * 0.28).disc(g, cx, y + w * 0.28, w * 0.15).cut(a, rect(cx - w * 0.055, y + w * 0.5, w * 0.11, h - w * 0.5))
  b.cut(a, rect(cx, y + h - w * 0.3, w * 0.27, w * 0.11)).cut(a, rect(cx, y + h - w * 0.12, w * 0.2, w * 0.11))
  b.cut(d, put('-1 0, 0 -0.8, 1 0', cx, y + w * 0.29, w * 0.1)).cut(d, rect(cx - w * 0.075, y + w * 0.29, w * 0.15, w * 0.08))
}

/** A hand with spread fingers, as printed in clay. */
export const palm = (b, [g, a, , d], [x, y, w, h]) => {
  const at = (px, py) => [x + px * w, y + py * h]
  b.soft(a, [at(0.26, 0.52), at(0.4, 0.46), at(0.62, 0.47), at(0.74, 0.56), at(0.7, 0.82), at(0.56, 0.98), at(0.4, 0.96), at(0.28, 0.78)])
  for (const [x0, y0, x1, y1, k] of [[0.31, 0.54, 0.22, 0.16, 0.12], [0.44, 0.5, 0.42, 0.05, 0.125], [0.57, 0.5, 0.62, 0.1, 0.12], [0.68, 0.58, 0.82, 0.26, 0.1], [0.3, 0.76, 0.06, 0.54, 0.125]]) b.draw(a, w * k, [at(x0, y0), at(x1, y1)])
  steps(3, (i) => b.draw(g, 9, steps(8, (_, t) => at(0.34 + t * 0.32, 0.62 + i * 0.08 + Math.sin(t * 3) * 0.04))))
  b.disc(d, ...at(0.5, 0.72), w * 0.05)
}

/** Shears over a saw. */
export const shears = (b, [g, a, c, d], [x, y, w, h]) => {
  const [cx, cy] = [x + w / 2, y + h * 0.42]
  for (const s of [-1, 1]) b.soft(a, put('0 0, 0.5 -0.9, 0.3 -1.7, 0.05 -1.9, -0.08 -0.6', cx, cy, w * 0.24, 0, s * w * 0.24)).draw(d, w * 0.07, [[cx, cy], [cx - s * w * 0.16, cy + h * 0.12], [cx - s * w * 0.13, cy + h * 0.3]])
  b.disc(g, cx, cy, w * 0.028)
  const top = y + h * 0.84
  b.cut(c, [[x, top], [x + w * 0.76, top - 36], ...steps(25, (i) => [x + w * (0.76 - i * 0.0316), top + (i % 2 ? 84 : 54)])]).draw(d, w * 0.07, [[x + w * 0.8, top - 24], [x + w * 0.95, top - 40], [x + w * 0.94, top + 62], [x + w * 0.82, top + 56]])
}

/** A bird that looks back. */
export const birds = (b, [, a, c, d, ink], [x, y, w, h]) => {
  for (const [s, top, first, second] of [[1, 0.02, a, c], [-1, 0.5, c, a]]) {
    const at = (text) => put(text, x + w / 2, y + h * (top + 0.24), w * 0.44, 0, s * w * 0.44)
    b.soft(first, at('-1 0.1, -0.6 0, -0.1 -0.26, 0.36 -0.5, 0.5 -0.66, 0.72 -0.56, 0.66 -0.3, 0.46 0.1, 0 0.32, -0.5 0.26')).soft(second, at('-0.5 0, 0 -0.12, 0.3 0.02, 0 0.2, -0.6 0.18')).cut(d, at('0.7 -0.54, 0.98 -0.44, 0.68 -0.4')).disc(ink, ...at('0.58 -0.5')[0], w * 0.018)
    b.draw(d, 12, at('0.06 0.3, 0.1 0.54')).draw(d, 12, at('-0.1 0.3, -0.06 0.54'))
  }
}

/** A goat on a slope. */
export const goat = (b, [, a, c, d, ink], [x, y, w, h]) => {
  b.soft(c, [[x - 60, y + h], [x, y + h * 0.86], [x + w * 0.5, y + h * 0.7], [x + w + 60, y + h * 0.8], [x + w + 60, y + h + 40]])
  const at = (text) => put(text, x + w * 0.46, y + h * 0.5, w * 0.42)
  for (const k of [-0.56, -0.4, 0.3, 0.46]) b.draw(a, w * 0.045, at(`${k} 0.1, ${k + 0.02} 0.7`))
  b.soft(a, at('-0.8 -0.2, -0.4 -0.34, 0.3 -0.3, 0.6 -0.6, 0.86 -0.74, 1.12 -0.5, 1.08 -0.4, 0.8 -0.36, 0.6 0.1, 0.2 0.24, -0.6 0.2, -0.78 0.06')).cut(a, at('1 -0.44, 1.06 -0.2, 0.94 -0.38')).draw(d, 16, at('0.84 -0.7, 0.8 -0.96, 0.56 -1.06')).draw(a, 12, at('-0.78 -0.16, -0.96 -0.3')).disc(ink, ...at('0.92 -0.56')[0], w * 0.014)
}

/** The same motif in the middle of a box that is wider than high. */
export const upright = (motif) => (b, p, [x, y, w, h]) => motif(b, p, [x + (w - h * 0.86) / 2, y, h * 0.86, h])
