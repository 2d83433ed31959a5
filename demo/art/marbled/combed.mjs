/** Papers made with combs and a stylus. */

import { fill, flat, Pen, stroke } from '../lib/pen.mjs'
import { coords, rect, steps } from '../lib/shape.mjs'
import { Bath } from './bath.mjs'
import { spots } from './spots.mjs'

/** Nonpareil in Blue. */
export function nonpareil() {
  const b = new Bath('nonpareil', 2400, 1800, '#e9e1cf')
  b.bands(
    ['#1d3a6e', '#e9e1cf', '#5f8fbf', '#14264a', '#c9a24c', '#2f5c9a', '#efe9dc', '#1d3a6e', '#8fb3d1', '#9c3b2c'],
    42,
    34,
  )
  b.rake(420, 70, 120).comb(68, 150, 14, { jitter: 6 })
  return b.lift(1.3)
}

/** Peacock Pattern. */
export function peacock() {
  const b = new Bath('peacock', 2000, 2400, '#efe4c9')
  b.bands(['#16514f', '#efe4c9', '#b8442f', '#1f2f57', '#d9a441', '#efe4c9', '#2f7a69', '#7c2430'], 62, 24)
  b.comb(74.07, 140, 16).fans(222.22, 222, 1.5)
  return b.lift(1.4)
}

/** French Curl. */
export function frenchCurl() {
  const b = new Bath('french curl', 2000, 2400, '#efe3c6')
  b.bands(['#b23a2e', '#efe3c6', '#1f2d4f', '#d9a13c', '#2f6b62', '#efe3c6', '#7d2a3a'], 70, 46)
  b.comb(340, 110, 60, { jitter: 20 }).comb(340, -110, 60, { shift: 170, jitter: 20 })
  for (let j = 0; j < 7; j++)
    for (let i = 0; i < 6; i++) b.curl(20 + i * 370 + (j % 2 ? 185 : 0), 150 + j * 350, 112, j % 2 ? 7 : -7)
  return b.lift(1.5)
}

/** Endpaper, Antique Straight. */
export function antiqueStraight() {
  const b = new Bath('antique', 2000, 2500, '#2a3d3a')
  b.bands(['#7d2e2a', '#e5d5ae', '#24405c', '#c18a35', '#3c5a4a', '#e5d5ae', '#1d2327'], 52, 20)
  b.comb(170, 150, 36, { jitter: 14 }).comb(170, -150, 36, { shift: 85, jitter: 14 })
  spots(b, ['#efe6cf', '#efe6cf', '#d9a8a0'], 150, 6, 17)
  const leather = '#5a3020'
  const frame = new Pen().shape(rect(0, 0, 2000, 2500)).hole(coords('120 130, 1880 122, 1884 2372, 116 2380'))
  const tool = new Pen()
  for (const d of [52, 66, 96]) tool.line(rect(d, d, 2000 - d * 2, 2500 - d * 2), true)
  const leaf = new Pen()
  const roll = (x, y, turn) =>
    leaf.blob(
      [
        [x - 13, y],
        [x, y - 7],
        [x + 13, y],
        [x, y + 7],
      ].map(([a, c]) => (turn ? [x + c - y, y + a - x] : [a, c])),
    )
  steps(56, (i) => {
    roll(82 + i * 33.4, 81, false)
    roll(82 + i * 33.4, 2419, false)
  })
  steps(70, (i) => {
    roll(81, 98 + i * 33.3, true)
    roll(1919, 98 + i * 33.3, true)
  })
  b.over.push(
    fill(frame, '#241009', 0.5, { transform: 'translate(8 10)' }),
    fill(frame, leather),
    flat(coords('0 0, 120 130, 116 2380, 0 2500'), '#000', 0.14),
    flat(coords('2000 0, 1880 122, 1884 2372, 2000 2500'), '#fff', 0.05),
    stroke(tool, '#c9a25a', 3.5),
    fill(leaf, '#c9a25a'),
  )
  return b.lift(1.3)
}

/** Bouquet Pattern. */
export function bouquet() {
  const b = new Bath('bouquet', 2400, 2000, '#f0e6d0')
  b.bands(['#8c2f3c', '#f0e6d0', '#d98b73', '#3a2140', '#e0b04e', '#f0e6d0', '#5a4a86', '#b5485a'], 60, 22)
  b.comb(75, 140, 16).fans(300, 450, 1.75)
  return b.lift(1.5)
}
