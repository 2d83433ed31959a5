/** Papers by Agnes Whitcombe, 20th century: old recipes, her own patterns. */

import { steps, TAU } from '../lib/shape.mjs'
import { Bath } from './bath.mjs'
import { spots } from './spots.mjs'

/** Tidal Rings: drops let fall into drops, the bath breathed upon. */
export function tidalRings() {
  const b = new Bath('tidal rings', 2000, 2500, '#e9e6dc')
  const centres = [
    [760, 900],
    [1420, 1650],
    [300, 2150],
  ]
  for (let i = 0; i < 26; i++)
    for (const [k, [x, y]] of centres.entries()) {
      if (k === 2 && i > 15) continue
      b.drop(x + b.r.norm(7), y + b.r.norm(7), b.r.in(104, 132) * (k === 2 ? 0.9 : 1), i % 2 ? '#e9e6dc' : i % 6 ? '#27364f' : '#5d7f93')
    }
  b.stir((x, y) => [
    x + 120 * b.n(x / 620, y / 520) + 34 * b.n(x / 190 + 9, y / 210),
    y + 120 * b.n(x / 560 + 40, y / 640) + 34 * b.n(x / 210, y / 180 + 5),
  ])
  return b.lift(1.3, true)
}

/** Thistle: combed bands drawn up into heads by single strokes of the stylus. */
export function thistle() {
  const b = new Bath('thistle', 2400, 1900, '#efe6d2')
  b.bands(['#3b2a55', '#efe6d2', '#7a8f54', '#a04a7c', '#efe6d2', '#2d4a3e', '#c99ab5'], 64, 24)
  b.comb(60, 120, 13)
  for (let j = 0; j < 5; j++)
    for (let i = 0; i < 7; i++) {
      const [x, y] = [40 + i * 390 + (j % 2 ? 195 : 0), 180 + j * 400]
      b.stir((px, py) => {
        const reach = Math.exp(-(((px - x) / 62) ** 2)) * Math.exp(-(((py - y) / 150) ** 2))
        const open = Math.sign(px - x) * 54 * Math.exp(-(((py - y + 130) / 70) ** 2)) * Math.exp(-Math.abs(px - x) / 90)
        return [px + open, py - 210 * reach]
      }, 16)
    }
  return b.lift(1.6)
}

/** Sunspot: rings of drops that burst at their edges, on slate. */
export function sunspot() {
  const b = new Bath('sunspot', 2400, 1800, '#3a2b26')
  spots(b, ['#5b3a2c', '#452f29'], 90, 40, 120)
  const suns = []
  for (let i = 0; i < 400 && suns.length < 26; i++) {
    const s = [b.r.in(-20, 2420), b.r.in(-20, 1820), b.r.in(110, 230)]
    if (suns.every(([x, y, r]) => Math.hypot(x - s[0], y - s[1]) > (r + s[2]) * 0.86)) suns.push(s)
  }
  for (const [x, y, r] of suns) {
    const ring = (from, to, colour, spikes) => {
      const pts = steps(spikes * 2, (i) => {
        const a = (i / (spikes * 2)) * TAU
        const k = i % 2 ? to * b.r.in(0.86, 1.08) : from
        return [x + Math.cos(a) * k, y + Math.sin(a) * k]
      })
      b.curves.push({ colour, pts })
    }
    ring(r * 0.8, r, '#e9b44f', 46)
    ring(r * 0.6, r * 0.78, '#c8622e', 38)
    ring(r * 0.42, r * 0.56, '#f1e3be', 30)
    ring(r * 0.2, r * 0.36, '#26404f', 22)
    b.curves.push({ colour: '#14181c', pts: steps(14, (i) => [x + Math.cos((i / 14) * TAU) * r * 0.16, y + Math.sin((i / 14) * TAU) * r * 0.16]) })
  }
  b.stir((x, y) => [x + 26 * b.n(x / 240, y / 200), y + 26 * b.n(x / 200 + 30, y / 240)])
  spots(b, ['#f1e3be', '#e9b44f'], 80, 4, 11)
  return b.lift(1.2)
}

/** Night Ferry: one comb, drawn in long curves through blue, black and a little vermilion. */
export function nightFerry() {
  const b = new Bath('night ferry', 2400, 1800, '#12202f')
  b.bands(['#12202f', '#2c5673', '#12202f', '#8fb6bd', '#1b3248', '#12202f', '#d2563a', '#e9e2cc'], 46, 26)
  b.stir((x, y) => [x, y + 150 * Math.sin(x / 380) + 40 * b.n(x / 300, y / 300)])
  b.rake(150, 210, 30, { jitter: 20 })
  b.stir((x, y) => [x + 90 * Math.sin(y / 210 + x / 900), y])
  b.curl(1640, 760, 330, 3.4).curl(640, 1180, 240, -2.8)
  return b.lift(1.6)
}
