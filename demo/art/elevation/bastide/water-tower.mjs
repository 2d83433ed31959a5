import { flat, soft } from '../../lib/pen.mjs'
import { arc, mix, steps, TAU } from '../../lib/shape.mjs'
import { Draft } from '../draft.mjs'
import { LINEN } from './inks.mjs'

/** Water Tower, half Elevation and half Section. */
export function waterTower() {
  const d = new Draft('water tower', 1900, 2600, LINEN)
  d.sky(90, 160, 1720, 700, LINEN.sky, 16)
  const [x, base] = [950, 2230]
  const half = (y) => (y < 900 ? 400 : 150 + 190 * ((y - 900) / (base - 900)) ** 1.5)
  const tank = [[x - 400, 900], [x - 430, 480], [x + 430, 480], [x + 400, 900]]
  const left = [[x, 900], ...steps(30, (_, t) => [x - half(mix(980, base, t)), mix(980, base, t)]), [x, base]]
  const right = [[x, 900], ...steps(30, (_, t) => [x + half(mix(980, base, t)), mix(980, base, t)]), [x, base]]
  d.layer(flat(left, '#e9dfc4'), flat(right, '#f4f1e4'))
  for (let j = 0; j < 40; j++) {
    const y = mix(990, base, j / 40)
    const next = mix(990, base, (j + 1) / 40)
    d.line(1.4).line([[x - half(y), y], [x, y]])
    const n = 4 + Math.round(half(y) / 70)
    steps(n, (i) => {
      const u = Math.sin(((i + (j % 2) * 0.5) / n) * Math.PI * 0.5)
      d.line(1.2).line([[x - half(y) * u, y], [x - half(next) * u, next]])
      if (d.r.chance(0.14)) d.shade([[x - half(y) * u, y], [x - half(y) * Math.min(1, u + 0.2), y], [x - half(y) * Math.min(1, u + 0.2), next], [x - half(y) * u, next]], 8, -0.7, 1)
    })
  }
  d.layer(flat([[x - half(980), 980], ...steps(20, (_, t) => [x - half(mix(980, base, t)), mix(980, base, t)]), ...steps(20, (_, t) => [x - half(mix(base, 980, t)) * 0.62, mix(base, 980, t)])], LINEN.line, 0.14))
  for (const [y, h] of [[1180, 110], [1480, 120], [1790, 130]]) d.box([[x - 60, y + h], [x - 60, y], ...arc(x - 30, y, 30, 34, Math.PI, TAU, 8), [x, y], [x, y + h]], 2.4, '#2b3d4e')
  d.box([[x - 110, base], [x - 110, base - 190], ...arc(x - 55, base - 190, 55, 62, Math.PI, TAU, 10), [x, base - 190], [x, base]], 3, '#2b3d4e')
  const wall = steps(30, (_, t) => [x + half(mix(980, base, t)), mix(980, base, t)])
  const inner = steps(30, (_, t) => [x + half(mix(980, base, t)) - 46 - 20 * t, mix(980, base, t)])
  d.layer(flat([...wall, ...[...inner].reverse()], LINEN.warm, 0.85)).line(3).line(wall).line(inner)
  d.line(5, '#3f7f9c').line([[x + 44, 930], [x + 44, base + 60]]).line([[x + 64, 930], [x + 64, base + 60]])
  const turns = 9
  for (let k = 0; k < turns * 12; k++) {
    const a = (k / 12) * TAU
    const y = mix(base, 1010, k / (turns * 12))
    const r = half(y) - 80
    const mid = x + half(y) * 0.5 + 18
    const w = r * 0.42
    if (r < 30) continue
    d.line(Math.sin(a) > 0 ? 3.4 : 1.6).line([[mid + Math.cos(a) * w, y], [mid + Math.cos(a + 0.5) * w, y - 9]])
    if (k % 3 === 0) d.line(1.2).line([[mid + Math.cos(a) * w, y], [mid + Math.cos(a) * w, y - 40]])
  }
  d.layer(flat(tank, '#e9dfc4'))
  d.layer(flat([[x, 480], [x + 430, 480], [x + 400, 900], [x, 900]], '#f4f1e4'))
  d.layer(flat([[x, 560], [x + 396, 560], [x + 372, 830], ...arc(x, 830, 372, 60, 0, Math.PI / 2, 12)], '#6fa3b5', 0.85))
  steps(7, (i) => d.line(1.6, '#f4f1e4', 0.8).curve(steps(10, (_, t) => [x + 10 + t * (360 - i * 8), 600 + i * 34 + 4 * Math.sin(t * 12 + i)])))
  d.box([[x + 396, 480], [x + 430, 480], [x + 400, 900], [x + 372, 830]], 3, LINEN.warm, 0.85).box([[x, 890], ...arc(x, 830, 372, 60, Math.PI / 2, 0, 12), [x + 400, 900], [x, 940]], 3, LINEN.warm, 0.85)
  d.box(
    [
      [x + 150, 1000],
      [x + 392, 908],
      [x + 340, 914],
      [x + 104, 984],
    ],
    3,
    LINEN.warm,
    0.85,
  )
  steps(15, (i) => {
    const u = Math.sin((i / 14) * Math.PI * 0.5)
    d.line(i === 14 ? 4 : 2).line([[x - 430 * u, 480], [x - 400 * u, 900]])
    if (i % 2) d.layer(flat([[x - 430 * u, 480], [x - 430 * Math.sin(((i - 1) / 14) * Math.PI * 0.5), 480], [x - 400 * Math.sin(((i - 1) / 14) * Math.PI * 0.5), 900], [x - 400 * u, 900]], LINEN.line, 0.1 + u * 0.08))
  })
  for (const y of [480, 510, 870, 900]) d.line(3.4).line([[x - 432 + (y - 480) * 0.07, y], [x, y]])
  steps(7, (i) => d.box([[x - 390 + i * 56, 900], [x - 366 + i * 56, 900], [x - 170 + i * 24, 1010], [x - 180 + i * 24, 1010]], 2, '#d8cba8'))
  const roof = [[x - 480, 480], [x, 250], [x + 480, 480]]
  d.layer(flat([roof[0], roof[1], [x, 480]], '#c05a35', 0.85)).line(4).line(roof, true)
  steps(12, (i) => d.line(1.5).line([[x - 480 + i * 40, 480], [x - i * 0.1, 252]]))
  d.box([[x, 250], [x + 480, 480], [x + 440, 480], [x, 276]], 3, LINEN.warm, 0.85)
  steps(5, (i) => d.line(2.4).line([[x + 80 * (i + 1), 480], [x + 80 * (i + 1) - 40, 268 + 38 * (i + 1) - 20]]))
  d.line(5).line([[x, 250], [x, 120]]).line([[x - 50, 170], [x + 50, 170]])
  d.solid(LINEN.warm).shape([[x, 122], [x + 90, 142], [x, 164]])
  d.line(2.6, LINEN.warm).line([[x, 90], [x, 2330]])
  d.layer().person(x - 260, base, 104).person(x - 210, base, 70).person(x + 450, base, 102, 0.02)
  for (const [tx, s] of [[230, 260], [1650, 300], [1480, 170]]) d.tree(tx, base, s, LINEN.green)
  d.cypress(420, base, 330, LINEN.green)
  d.ground([[70, base + 4], [1830, base + 4]], 36)
  const [px, py] = [1560, 1560]
  d.layer(soft(arc(px, py, 150, 150, 0, TAU, 40), '#f4f1e4', 0.9))
  for (const r of [150, 122, 40]) d.line(3).dot(px, py, r)
  steps(20, (i) => d.line(1.6).line([[px + Math.cos((i / 20) * TAU) * 40, py + Math.sin((i / 20) * TAU) * 40], [px + Math.cos((i / 20) * TAU) * 122, py + Math.sin((i / 20) * TAU) * 122]]))
  steps(9, (i) => {
    const y = 480 + i * 219
    d.line(2, LINEN.warm).line([[150, y], [200, y]])
  })
  d.line(2, LINEN.warm).line([[175, 460], [175, 2250]])
  return d.measure(610, 1290, 2430, 6).print()
}
