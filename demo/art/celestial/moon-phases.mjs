import { flat, soft } from '../lib/pen.mjs'
import { arc, polar, steps, TAU } from '../lib/shape.mjs'
import { Chart } from './tools/chart.mjs'
import { NIGHT } from './tools/inks.mjs'

/** The moon as it is seen from the earth on the `i`-th of eight days, new moon first. */
function phase(c, x, y, r, i) {
  const k = Math.cos((i / 4) * Math.PI)
  const right = i <= 4
  const limb = arc(0, 0, r, r, -Math.PI / 2, Math.PI / 2, 18)
  const edge = arc(0, 0, r * k, r, Math.PI / 2, -Math.PI / 2, 18)
  const lit = [...limb, ...edge].map(([px, py]) => [x + (right ? px : -px), y + py])
  c.layer(soft(arc(x, y, r, r, 0, TAU, 40), '#0a1428'), i ? flat(lit, '#f2e9cd') : '').circle(x, y, r, 3.2)
  for (let n = 1; n < 12; n++) {
    const v = -1 + n / 6
    const half = Math.sqrt(1 - v * v) * r
    const [from, to] = right ? [-half, half * k] : [-half * k, half]
    if (to - from > 6)
      c.line(1.7, c.ink.line, 0.55).line([
        [x + from, y + v * r],
        [x + to, y + v * r],
      ])
  }
  c.layer()
}

/** Phases of the Moon. */
export function moonPhases() {
  const c = new Chart('phases of the moon', 2400, 2000, NIGHT)
  const [x, y] = [1410, 1000]
  for (let i = 0; i < 41; i++) {
    const v = (i - 20) * 44
    const far = 1410 - Math.sqrt(Math.max(0, 806 ** 2 - v * v * 0.86))
    c.line(i % 2 ? 2 : 3.4, NIGHT.gold, 0.6).line([
      [310, 1000 + v * 0.2],
      [far - 12, 1000 + v * 0.93],
    ])
  }
  c.layer(soft(arc(x, y, 800, 800, 0, TAU, 48), NIGHT.wash), soft(arc(x, y, 520, 520, 0, TAU, 48), '#1a2b4c'))
  c.circle(x, y, 800, 5)
    .circle(x, y, 786, 2)
    .circle(x, y, 660, 2, NIGHT.gold)
    .circle(x, y, 520, 3)
    .scale(x, y, 786, 760, 180, { major: 15, minor: 5 })
  steps(70, () => {
    const q = polar(x, y, c.r.in(150, 505), c.r() * TAU)
    c.star(...q, c.r.pick([5, 6, 9]), 6, NIGHT.pale)
  })
  steps(8, (i) => {
    const a = Math.PI - (i / 8) * TAU
    c.line(1.8, NIGHT.pale).line([polar(x, y, 130, a), polar(x, y, 560, a)])
    const inner = polar(x, y, 400, a)
    const outer = polar(x, y, 660, a)
    phase(c, ...inner, 66, i)
    const lit = [...arc(outer[0], outer[1], 92, 92, Math.PI / 2, Math.PI * 1.5, 20)]
    c.layer(flat([...arc(outer[0], outer[1], 92, 92, 0, TAU, 40)], '#0a1428'), flat(lit, '#f2e9cd')).circle(
      ...outer,
      92,
      3.4,
    )
    for (let k = 1; k < 12; k++) {
      const v = -1 + k / 6
      c.line(1.8, NIGHT.line, 0.6).line([
        [outer[0], outer[1] + v * 92],
        [outer[0] + Math.sqrt(1 - v * v) * 92, outer[1] + v * 92],
      ])
    }
    ;[
      [-0.5, -0.3, 0.16],
      [-0.35, 0.35, 0.22],
      [-0.7, 0.1, 0.1],
    ].forEach(([u, v, s]) => c.circle(outer[0] + u * 92, outer[1] + v * 92, s * 92, 2, '#a8976a'))
    c.layer()
  })
  c.globe(x, y, 108)
  c.sun(300, 1000, 142, { rays: 24, reach: 1.5 }).layer()
  ;[
    [2180, 190, -1],
    [2180, 1810, -1],
  ].forEach(([a, b, f], i) => c.scroll(a + 90, i ? b + 70 : b - 70, 190, i ? 0 : Math.PI, i ? f : -f, NIGHT.gold))
  return c.print()
}
