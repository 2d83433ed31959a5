import { between, engrave, gouge } from '../../lib/hatch.mjs'
import { rough } from '../../lib/random.mjs'
import { arc, rect, spline, steps, TAU } from '../../lib/shape.mjs'
import { Block } from '../tools/block.mjs'
import { hill } from '../tools/land.mjs'
import { house, ragged } from '../tools/things.mjs'

const BLUE = '#7f9fae'

/** A fir, white with snow on the lit side. */
export function fir(b, x, foot, h) {
  const tiers = 6
  b.ink.shape(rect(x - h * 0.025, foot - h * 0.1, h * 0.05, h * 0.12))
  for (let k = tiers; k > 0; k--) {
    const y = foot - h * 0.08 - (h * 0.86 * (tiers - k)) / tiers
    const w = h * 0.24 * (k / tiers) ** 0.8
    b.ink.shape([[x, y - h * 0.3], ...steps(9, (i) => [x + w - (w * 2 * i) / 8, y + (i % 2 ? -h * 0.02 : h * 0.025)])])
    steps(3, (i) => gouge(b.paper, [x - w * (0.16 + i * 0.24), y - h * (0.15 - i * 0.045)], [x - w * (0.4 + i * 0.2), y - h * 0.01], h * 0.026, -4))
  }
}

/** Viaduct in Snow. */
export function viaduct() {
  const b = new Block('viaduct', 2400, 1700, { cutter: 'brandauer' })
  const land = rough('viaduct hills', 3)
  b.pen(BLUE).shape(rect(0, 0, 2400, 1000))
  engrave(b.ink, between(() => 70, () => 760, 34, 0, 2400, 28), (x, y) => 0.12 + 0.42 * b.n(x / 420, y / 70) + 0.3 * (1 - y / 700), 11, 1.6)
  hill(b, (x) => 560 - 210 * Math.exp(-(((x - 420) / 420) ** 2)) - 120 * Math.exp(-(((x - 1500) / 380) ** 2)) + 50 * land(x / 240), () => 980, { lines: 15, weight: 10, light: 1.2, shade: 0.22 })
  hill(b, (x) => 760 - 150 * Math.exp(-(((x - 2150) / 420) ** 2)) + 30 * land(x / 210, 4), () => 1100, { lines: 12, weight: 12, light: -1, shade: 0.26 })
  for (const [x, y, h] of [
    [640, 560, 110],
    [560, 530, 130],
    [300, 470, 90],
  ])
    fir(b, x, y, h)
  for (const [x, y] of [[980, 860], [1180, 890]]) house(b, x, y, 110, 150, 80, { windows: 1 })
  hill(b, (x) => 930 + 190 * Math.exp(-(((x - 1150) / 520) ** 2)) + 20 * land(x / 180, 8), () => 1500, { lines: 17, weight: 12, light: 1, shade: 0.2 })
  const river = spline([[1150, 1060], [1240, 1180], [1080, 1330], [1290, 1500], [1180, 1720]], 12)
  b.ink.ribbon(river, (t) => 40 + 230 * t ** 1.4)
  river.forEach(([x, y], i) => i % 2 && gouge(b.paper, [x - 20 - i * 1.6, y], [x + 24 + i * 1.5, y + 4], 5 + i * 0.14, 3))
  const deck = 560
  const pitch = 300
  for (let i = 0; i < 9; i++) {
    const x = -60 + i * pitch
    const foot = 1010 + 250 * Math.exp(-(((x - 1150) / 560) ** 2))
    const pier = [[x - 40, deck + 170], [x + 40, deck + 170], [x + 56, foot + 30], [x - 56, foot + 30]]
    b.paper.shape(pier)
    b.ink.ribbon([...pier, pier[0]], () => 8)
    const rows = Math.round((foot - deck - 170) / 26)
    steps(rows, (j) => {
      const y = deck + 190 + j * 26
      gouge(b.ink, [x + 2 + (j % 2) * 8, y], [x + 52, y], 15)
      gouge(b.ink, [x - 36, y + 13], [x - 4, y + 13], 5)
    })
  }
  for (let i = 0; i < 9; i++) {
    const x = -60 + i * pitch
    const foot = 1040 + 250 * Math.exp(-(((x - 1150) / 560) ** 2))
    b.paper.blob(arc(x, foot + 4, 86, 22, 0, TAU, 14))
    steps(5, (j) => gouge(b.ink, [x + 10 + j * 14, foot + 4 + j * 9], [x + 150 + j * 26, foot + 12 + j * 12], 8))
  }
  b.paper.shape(rect(0, deck, 2400, 60))
  for (let i = 0; i < 8; i++) {
    const [x0, x1] = [-60 + i * pitch + 42, -60 + (i + 1) * pitch - 42]
    const mid = (x0 + x1) / 2
    const arch = arc(mid, deck + 190, (x1 - x0) / 2, 130, Math.PI, TAU, 24)
    b.paper.shape([[x0 - 44, deck + 40], [x1 + 44, deck + 40], [x1 + 44, deck + 190], [x1, deck + 190], ...[...arch].reverse(), [x0, deck + 190], [x0 - 44, deck + 190]])
    b.ink.ribbon(arch, () => 9)
    steps(15, (k) => {
      const a = Math.PI + ((k + 0.5) / 15) * Math.PI
      gouge(b.ink, [mid + Math.cos(a) * ((x1 - x0) / 2 + 4), deck + 190 + Math.sin(a) * 134], [mid + Math.cos(a) * ((x1 - x0) / 2 + 30), deck + 190 + Math.sin(a) * 160], 7)
    })
    steps(6, (k) => gouge(b.ink, [x0 - 30 + k * 4, deck + 62 + k * 11], [x0 + 40 - k * 12, deck + 62 + k * 11], 7))
    steps(6, (k) => gouge(b.ink, [x1 + 34, deck + 62 + k * 11], [x1 - 50 + k * 14, deck + 62 + k * 11], 9))
  }
  b.ink.shape(rect(0, deck, 2400, 12)).shape(rect(0, deck + 44, 2400, 14))
  steps(80, (i) => b.ink.shape(rect(i * 30, deck - 26, 6, 30)))
  b.ink.shape(rect(0, deck - 32, 2400, 8))
  const puffs = [[1420, 380, 60], [1290, 330, 92], [1110, 290, 120], [880, 250, 150], [610, 230, 170], [330, 210, 150]]
  for (const [x, y, r] of puffs) ragged(b.paper, b, arc(x, y, r, r * 0.62, 0, TAU, 11), 12)
  for (const [x, y, r] of puffs) {
    steps(11, (k) => gouge(b.ink, [x - r * 0.7 + k * r * 0.13, y + r * (0.44 - 0.02 * (k - 5) ** 2)], [x - r * 0.5 + k * r * 0.13, y + r * 0.12], 7, 5))
    b.ink.ribbon(arc(x, y, r, r * 0.62, 0.2, 2.6, 16), (t) => 9 * Math.sin(Math.PI * t) + 1)
  }
  const y = deck - 40
  b.ink.shape(rect(1440, y - 96, 210, 66)).shape(rect(1600, y - 150, 90, 120)).shape(rect(1476, y - 146, 30, 56)).shape([[1420, y - 30], [1700, y - 30], [1700, y - 8], [1400, y - 8]])
  b.paper.shape(rect(1618, y - 132, 52, 38))
  steps(4, (i) => gouge(b.paper, [1456, y - 84 + i * 14], [1590, y - 84 + i * 14], 5))
  for (const x of [1450, 1520, 1590, 1660]) {
    b.ink.shape(arc(x, y - 6, 28, 28, 0, TAU, 20))
    b.paper.shape(arc(x, y - 6, 15, 15, 0, TAU, 14))
    b.ink.shape(arc(x, y - 6, 6, 6, 0, TAU, 8))
  }
  steps(3, (c) => {
    const x = 1730 + c * 230
    b.ink.shape(rect(x, y - 126, 210, 110)).shape(rect(x - 6, y - 140, 222, 18))
    steps(4, (i) => b.pen('#e3b252').shape(rect(x + 16 + i * 49, y - 104, 34, 44)))
    for (const u of [40, 170]) b.ink.shape(arc(x + u, y - 6, 22, 22, 0, TAU, 16))
  })
  for (const [x, f, h] of [[150, 1560, 470], [330, 1640, 400], [2080, 1610, 460], [2290, 1560, 520], [1900, 1660, 300], [520, 1690, 260]]) fir(b, x, f, h)
  steps(180, () => b.paper.shape(arc(b.r.in(80, 2320), b.r.in(80, 1620), b.r.in(3, 7), b.r.in(3, 7), 0, TAU, 7)))
  return b.print()
}
