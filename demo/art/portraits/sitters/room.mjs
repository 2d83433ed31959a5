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
