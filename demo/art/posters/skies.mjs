/** The sky argued about, and the lamp that was left on. */

import { Brush } from '../lib/brush.mjs'
import { arc, coords, polar, rect, steps, TAU } from '../lib/shape.mjs'

/** Painted Skies: the gold orbits of the one, the pale moon of the other. */
export function twoSkies() {
  const b = new Brush('two skies', 2400, 1600, '#131d38')
  b.cut('#e9dcc0', rect(1200, 0, 1200, 1600))
  steps(150, () => {
    const [x, y] = [b.r.in(20, 1180), b.r.in(20, 1580)]
    b.disc('#cbb46f', x, y, b.r.pick([2.5, 3, 4.5]))
  })
  b.disc('#1d2b4f', 800, 800, 620)
  const wheel = arc(800, 800, 640, 640, 0, TAU, 90)
  b.draw('#d9b24f', 9, [...wheel, wheel[0]])
  steps(120, (i) => b.draw('#d9b24f', i % 10 ? 3 : 7, [polar(800, 800, 640, (i / 120) * TAU), polar(800, 800, i % 10 ? 612 : 580, (i / 120) * TAU)]))
  const planets = ['#e2673a', '#f4ead2', '#9ccbd9', '#c9963e', '#b62f63', '#e7a79b']
  steps(6, (i) => {
    const r = 130 + i * 82
    const ring = arc(800, 800, r, r, 0, TAU, 70)
    b.draw('#d9b24f', 4, [...ring, ring[0]])
    const [x, y] = polar(800, 800, r, 0.8 + i * 2.3)
    b.disc('#131d38', x, y, 30 + i * 5).disc(planets[i], x, y, 22 + i * 5)
    if (i === 5) b.draw('#f4ead2', 7, arc(x, y, 82, 22, 0, TAU, 40))
  })
  steps(16, (i) => b.cut('#f3bd45', [polar(800, 800, 62, (i / 16) * TAU - 0.12), polar(800, 800, i % 2 ? 84 : 106, (i / 16) * TAU), polar(800, 800, 62, (i / 16) * TAU + 0.12)]))
  b.disc('#f3bd45', 800, 800, 66)
  b.disc('#b5a27c', 1618, 818, 622).disc('#f6eeda', 1600, 800, 622)
  const inMoon = (x, y, r) => Math.hypot(x - 1600, y - 800) + r < 600
  for (const [x, y, rx, ry] of coords('1420 560 190 150, 1680 470 150 110, 1330 820 130 170, 1760 720 120 90, 1500 1010 110 80')) b.disc('#d5c8a6', x, y, rx, ry).disc('#cabb94', x + 16, y + 14, rx * 0.72, ry * 0.7)
  steps(150, () => {
    const [x, y] = [b.r.in(1000, 2200), b.r.in(200, 1400)]
    const r = b.r() ** 4 * 46 + 6
    if (!inMoon(x, y, r)) return
    b.disc('#b8a880', x, y, r).disc('#faf5e6', x + r * 0.16, y + r * 0.18, r * 0.84)
  })
  steps(22, (i) => b.draw('#faf5e6', 5, [polar(1700, 1130, 60, i * 0.286), polar(1700, 1130, 120 + 60 * Math.abs(Math.sin(i * 2)), i * 0.286)]))
  b.disc('#b8a880', 1700, 1130, 50).disc('#faf5e6', 1706, 1136, 42)
  b.cut('#131d38', [...arc(1600, 800, 623, 623, -Math.PI / 2, Math.PI / 2, 60), ...arc(1600, 800, 440, 623, Math.PI / 2, -Math.PI / 2, 60)], 0.86)
  for (const [x, y] of coords('2290 120, 2290 1480')) b.draw('#131d38', 4, [[x - 60, y], [x + 60, y]]).draw('#131d38', 4, [[x, y - 60], [x, y + 60]])
  steps(25, (i) => b.draw('#131d38', i % 5 ? 3 : 6, [[2340, 320 + i * 40], [i % 5 ? 2310 : 2280, 320 + i * 40]]))
  return b.finish()
}

/** A moth with open wings. */
function moth(b, x, y, s, turn, wing, mark) {
  const c = Math.cos(turn)
  const q = Math.sin(turn)
  const put = (text, way) => coords(text).map(([px, py]) => [x + (px * way * c - py * q) * s, y + (px * way * q + py * c) * s])
  for (const way of [-1, 1]) {
    b.soft(wing, put('4 10, 60 20, 84 70, 40 84, 8 50', way)).soft(wing, put('4 0, 40 -66, 130 -84, 120 -20, 60 26, 6 20', way))
    b.soft(mark, put('30 -30, 96 -62, 100 -34, 50 -4', way)).disc(mark, ...put('44 46', way)[0], 12 * s)
    b.draw(mark, 5 * s, put('2 -30, 16 -66, 44 -84', way))
  }
  b.soft('#191a22', put('0 -40, 12 0, 7 66, -7 66, -12 0', 1))
}

/** Small Hours: a lamp on a kitchen table, the window open. */
export function lamp() {
  const b = new Brush('small hours', 2400, 1600, '#141a2e')
  b.cut('#0c1020', rect(150, 130, 900, 1010)).cut('#1d2a4a', rect(190, 170, 820, 930))
  b.disc('#e9dcc0', 760, 380, 96).disc('#1d2a4a', 806, 350, 86)
  steps(60, () => b.disc('#cfd8e4', b.r.in(200, 1000), b.r.in(180, 800), b.r.pick([2.5, 3.5, 5])))
  b.soft('#101830', coords('150 980, 300 860, 420 900, 560 820, 700 890, 860 800, 1050 880, 1050 1120, 150 1120'))
  for (const [x, y, h] of coords('300 1100 330, 420 1100 240, 900 1100 380')) b.cut('#0c1020', [[x - h * 0.17, y], [x, y - h], [x + h * 0.17, y]])
  b.cut('#0c1020', rect(584, 170, 24, 930)).cut('#0c1020', rect(190, 610, 820, 24)).cut('#0c1020', rect(110, 1100, 980, 44))
  ;[['#2a2438', 1500], ['#3d2e3c', 1240], ['#5a3d3a', 980], ['#7d5638', 730], ['#a87a3c', 500], ['#d3a348', 300]].forEach(([c, r]) => b.cut(c, [[1620, 420], ...arc(1620, 420, r, r, 0.44, Math.PI - 0.44, 50)], 0.62))
  b.cut('#2c1c1c', rect(0, 1290, 2400, 310)).cut('#6b4426', rect(0, 1250, 2400, 56)).cut('#c98f3e', rect(1000, 1250, 1240, 30))
  b.cut('#b23a2e', [[1380, 470], [1500, 230], [1740, 230], [1860, 470]]).cut('#8a2a24', [[1380, 470], [1860, 470], [1848, 440], [1392, 440]]).disc('#fdf0bd', 1620, 474, 116, 40)
  b.cut('#c9963e', rect(1606, 0, 28, 232)).disc('#c9963e', 1620, 226, 60, 20)
  b.cut('#f4ead2', [[1330, 1250], [1420, 1180], [1900, 1180], [1860, 1250]]).cut('#191a22', [[1420, 1236], [1472, 1194], [1800, 1194], [1772, 1236]])
  for (const [x, y] of coords('1520 1222, 1590 1206, 1660 1224, 1720 1204')) b.draw('#f4ead2', 5, [[x - 26, y], [x, y - 7], [x + 26, y]])
  b.draw('#c9963e', 20, [[1900, 1236], [2040, 1200]]).draw('#b9afa2', 12, [[2040, 1200], [2110, 1180]])
  b.soft('#9ccbd9', coords('1120 1250, 1100 1130, 1120 1120, 1230 1120, 1250 1130, 1230 1250')).disc('#2a1c1c', 1175, 1126, 62, 14)
  moth(b, 1330, 640, 1.35, 0.5, '#e9dcc0', '#8b6838')
  moth(b, 1880, 720, 1.7, -0.6, '#f3d18a', '#a8562c')
  moth(b, 1590, 880, 1.05, 0.1, '#d8c4a0', '#5b2a4e')
  moth(b, 2120, 460, 0.9, -1, '#b9afa2', '#5a5048')
  moth(b, 1140, 470, 0.8, 1.1, '#b9afa2', '#5a5048')
  moth(b, 1760, 1040, 0.7, 0.3, '#f3d18a', '#8b6838')
  return b.finish()
}
