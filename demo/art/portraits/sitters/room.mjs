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
