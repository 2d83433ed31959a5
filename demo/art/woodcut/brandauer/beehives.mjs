import { between, engrave, gouge } from '../../lib/hatch.mjs'
import { rough } from '../../lib/random.mjs'
import { arc, mix, polar, rect, steps, TAU } from '../../lib/shape.mjs'
import { Block } from '../tools/block.mjs'
import { disc, fall, hill, rays } from '../tools/land.mjs'
import { house, tree } from '../tools/things.mjs'

/** A straw hive: coils of straw, each stitched to the next, and a small door. */
function skep(b, x, foot, w, h) {
  const half = (t) => (w / 2) * Math.sqrt(Math.max(0, 1 - (1 - t) ** 2.6))
  const outline = [...steps(24, (_, t) => [x - half(t), foot - h * (1 - t)]), ...steps(24, (_, t) => [x + half(1 - t), foot - h * t])]
  b.pen('#d9a441').shape(outline)
  b.ink.ribbon([...outline, outline[0]], () => 9)
  const coils = 10
  for (let k = 1; k < coils; k++) {
    const t = k / coils
    const y = foot - h * (1 - t)
    b.ink.ribbon(steps(13, (_, u) => [mix(x - half(t), x + half(t), u), y + 20 * Math.sin(Math.PI * u)]), () => 6)
    const n = Math.max(3, Math.round(half(t) / 17))
    steps(n, (i) => {
      const u = (i + 0.5 + (k % 2) * 0.4) / n
      const px = mix(x - half(t), x + half(t), u)
      if (px < x + half(t) - 8) gouge(b.ink, [px, y - h / coils + 26 * Math.sin(Math.PI * u)], [px + 16, y + 18 * Math.sin(Math.PI * u)], 5 + 11 * Math.max(0, u - 0.4))
    })
  }
  b.ink.shape([...arc(x - w * 0.06, foot - 22, w * 0.13, h * 0.16, Math.PI, TAU, 12), [x + w * 0.07, foot], [x - w * 0.19, foot]])
  b.ink.shape(arc(x, foot - h - 6, w * 0.07, 20, 0, TAU, 14))
}

function bee(b, x, y, s, a) {
  for (const k of [-1, 1]) {
    const wing = polar(x, y, s * 0.9, a - Math.PI / 2 + k * 0.5)
    b.paper.shape(arc(...wing, s * 0.62, s * 0.34, 0, TAU, 12))
    b.ink.ribbon([...arc(...wing, s * 0.62, s * 0.34, 0, TAU, 14)], () => 4)
  }
  b.ink.ribbon([polar(x, y, -s, a), polar(x, y, s, a)], (t) => s * 0.95 * Math.sin(Math.PI * (0.1 + t * 0.8)))
  for (const u of [-0.45, -0.05]) b.pen('#d9a441').ribbon([polar(...polar(x, y, s * u, a), s * 0.4, a + 1.57), polar(...polar(x, y, s * u, a), s * 0.4, a - 1.57)], () => s * 0.17)
}

/** Beehives under the Limes. */
export function beehives() {
  const b = new Block('beehives', 2400, 1700, { cutter: 'brandauer' })
  const land = rough('hives', 3)
  disc(b, 420, 380, 130, '#d9a441')
  rays(b.ink, b, 420, 380, 175, 2300, 130, 22, (x, y) => (y > 860 ? 0 : 0.42 + 0.5 * b.n(x / 200, y / 160)))
  hill(b, (x) => 730 - 120 * Math.exp(-(((x - 1500) / 560) ** 2)) + 34 * land(x / 300), () => 1000, { lines: 13, weight: 11, light: 1 })
  house(b, 1290, 800, 150, 230, 120, { windows: 2, door: true })
  hill(b, (x) => 860 + 26 * land(x / 240, 5), () => 1120, { lines: 10, weight: 12 })
  for (const [x, y, r] of [[770, 700, 150], [1010, 770, 110], [1760, 640, 210], [2150, 600, 250]]) tree(b, x, y, r, -2.4)
  for (let k = 0; k < 3; k++) fall(b.ink, b, (x) => 960 + k * 70 + 14 * land(x / 120, k), 0, 2400, 15, () => 60, () => 0.2, 9)
  const lawn = (x) => 1010 + 16 * land(x / 200, 9)
  b.paper.shape([...steps(101, (i) => [i * 24, lawn(i * 24)]), [2400, 1700], [0, 1700]])
  engrave(b.ink, between(lawn, () => 1720, 22, 0, 2400, 26, (t) => t ** 1.4), (x, y) => 0.22 + 0.5 * b.n(x / 170, y / 36), 17, 2)
  for (const [x, foot, w] of [[330, 1300, 300], [800, 1330, 330], [1310, 1330, 340], [1830, 1310, 320]]) {
    b.ink.shape(arc(x + 70, foot + 190, w * 0.9, 30, 0, TAU, 24))
    for (const k of [-0.42, 0.42]) b.ink.shape(rect(x + k * w - 14, foot + 20, 28, 170))
    b.paper.shape(rect(x - w * 0.66, foot, w * 1.32, 44))
    b.ink.ribbon([[x - w * 0.66, foot], [x + w * 0.66, foot], [x + w * 0.66, foot + 44], [x - w * 0.66, foot + 44], [x - w * 0.66, foot]], () => 8)
    steps(6, (i) => gouge(b.ink, [x - w * 0.6 + i * 30, foot + 10 + i * 5], [x + w * (0.1 + i * 0.08), foot + 12 + i * 5], 5))
    skep(b, x, foot, w, w * 1.05)
  }
  for (const [x0, k] of [[60, 1], [2330, -1], [1080, 1], [1570, -1], [570, 1]])
    steps(17, () => {
      const x = x0 + b.r.norm(70)
      const l = b.r.in(120, 330)
      const top = [x + k * l * 0.2 + b.r.norm(20), 1690 - l]
      b.ink.ribbon([[x, 1700], [x + b.r.norm(9), 1690 - l * 0.5], top], (t) => 11 - 6 * t)
      if (b.r.chance(0.5)) {
        steps(7, (i) => gouge(b.paper, top, polar(...top, 34, (i / 7) * TAU), 15))
        b.pen('#d9a441').shape(arc(...top, 13, 13, 0, TAU, 10))
      }
    })
  for (const [x, y, s, a] of [[560, 900, 26, 0.4], [1060, 960, 30, -0.5], [620, 1180, 24, 2.9], [1560, 900, 28, 0.2], [1080, 1180, 22, 3.5], [1580, 1130, 24, -0.8], [2080, 980, 30, 2.6], [240, 900, 22, 0.1], [1340, 880, 18, 0.6], [2160, 1190, 22, 3.3]]) bee(b, x, y, s, a)
  return b.print()
}
