/** A border and an altar frontal. */

import { noise } from '../lib/random.mjs'
import { weave } from './loom.mjs'
import { BIRD, edge, ROSE } from './patterns.mjs'

/** Border Fragment with Birds. */
export function birds() {
  const n = noise('torn')
  const [cols, rows] = [112, 56]
  return weave({
    seed: 'border birds',
    w: 2400,
    h: 1500,
    cols,
    rows,
    palette: ['#26364f', '#7d2a26', '#d9a24a', '#e8d9b4', '#c2552f', '#1f1a1c', '#5f8a86'],
    wall: '#bfb7a8',
    fringe: 'none',
    margin: 120,
    sway: 12,
    wear: 0.012,
    design: (x, y) => {
      const torn = 6 + 5 * n(y / 7, 3) + 3 * n(y / 2, 9)
      if (x < torn || x > cols - 5 - 6 * Math.abs(n(y / 6, 21)) - 2 * n(y / 2, 5)) return -1
      if (y < 2 + 2.4 * n(x / 9, 40) && x < 64) return -1
      if (Math.hypot(x - 93, (y - 52) * 1.4) < 9 + 2 * n(x / 2, y / 2)) return -1
      if (y < 3 || y > rows - 4) return 5
      if (y < 11 || y > rows - 12) {
        const k = y < 11 ? y - 3 : rows - 4 - y
        return k === 0 || k === 7 ? 2 : Math.floor((x + k * 1.5) / 6) % 2 ? 1 : 4
      }
      const bx = x % 27
      const flip = Math.floor(x / 27) % 2
      const dye = BIRD.at(flip ? 23 - bx : bx - 3, y - 18)
      if (dye >= 0) return flip && dye === 6 ? 4 : dye
      if (bx === 0 && y > 13 && y < 43) return y % 5 < 3 ? 2 : 4
      if ((bx === 1 || bx === 26) && y > 13 && y < 43 && y % 5 === 1) return 6
      const bud = Math.abs(bx - 13.5) + Math.abs(y - 40)
      return bud < 1.6 ? 4 : bud < 3 ? 2 : 0
    },
  })
}

/** Altar Frontal with Grid. */
export function altarFrontal() {
  const [cols, rows] = [126, 62]
  return weave({
    seed: 'altar frontal',
    w: 2400,
    h: 1400,
    cols,
    rows,
    palette: ['#5e1723', '#d7b25a', '#e9dcb9', '#2f5f62', '#8b2c2f', '#c8803a', '#22304f'],
    wall: '#c9c1b2',
    fringe: 'ends',
    margin: 140,
    yarn: '#d6b560',
    wear: 0.012,
    design: (x, y) => {
      const d = edge(x, y, cols, rows)
      if (d < 2) return 6
      if (d < 3) return 1
      if (y < 10) return y < 9 ? (Math.abs(((x + 1) % 8) - 3.5) + Math.abs(y - 5.5) < 3.6 ? 1 : 6) : 1
      const [gx, gy] = [Math.floor((x - 3) / 20), Math.floor((y - 10) / 16.5)]
      const u = (x - 3) % 20
      const v = Math.floor(y - 10 - gy * 16.5)
      if (u < 1 || v < 1 || u > 18 || v > 15) return 1
      if (u < 2 || v < 2 || u > 17 || v > 14) return 2
      const kind = (gx + gy) % 3
      if (kind === 0) {
        const dye = ROSE.at(u - 4, v - 3)
        return dye >= 0 ? [0, 0, 2, 5, 1, 4][dye] : 3
      }
      const [a, b] = [Math.abs(u - 9.5), Math.abs(v - 8)]
      if (kind === 1) {
        const [long, short] = [Math.max(a, b), Math.min(a, b)]
        if ((short < 1.2 && long < 6) || (long > 4.2 && long < 6 && short < 2.8)) return 1
        return Math.abs(a - b) < 0.7 && a > 1.8 && a < 4.6 ? 5 : 0
      }
      return a + b < 2 ? 1 : a + b < 4 ? 4 : a + b < 6 ? 2 : a + b < 7.2 ? 5 : 6
    },
  })
}
