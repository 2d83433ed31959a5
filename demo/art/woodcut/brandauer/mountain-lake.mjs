import { between, engrave, gouge } from '../../lib/hatch.mjs'
import { rough } from '../../lib/random.mjs'
import { arc, mix, rect, steps, TAU } from '../../lib/shape.mjs'
import { Block } from '../tools/block.mjs'
import { disc, water } from '../tools/land.mjs'
import { fir } from './viaduct.mjs'

const BLUE = '#88a7b4'

/** A peak with a lit left face and a dark right face cut by gullies. */
function peak(b, x, top, foot, w, seed) {
  const n = rough(seed, 4)
  const side = (k) => steps(22, (_, t) => [x + k * w * t ** 1.12 + 74 * n(t * 6, k * 3) * Math.sin(Math.PI * Math.min(1, t * 3)), mix(top, foot, t) + 34 * n(t * 7 + 9, k)])
  const ridge = steps(22, (_, t) => [x + w * 0.12 * t + 130 * n(t * 6, 7) * t ** 0.6, mix(top, foot, t)])
  const [left, right] = [side(-1), side(1)]
  b.paper.shape([...left, ...[...right].reverse()])
  b.ink.shape([...ridge, ...[...right].reverse()])
  for (let i = 1; i < 21; i++) {
    const [rx, ry] = ridge[i]
    const [ex, ey] = right[i]
    steps(5, (k) => {
      const u = (k + b.r.in(0.1, 0.6)) / 5
      const from = [mix(rx, ex, u), mix(ry, ey, u)]
      const l = b.r.in(24, 90) * (0.4 + i / 21)
      if (b.r.chance(0.8)) gouge(b.paper, from, [from[0] + l * 0.62, from[1] + l], b.r.in(5, 15), 5)
    })
    const [lx, ly] = left[i]
    steps(4, (k) => {
      const u = (k + b.r.in(0.1, 0.8)) / 4
      const from = [mix(rx, lx, u), mix(ry, ly, u)]
      const l = b.r.in(30, 100) * (0.3 + i / 21)
      if (b.r.chance(0.34 + i / 40)) gouge(b.ink, from, [from[0] - l * 0.6, from[1] + l], b.r.in(4, 11), -5)
    })
  }
  b.ink.ribbon([...[...left].reverse(), ...right], () => 8)
}

/** Lake below the Wildkar. */
export function mountainLake() {
  const b = new Block('wildkar', 2400, 1800, { cutter: 'brandauer' })
  b.pen(BLUE).shape(rect(0, 0, 2400, 1000))
  disc(b, 1840, 310, 120)
  const rings = steps(34, (k) => arc(1840, 310, 150 + k * 62, 150 + k * 62, Math.PI * 0.4, Math.PI * 1.6, 90))
  engrave(b.ink, rings, (x, y) => (y > 960 ? 0 : 0.34 + 0.5 * b.n(x / 260, y / 100)), 15, 2)
  peak(b, 800, 610, 1010, 380, 'kar saddle')
  peak(b, 1660, 580, 1010, 360, 'kar east')
  peak(b, 420, 430, 1010, 520, 'kar left')
  peak(b, 2080, 500, 1010, 460, 'kar right')
  peak(b, 1180, 180, 1010, 640, 'kar middle')
  const shore = (x) => 1010 - 60 * Math.exp(-(((x - 200) / 300) ** 2)) - 70 * Math.exp(-(((x - 2250) / 280) ** 2))
  b.ink.shape([...steps(101, (i) => [i * 24, shore(i * 24) - 26]), [2400, 1060], [0, 1060]])
  for (let x = 20; x < 2400; x += 44) fir(b, x + b.r.norm(9), shore(x) + 22, 96 + 60 * Math.abs(b.n(x / 120)) + (x < 400 || x > 2100 ? 50 : 0))
  b.pen(BLUE).shape(rect(0, 1040, 2400, 800))
  const mirror = [[420, 430, 520], [2080, 500, 460], [1180, 180, 640]]
  const dark = (x, y) => {
    const wx = x + 26 * b.n(x / 60, y / 16)
    const up = 1040 - (y - 1040) * 1.25
    for (const [px, top, w] of mirror) {
      const reach = ((up - top) / (1010 - top)) * w
      if (up > top && wx > px + reach * 0.14 && wx < px + reach) return 0.95
      if (up > top && wx < px && wx > px - reach) return 0.1
    }
    return y < 1100 ? 0.9 : 0.3 + 0.5 * b.n(x / 260, y / 22)
  }
  water(b, 1050, 1790, 46, dark, 22, 4)
  engrave(b.paper, between(() => 1080, () => 1780, 16, 0, 2400, 30, (t) => t ** 1.4), (x, y) => 0.5 * b.n(x / 150 + 5, y / 20) + (Math.abs(x - 1840) < 90 + 40 * b.n(y / 12) ? 0.7 : 0) + (Math.abs(x - 1000) < 330 && y < 1500 ? 0.2 : 0), 14, 3)
  const [bx, by] = [760, 1420]
  b.paper.shape([[bx - 230, by - 30], [bx + 250, by - 30], [bx + 180, by + 60], [bx - 160, by + 60]])
  b.ink.shape([[bx - 210, by - 16], [bx + 230, by - 16], [bx + 160, by + 42], [bx - 140, by + 42]])
  steps(4, (i) => gouge(b.paper, [bx - 170 + i * 12, by - 2 + i * 10], [bx + 170 - i * 14, by - 2 + i * 10], 5))
  b.ink.blob([[bx - 20, by - 10], [bx - 14, by - 110], [bx + 26, by - 140], [bx + 66, by - 100], [bx + 70, by - 10]])
  b.paper.shape(arc(bx + 28, by - 160, 30, 32, 0, TAU, 16))
  b.ink.ribbon(arc(bx + 28, by - 160, 30, 32, 0, TAU, 20), () => 6)
  b.ink.shape([[bx - 20, by - 170], [bx + 80, by - 170], [bx + 52, by - 184], [bx + 44, by - 216], [bx + 10, by - 216], [bx + 4, by - 184]])
  for (const k of [-1, 1]) b.ink.ribbon([[bx + 30 + k * 24, by - 70], [bx + 30 + k * 150, by + 10], [bx + 30 + k * 270, by + 90]], (t) => (t > 0.8 ? 20 : 9))
  for (const [x, f, h] of [[110, 1800, 620], [290, 1830, 430], [2290, 1810, 700], [2100, 1840, 420]]) fir(b, x, f, h)
  return b.print()
}
