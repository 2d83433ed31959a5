/** Weather and hours: horizons, an arch and a night of pours. */

import { fill, Pen, stroke } from '../lib/pen.mjs'
import { arc, mix, steps, TAU } from '../lib/shape.mjs'
import { Canvas } from './canvas.mjs'

/** Tide Table: one stripe for each tide, high or low. */
export function tideTable() {
  const c = new Canvas('tide table', 2500, 1800, '#ece4d1')
  c.brushed(0, 0, 2500, 1800, ['#ddd2b8', '#f6f0e1'], { count: 40, thick: 100, opacity: 0.2 })
  const colours = [['#2f6f8c'], ['#dcc48f'], ['#7db3bd'], ['#1f4764'], ['#e6d9b8'], ['#4f93a6'], ['#c98f5a'], ['#17364f']]
  let y = 110
  for (let i = 0; y < 1640; i++) {
    const high = 46 + 92 * (0.5 + 0.5 * Math.sin(i * 1.93)) + 30 * (i % 3)
    const left = 120 + 240 * (0.5 + 0.5 * Math.sin(i * 0.9))
    const right = 2380 - 300 * (0.5 + 0.5 * Math.cos(i * 1.17))
    c.cloud(left, y, right - left, Math.min(high, 1690 - y), colours[i % 8], { layers: 11, edge: 20, strength: 0.2 })
    c.brushed(left + 20, y + 6, right - left - 40, Math.min(high, 1690 - y) - 12, ['#f3ecd8', '#0e2233'], { count: 9, thick: 18, opacity: 0.12 })
    y += high + 16
  }
  c.cloud(1890, 640, 34, 700, ['#c8432f'], { layers: 12, edge: 8, strength: 0.2 })
  return c.grain(['#1a2a33', '#fff'], 0.08).finish()
}

/** Vesper: a violet arch around a low warm light. */
export function vesper() {
  const c = new Canvas('vesper', 2000, 2500, '#2b2140')
  c.brushed(0, 0, 2000, 2500, ['#3a2c55', '#1d1730', '#45335f'], { count: 50, thick: 130, opacity: 0.2, upright: true })
  const arch = (inset, colour, strength) => {
    for (let i = 0; i < 9; i++) {
      const d = inset + c.r.norm(12)
      const pts = [
        [1000 - 800 + d, 2330 + c.r.norm(8)],
        ...arc(1000, 1010, 800 - d, 860 - d, Math.PI, TAU, 18).map(([x, y]) => [x + c.r.norm(9), y + c.r.norm(9)]),
        [1000 + 800 - d, 2330 + c.r.norm(8)],
      ]
      c.add(fill(new Pen().shape(pts), colour, strength))
    }
  }
  const hours = ['#4a3672', '#63428a', '#874f93', '#ad5b8a', '#cf6d72', '#e58a55', '#f0ab4e', '#f5cd76']
  hours.forEach((colour, i) => arch(i * 94, colour, 0.16))
  c.cloud(150, 2170, 1700, 190, ['#1d1730', '#241b3a'], { layers: 22, edge: 40, strength: 0.16 })
  c.brushed(230, 300, 1540, 1840, ['#ffd9a0', '#2a1a48'], { count: 60, thick: 44, opacity: 0.07, upright: true })
  return c.grain(['#0d0818', '#ffdca8'], 0.08).finish()
}

/** Freeway, Two in the Morning: poured lines of light on black. */
export function freeway() {
  const c = new Canvas('freeway', 2400, 1800, '#17181c')
  c.brushed(0, 0, 2400, 1800, ['#24262d', '#0c0d10', '#2d2a2c'], { count: 50, thick: 120, opacity: 0.25 })
  const lane = (k) =>
    steps(34, (_, t) => [
      mix(-560 + k * 74, 1990 + k * 3, t) + 190 * Math.sin(Math.PI * t) * (1 - t),
      mix(900 + k * 112, 420, t ** 0.8) + 60 * Math.sin(Math.PI * t),
    ])
  const pour = (line, thick, colour) => {
    for (let j = 0; j < 3; j++) {
      const [dx, dy] = [c.r.norm(6), c.r.norm(8)]
      const pts = line.map(([x, y], i) => [x + dx, y + dy + 5 * c.n(i * 0.5, dx)])
      c.add(fill(new Pen().ribbon(pts, (t) => thick * (1 - t) ** 1.3 * (1.25 - j * 0.4) + 3), colour, 0.42))
    }
  }
  const reds = ['#7d2326', '#d33a2c', '#a82c28', '#e5543a', '#8f2628', '#d33a2c', '#b8342c']
  const whites = ['#d9b25c', '#f4e3b0', '#e9c876', '#fbf3dc', '#d9b25c', '#f4e3b0', '#cfd6d8']
  reds.forEach((colour, i) => pour(lane(i * 0.8), 44 + 9 * (i % 3), colour))
  whites.forEach((colour, i) => pour(lane(i * 1.1 + 7.4), 58 + 12 * (i % 3), colour))
  const drips = new Pen()
  steps(30, () => {
    const t = c.r.in(0.02, 0.62)
    const [x, y] = lane(c.r.in(0, 14))[Math.round(t * 33)]
    drips.line([
      [x, y],
      [x + c.r.norm(3), y + c.r.in(60, 360) * (1 - t)],
    ])
  })
  c.add(stroke(drips, '#c9a05a', 6, { strokeOpacity: 0.4 }))
  for (const [x, y, r] of [[2090, 330, 62], [1900, 300, 26], [2240, 250, 36], [1720, 340, 16]]) c.glow(x, y, r, r, ['#f4d58a', '#e9b45c'], 22)
  c.cloud(60, 60, 2280, 260, ['#1f2a44', '#17203a'], { layers: 12, edge: 90, strength: 0.06 })
  return c.grain(['#000', '#f6e6c0'], 0.08).finish()
}
