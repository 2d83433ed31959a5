/** Woven pictures: every stitch is a small chevron. */

import { Brush } from '../lib/brush.mjs'

/** Covers a sheet with stitches of `w` × `h` in the colour that `at(column, row)` gives. */
function weave(b, w, h, at) {
  const rows = Math.ceil(b.h / h)
  const columns = Math.ceil(b.w / w)
  const byColour = new Map()
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const colour = at(i, j)
      byColour.set(colour, [...(byColour.get(colour) ?? []), [i * w, j * h]])
    }
  for (const [colour, stitches] of byColour)
    for (const [x, y] of stitches) {
      const [up, low] = [h * 0.34, h * 0.86]
      b.cut(colour, [
        [x + 1, y],
        [x + w / 2, y + up],
        [x + w - 1, y],
        [x + w - 1, y + low],
        [x + w / 2, y + up + low],
        [x + 1, y + low],
      ])
    }
  return b.finish()
}

/** A pomegranate, drawn in stitches. */
const FRUIT = ['...1.1.1...', '...11111...', '....111....', '..1111111..', '.112222211.', '11223332211', '11233333211', '11223332211', '.112222211.', '..1111111..']

/** Warp and City: a skyline above a border of pomegranates. */
export function skyline() {
  const b = new Brush('warp and city', 2400, 1600, '#14193a')
  const width = [5, 3, 6, 4, 3, 7, 4, 5, 3, 6, 4, 5, 5, 3, 6, 4, 5]
  const high = [17, 11, 24, 15, 20, 12, 28, 18, 23, 13, 31, 19, 14, 25, 16, 21, 12]
  const walls = ['#5b2a4e', '#8f3157', '#2c3a78', '#b7484a', '#3f2a5c', '#d96a3d', '#2f5f83']
  const towers = []
  width.forEach((n, k) => {
    for (let i = 0; i < n; i++) towers.push({ k, i, n, top: high[k] })
  })
  return weave(b, 32, 26, (i, j) => {
    const t = towers[i % towers.length]
    if (j < 42) {
      const fromTop = j - (41 - t.top)
      if (fromTop >= 0) {
        if (fromTop < 1) return '#f3bd45'
        const isWindow = t.i > 0 && t.i < t.n - 1 && fromTop % 3 === 2
        if (isWindow && (t.k * 7 + t.i * 5 + j * 3) % 4) return (t.k + j) % 5 ? '#f3bd45' : '#faf0d4'
        return walls[t.k % walls.length]
      }
      const far = Math.hypot((i - 53.5) * 32, (j - 11) * 26)
      if (far < 190) return '#faf0d4'
      if (far < 226) return '#e6c98f'
      if ((i * 37 + j * 61 + ((i * j) % 13)) % 71 === 0) return '#cfe3e4'
      return ['#14193a', '#1a2149', '#222a5a', '#34306a'][Math.min(3, Math.floor((j + ((i * 5) % 3)) / 11))]
    }
    if (j === 42 || j === 60) return '#faf0d4'
    if (j === 43 || j === 59) return i % 2 ? '#1e5a4c' : '#e9a93a'
    if (j > 60) return '#8f2f28'
    const [x, y] = [i % 15, j - 47]
    const mark = y >= 0 && y < FRUIT.length && x >= 2 && x < 13 ? FRUIT[y][x - 2] : '.'
    if (mark === '1') return '#b23a2e'
    if (mark === '2') return '#e2673a'
    if (mark === '3') return '#f6d49a'
    return (x === 0 || x === 14) && (y === 4 || y === 5) ? '#5d9150' : x < 2 || x > 12 ? (Math.abs(y - 4.5) < 3.6 - (x % 14) ? '#2e6a4c' : '#e7d3a8') : '#e7d3a8'
  })
}

/** Crossing Threads: stepped diamonds in thirteens, in low light. */
export function diamonds() {
  const b = new Brush('crossing threads', 2400, 1600, '#2a1a20')
  const rings = ['#efe0bd', '#7d2730', '#7d2730', '#c9963e', '#23355c', '#23355c', '#5f86a0', '#efe0bd', '#a8412f', '#a8412f', '#3a1f2b', '#c9963e', '#23355c']
  return weave(b, 30, 22, (i, j) => {
    if (j < 3 || j > 69) return i % 2 ? '#d8c4a0' : '#2a1a20'
    if (j === 3 || j === 69) return '#c9963e'
    const far = Math.abs(((i + 13) % 26) - 13) + Math.abs(((j + 15) % 26) - 13)
    return rings[far % 13]
  })
}
