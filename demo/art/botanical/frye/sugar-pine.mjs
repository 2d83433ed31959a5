import { Pen } from '../../lib/pen.mjs'
import { coords, mix, polar, spline, steps } from '../../lib/shape.mjs'
import { egg, Plate } from '../plate.mjs'

/** A bundle of five needles. */
const needles = (p, x, y, a, l) => {
  steps(5, (i) => {
    const d = (i - 2) * 0.05 + p.r.norm(0.02)
    p.line(spline([[x, y], polar(x, y, l * 0.5, a + d), polar(x, y, l * p.r.in(0.9, 1.05), a + d * 1.7 + 0.05)], 5), 7, 0.3, i % 2 ? '#55744f' : '#7f9a6c')
  })
  p.put(new Pen().ribbon([[x, y], polar(x, y, l * 0.1, a)], () => 12), '#8a6a44')
}

/** Sugar Pine: a hanging cone, a scale with its two seeds, needles by fives. */
export function sugarPine() {
  const p = new Plate('sugar pine')
  p.stem(coords('120 330, 460 300, 820 330, 1200 290, 1560 320, 1660 310'), 62, 30, '#9a7f60', { rough: 7 })
  for (const [x, y, a, l] of coords(`
    260 300 -2.2 300, 420 290 -1.2 290, 560 320 2.2 360, 1240 270 -1.9 280, 1330 320 1.1 340, 1480 300 -0.9 300,
    1600 320 0.9 330, 330 340 1.9 300, 1120 290 -1.3 250, 640 300 -1.7 270
  `))
    needles(p, x, y, a, l * 0.74)
  p.stem(coords('830 330, 850 400, 836 480'), 48, 58, '#9a7f60', { rough: 4 })
  const axis = (t) => [836 + 40 * Math.sin(t * 2.2), mix(470, 2170, t)]
  const half = (t) => 270 * Math.sin(Math.PI * (0.16 + 0.8 * t) ** 0.82) ** 0.7
  const rows = 25
  for (let j = rows; j >= 0; j--) {
    const t = j / rows
    const [cx, cy] = axis(t)
    const n = j === rows ? 1 : 6
    const order = [0, n - 1, 1, n - 2, 2, 3].filter((v, i, all) => v < n && all.indexOf(v) === i)
    for (const i of order) {
      const u = n > 1 ? ((i + (j % 2) * 0.5 + 0.25) / n) * 2 - 1 : 0
      const out = Math.sin(u * 1.45)
      const base = [cx + out * half(t) * 0.5, cy - 50]
      const tip = [cx + out * half(t) * 1.06, cy + 120 - Math.abs(out) * 46]
      const wide = 62 * (0.6 + 0.5 * Math.sqrt(1 - out * out)) * (0.62 + 0.5 * Math.sin(Math.PI * Math.min(1, t + 0.1)))
      p.blade([base, [mix(base[0], tip[0], 0.5) + out * 10, mix(base[1], tip[1], 0.5)], tip], (k) => wide * Math.min(1, 0.4 + k * 1.3) * Math.sqrt(Math.max(0, 1 - (Math.max(0, k - 0.55) / 0.46) ** 2)), {
        colour: ['#b98a50', '#a87a44', '#c49a60'][(i + j) % 3],
        dark: '#6b4a2a',
        opacity: 0.85,
        veins: 3,
        radial: true,
        line: 3.2,
      })
      p.put(new Pen().blob(steps(6, (k) => polar(tip[0] - out * 6, tip[1] - 12, k % 2 ? 13 : 17, k))), '#e6cf9c', 0.9)
    }
  }
  const scale = coords('1430 1760, 1440 1560, 1450 1400')
  p.blade(scale, (t) => 96 * Math.min(1, 0.3 + t * 1.5) * Math.sqrt(Math.max(0, 1 - (Math.max(0, t - 0.6) / 0.42) ** 2)), { colour: '#c49a60', dark: '#8a6238', veins: 9, radial: true, opacity: 0.85 })
  for (const k of [-1, 1]) p.globe(spline(coords('0 -0.9, 0.5 -0.4, 0.52 0.4, 0 0.9, -0.52 0.4, -0.5 -0.4').map(([a, b]) => [1434 + k * 34 + a * 44, 1690 + b * 44]), 4, true), 1434 + k * 34, 1690, '#5d4430', 0.85, 6)
  p.blade(coords('1400 2160, 1460 2040, 1500 1900'), egg(64), { colour: '#d9c39a', veins: 8, radial: true })
  p.globe(spline(coords('0 -0.9, 0.5 -0.4, 0.52 0.4, 0 0.9, -0.52 0.4, -0.5 -0.4').map(([a, b]) => [1396 + a * 56, 2180 + b * 60]), 4, true), 1396, 2180, '#5d4430', 0.85, 7)
  steps(5, (i) => p.line(spline([[300, 2180], [300 + (i - 2) * 16, 1900], [300 + (i - 2) * 50, 1640]], 6), 9, 0.3, i % 2 ? '#55744f' : '#7f9a6c'))
  p.put(new Pen().ribbon([[300, 2190], [300, 2120]], () => 20), '#8a6a44')
  return p.print()
}
