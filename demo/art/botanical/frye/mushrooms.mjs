import { Pen } from '../../lib/pen.mjs'
import { arc, coords, mix, place, spline, steps } from '../../lib/shape.mjs'
import { egg, Plate } from '../plate.mjs'

const CAP = coords('-1 0.1, -0.96 -0.2, -0.7 -0.56, -0.3 -0.76, 0.1 -0.8, 0.5 -0.68, 0.84 -0.36, 1 0.04, 0.96 0.14, 0.5 0.2, 0 0.22, -0.5 0.2')
const BELL = coords('-0.62 0.7, -0.6 0.1, -0.44 -0.6, -0.2 -1.04, 0 -1.14, 0.2 -1.04, 0.44 -0.6, 0.6 0.1, 0.62 0.7, 0.3 0.62, 0 0.7, -0.3 0.62')

/** A stalk with long fibres. */
function stalk(p, x, top, foot, w0, w1, colour, bend = 0) {
  p.stem([[x, foot], [x + bend, mix(top, foot, 0.5)], [x, top]], w1, w0, colour, { rough: 3 })
  p.fine(steps(7, (i) => [[x + (i / 6 - 0.5) * w0 * 0.7 + bend * 0.6, mix(top, foot, 0.4)], [x + (i / 6 - 0.5) * w1 * 0.7, mix(top, foot, p.r.in(0.6, 0.95))]]), 1.6)
}

const gills = (p, x, y, s, n, depth, colour) => {
  p.put(new Pen().blob(arc(x, y, s, depth, 0, 6.283, 24)), p.paper).put(new Pen().blob(arc(x, y, s, depth, 0, 6.283, 24)), colour, 0.7)
  p.fine(steps(n, (_, t) => [[x + mix(-0.12, 0.12, t) * s, y - depth * 0.2], [x + Math.cos(Math.PI * (1 - t)) * s * 0.98, y + Math.sin(Math.PI * t) * depth * 0.96]]), 2)
}

/** Five Mushrooms of the Oak Woods. */
export function mushrooms() {
  const p = new Plate('mushrooms', 2400, 1800)
  const ground = (x) => 1440 + 24 * p.n(x / 300) + 10 * p.n(x / 60, 4)
  const cap = (pts, x, y, s, colour, rows = 11) => p.globe(spline(place(pts, { x, y, scale: s }), 5, true), x, y - s * 0.2, colour, 0.8, rows)
  // The fly cap
  stalk(p, 520, 900, 1440, 74, 104, '#e9dfc6', 16)
  p.wash(spline(coords('440 1010, 470 960, 575 960, 612 1020, 570 1070, 520 1050, 470 1074'), 4, true), '#e9dfc6', 0.8)
  p.fine(steps(13, (i) => [[478 + i * 7.6, 966], [450 + i * 12, 1050 + (i % 2) * 14]]), 1.6)
  gills(p, 520, 872, 270, 44, 54, '#e6d9b8')
  cap(CAP, 520, 820, 320, '#c0442e', 12)
  const warts = new Pen()
  steps(46, (i) => {
    const [u, v] = [Math.cos(i * 2.4) * Math.sqrt(i / 46), Math.sin(i * 2.4) * Math.sqrt(i / 46)]
    warts.blob(steps(6, (k) => [520 + u * 276 + Math.cos(k) * p.r.in(7, 20), 700 + v * 104 + 30 * u * u + Math.sin(k) * p.r.in(5, 14)]))
  })
  p.put(warts, '#f3ead2')
  // The chanterelle
  const horn = spline(coords('960 1440, 950 1240, 880 1080, 800 1010, 850 960, 960 985, 1050 950, 1150 975, 1200 1010, 1120 1090, 1050 1240, 1040 1440'), 5, true)
  p.globe(horn, 1000, 1180, '#e0a63c', 0.85, 6)
  p.fine(steps(24, (_, t) => [[mix(968, 1032, t), 1380], [mix(956, 1044, t), 1230], [mix(826, 1176, t), 1020 - 16 * Math.sin(Math.PI * t)]]), 2.6)
  p.wash(spline(coords('806 1006, 860 950, 960 976, 1050 940, 1150 966, 1196 1006, 1100 1030, 1000 1012, 900 1034'), 4, true), '#efbf5a', 0.9).line(spline(coords('806 1006, 860 950, 960 976, 1050 940, 1150 966, 1196 1006, 1100 1030, 1000 1012, 900 1034'), 4, true), 4)
  // The bolete
  stalk(p, 1460, 900, 1440, 150, 210, '#c9a978', -14)
  const net = []
  steps(9, (j) => steps(7, (i) => net.push([[1390 + i * 22 + (j % 2) * 11, 930 + j * 40], [1401 + i * 22 + (j % 2) * 11, 966 + j * 40]], [[1412 + i * 22 + (j % 2) * 11, 930 + j * 40], [1401 + i * 22 + (j % 2) * 11, 966 + j * 40]])))
  p.fine(net, 1.8, '#7a5a34')
  p.wash(spline(coords('1150 880, 1300 850, 1620 850, 1770 876, 1700 950, 1460 974, 1220 954'), 5, true), '#d6c27a', 0.9).stipple(1460, 910, 290, 54, 420, 3.4, '#6b5520')
  cap(CAP, 1460, 800, 340, '#8a5a36', 13)
  // The ink caps
  for (const [x, y, s, foot] of coords('1870 1010 150 1440, 2050 1110 128 1440, 1970 1260 92 1440')) {
    stalk(p, x, y + s * 0.6, foot, s * 0.2, s * 0.28, '#ece4cf', 6)
    cap(BELL, x, y, s, '#cfc3a6', 8)
    steps(9, (i) => p.line(spline([[x + (i / 8 - 0.5) * s * 0.3, y - s * 0.9], [x + (i / 8 - 0.5) * s * 1, y], [x + (i / 8 - 0.5) * s * 1.16, y + s * 0.62]], 5), 2.2))
    steps(14, (i) => p.put(new Pen().blob(arc(x + p.r.norm(s * 0.2), y - s * 0.7 + i * s * 0.08, 10, 6, 0, 6.283, 6)), '#8a6a3c', 0.8))
    p.put(new Pen().ribbon(steps(14, (_, t) => [x + mix(-0.6, 0.6, t) * s, y + s * (0.66 + 0.05 * Math.sin(t * 40))]), () => s * 0.07), '#2d2622')
  }
  // The puffball
  p.globe(spline(coords('210 1440, 150 1370, 160 1280, 240 1220, 330 1230, 386 1300, 376 1390, 320 1444'), 5, true), 270, 1330, '#d9c9a6', 0.85, 10).stipple(270, 1330, 100, 100, 420, 4, '#6b5538')
  // A spore print and the bolete cut through
  p.put(new Pen().dot(960, 470, 150), '#8a5a34', 0.22)
  p.fine(
    steps(72, (i) => [
      [960 + Math.cos(i * 0.0873) * 26, 470 + Math.sin(i * 0.0873) * 26],
      [960 + Math.cos(i * 0.0873) * p.r.in(120, 150), 470 + Math.sin(i * 0.0873) * p.r.in(120, 150)],
    ]),
    3,
    '#6b4426',
  )
  const [hx, hy] = [2010, 560]
  p.wash(spline(place(CAP, { x: hx, y: hy, scale: 170 }), 5, true), '#8a5a36', 0.85)
  p.wash(spline(place(CAP, { x: hx, y: hy + 4, sx: 158, sy: 142 }), 5, true), '#f0e6c4', 1)
  p.wash(coords('1930 580, 2090 580, 2110 800, 1910 800').map(([x, y]) => [x, y]), '#f0e6c4', 1)
  p.fine(steps(30, (i) => [[1846 + i * 11.3, 572 + 8 * Math.sin((i / 29) * 3.14)], [1850 + i * 11, 612 + 10 * Math.sin((i / 29) * 3.14)]]).filter(([[x]]) => x < 1930 || x > 2090), 2.4, '#9a8436')
  p.line(coords('1930 590, 1916 700, 1910 800'), 4).line(coords('2090 590, 2104 700, 2110 800'), 4).line(coords('1910 800, 2010 812, 2110 800'), 3)
  const litter = steps(26, (i) => [150 + i * 81 + p.r.norm(20), p.r.in(1450, 1560), p.r.in(-0.5, 0.5), p.r.in(70, 130)])
  p.line(steps(60, (_, t) => [120 + t * 2160, ground(120 + t * 2160)]), 3)
  for (const [x, y, a, l] of litter)
    p.blade([[x, y], [x + Math.cos(a) * l * 0.5, y + Math.sin(a) * l * 0.5 - 8], [x + Math.cos(a) * l, y + Math.sin(a) * l]], egg(l * 0.22), { colour: p.r.pick(['#a98a4c', '#8a6a3c', '#b9a468', '#94824e']), veins: 4, line: 2.2 })
  p.fine(steps(130, () => {
    const x = p.r.in(130, 2270)
    return [[x, ground(x) + p.r.in(-4, 90)], [x + p.r.norm(16), ground(x) - p.r.in(10, 40)]]
  }), 1.8, '#5d6a3c')
  return p.print()
}
