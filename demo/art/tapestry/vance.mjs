/** Tapestries by Dorothea Vance, Los Angeles, 1949–1963. */

import { random } from '../lib/random.mjs'
import { steps } from '../lib/shape.mjs'
import { weave } from './loom.mjs'
import { near } from './patterns.mjs'

/** Night City: towers with lit windows over black water. */
export function nightCity() {
  const [cols, rows] = [96, 112]
  const r = random('night city')
  const towers = []
  for (let x = 0; x < cols; ) {
    const wide = r.int(5, 11)
    towers.push({ x, wide, top: 30 + r.int(0, 34), dye: r.pick([0, 1, 2]), gap: r.pick([2, 3]), lit: r.in(0.25, 0.6) })
    x += wide
  }
  towers[4].top = 16
  towers[8].top = 22
  const windows = steps(rows, () => steps(cols, () => r()))
  const at = (x, y) => {
    const t = towers.find((tower) => x >= tower.x && x < tower.x + tower.wide)
    if (y < t.top) return Math.hypot(x - 76, y - 14) < 8 ? 6 : 3
    const [u, v] = [x - t.x, y - t.top]
    const pane = u % t.gap === 1 && u < t.wide - 1 && v % 3 === 1
    if (pane && windows[y][x] < t.lit) return windows[y][x] < 0.06 ? 7 : windows[y][x] < 0.2 ? 6 : 5
    return t.dye
  }
  return weave({
    seed: 'night city',
    w: 2000,
    h: 2300,
    cols,
    rows,
    palette: ['#1c2436', '#2b3a58', '#121724', '#3d5176', '#0d1119', '#e0a53a', '#f0d795', '#b8462f'],
    wall: '#e2dfd7',
    fringe: 'none',
    wear: 0.008,
    design: (x, y) => {
      if (y < 84) return at(x, y)
      if (y < 86) return 4
      const mirror = at(x, Math.max(0, 84 - Math.floor((y - 85) * 1.6)))
      return mirror > 4 ? ((x + y) % 2 ? mirror : 4) : (y + Math.floor(x / 6)) % 4 === 0 ? mirror : 4
    },
  })
}

/** Signal Hill: derricks against bands of evening. */
export function signalHill() {
  const [cols, rows] = [128, 74]
  const evening = [0, 0, 1, 0, 1, 1, 2, 1, 2, 2, 3, 2, 3, 3, 4, 3, 4]
  const hill = (x) => 58 - 9 * Math.exp(-(((x - 86) / 30) ** 2)) - 4 * Math.exp(-(((x - 24) / 18) ** 2))
  const rigs = [
    [10, 30],
    [25, 22],
    [41, 33],
    [56, 27],
    [72, 14],
    [91, 8],
    [106, 20],
    [119, 28],
  ]
  return weave({
    seed: 'signal hill',
    w: 2400,
    h: 1450,
    cols,
    rows,
    palette: ['#2f3d63', '#7b4a67', '#c0563f', '#e08a3c', '#f1bf5b', '#171519', '#3a2b2c', '#f6e3ae'],
    wall: '#e6e2d9',
    fringe: 'sides',
    margin: 130,
    wear: 0.01,
    design: (x, y) => {
      for (const [cx, top] of rigs) {
        const foot = hill(cx)
        if (y < top || y > foot) continue
        const [u, v] = [Math.abs(x - cx), y - top]
        const half = 0.8 + (v / (foot - top)) * 6.4
        if (v < 2 && u < 2.5) return 5
        if (Math.abs(u - half) < 0.75 || (v % 8 === 0 && u < half)) return 5
        if (u < half && Math.abs(u - (near(v, 16) / 8) * half) < 0.62) return 5
      }
      if (y > hill(x)) return y - hill(x) < 1.4 ? 5 : (x * 2 + y * 3 + Math.floor(x / 9)) % 11 < 2 ? 3 : (y + x) % 9 === 0 ? 2 : 6
      if (Math.hypot(x - 81.5, (y - 30) * 1.05) < 6.6) return 7
      return evening[Math.min(16, Math.floor(y / 3.4))]
    },
  })
}

/** Score for Two Shuttles: two rhythms, one of five and one of seven. */
export function twoShuttles() {
  const [cols, rows] = [90, 120]
  return weave({
    seed: 'two shuttles',
    w: 1900,
    h: 2500,
    cols,
    rows,
    palette: ['#ebe3d0', '#20201f', '#b8382b', '#8a8578', '#d8c9a4'],
    wall: '#d5d4d0',
    yarn: '#c9bb96',
    wear: 0.008,
    design: (x, y) => {
      const bar = Math.floor(y / 4)
      const beat = y % 4
      if (beat === 3) return bar % 5 === 4 ? 1 : 4
      const five = (Math.floor(x / 5) + bar * 2) % 5
      const seven = (Math.floor((cols - 1 - x) / 3) + bar) % 7
      if (bar === 13 && x > 24 && x < 66) return 2
      if (five === 0 && seven < 3) return 1
      if (five === 3 && seven > 4) return 3
      if (five === 0) return beat === 1 ? 1 : 0
      if (seven === 0 && bar % 3 === 1) return 2
      return 0
    },
  })
}

/** Sun over Terraces. */
export function terraceSun() {
  const [cols, rows] = [104, 96]
  const rings = [6, 6, 5, 6, 5, 4, 5, 4, 3, 4, 3, 3]
  return weave({
    seed: 'terrace sun',
    w: 2300,
    h: 2100,
    cols,
    rows,
    palette: ['#24513f', '#4f7d4b', '#9db45c', '#e7b84f', '#df7f34', '#bf3f2c', '#7e2130', '#e9dfc2', '#1f3550'],
    wall: '#dcd8cd',
    design: (x, y) => {
      const sun = Math.floor(Math.hypot(x - 66, y - 44) / 3.1)
      const step = Math.floor(x / 13)
      const rise = 44 + Math.abs(step - 3) * 3.4
      if (y < rise) {
        if (sun < 12) return rings[sun]
        return (Math.floor(Math.hypot(x - 66, y - 44) / 1.7) + 1) % 9 === 0 ? 3 : y % 7 === 0 ? 7 : 8
      }
      const level = Math.floor((y - rise) / 7)
      const v = Math.floor(y - rise) % 7
      if (v === 0) return 7
      const ground = [2, 1, 3, 0, 2, 1, 0, 3][(level + step * 2) % 8]
      const row = (x + (level % 2 ? y : -y) + 400) % 6
      return row < 2 ? (ground === 3 ? 4 : ground === 0 ? 1 : 0) : ground
    },
  })
}
