import { Pen } from '../../lib/pen.mjs'
import { coords, mix, polar, spline, steps } from '../../lib/shape.mjs'
import { lance, Plate, spoon } from '../plate.mjs'

/** A leaf cut into threads. */
function feather(p, x, y, a, l) {
  const green = '#7f9c86'
  const rib = steps(7, (_, t) => polar(x, y, l * t, a + 0.3 * t * Math.sign(Math.cos(a))))
  p.line(rib, 7, 0.4, '#5f7d66')
  steps(6, (i) => {
    for (const k of [-1, 1]) {
      const base = rib[i + 1]
      const way = a + k * (0.95 - i * 0.09)
      const long = l * (0.42 - i * 0.045)
      const end = polar(...base, long, way)
      p.line([base, polar(...base, long * 0.5, way + k * 0.08), end], 6, 0.5, '#5f7d66')
      for (const [u, d] of [
        [0.4, 0.5],
        [0.55, -0.5],
        [0.75, 0.45],
      ]) {
        const q = [mix(base[0], end[0], u), mix(base[1], end[1], u)]
        p.line([q, polar(...q, long * 0.34, way + d)], 8, 0.6, green)
      }
    }
  })
}

const petal = (p, x, y, a, l, wide, colour) =>
  p.blade([[x, y], polar(x, y, l * 0.55, a), polar(x, y, l, a)], spoon(l * wide), { colour, opacity: 0.8, veins: 17, crinkle: l * 0.03, radial: true, line: 3.2 })

/** A flower from the side, cupped; the rim below the head is the mark of the plant. */
function cup(p, x, y, s, open) {
  p.put(new Pen().blob(coords('-1 -0.05, 0 -0.2, 1 -0.05, 0 0.12').map(([u, v]) => [x + u * s * 0.2, y + v * s * 0.4 + 8])), '#c9566a', 0.9)
  for (const [a, w, c] of [[-1.57 - open * 0.5, 0.42, '#e58a2c'], [-1.57 + open * 0.5, 0.42, '#e58a2c'], [-1.57, 0.5, '#f0a034']])
    petal(p, x, y, a, s * (a === -1.57 ? 0.96 : 1.06), w, c)
  if (open > 0.9) steps(12, (i) => p.line([[x, y - s * 0.2], polar(x, y - s * 0.2, s * 0.5, -2.2 + i * 0.115)], 4, 0.5, '#b8640f'))
  for (const k of [-1, 1]) petal(p, x, y, -1.57 + k * open * 0.95, s * 0.84, 0.36, '#ee9631')
}

/** California Poppies. */
export function poppies() {
  const p = new Plate('california poppies')
  const green = '#8fa98f'
  const root = [900, 2010]
  p.stem(coords('900 1990, 890 2130, 920 2250, 880 2320'), 52, 6, '#c9a877', { rough: 4 })
  for (const [x, y] of coords('760 2190, 1030 2230')) p.stem([[900, 2090], [x, y]], 16, 3, '#c9a877')
  for (const [a, l] of coords('-2.9 560, -0.25 580, -2.55 640, -0.58 640, -2.15 520, -0.98 520')) feather(p, ...root, a, l)
  const stalk = (pts, w = 17) => p.stem([root, ...pts], w, 11, green)
  stalk(coords('840 1500, 560 1120, 470 900'))
  stalk(coords('960 1500, 1300 1180, 1380 950'))
  stalk(coords('900 1400, 925 900, 940 560'))
  stalk(coords('740 1700, 420 1560, 300 1370'), 14)
  stalk(coords('1080 1700, 1440 1560, 1540 1420'), 14)
  feather(p, 800, 1450, -2.7, 300)
  feather(p, 1060, 1400, -0.3, 300)
  cup(p, 470, 900, 330, 0.75)
  cup(p, 1380, 960, 350, 1.1)
  const [x, y, s] = [940, 490, 350]
  for (const [a, c] of [[0.3, '#e58a2c'], [3.44, '#e58a2c'], [-1.2, '#f0a034'], [1.94, '#f0a034']]) petal(p, x, y, a, s, 0.62, c)
  p.put(new Pen().dot(x, y, s * 0.2), '#d9701c', 0.5)
  steps(30, (i) => p.line([polar(x, y, 8, i * 0.21), polar(x, y, s * p.r.in(0.16, 0.27), i * 0.21)], 5, 0.4, '#a8540c'))
  p.blade(coords('300 1380, 286 1250, 300 1110'), lance(46), { colour: '#9db58a', veins: 3, dark: '#6f8a68' })
  p.line(spline(coords('258 1300, 298 1280, 342 1304'), 5), 3)
  p.blade(coords('1540 1430, 1580 1270, 1630 1090'), lance(26), { colour: '#b9a86a', veins: 4, dark: '#8a7a44' })
  p.put(new Pen().blob(coords('1512 1430, 1540 1416, 1570 1432, 1540 1446')), '#c9566a', 0.9)
  steps(14, (i) => p.put(new Pen().dot(1310 + (i % 7) * 46 + p.r.norm(6), 2230 + Math.floor(i / 7) * 56 + p.r.norm(6), 12), '#4a4238', 0.9))
  return p.print()
}
