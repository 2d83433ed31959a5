/** The poppy, and the pattern on water. */

import { Brush } from '../lib/brush.mjs'
import { coords, mix, place, rect, spline, steps, TAU } from '../lib/shape.mjs'

const PETAL = '0 0, -150 -120, -300 -330, -290 -520, -170 -610, -60 -560, 20 -630, 150 -590, 270 -500, 290 -330, 150 -120'
const LEAF = '0 0, 60 -90, 20 -150, 130 -170, 110 -280, 210 -260, 220 -380, 300 -330, 360 -440, 380 -300, 460 -300, 400 -200, 470 -150, 350 -130, 370 -50, 240 -70, 200 10, 120 -40'

/** Where the leaves sit: painted ones on the left, drawn ones on the right. */
const LEAVES = [
  { x: 1190, y: 1590, turn: 0.12, sx: -1.5, sy: 1 },
  { x: 1212, y: 1590, turn: -0.12, sx: 1.5, sy: 1 },
  { x: 1190, y: 1400, turn: 0.5, sx: -0.9, sy: 0.7 },
  { x: 1212, y: 1400, turn: -0.5, sx: 0.9, sy: 0.7 },
]

/** Seed and Line: a Matilija poppy, half painted and half drawn. */
export function poppy() {
  const b = new Brush('seed and line', 2400, 1600, '#2e6a4c')
  b.cut('#f4ead2', rect(1200, 0, 1200, 1600))
  const petals = steps(6, (i) => place(spline(coords(PETAL), 5, true), { x: 1200, y: 660, turn: (i / 6) * TAU + 0.26, scale: 0.93 }))
  const leaves = LEAVES.map((at) => place(coords(LEAF), at))
  const folds = steps(6, (i) => [-0.36, -0.14, 0.1, 0.34].map((a) => place([[a * 60, -150], [a * 260, -330], [a * 420, -520 + Math.abs(a) * 120]], { x: 1200, y: 660, turn: (i / 6) * TAU + 0.26, scale: 0.93 })))
  const cutAt = (pts, left) => {
    const out = []
    pts.forEach((p, i) => {
      const q = pts[(i + 1) % pts.length]
      const inside = left ? p[0] <= 1200 : p[0] >= 1200
      if (inside) out.push(p)
      if ((p[0] - 1200) * (q[0] - 1200) < 0) out.push([1200, mix(p[1], q[1], (1200 - p[0]) / (q[0] - p[0]))])
    })
    return out
  }
  b.cut('#5d9150', rect(1186, 1200, 14, 400)).draw('#191a22', 5, [[1214, 1240], [1214, 1600]])
  leaves.forEach((leaf, k) => {
    const vein = place(coords('0 0, 200 -150, 380 -320'), LEAVES[k])
    if (k % 2) for (let i = 0; i < leaf.length; i++) b.draw('#191a22', 5, [leaf[i], leaf[(i + 1) % leaf.length]]).draw('#191a22', 3, vein)
    else b.cut('#5d9150', leaf).draw('#a9c46c', 7, vein)
  })
  for (const i of [0, 2, 4, 1, 3, 5]) {
    const left = cutAt(petals[i], true)
    if (left.length > 2) b.cut('#cfd8c8', place(left, { x: -10, y: 14 })).cut(i % 2 ? '#faf5ea' : '#f1eadb', left)
    for (const f of folds[i]) if (f.every(([x]) => x < 1196)) b.draw('#cdd3bf', 6, f)
    const right = cutAt(petals[i], false)
    if (right.length > 2) b.cut('#f4ead2', right).draw('#191a22', 6, [...right, right[0]])
    for (const f of folds[i]) if (f.every(([x]) => x > 1204)) b.draw('#191a22', 2.6, f)
  }
  b.cut('#f4ead2', rect(1199, 300, 3, 1240))
  steps(230, (i) => {
    const [a, r] = [i * 2.399963, 13 * Math.sqrt(i)]
    const [x, y] = [1200 + Math.cos(a) * r, 660 + Math.sin(a) * r]
    if (x < 1197) b.disc(i % 3 ? '#ee9f2b' : '#f3c14a', x, y, 14)
  })
  steps(150, (i) => {
    const [a, r] = [i * 2.399963, 16 * Math.sqrt(i)]
    const [x, y] = [1200 + Math.cos(a) * r, 660 + Math.sin(a) * r]
    if (x > 1206) b.draw('#191a22', 2.4, [[x, y], [x + Math.cos(a) * 16, y + Math.sin(a) * 16], [x + Math.cos(a + 0.1) * 24, y + Math.sin(a + 0.1) * 24]])
  })
  for (const [x, y, h] of coords('2090 420 340, 2230 520 250')) b.draw('#191a22', 4, [[x, y + h], [x - 14, y + h / 2], [x, y]]).draw('#191a22', 5, [...steps(18, (_, t) => [x + Math.cos(t * TAU) * 44, y - 50 + Math.sin(t * TAU) * 62])])
  for (const [x, y, h] of coords('300 470 420, 160 640 300')) b.draw('#5d9150', 14, [[x, y + h], [x + 16, y + h / 2], [x, y]]).disc('#a9c46c', x, y - 40, 46, 66).disc('#5d9150', x + 12, y - 40, 30, 56)
  return b.finish()
}

/** Comb and Bath: scallops of color, each drawn to a point by the comb. */
export function curls() {
  const b = new Brush('comb and bath', 2400, 1600, '#1d2b4f')
  const inks = ['#faf1dc', '#b23a2e', '#1d2b4f', '#f0b13f', '#2f7f7c', '#faf1dc', '#7d2350', '#1d2b4f', '#e2673a']
  for (let j = -1; j < 9; j++)
    for (let i = -1; i < 10; i++) {
      const [x, y] = [i * 268 + (j % 2 ? 134 : 0) + 30, j * 204 + 60]
      const warp = (px, py) => [px + 60 * b.n(px / 520, py / 520), py + 54 * b.n(px / 460 + 9, py / 460)]
      const first = (i * 2 + j * 3 + 90) % 3
      inks.forEach((ink, k) => {
        const s = 1.5 * (1 - k / (inks.length + 0.6))
        const outline = spline(coords('0 150, -60 70, -112 -10, -96 -92, 0 -128, 96 -92, 112 -10, 60 70'), 4, true)
        const colour = first === 0 ? ink : inks[(k + first * 3) % inks.length]
        b.cut(
          colour,
          outline.map(([px, py]) => warp(x + px * s, y + 190 + (py - 126) * s)),
        )
      })
    }
  return b.finish()
}
