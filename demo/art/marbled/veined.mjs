/** Veined papers: drops that crowd each other into lines, and paper marbled twice. */

import { Bath } from './bath.mjs'
import { spots } from './spots.mjs'

/** Italian Vein. */
export function italianVein() {
  const b = new Bath('italian vein', 2000, 2500, '#d8b9a4')
  spots(b, ['#7c2f36', '#22384a', '#e6c56f', '#f2e9d6'], 560, 30, 62)
  spots(b, ['#d8b9a4', '#dec3ae', '#d2b098'], 210, 46, 116)
  b.stir((x, y) => [x + 40 * b.n(x / 400, y / 400), y + 40 * b.n(x / 400 + 20, y / 400)])
  return b.lift(1.7, true)
}

/** Zebra: straight combing laid a second time over blue spots. */
export function zebra() {
  const b = new Bath('zebra', 2400, 1800, '#ead9b4')
  spots(b, ['#ead9b4', '#c78f45', '#9fb3a6'], 130, 60, 130)
  const lines = []
  for (let x = -200; x < 2600; x += 92) lines.push(x + b.r.norm(10))
  for (const [i, x] of lines.entries()) {
    const wide = b.r.in(16, 34)
    const left = []
    const right = []
    for (let y = -120; y <= 1920; y += 60) {
      left.push([x - wide * (0.7 + 0.4 * b.n(y / 200, i)), y])
      right.unshift([x + wide * (0.7 + 0.4 * b.n(y / 200 + 7, i)), y])
    }
    b.curves.push({ colour: i % 4 === 3 ? '#7e2c2a' : '#1f2533', pts: [...left, ...right] })
  }
  b.rake(300, 150, 54, { jitter: 14 }).rake(300, -150, 54, { shift: 150, jitter: 14 })
  b.stir((x, y) => [x + 30 * b.n(x / 300, y / 260), y + 16 * b.n(x / 260 + 9, y / 300)])
  return b.lift(1.3)
}

/** Gold Vein on Black: large drops of black part a thin net of gold and cream. */
export function goldVein() {
  const b = new Bath('gold vein', 2000, 2500, '#1a1b20')
  spots(b, ['#d3a344', '#e9d7a3', '#b5822d', '#6b2530'], 360, 26, 56)
  spots(b, ['#1a1b20', '#22242a', '#15161a'], 150, 60, 150)
  b.stir((x, y) => {
    const k = 60 * Math.sin((x + y) / 330) + 30 * b.n(x / 300, y / 300)
    return [x + k * 0.5, y - k * 0.7]
  })
  spots(b, ['#e9d7a3'], 46, 3, 9)
  return b.lift(1.6, true)
}
