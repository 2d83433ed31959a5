/** Pictures made of many equal squares. */

import { arc, place, rect, steps, TAU } from '../lib/shape.mjs'
import { View } from '../lib/view.mjs'

const PALETTES = [
  ['#efe7d6', '#d9532f', '#22304f'],
  ['#1d2b4f', '#f3bd45', '#faf5ea'],
  ['#2e6a4c', '#a9c46c', '#f4ead2'],
  ['#f3bd45', '#b62f63', '#5b2a4e'],
  ['#9ccbd9', '#faf5ea', '#2f6f92'],
  ['#e7a79b', '#b23a2e', '#3a1f2b'],
  ['#ecdfc6', '#8b6838', '#191a22'],
]

/** What may hang in a frame of size s at (x, y): a sun, a hill, a pot, a leaf, stripes, a moon, a house. */
const MOTIFS = [
  (v, x, y, s, [, a, c]) => v.disc(a, x + s / 2, y + s * 0.46, s * 0.26).cut(c, rect(x, y + s * 0.7, s, s * 0.3)),
  (v, x, y, s, [, a, c]) => v.cut(c, [[x, y + s], [x, y + s * 0.66], [x + s * 0.4, y + s * 0.36], [x + s, y + s * 0.8], [x + s, y + s]]).cut(a, [[x + s * 0.3, y + s], [x + s * 0.74, y + s * 0.5], [x + s, y + s * 0.72], [x + s, y + s]]),
  (v, x, y, s, [, a, c]) => v.soft(a, [[x + s * 0.4, y + s * 0.2], [x + s * 0.6, y + s * 0.2], [x + s * 0.58, y + s * 0.34], [x + s * 0.76, y + s * 0.56], [x + s * 0.58, y + s * 0.84], [x + s * 0.42, y + s * 0.84], [x + s * 0.24, y + s * 0.56], [x + s * 0.42, y + s * 0.34]]).cut(c, rect(x + s * 0.3, y + s * 0.52, s * 0.4, s * 0.07)),
  (v, x, y, s, [, a, c]) => {
    v.draw(c, s * 0.04, [[x + s * 0.5, y + s * 0.9], [x + s * 0.5, y + s * 0.2]])
    for (const k of [0, 1, 2]) for (const d of [-1, 1]) v.soft(a, [[x + s * 0.5, y + s * (0.78 - k * 0.2)], [x + s * (0.5 + d * 0.2), y + s * (0.62 - k * 0.2)], [x + s * (0.5 + d * 0.32), y + s * (0.56 - k * 0.19)], [x + s * (0.5 + d * 0.14), y + s * (0.56 - k * 0.2)]])
  },
  (v, x, y, s, [, a, c]) => steps(4, (k) => v.cut(k % 2 ? a : c, rect(x, y + s * (0.12 + k * 0.22), s, s * 0.12))),
  (v, x, y, s, [g, a]) => v.disc(a, x + s / 2, y + s / 2, s * 0.32).disc(g, x + s * 0.62, y + s * 0.42, s * 0.27),
  (v, x, y, s, [, a, c]) => v.cut(c, rect(x + s * 0.24, y + s * 0.48, s * 0.52, s * 0.52)).cut(a, [[x + s * 0.16, y + s * 0.5], [x + s * 0.5, y + s * 0.2], [x + s * 0.84, y + s * 0.5]]),
]

/** Sixty Thousand Pictures: a wall of small frames, and one nail without. */
export function hanging() {
  const v = new View('sixty thousand', 2400, 1600, '#2f8a86')
  const cell = 133.34
  for (let j = 0; j < 12; j++)
    for (let i = 0; i < 18; i++) {
      const [x, y, s] = [i * cell + 15, j * cell + 15, cell - 30]
      if (i === 11 && j === 5) {
        v.disc('#faf5ea', x + s / 2, y + s * 0.34, 9).draw('#1f6663', 5, [[x + s / 2 + 3, y + s * 0.38], [x + s / 2 + 16, y + s * 0.56]])
        continue
      }
      const palette = v.r.pick(PALETTES)
      v.cut('#24716e', rect(x + 6, y + 9, s, s)).cut(v.r.pick(['#faf5ea', '#191a22', '#c9963e', '#faf5ea']), rect(x, y, s, s))
      v.cut(palette[0], rect(x + 9, y + 9, s - 18, s - 18))
      v.r.pick(MOTIFS)(v, x + 9, y + 9, s - 18, palette)
    }
  return v.finish()
}

/** Quarter Turn: twenty-four squares, one of them on its way. */
export function turning() {
  const v = new View('quarter turn poster', 2400, 1600, '#efe7d6')
  const colours = ['#d9532f', '#e8b23a', '#22304f', '#1f3d3a', '#d8a7a0', '#efe7d6']
  const tile = (x, y, k, turn, [ground, figure, inner]) => {
    const at = (pts) => place(pts, { x: x + 200, y: y + 200, turn: (k * TAU) / 4 + turn })
    v.cut(ground, at(rect(-200, -200, 400, 400)))
    v.cut(figure, at([[-200, -200], ...arc(-200, -200, 400, 400, 0, TAU / 4, 40)]))
    if (inner) v.cut(inner, at([[-200, -200], ...arc(-200, -200, 200, 200, 0, TAU / 4, 30)]))
  }
  steps(24, (n) => {
    const [i, j] = [n % 6, Math.floor(n / 6)]
    const ground = colours[(i * 2 + j * 3 + (i * j) % 2) % 6]
    const figure = colours[(i * 2 + j * 3 + 1 + ((i + j) % 3) + ((i * j) % 2)) % 6]
    if (n !== 15) tile(i * 400, j * 400, v.r.int(0, 3), 0, [ground, figure === ground ? '#faf5ea' : figure, v.r.chance(0.45) && ground])
  })
  v.cut('#191a22', rect(1200, 800, 400, 400))
  tile(1200, 800, 0, 0.38, ['#b62f63', '#faf5ea', '#e8b23a'])
  return v.finish()
}
