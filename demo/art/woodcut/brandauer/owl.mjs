import { engrave, gouge } from '../../lib/hatch.mjs'
import { arc, mix, polar, rect, spline, steps, TAU } from '../../lib/shape.mjs'
import { Block } from '../tools/block.mjs'
import { disc } from '../tools/land.mjs'
import { ragged } from '../tools/things.mjs'

const BODY = [[0, -760], [190, -800], [300, -860], [330, -700], [400, -420], [440, -60], [390, 320], [250, 600], [60, 760], [-60, 760], [-250, 600], [-390, 320], [-440, -60], [-400, -420], [-330, -700], [-300, -860], [-190, -800]]

/** Owl, Full Moon. */
export function owl() {
  const b = new Block('owl full moon', 1800, 2400, { cutter: 'brandauer' })
  b.ink.shape(rect(0, 0, 1800, 2400))
  b.pen('#e3b252').shape(arc(900, 880, 720, 720, 0, TAU, 140))
  const halo = steps(20, (k) => arc(900, 880, 760 + k * 46, 760 + k * 46, 0, TAU, 110).map(([x, y]) => [x + 8 * b.n(x / 90, y / 90), y + 8 * b.n(y / 90, x / 90)]))
  engrave(b.paper, halo, (x, y) => (y > 1850 ? 0 : 0.95) - (Math.hypot(x - 900, y - 880) - 720) / 1300 + 0.4 * b.n(x / 130, y / 70), 15, 2)
  steps(6, (i) => {
    gouge(b.ink, [260 + i * 14, 620 + i * 92], [560 + 20 * (i % 3), 606 + i * 96], 9, 8)
    gouge(b.ink, [1250 - 16 * (i % 3), 560 + i * 98], [1520 + i * 10, 580 + i * 96], 9, -8)
  })
  const [x, y] = [900, 1190]
  ragged(b.ink, b, BODY.map(([u, v]) => [x + u, y + v]), 15)
  const inside = (u, v) => Math.abs(u) < 440 * Math.sqrt(Math.max(0, 1 - ((v - 60) / 720) ** 2)) * 0.95
  for (let row = 0; row < 21; row++)
    for (let i = -7; i <= 7; i++) {
      const [u, v] = [(i + (row % 2) * 0.5) * 62, -330 + row * 50]
      if (!inside(u, v) || (Math.abs(u) > 250 - row * 6 && row < 18)) continue
      const s = 26 + row * 0.5
      b.paper.ribbon(arc(x + u, y + v, s, s * 1.1, 0.35, Math.PI - 0.35, 9), (t) => 9 * Math.sin(Math.PI * (0.12 + t * 0.76)))
      gouge(b.paper, [x + u, y + v - 12], [x + u, y + v + 20], 6)
    }
  for (const k of [-1, 1])
    for (let row = 0; row < 13; row++)
      for (let i = 0; i < 4; i++) {
        const v = -250 + row * 62
        const u = k * (250 + i * 50 - row * 4)
        if (!inside(u * 1.02, v)) continue
        gouge(b.paper, [x + u, y + v], [x + u - k * 16, y + v + 74 + row * 3], 9 - i * 1.5, k * 8)
      }
  for (const k of [-1, 1]) {
    const [ex, ey] = [x + k * 168, y - 470]
    b.paper.shape(arc(ex, ey, 214, 214, 0, TAU, 40))
    b.ink.ribbon(arc(ex, ey, 206, 206, 0, TAU + 0.1, 60), () => 10)
    steps(46, (i) => {
      const a = (i / 46) * TAU
      gouge(b.ink, polar(ex, ey, 118, a), polar(ex, ey, 200 * b.r.in(0.86, 1), a + 0.05), 13)
    })
    b.ink.shape(arc(ex, ey, 112, 112, 0, TAU, 36))
    disc(b, ex, ey, 96, '#e3b252')
    b.ink.shape(arc(ex, ey, 58, 58, 0, TAU, 30))
    b.paper.shape(arc(ex - 20, ey - 22, 16, 16, 0, TAU, 14))
  }
  for (const k of [-1, 1]) b.ink.shape([[x + k * 30, y - 640], [x + k * 360, y - 780], [x + k * 340, y - 660], [x + k * 160, y - 590], [x + k * 40, y - 540]])
  for (const k of [-1, 1]) steps(7, (i) => gouge(b.paper, [x + k * (70 + i * 36), y - 632 - i * 16], [x + k * (90 + i * 38), y - 596 - i * 22], 8))
  b.ink.shape([[x - 60, y - 520], [x + 60, y - 520], [x + 34, y - 380], [x, y - 320], [x - 34, y - 380]])
  b.paper.shape([[x - 26, y - 500], [x - 6, y - 500], [x - 4, y - 370]])
  const bough = spline([[-40, 1930], [420, 1900], [900, 1950], [1380, 1890], [1840, 1940]], 12)
  b.ink.ribbon(bough, (t) => 150 + 24 * Math.sin(t * 9))
  steps(70, () => {
    const i = b.r.int(2, bough.length - 6)
    const [px, py] = bough[i]
    const off = b.r.in(-62, 56)
    gouge(b.paper, [px, py + off], [px + b.r.in(60, 170), mix(py, bough[i + 3][1], 0.8) + off], b.r.in(4, 9), 4)
  })
  for (const k of [-1, 1])
    for (const j of [-1, 0, 1]) {
      const [fx, fy] = [x + k * 120 + j * 50, 1880]
      b.paper.shape(arc(fx, fy, 31, 66, 0, TAU, 18))
      b.ink.shape(arc(fx, fy, 24, 58, 0, TAU, 18)).shape([[fx - 18, fy + 40], [fx + 18, fy + 40], [fx + 4, fy + 112]])
      steps(4, (i) => gouge(b.paper, [fx - 14, fy - 36 + i * 22], [fx + 14, fy - 36 + i * 22], 6, 4))
    }
  for (const [lx, ly, s, a] of [[160, 1820, 150, -2.3], [300, 1830, 130, -0.9], [1560, 1820, 140, -0.8], [1700, 1850, 120, -2], [1420, 2010, 130, 1.2], [240, 2050, 130, 1.8]]) {
    const tip = polar(lx, ly, s, a)
    const leaf = [[lx, ly], polar(lx, ly, s * 0.5, a - 0.5), tip, polar(lx, ly, s * 0.5, a + 0.5)]
    b.paper.blob(leaf)
    b.ink.ribbon([[lx, ly], tip], () => 6)
    steps(4, (i) => gouge(b.ink, polar(lx, ly, s * (0.25 + i * 0.16), a), polar(lx, ly, s * (0.4 + i * 0.15), a + (i % 2 ? 0.3 : -0.3)), 5))
  }
  engrave(b.paper, steps(9, (k) => steps(60, (i) => [i * 31, 2090 + k * 28 + 10 * b.n(i / 4, k)])), (px, py) => 0.45 + 0.8 * b.n(px / 140, py / 30), 10, 2)
  return b.print()
}
