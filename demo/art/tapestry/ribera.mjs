/** Weavings from Ribera Honda, 18th century: fruit, birds and hares in the garden. */

import { noise } from '../lib/random.mjs'
import { weave } from './loom.mjs'
import { BIRD, edge, HARE, near, POMEGRANATE } from './patterns.mjs'

/** Runner with Pomegranates: an ogee lattice with a fruit in every opening. */
export function pomegranates() {
  const [cols, rows] = [62, 118]
  const opening = (x, y) => {
    const i = Math.round((x - 30.5) / 24)
    const j = Math.round((y - 22) / 36)
    const [dx, dy] = [x - 30.5 - i * 24, y - 22 - j * 36]
    const room = 0.5 + 0.5 * Math.cos((Math.PI * dy) / 18)
    const gap = Math.abs(dx) / 12 - room
    if (gap <= 0) return { gap, dx, dy, odd: 0 }
    return { gap, dx: dx - Math.sign(dx || 1) * 12, dy: dy - Math.sign(dy || 1) * 18, odd: 1 }
  }
  return weave({
    seed: 'ribera pomegranates',
    w: 1600,
    h: 2600,
    cols,
    rows,
    palette: ['#233a4a', '#e8d5a4', '#9c2f2b', '#c98a35', '#56764b', '#3b1d1e', '#cf5f3c'],
    wall: '#d6d2c8',
    margin: 170,
    design: (x, y) => {
      const d = edge(x, y, cols, rows)
      if (d < 2) return 5
      if (d < 3) return 3
      if (d < 7) return Math.abs(near(x + y, 8)) < 1 ? 1 : Math.floor((x + y) / 4) % 2 ? 2 : 5
      if (d < 8) return 3
      const { gap, dx, dy, odd } = opening(x, y)
      if (Math.abs(gap) < 0.13) return 1
      if (Math.abs(gap) < 0.24) return 4
      const dye = POMEGRANATE.at(Math.round(dx + 6), Math.round(dy + 9))
      if (dye >= 0) return odd && dye === 2 ? 6 : dye
      return odd ? 5 : 0
    },
  })
}

/** Hanging with Tree and Parrots: one trunk, four pairs of branches, birds face to face. */
export function treeOfParrots() {
  const [cols, rows] = [92, 112]
  return weave({
    seed: 'ribera tree',
    w: 2000,
    h: 2400,
    cols,
    rows,
    palette: ['#7a2328', '#2f5b4a', '#d99b3a', '#e9dcb8', '#24405e', '#24181a', '#6d9a86', '#c4552f'],
    wall: '#dedacf',
    design: (x, y) => {
      const d = edge(x, y, cols, rows)
      if (d < 2) return 5
      if (d < 9) {
        if (d === 2 || d === 8) return 2
        const t = x < 9 || x >= cols - 9 ? y : x
        const flower = Math.abs(near(t - 2, 11)) + Math.abs(d - 5)
        return flower < 1.2 ? 3 : flower < 3 ? 7 : flower < 4 ? 1 : 4
      }
      const mx = Math.abs(x - 45.5)
      for (const [top, reach] of [
        [22, 26],
        [45, 30],
        [68, 26],
      ]) {
        const bough = top + 14 - mx * 0.22
        if (mx < reach && Math.abs(y - bough) < 1.1) return 2
        const leaf = Math.abs(near(mx, 7)) + Math.abs(y - (bough + (Math.floor(mx / 7) % 2 ? 3 : 2.6))) * 1.2
        if (mx > 3 && mx < reach + 3 && leaf < 3.1) return leaf < 1.4 ? 6 : 1
        if (mx > 7.5) {
          const dye = BIRD.at(Math.round(27 - mx), Math.round(y - bough + 20))
          if (dye >= 0 && mx < 28) return [0, 0, 7, 3, 2, 5, top === 45 ? 4 : 6][dye]
        }
        const fruit = Math.hypot(mx - reach - 2, y - bough - 1)
        if (fruit < 3.2) return fruit < 1.4 ? 3 : 2
      }
      if (mx < 2.2 && y > 18 && y < 96) return (y + Math.round(mx)) % 5 ? 2 : 5
      const crown = mx * 1.1 + Math.abs(y - 16) * 1.2
      if (crown < 9) return crown < 2.5 ? 3 : crown < 4.5 ? 7 : crown < 6.8 ? 2 : 1
      const mound = y - 92 + 6 * Math.exp(-((mx / 14) ** 2))
      if (mound > 0) return Math.floor(mound / 2) % 2 ? 1 : 6
      return Math.abs(near(x - 45.5, 13)) + Math.abs(near(y, 15)) < 1.6 ? 2 : 0
    },
  })
}

/** Fragment with Running Hares, torn on three sides. */
export function hares() {
  const n = noise('hares torn')
  const [cols, rows] = [118, 66]
  return weave({
    seed: 'ribera hares',
    w: 2400,
    h: 1500,
    cols,
    rows,
    palette: ['#2f5146', '#e9d9b3', '#b0402c', '#2a1a18', '#d79b3d', '#7f9e6d', '#25405a'],
    wall: '#c6beb0',
    fringe: 'none',
    margin: 130,
    sway: 12,
    wear: 0.014,
    design: (x, y) => {
      if (x < 5 + 5 * n(y / 6, 2) + 3 * n(y / 2, 8)) return -1
      if (x > cols - 4 - 7 * Math.abs(n(y / 7, 21)) - 3 * n(y / 2, 5)) return -1
      if (y > rows - 3 - 6 * Math.abs(n(x / 10, 30)) - 3 * n(x / 3, 4)) return -1
      if (Math.hypot(x - 30, (y - 60) * 1.3) < 9 + 3 * n(x / 2, y / 2)) return -1
      if (y < 2) return 3
      if (y < 10) {
        const k = Math.abs(near(x, 12))
        if (y === 2 || y === 9) return 4
        return k + Math.abs(y - 5.5) < 2.4 ? 1 : k + Math.abs(y - 5.5) < 4.2 ? 2 : 6
      }
      const row = Math.floor((y - 12) / 26)
      const u = (x + row * 19 + 4) % 38
      const v = (y - 12) % 26
      const dye = HARE.at(Math.round(row % 2 ? 25 - u : u), Math.round(v - 5))
      if (dye >= 0) return [0, row % 2 ? 4 : 1, 2, 3][dye]
      const stem = u - 31.5
      if (Math.abs(stem) < 0.8 && v > 8 && v < 23) return 5
      if (v > 10 && v < 22 && Math.abs(Math.abs(stem) - near(v, 6)) < 0.9 && Math.abs(stem) < 4) return 5
      const bloom = Math.abs(stem) + Math.abs(v - 6)
      if (bloom < 4) return bloom < 1.5 ? 4 : 2
      return v > 23 && (x + v) % 3 === 0 ? 5 : 0
    },
  })
}
