/** Papers made of drops. */

import { fill, Pen } from '../lib/pen.mjs'
import { steps } from '../lib/shape.mjs'
import { Bath } from './bath.mjs'

/** Lets `count` drops fall anywhere, in turn of the given colours. */
export const spots = (b, colours, count, low, high) => {
  for (let i = 0; i < count; i++)
    b.drop(b.r.in(-60, b.w + 60), b.r.in(-60, b.h + 60), b.r.in(low, high), colours[i % colours.length])
  return b
}

/** Turkish Spot. */
export function turkishSpot() {
  const b = new Bath('turkish', 2400, 1900, '#7c2a2a')
  spots(b, ['#e8d9b5', '#d49a3a', '#922f2b', '#1b2436'], 130, 30, 90)
  spots(b, ['#2c4f7c', '#335a8a', '#274770', '#3f6a9c'], 420, 26, 78)
  spots(b, ['#f1e7cd', '#a83b30'], 70, 5, 15)
  return b.lift(1.4, true)
}

/** Spanish Wave. */
export function spanishWave() {
  const b = new Bath('spanish', 2400, 1800, '#4f6b58')
  spots(b, ['#4f6b58', '#5f7d66'], 30, 80, 170)
  spots(b, ['#ecdfc0', '#24352f', '#b9573a'], 90, 20, 60)
  spots(b, ['#6f8f74', '#7fa083'], 90, 40, 105)
  spots(b, ['#24352f', '#ecdfc0'], 60, 5, 18)
  const fold = (x, y) => (x * 0.62 + y * 0.78) / 92 + 0.55 * b.n(x / 260, y / 260) + 0.25 * b.n(x / 90, y / 90)
  b.stir((x, y) => {
    const k = 15 * Math.sin(fold(x, y) * Math.PI * 2)
    return [x + k * 0.62, y + k * 0.78]
  })
  const level = (phase) => {
    const pen = new Pen()
    for (let c = -6; c < 46; c++) {
      const line = steps(90, (i) => {
        const s = -1600 + i * 46
        const base = (c + phase) * 92
        let x = base * 0.62 + s * 0.78
        let y = base * 0.78 - s * 0.62
        const d = (c + phase - fold(x, y)) * 92
        x += d * 0.62
        y += d * 0.78
        return [x, y]
      }).filter(([x, y]) => x > -60 && x < 2460 && y > -60 && y < 1860)
      if (line.length > 4) pen.ribbon(line, (t) => 26 + 18 * Math.sin(t * 31 + c * 2), 1.6)
    }
    return pen
  }
  for (const [phase, colour, opacity] of [
    [0.24, '#f6edd4', 0.3],
    [0.3, '#fff8e6', 0.2],
    [0.74, '#0f1f1a', 0.26],
    [0.8, '#0f1f1a', 0.18],
  ])
    b.over.push(fill(level(phase), colour, opacity))
  return b.lift(1.6, true)
}

/** Stormont. */
export function stormont() {
  const b = new Bath('stormont', 2400, 1700, '#93a5ad')
  spots(b, ['#b5533c', '#d7b05e', '#efe5cd', '#23304a'], 240, 22, 70)
  spots(b, ['#7f97a3', '#8fa5ae', '#869ca6', '#98abb2'], 150, 50, 120)
  const lace = new Pen()
  for (let i = 0; i < 1900; i++) {
    const [x, y] = [b.r() * 2400, b.r() * 1700]
    const s = Math.abs(b.r.norm(5)) + 2 + 4 * Math.max(0, b.n(x / 120, y / 120))
    lace.shape([
      [x - s, y],
      [x - s * 0.3, y - s],
      [x + s * 0.8, y - s * 0.7],
      [x + s, y + s * 0.4],
      [x, y + s],
    ])
  }
  b.over.push(fill(lace, '#eef0e6', 0.75))
  return b.lift(1.9, true)
}
