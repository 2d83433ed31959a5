/** Things on the walls behind the sitters. */

import { C } from '../../lib/colours.mjs'
import { rect } from '../../lib/shape.mjs'

/** A shelf of books across the whole wall; `y` is the board. */
export const shelf = (v, y, colours, board = C.bronze) => {
  v.cut(board, rect(0, y, 1800, 26))
  for (let x = 10, i = 0; x < 1790; i++) {
    const w = v.r.in(36, 84)
    const h = v.r.in(210, 320)
    v.cut(colours[i % colours.length], rect(x, y - h, w, h + 4))
    x += w + (v.r.chance(0.1) ? 50 : 3)
  }
  v.cut(board, rect(0, y, 1800, 26))
}

/** A framed picture. */
export const frame = (v, x, y, w, h, colour, inside) =>
  v.cut(colour, rect(x, y, w, h)).cut(inside, rect(x + 26, y + 26, w - 52, h - 52))

/** Boards side by side, in turn in some colours. */
export const panels = (v, y, h, colours) => {
  for (let i = 0; i < 8; i++) v.cut(colours[i % colours.length], rect(30 + i * 222, y, 192, h))
}

/** A window with a sill, and hills behind it. */
export const outlook = (v, x, sky, hills, bar = C.white) => {
  v.cut(bar, rect(x - 26, 90, 572, 712)).cut(sky, rect(x, 116, 520, 660))
  v.soft(hills, [
    [x, 776],
    [x + 40, 610],
    [x + 190, 560],
    [x + 330, 650],
    [x + 470, 570],
    [x + 520, 776],
  ])
  v.cut(bar, rect(x + 248, 116, 24, 660))
}

/** Round lids, jars or coins in rows. */
export const rounds = (v, y, colours, r = 70) => {
  for (let j = 0; j < 3; j++)
    for (let i = 0; i < 8; i++)
      v.disc(colours[(i + j * 3) % colours.length], 110 + i * 226, y + j * 210, r).disc(
        colours[(i + j * 3 + 1) % colours.length],
        110 + i * 226,
        y + j * 210,
        r * 0.55,
      )
}

/** Drawers, pigeonholes or boxes, `across` by `down`; each has a label of the second colour. */
export const drawers = (v, x, y, across, down, [colour, label, gap = label]) => {
  v.cut(gap, rect(x - 12, y - 12, across * 200 + 4, down * 160 + 4))
  for (let j = 0; j < down; j++)
    for (let i = 0; i < across; i++)
      v.cut(colour, rect(x + i * 200, y + j * 160, 180, 140)).cut(label, rect(x + 46 + i * 200, y + 46 + j * 160, 88, 36))
}

/** A sheet with lines of writing on it. */
export const sheet = (v, x, y, w, h, ink, paper = '#f6efe0') => {
  v.cut(paper, rect(x, y, w, h))
  for (let i = 0; 60 + i * 44 < h - 30; i++)
    v.cut(ink, rect(x + 34, y + 46 + i * 44, (w - 68) * [1, 0.86, 0.94, 0.6][i % 4], 12))
}

/** An arch in the wall. */
export const arch = (v, x, y, w, h, colour) => {
  v.cut(colour, rect(x, y + w / 2, w, h)).disc(colour, x + w / 2, y + w / 2, w / 2)
}

/** A tree in leaf, its foot at (x, y). */
export const tree = (v, x, y, trunk, leaves) => {
  v.cut(trunk, rect(x - 22, y - 330, 44, 330))
  for (const [a, b, r] of [
    [-110, -380, 120],
    [110, -400, 130],
    [0, -510, 150],
    [-60, -440, 120],
  ])
    v.disc(leaves, x + a, y + b, r)
}

/** The back and the handles of a wheelchair; what it carries is painted over it. */
export const wheelchair = (v, colour, metal) => {
  v.soft(colour, [
    [330, 2250],
    [340, 1640],
    [420, 1560],
    [1380, 1560],
    [1460, 1640],
    [1470, 2250],
  ])
  for (const k of [-1, 1]) {
    v.pen(metal, 40).line([
      [900 + k * 590, 2250],
      [900 + k * 590, 1520],
      [900 + k * 560, 1470],
      [900 + k * 470, 1470],
    ])
    v.pen('#191a22', 62).line([
      [900 + k * 590, 1480],
      [900 + k * 690, 1480],
    ])
  }
}
