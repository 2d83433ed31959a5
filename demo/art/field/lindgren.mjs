/** Hard edges after Tadeo Lindgren, 1966–1978. */

import { fill, flat, Pen, stroke } from '../lib/pen.mjs'
import { arc, rect, steps, TAU } from '../lib/shape.mjs'
import { Canvas } from './canvas.mjs'

/** An even plane of paint: a few veils that leave the weave showing, and the ridge of the tape at its edge. */
function plane(c, pts, colour, { light = '#fff', dark = '#000', ridge = true } = {}) {
  for (let i = 0; i < 4; i++) c.add(flat(pts.map(([x, y]) => [x + c.r.norm(1.6), y + c.r.norm(1.6)]), colour, i ? 0.5 : 1))
  if (ridge) {
    const edge = new Pen().line(pts, true)
    c.add(stroke(edge, light, 5, { strokeOpacity: 0.16 }), stroke(edge, dark, 2, { strokeOpacity: 0.14 }))
  }
}

/** The marks of the roller over the whole canvas. */
const rolled = (c, colours) =>
  c.brushed(0, 0, c.w, c.h, colours, { count: 70, thick: 80, opacity: 0.035, upright: true }).grain(['#000', '#fff'], 0.06, 700)

/** Quarter Turn: a square of quarter discs, each facing another way. */
export function quarterTurn() {
  const c = new Canvas('quarter turn', 2400, 2400, '#efe7d6')
  const ground = ['#efe7d6', '#1f3d3a', '#d9532f', '#efe7d6', '#e8b23a', '#22304f', '#1f3d3a', '#d8a7a0', '#d9532f']
  const figure = ['#d9532f', '#e8b23a', '#22304f', '#1f3d3a', '#d9532f', '#efe7d6', '#d8a7a0', '#22304f', '#efe7d6']
  const turn = [0, 2, 1, 3, 0, 2, 1, 0, 3]
  for (let k = 0; k < 9; k++) {
    const [x, y] = [(k % 3) * 800, Math.floor(k / 3) * 800]
    plane(c, rect(x, y, 800, 800), ground[k])
    const [cx, cy] = [x + (turn[k] === 1 || turn[k] === 2 ? 800 : 0), y + (turn[k] > 1 ? 800 : 0)]
    const from = (turn[k] * TAU) / 4
    plane(c, [[cx, cy], ...arc(cx, cy, 800, 800, from, from + TAU / 4, 60)], figure[k])
    if (k % 4 === 0) plane(c, [[cx, cy], ...arc(cx, cy, 380, 380, from, from + TAU / 4, 40)], ground[k])
  }
  return rolled(c, ['#fff7e0', '#201812']).finish()
}

/** Signal: rings around a centre that has been moved aside. */
export function signal() {
  const c = new Canvas('signal', 2300, 2300, '#1d2436')
  const colours = ['#d94f30', '#f0e6cf', '#1d2436', '#e9a93a', '#f0e6cf', '#2f6f7d', '#1d2436', '#d94f30', '#f0e6cf', '#e9a93a']
  colours.forEach((colour, i) => {
    const r = 1060 - i * 104
    plane(c, arc(1150 + i * 26, 1150 - i * 34, r, r, 0, TAU, 140), colour)
  })
  return rolled(c, ['#f6dfb0', '#0a0d16']).finish()
}

/** Salinas, from the Air: plots, a road and one flooded field. */
export function salinas() {
  const c = new Canvas('salinas', 2500, 1900, '#d9c79a')
  const greens = ['#6e8b47', '#93a95a', '#3f6a45', '#c7b45c', '#b98a4a', '#7c5a3c', '#e2d3a6', '#4f7d55', '#a5653c']
  const skew = (x, y) => [x + 0.16 * y - 150 + 16 * Math.sin(y / 260), y - 0.07 * x + 90]
  const plots = []
  const split = (x, y, w, h, depth) => {
    if (depth === 0 || (depth < 3 && w * h < 420000 && c.r.chance(0.3))) {
      plots.push([x, y, w, h])
      return
    }
    const k = c.r.in(0.34, 0.66)
    if (w > h) {
      split(x, y, w * k, h, depth - 1)
      split(x + w * k, y, w * (1 - k), h, depth - 1)
    } else {
      split(x, y, w, h * k, depth - 1)
      split(x, y + h * k, w, h * (1 - k), depth - 1)
    }
  }
  split(-300, -200, 3100, 2400, 6)
  for (const [i, [x, y, w, h]] of plots.entries()) {
    const g = 9
    const pts = [skew(x + g, y + g), skew(x + w - g, y + g), skew(x + w - g, y + h - g), skew(x + g, y + h - g)]
    plane(c, pts, i === 23 ? '#7fb0c0' : greens[(i * 5 + c.r.int(0, 2)) % 9], { ridge: false })
    const rows = new Pen()
    const along = c.r.chance(0.5)
    const n = Math.round((along ? h : w) / 26)
    if (i !== 23 && i % 3)
      steps(n, (k) => {
        const t = (k + 0.5) / n
        rows.line(along ? [skew(x + 20, y + h * t), skew(x + w - 20, y + h * t)] : [skew(x + w * t, y + 20), skew(x + w * t, y + h - 20)])
      })
    c.add(stroke(rows, i % 2 ? '#2c2a1a' : '#f3e6bd', 5, { strokeOpacity: 0.3 }))
  }
  const road = steps(30, (_, t) => [t * 2500, 1240 - 420 * t + 40 * Math.sin(t * 5)])
  c.add(fill(new Pen().ribbon(road, () => 44), '#e8e0cd'), fill(new Pen().ribbon(road, () => 5), '#4a443a', 0.7))
  return rolled(c, ['#fff2c8', '#2a2414']).finish()
}

/** Stairwell, Looking Down: squares that turn as they go deeper. */
export function stairwell() {
  const c = new Canvas('stairwell', 2100, 2500, '#e6ded0')
  const tones = ['#c9c0b0', '#e6ded0', '#a9a093', '#34404f', '#8a8378', '#e6ded0', '#54606c', '#c9c0b0', '#232b38', '#e2a33a']
  tones.forEach((tone, i) => {
    const k = 0.84 ** i
    const a = -i * 0.075
    const at = (x, y) => [
      1090 - i * 12 + k * (x * Math.cos(a) - y * Math.sin(a)),
      1290 + i * 10 + k * (x * Math.sin(a) + y * Math.cos(a)),
    ]
    const side = [at(-920, -1090), at(920, -1090), at(920, 1090), at(-920, 1090)]
    plane(c, side, tone)
    if (i > 8) return
    plane(c, [side[0], side[1], at(760, -900), at(-760, -900)], i % 2 ? '#34404f' : '#f2ece0', { ridge: false })
    plane(c, [side[1], side[2], at(760, 900), at(760, -900)], i % 2 ? '#8a8378' : '#b1a797', { ridge: false })
    const tread = new Pen()
    steps(9, (j) => {
      const y = -900 + (j + 1) * 180
      tread.line([at(760, y), at(920, y * 1.21)])
    })
    c.add(stroke(tread, '#1b2028', 5, { strokeOpacity: 0.35 }))
  })
  return rolled(c, ['#fffaf0', '#14181f']).finish()
}
