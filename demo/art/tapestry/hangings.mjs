/** Hangings and a panel. */

import { coords } from '../lib/shape.mjs'
import { weave } from './loom.mjs'
import { edge, near } from './patterns.mjs'

/** Hanging with Stepped Diamonds. */
export function steppedDiamonds() {
  const [cols, rows] = [74, 96]
  const colours = [1, 2, 0, 3, 4, 2, 5, 1]
  return weave({
    seed: 'stepped diamonds',
    w: 1900,
    h: 2400,
    cols,
    rows,
    palette: ['#2b3350', '#a3372b', '#e2c68c', '#c9812f', '#5d7a68', '#39201c'],
    wall: '#d9d4ca',
    design: (x, y) => {
      const d = edge(x, y, cols, rows)
      if (d < 2) return 5
      if (d < 7) return (x + y * (x < 7 || x > cols - 8 ? 1 : -1)) % 8 < 4 ? (d === 4 ? 2 : 1) : d === 4 ? 3 : 0
      if (d < 8) return 2
      const q = Math.floor(near(x - 37 + 15, 30) / 2) * 2 + Math.floor(near(y - 48 + 20, 40) / 2.5) * 2
      return colours[Math.floor(q / 4) % 8]
    },
  })
}

/** Panel in Indigo and Madder. */
export function indigoMadder() {
  const [cols, rows] = [72, 100]
  return weave({
    seed: 'indigo madder',
    w: 1800,
    h: 2400,
    cols,
    rows,
    palette: ['#1f2c55', '#a5352a', '#33508a', '#c4583d', '#e6d7b3', '#141a30', '#161f42'],
    wall: '#dfdacf',
    wear: 0.03,
    design: (x, y) => {
      const d = edge(x, y, cols, rows)
      if (d < 3) return 5
      if (d < 4) return 4
      const [gx, gy] = [Math.floor(x / 18), Math.floor(y / 20)]
      const [u, v] = [x % 18, Math.floor((y % 20) / 2) * 1.8]
      const turn = (gx * 3 + gy * 5) % 4
      const side = [u + v < 18, u < v, u + v > 17, u > v][turn]
      const far = turn % 2 ? Math.abs(u - v) : Math.abs(u + v - 17.5)
      if (far < 2) return 4
      if (far > 9 && far < 11.2) return side ? 3 : 2
      return side ? 1 : y > 68 ? 6 : 0
    },
  })
}

/** Hanging with Hooked Squares. */
export function hookedSquares() {
  const [cols, rows] = [80, 104]
  const pairs = coords('1 3, 2 4, 4 0, 3 5, 5 3')
  const hook = (u, v) => {
    const s = Math.max(Math.abs(u), Math.abs(v))
    if (s < 1.6) return 2
    if (s < 3.2) return 1
    if (s < 4.2) return 2
    const [a, b] = Math.abs(u) > Math.abs(v) ? [Math.abs(u), Math.abs(v)] : [Math.abs(v), Math.abs(u)]
    if (b < 1.1 && a < 8.2) return 1
    if (a > 6.6 && a < 8.2 && b < 4.4) return 1
    if (b > 2.6 && b < 4.4 && a > 5 && a < 8.2) return 1
    if (Math.abs(a - b) < 0.6 && a > 6) return 2
    return 0
  }
  return weave({
    seed: 'hooked squares',
    w: 1900,
    h: 2400,
    cols,
    rows,
    palette: ['#e8d6a8', '#8f2a28', '#1f3a52', '#d08a2e', '#47694f', '#2b1c1f'],
    wall: '#d4cdc0',
    design: (x, y) => {
      const d = edge(x, y, cols, rows)
      if (d < 2) return 5
      if (d < 6) return Math.floor((x < 6 || x >= cols - 6 ? y : x) / 4) % 2 ? 3 : 1
      if (d < 8) return 5
      const [gx, gy] = [Math.floor((x - 8) / 21.4), Math.floor((y - 8) / 22)]
      const u = Math.round(x - 8 - gx * 21.4 - 10.2)
      const v = Math.round(y - 8 - gy * 22 - 10.5)
      const [ground, figure] = pairs[(gx * 2 + gy) % 5]
      if (Math.max(Math.abs(u), Math.abs(v)) > 9.4) return 5
      const k = hook(u, v)
      return k === 1 ? figure : k === 2 ? (figure === 0 ? 1 : 0) : ground
    },
  })
}
