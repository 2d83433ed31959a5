/** Covers for a table, a bench and a saddle. */

import { weave } from './loom.mjs'
import { edge, near } from './patterns.mjs'

/** Cover with Eight-Pointed Stars. */
export function stars() {
  const [cols, rows] = [90, 90]
  return weave({
    seed: 'eight stars',
    w: 2200,
    h: 2200,
    cols,
    rows,
    palette: ['#7c1f26', '#e9d8ae', '#24466a', '#d09a33', '#47717c', '#2a1a1c'],
    wall: '#e1dcd0',
    design: (x, y) => {
      const d = edge(x, y, cols, rows)
      if (d < 2) return 5
      if (d < 9) {
        const t = x < 9 || x >= cols - 9 ? y : x
        if (d === 2 || d === 8) return 3
        const k = (t + 45) % 12
        return Math.abs(k - 5.5) + Math.abs(d - 5) < 4 ? (Math.abs(k - 5.5) + Math.abs(d - 5) < 2 ? 3 : 1) : 2
      }
      if (d === 9) return 1
      const px = near(x - 45 + 11.5, 23)
      const py = near(y - 45 + 11.5, 23)
      const i = Math.floor((x - 45 + 11.5) / 23) + Math.floor((y - 45 + 11.5) / 23)
      const square = Math.max(px, py)
      const lozenge = px + py
      const star = Math.min(square * 1.4, lozenge)
      if (star < 2.4) return 5
      if (star < 5) return (i & 1) === 0 ? 3 : 1
      if (star < 8.6) return (i & 1) === 0 ? 2 : 4
      if (star < 10.4) return 1
      const cross = Math.max(11.5 - px, 11.5 - py)
      return cross < 3 ? 3 : cross < 5 ? 5 : 0
    },
  })
}

/** Saddle Cloth. */
export function saddle() {
  const [cols, rows] = [88, 76]
  return weave({
    seed: 'saddle cloth',
    w: 2400,
    h: 2100,
    cols,
    rows,
    palette: ['#1f4a4d', '#b5402c', '#e7cf95', '#d78f2d', '#3a1f26', '#7fa39a', '#f0e5c8'],
    wall: '#cfc5b5',
    fringe: 'none',
    margin: 210,
    sway: 13,
    design: (x, y) => {
      const cut = (d) =>
        (Math.abs(x - 43.5) < 8 + d && y < 15 + d) ||
        Math.min(x, 87 - x) + Math.max(0, y - 66 + d) * 0 < d ||
        y < d ||
        y > 75 - d ||
        Math.min(x, 87 - x) < Math.floor(Math.max(0, (y - 58 + d) / 2)) * 2 + d * 0.4
      if (cut(0)) return -1
      if (cut(2)) return 4
      if (cut(4)) return 3
      if (cut(9)) return (Math.floor((x + y) / 4) + Math.floor((x - y + 200) / 4)) % 2 ? 6 : 1
      if (cut(11)) return 4
      if (cut(12)) return 2
      const [mx, my] = [Math.abs(x - 43.5), Math.abs(y - 44)]
      const m = Math.floor(mx / 2) * 2 + Math.floor(my / 2) * 2.4
      if (m < 27) return [3, 4, 2, 1, 6, 0, 3, 4, 2][Math.floor(m / 3)]
      if (m < 34) return 0
      const [cx, cy] = [near(x - 43.5 + 6, 12), near(y - 44 + 6, 12)]
      if (cx + cy < 1.6) return 3
      if (cx + cy < 3.6) return 2
      return cx + cy < 5 ? 5 : 0
    },
  })
}

/** Bench Cover with Chevrons. */
export function chevrons() {
  const [cols, rows] = [124, 48]
  const bands = [1, 1, 0, 3, 3, 2, 4, 4, 0, 5, 5, 2]
  return weave({
    seed: 'chevrons',
    w: 2400,
    h: 1200,
    cols,
    rows,
    palette: ['#efe0b8', '#a13a2b', '#2c2430', '#d79a34', '#3f6d78', '#7b8f4e'],
    wall: '#d3cbbd',
    fringe: 'sides',
    margin: 130,
    design: (x, y) => {
      const d = Math.min(y, rows - 1 - y)
      if (d < 2) return 2
      if (d < 3) return 3
      if (x < 5 || x > cols - 6) return [2, 3, 1, 3, 2][x < 5 ? x : cols - 1 - x]
      const fold = Math.abs(((y - 3) % 14) - 7)
      return bands[Math.floor((x + fold * 1.5 + (Math.floor((y - 3) / 14) % 2) * 0) / 3) % 12]
    },
  })
}
