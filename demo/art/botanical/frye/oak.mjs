import { Pen } from '../../lib/pen.mjs'
import { arc, coords, place, polar, spline, steps, TAU } from '../../lib/shape.mjs'
import { egg, Plate } from '../plate.mjs'

const NUT = coords('-0.5 -0.1, 0.5 -0.1, 0.52 0.5, 0.36 1, 0.1 1.24, 0 1.42, -0.1 1.24, -0.36 1, -0.52 0.5')
const CUP = coords('0 -0.62, 0.36 -0.54, 0.6 -0.24, 0.62 0.1, 0.3 0.2, 0 0.22, -0.3 0.2, -0.62 0.1, -0.6 -0.24, -0.36 -0.54')

/** An acorn that hangs from (x, y). */
function acorn(p, x, y, s, turn) {
  const at = (pts) => place(pts, { x, y, turn, scale: s })
  p.globe(spline(at(NUT), 5, true), ...at([[0, 0.5]])[0], '#a9803c', 0.75, 9)
  for (const u of [-0.3, -0.12, 0.08, 0.28]) p.line(spline(at([[u, 0.2], [u * 1.05, 0.7], [u * 0.5, 1.15]]), 5), 1.8)
  p.globe(spline(at(CUP), 5, true), ...at([[0, -0.2]])[0], '#8a6a44', 0.7, 8)
  const scales = new Pen()
  steps(5, (j) =>
    steps(9, (i) => {
      const u = ((i + (j % 2) * 0.5 - 4) / 4.4) * (0.62 - Math.max(0, 2 - j) * 0.1)
      scales.ribbon(at([[u - 0.055, -0.42 + j * 0.13], [u, -0.34 + j * 0.13], [u + 0.055, -0.42 + j * 0.13]]), () => 2.2)
    }),
  )
  p.put(scales)
}

/** Coast Live Oak, with Acorns. */
export function oak() {
  const p = new Plate('coast live oak', 2400, 1800)
  const bark = '#9a8468'
  p.stem(coords('2300 420, 1900 560, 1420 640, 980 780, 560 1010, 330 1180'), 76, 12, bark, { rough: 7 })
  p.stem(coords('1560 640, 1390 510, 1270 430, 1210 370'), 34, 9, bark, { rough: 3 })
  p.stem(coords('1180 705, 1120 900, 1180 1080, 1160 1210'), 30, 12, bark, { rough: 3 })
  p.stem(coords('1880 565, 1930 760, 1880 930'), 28, 12, bark, { rough: 3 })
  p.stem(coords('760 885, 640 700, 600 540'), 24, 9, bark, { rough: 2 })
  const leaf = (x, y, a, l, { old = false } = {}) =>
    p.blade([[x, y], polar(x, y, l * 0.5, a + 0.1), polar(x, y, l, a)], (t) => egg(l * 0.29)(t) * (1 + 0.13 * Math.max(0, Math.cos(t * 44))), {
      colour: old ? '#a89a5c' : '#6f8654',
      dark: old ? '#86743c' : '#425c3c',
      opacity: 0.68,
      veins: 7,
      lean: 0.13,
    })
  coords(`
    1215 375 -1.7 210, 1240 410 -2.8 240, 1280 430 -0.6 220, 1370 500 -2.4 230, 1440 560 -0.5 200,
    1650 600 -1.4 220, 1840 575 -1.8 230, 2040 510 -2.1 240, 2080 500 0.8 230, 1700 600 1.2 260,
    1440 640 1.7 240, 600 550 -2.3 230, 606 545 -1 240, 660 720 -2.8 230, 690 780 -0.3 220,
    980 780 -1.9 240, 880 830 -0.8 220, 500 1050 -2.1 230, 340 1175 -2.6 220, 345 1180 2.9 230,
    420 1120 1.5 220, 620 980 1.2 240, 900 830 1.5 230, 1130 880 2.8 240, 1160 960 0.2 230,
    1920 720 0 240, 1920 760 2.9 230, 1880 930 2.3 190, 1885 930 0.6 190
  `).forEach(([x, y, a, l], i) => leaf(x, y, a, l, { old: i === 9 || i === 22 }))
  acorn(p, 1070, 1290, 108, 0.22)
  acorn(p, 1240, 1300, 116, -0.16)
  acorn(p, 1870, 1030, 100, 0.08)
  const [x, y] = [1760, 1540]
  p.globe(spline(place(NUT, { x, y, turn: -1.5, scale: 130 }), 5, true), x + 60, y, '#a9803c', 0.75, 8)
  p.wash(spline(place(coords('-0.36 0, 0.36 0, 0.4 0.5, 0.26 0.95, 0 1.16, -0.26 0.95, -0.4 0.5'), { x: x + 14, y, turn: -1.5, scale: 124 }), 5, true), '#e6d49c', 0.9)
  p.line([[x + 20, y], [x + 150, y - 8]], 3)
  const worm = spline(coords('1560 1640, 1600 1600, 1650 1620, 1690 1590'), 6)
  p.put(new Pen().ribbon(worm, (t) => 20 * Math.sin(Math.PI * (0.15 + t * 0.75))), '#d9c79a').line(worm, 2)
  p.put(new Pen().dot(2030, 1520, 15).dot(2030, 1520, 9), '#5d4426', 0.9)
  p.fine(steps(9, (i) => [polar(2030, 1520, 20, (i / 9) * TAU), polar(2030, 1520, 32, (i / 9) * TAU)]), 2)
  p.line(arc(620, 1560, 230, 26, 0.2, 2.9, 20), 2)
  leaf(400, 1560, -0.1, 420, { old: true })
  return p.print()
}
