import { engrave, gouge } from '../../lib/hatch.mjs'
import { arc, coords, place, polar, rect, spline, steps, TAU } from '../../lib/shape.mjs'
import { Block } from '../tools/block.mjs'
import { disc } from '../tools/land.mjs'

const GOLD = '#e0b04c'
const FORE = coords('0.06 -0.2, 0.4 -0.62, 0.98 -0.8, 1.12 -0.56, 0.86 -0.1, 0.4 0.06, 0.08 0.06')
const HIND = coords('0.08 0.02, 0.46 0.06, 0.8 0.14, 0.82 0.46, 0.52 0.74, 0.2 0.6, 0.06 0.24')

/** A moth with spread wings; `mark` chooses the pattern. */
function moth(b, x, y, s, turn, mark) {
  const at = (pts, k) => place(pts.map(([u, v]) => [u * k, v]), { x, y, turn, scale: s })
  for (const k of [-1, 1])
    for (const wing of [HIND, FORE]) {
      const outline = spline(at(wing, k), 6, true)
      b.ink.shape(spline(at(wing.map(([u, v]) => [u * 1.07, v * 1.07]), k), 6, true))
      b.paper.shape(outline)
      const root = [0.06, -0.05]
      steps(7, (i) => {
        const t = (i + 1) / 8
        const far = wing === FORE ? [0.42 + 0.6 * t, -0.72 + 0.7 * t] : [0.78 - 0.5 * t, 0.16 + 0.5 * t]
        const [p, q] = at([root, far], k)
        gouge(b.ink, p, q, s * 0.05, 0, 0.75)
      })
      const spot = wing === FORE ? [0.68, -0.42] : [0.5, 0.36]
      const [c] = at([spot], k)
      if (mark !== 1 || wing === FORE) {
        b.ink.shape(arc(...c, s * 0.13, s * 0.13, 0, TAU, 16))
        b.pen(GOLD).shape(arc(...c, s * 0.085, s * 0.085, 0, TAU, 14))
        b.ink.shape(arc(...c, s * 0.035, s * 0.035, 0, TAU, 10))
      }
      if (mark) b.ink.ribbon(at(wing === FORE ? coords('0.92 -0.7, 0.94 -0.4, 0.66 -0.04') : coords('0.74 0.2, 0.66 0.5, 0.34 0.62'), k), () => s * 0.045)
    }
  const body = [[0, -0.36], [0.1, -0.2], [0.12, 0], [0.1, 0.3], [0, 0.62], [-0.1, 0.3], [-0.12, 0], [-0.1, -0.2]]
  b.ink.blob(at(body.map(([u, v]) => [u * 1.3, v * 1.05]), 1))
  steps(7, (i) => {
    const [p, q] = at([[-0.09 + i * 0.004, -0.14 + i * 0.1], [0.09 - i * 0.004, -0.14 + i * 0.1]], 1)
    gouge(b.paper, p, q, s * 0.045, 3)
  })
  for (const k of [-1, 1]) b.paper.ribbon(spline(at(coords('0.03 -0.34, 0.12 -0.56, 0.28 -0.66'), k), 5), (t) => s * 0.05 * (1 - t * 0.5))
}

/** Moths at the Lamp. */
export function moths() {
  const b = new Block('moths', 2000, 2400, { cutter: 'brandauer' })
  b.ink.shape(rect(0, 0, 2000, 2400))
  const [x, y] = [1000, 1080]
  const glow = steps(120, (i) => {
    const a = (i / 120) * TAU
    return steps(26, (_, t) => polar(x, y, 260 + t * 1250, a + 0.02 * Math.sin(i * 3)))
  })
  engrave(b.paper, glow, (px, py) => (py > 1810 ? 0 : 1.05 - Math.hypot(px - x, py - y) / 1150 + 0.3 * b.n(px / 90, py / 90)), 26, 2)
  const halo = steps(9, (k) => arc(x, y, 290 + k * 70, 290 + k * 70, 0, TAU, 90))
  engrave(b.ink, halo, (px, py) => (py > 1800 ? 0 : 0.5 + 0.5 * b.n(px / 120, py / 120)), 17, 2)
  disc(b, x, y, 262, b.paperColour)
  disc(b, x, y, 236, GOLD)
  b.paper.shape(arc(x, y, 150, 178, 0, TAU, 40))
  const chimney = spline(coords('-70 -330, -80 -200, -150 -60, -156 60, -100 170, -74 230'), 8)
  b.ink.ribbon(chimney.map(([u, v]) => [x + u, y + v]), () => 12).ribbon(chimney.map(([u, v]) => [x - u, y + v]), () => 12)
  b.ink.ribbon(arc(x, y - 330, 70, 16, 0, TAU, 24), () => 9)
  b.pen(GOLD).blob(coords('0 -120, 46 0, 52 80, 0 140, -52 80, -46 0').map(([u, v]) => [x + u, y + v]))
  b.ink.blob(coords('0 10, 22 70, 0 130, -22 70').map(([u, v]) => [x + u, y + v]))
  b.ink.shape(rect(x - 96, y + 226, 192, 46))
  steps(9, (i) => gouge(b.paper, [x - 84 + i * 20, y + 234], [x - 84 + i * 20, y + 266], 7))
  const font = spline(coords('-100 280, -230 340, -260 430, -190 520, -70 560, -54 640, -150 720, -230 748'), 8)
  b.paper.shape([...font.map(([u, v]) => [x + u * 1.05, y + v]), ...[...font].reverse().map(([u, v]) => [x - u * 1.05, y + v])])
  b.ink.shape([...font.map(([u, v]) => [x + u, y + v]), ...[...font].reverse().map(([u, v]) => [x - u, y + v])])
  steps(13, (i) => b.paper.ribbon(arc(x - 30, y + 410, 180 - i * 4, 30 + i * 8, 2.2 + i * 0.05, 3.9, 10), () => 6))
  steps(8, (i) => gouge(b.paper, [x - 200 + i * 10, y + 738 - i * 14], [x - 70, y + 730 - i * 16], 7))
  b.ink.shape(rect(0, 1826, 2000, 600))
  const cloth = steps(17, (k) => steps(60, (i) => [i * 34, 1850 + k * 30 + 6 * b.n(i / 5, k)]))
  engrave(b.paper, cloth, (px, py) => (Math.hypot((px - x) / 2.6, py - 1840) < 120 ? 0.2 : 0.85 - Math.abs(px - x) / 1400 + 0.3 * b.n(px / 160, py / 20)), 17, 2)
  b.ink.shape(arc(x, 1846, 330, 46, 0, TAU, 30))
  const book = coords('1310 2000, 1640 1940, 1880 2010, 1560 2090')
  b.ink.shape(book.map(([u, v]) => [u + 6, v + 54]))
  b.paper.shape(book)
  b.ink.ribbon([...book, book[0]], () => 8)
  steps(6, (i) => gouge(b.ink, [1390 + i * 42, 2014 + i * 8], [1600 + i * 34, 1972 + i * 9], 6))
  for (const [mx, my, s, t, m] of [[480, 520, 230, 0.7, 0], [1500, 420, 250, -0.5, 1], [1640, 1080, 200, -1.4, 0], [330, 1130, 190, 1.3, 1], [960, 330, 150, 0.1, 1], [560, 1520, 160, 2.2, 0], [1480, 1560, 180, -2.3, 1], [1770, 700, 110, -1, 0], [240, 780, 110, 1.1, 1], [600, 2050, 170, 0.5, 0]]) moth(b, mx, my, s, t, m)
  return b.print()
}
