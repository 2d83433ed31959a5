import { between, engrave, gouge } from '../../lib/hatch.mjs'
import { rough } from '../../lib/random.mjs'
import { arc, mix, polar, rect, steps, TAU } from '../../lib/shape.mjs'
import { Block } from '../tools/block.mjs'
import { disc, fall, hill } from '../tools/land.mjs'
import { house, tree } from '../tools/things.mjs'

const RED = '#c8573a'

/** Windmill, Evening. */
export function windmill() {
  const b = new Block('windmill', 1900, 2400, { cutter: 'brandauer' })
  const land = rough('mill', 3)
  const sky = between(() => 60, () => 1620, 62, 0, 1900, 26).map((line) => line.map(([x, y]) => [x, y + 90 * Math.sin((x - 300) / 520) * (1 - y / 1700) + 26 * b.n(x / 300, y / 200)]))
  b.pen(RED).shape(rect(0, 1230, 1900, 460))
  engrave(b.ink, sky, (x, y) => 0.98 - y / 1750 + 0.5 * b.n(x / 330, y / 90), 22, 2)
  disc(b, 480, 1420, 190)
  steps(6, (i) => gouge(b.pen(RED), [280 + i * 16, 1380 + i * 26], [680 - i * 12, 1386 + i * 26], 9))
  hill(b, (x) => 1600 + 40 * land(x / 280) - 60 * Math.exp(-(((x - 1500) / 300) ** 2)), () => 1900, { lines: 12, weight: 13 })
  for (const [x, y, r] of [[190, 1530, 76], [330, 1560, 56], [1700, 1480, 90]]) tree(b, x, y, r, 2.6)
  house(b, 640, 1690, 120, 180, 90, { windows: 1 })
  const knoll = (x) => 1820 - 190 * Math.exp(-(((x - 1080) / 420) ** 2)) + 16 * land(x / 150, 4)
  b.paper.shape([...steps(80, (i) => [i * 24, knoll(i * 24)]), [1900, 2400], [0, 2400]])
  const [cx, foot, top] = [1080, 1680, 860]
  const half = (y) => mix(130, 250, (y - top) / (foot - top))
  const body = [[cx - 130, top], [cx + 130, top], [cx + 250, foot], [cx - 250, foot]]
  b.paper.shape(body)
  for (let y = top + 14; y < foot; y += 24) {
    const w = half(y)
    gouge(b.ink, [cx + w, y], [cx - w * (0.1 + 0.4 * b.r()), y + 3], 22, 0, 0.1)
    if (b.r.chance(0.6)) gouge(b.ink, [cx - w, y + 10], [cx - w * 0.6, y + 11], 7)
  }
  b.ink.ribbon([...body, body[0]], () => 11)
  b.ink.shape([[cx - 165, top + 12], ...arc(cx, top, 165, 190, Math.PI, TAU, 20), [cx + 165, top + 12]])
  steps(7, (i) => b.paper.ribbon(arc(cx, top, 150 - i * 4, 30 + i * 22, Math.PI + 0.3, Math.PI + 1.5, 10), () => 7))
  const deck = 1330
  b.ink.shape([[cx - 340, deck], [cx + 340, deck], [cx + 330, deck + 26], [cx - 330, deck + 26]])
  steps(18, (i) => b.ink.shape(rect(cx - 335 + i * 39, deck - 74, 8, 76)))
  b.ink.shape(rect(cx - 345, deck - 82, 690, 11))
  for (const k of [-1, 1]) for (const u of [0.35, 0.7, 1]) b.ink.ribbon([[cx + k * 330 * u, deck + 20], [cx + k * half(deck + 150) * 0.98, deck + 150]], () => 12)
  for (const [x, y] of [[cx - 60, 1020], [cx - 70, 1180], [cx - 90, 1460]]) {
    b.ink.shape(rect(x - 34, y, 68, 96))
    b.pen(RED).shape(rect(x - 24, y + 10, 20, 76)).shape(rect(x + 4, y + 10, 20, 76))
  }
  b.ink.shape([...arc(cx - 60, foot - 130, 62, 62, Math.PI, TAU, 14), [cx + 2, foot], [cx - 122, foot]])
  const hub = [cx - 20, top - 30]
  for (const a of [0.5, 2.07, 3.64, 5.21]) {
    const tip = polar(...hub, 790, a)
    b.paper.ribbon([hub, tip], () => 34)
    b.ink.ribbon([hub, tip], (t) => 24 - 10 * t)
    const at = (d, w) => polar(...polar(...hub, d, a), w, a + Math.PI / 2)
    b.paper.shape([at(190, 16), at(780, 16), at(780, 178), at(190, 150)])
    b.ink.shape([at(240, 20), at(540, 20), at(540, 160), at(240, 150)])
    steps(13, (i) => b.ink.ribbon([at(200 + i * 48, 10), at(200 + i * 48, 150 + i * 2)], () => 8))
    steps(4, (i) => b.ink.ribbon([at(190, 16 + i * 46), at(780, 16 + i * 54)], () => 8))
    steps(8, (i) => gouge(b.paper, at(256 + i * 36, 40 + (i % 2) * 20), at(274 + i * 34, 140), 9))
  }
  b.ink.shape(arc(...hub, 44, 44, 0, TAU, 24))
  b.paper.shape(arc(...hub, 18, 18, 0, TAU, 14))
  b.ink.ribbon(steps(80, (i) => [i * 24, knoll(i * 24)]), () => 8)
  for (let k = 0; k < 8; k++) {
    const f = (x) => knoll(x) + 40 + k * 66 + 14 * land(x / 120, k)
    fall(b.ink, b, f, 0, 1900, 15 + k * 2.4, (x) => 64 + k * 12 + 22 * b.n(x / 60, k), () => 0.16 - 0.05 * (k % 3), 9 + k)
  }
  for (let i = 0; i < 74; i++) {
    const x = b.r.in(40, 1860)
    const l = b.r.in(190, 420)
    const lean = b.r.norm(40) + 30
    b.ink.ribbon([[x, 2400], [x + lean * 0.3, 2400 - l * 0.6], [x + lean, 2400 - l]], (t) => 10 - 5 * t)
    steps(6, (k) => {
      const p = [x + lean - k * lean * 0.05, 2400 - l + k * 20]
      for (const s of [-1, 1]) gouge(b.ink, p, [p[0] + s * 20, p[1] - 32], 13)
    })
  }
  for (const [x, y, s] of [[300, 620, 54], [430, 700, 40], [1620, 420, 46]]) for (const k of [-1, 1]) b.paper.ribbon([[x, y], [x + k * s * 0.5, y - s * 0.5], [x + k * s, y - s * 0.3]], (t) => 17 * (1 - t) + 2)
  return b.print()
}
