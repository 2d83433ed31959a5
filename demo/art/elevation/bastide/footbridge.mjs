import { flat, soft } from '../../lib/pen.mjs'
import { rough } from '../../lib/random.mjs'
import { arc, mix, rect, steps } from '../../lib/shape.mjs'
import { Draft } from '../draft.mjs'
import { LINEN } from './inks.mjs'

/** Footbridge over the Arroyo, Elevation. */
export function footbridge() {
  const d = new Draft('footbridge', 2600, 1600, LINEN)
  const n = rough('arroyo', 3)
  d.sky(100, 90, 2400, 330, LINEN.sky, 14)
  const far = steps(66, (i) => [i * 40, 560 + 120 * n(i / 11) - 60 * Math.cos(i / 10)])
  d.layer(soft([...far, [2640, 1500], [-40, 1500]], '#9fb3b0', 0.5))
  const slope = (x) => (x < 1300 ? mix(620, 1390, Math.max(0, Math.min(1, (x - 300) / 620)) ** 0.8) : mix(1390, 640, Math.max(0, Math.min(1, (x - 1560) / 720)) ** 1.2)) + 26 * n(x / 130, 3)
  const bank = steps(131, (i) => [i * 20, slope(i * 20)])
  d.layer(flat([...bank, [2620, 1600], [-20, 1600]], '#c2b594'))
  for (let k = 1; k < 15; k++)
    for (const near of [(x) => x < 800, (x) => x > 1760]) {
      const line = bank.filter(([x], i) => i % 4 === 0 && near(x)).map(([x, y]) => [x, y + k * 26 + 12 * n(x / 90, k)])
      d.line(1.2, LINEN.line, 0.5).curve(line.filter(([, y]) => y < 1560))
    }
  d.layer(soft(steps(9, (i) => [1180 + i * 62, 1412 + 14 * Math.sin(i)]).concat([[1600, 1500], [1240, 1520]]), '#8fb0ba', 0.9))
  const [x0, x1, deck] = [330, 2270, 610]
  const spring = 1180
  const mid = (x0 + x1) / 2
  const arch = (x, lift) => deck + lift + (spring - deck) * (((x - mid) / ((x1 - x0) / 2 - 60)) ** 2)
  const rib = [...steps(60, (_, t) => [mix(x0 + 60, x1 - 60, t), arch(mix(x0 + 60, x1 - 60, t), 70)]), ...steps(60, (_, t) => [mix(x1 - 60, x0 + 60, t), arch(mix(x1 - 60, x0 + 60, t), 128)])]
  const stone = '#e6e0d0'
  steps(23, (i) => {
    const x = x0 + 92 + i * 80
    const top = deck + 40
    const foot = arch(x, 74)
    if (foot - top < 40) return
    d.box([[x - 9, top], [x + 9, top], [x + 13, foot], [x - 13, foot]], 2.4, stone)
    d.layer(flat([[x + 2, top], [x + 9, top], [x + 13, foot], [x + 2, foot]], LINEN.line, 0.22))
  })
  for (let i = 0; i < 24; i++) {
    const x = x0 + 52 + i * 80
    const spandrel = [[x + 8, deck + 92], ...arc(x, deck + 92, 31, 40, Math.PI, Math.PI * 2, 12), [x + 40, deck + 92], [x + 40, deck + 34], [x - 40, deck + 34], [x - 40, deck + 92]]
    if (arch(x, 70) - deck <= 96) d.layer(flat(rect(x - 41, deck + 34, 82, arch(x, 70) - deck - 20), stone))
    else d.layer(flat(spandrel, stone)).line(2).curve(arc(x, deck + 92, 31, 40, Math.PI, Math.PI * 2, 12))
  }
  d.layer(flat(rib, stone))
  d.line(4).line(rib, true)
  d.layer(flat([...rib.slice(0, 60).map(([x, y]) => [x, y + 34]), ...rib.slice(60)], LINEN.line, 0.25))
  steps(44, (i) => {
    const x = mix(x0 + 90, x1 - 90, i / 43)
    d.line(1.4).line([[x, arch(x, 70)], [x + (x - mid) * 0.02, arch(x, 128)]])
  })
  d.box(rect(x0 - 150, deck, x1 - x0 + 300, 40), 3, stone).box(rect(x0 - 160, deck - 10, x1 - x0 + 320, 12), 2.4, stone)
  d.line(2.4).line([[x0 - 150, deck - 72], [x1 + 150, deck - 72]]).line([[x0 - 150, deck - 62], [x1 + 150, deck - 62]])
  steps(112, (i) => d.line(i % 8 ? 1.5 : 4.4).line([[x0 - 146 + i * 20, deck - 62], [x0 - 146 + i * 20, deck - 10]]))
  for (const [x, w] of [[x0 - 70, 190], [x1 - 120, 190]]) {
    d.box(rect(x, deck - 220, w, 924), 3.4, stone).slabs(x, deck - 220, w, 800, 3, 16, { bond: 0.5, tint: 0.2 })
    d.box(rect(x - 16, deck - 250, w + 32, 34), 3, stone).box([[x + 10, deck - 250], [x + w - 10, deck - 250], [x + w / 2, deck - 330]], 3, '#c05a35', 0.6)
    d.window(x + 64, deck - 170, 62, 120, 1, 3)
  }
  for (const [x, h] of [[760, 0], [1010, 0.04], [1066, 0], [1490, -0.04], [1900, 0.02]]) d.layer().person(x, deck - 10, 110, h, LINEN.line)
  d.layer(flat([...bank.filter(([x]) => x < 700), [700, 1600], [-20, 1600]], '#c2b594', 0))
  for (const [x, s] of [[120, 190], [560, 130], [700, 150], [860, 110], [1820, 120], [1960, 160], [2440, 210]]) d.tree(x, slope(x) + 20, s, LINEN.green)
  for (let i = 0; i < 60; i++) {
    const x = d.r.in(940, 1760)
    d.line(1.6).line([[x, slope(x) + 10], [x + d.r.norm(10), slope(x) - d.r.in(16, 44)]])
  }
  return d.measure(x0, x1, 1490, 14).print()
}
