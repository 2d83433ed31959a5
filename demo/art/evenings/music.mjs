/** Music, seen as instruments. */

import { Brush } from '../lib/brush.mjs'
import { arc, coords, place, rect, spline, steps, TAU } from '../lib/shape.mjs'

const BODY = '0 -230, 78 -222, 112 -160, 92 -96, 62 -50, 74 0, 118 60, 142 140, 120 214, 62 248, 0 252'

/** A violin, viola or cello standing at (x, y), `s` times its drawn size. */
function fiddle(b, x, y, s, turn, wood, shade, ink) {
  const at = (pts) => place(pts, { x, y, turn, scale: s })
  const right = spline(coords(BODY), 5)
  b.cut(ink, at([[-13, -520], [13, -520], [20, -220], [-20, -220]])).soft(ink, at(coords('-26 -560, 0 -590, 26 -560, 18 -510, -18 -510')))
  b.cut(wood, at([...right, ...right.map(([a, c]) => [-a, c]).reverse()])).cut(shade, at([...right.slice(4), [60, 252], ...right.slice(6).map(([a, c]) => [a - 34, c]).reverse()]))
  for (const d of [-1, 1]) {
    b.draw(ink, 7 * s, at(coords(`${d * 50} -40, ${d * 40} 0, ${d * 58} 40, ${d * 46} 84`)))
    b.disc(ink, ...at([[d * 52, -42]])[0], 8 * s).disc(ink, ...at([[d * 44, 86]])[0], 8 * s)
    for (const k of [0, 1]) b.cut(ink, at(rect(d > 0 ? 18 : -46, -560 + k * 30, 28, 9)))
  }
  b.cut(ink, at([[-24, 120], [24, 120], [12, 236], [-12, 236]])).cut('#f4ead2', at(rect(-34, 54, 68, 12)))
  steps(4, (i) => b.draw('#f4ead2', 2.4, at([[-9 + i * 6, -500], [-15 + i * 10, 130]])))
}

/** Four instruments on a warm ground, bows crossed behind them. */
export function quartet() {
  const b = new Brush('quartet', 2400, 1600, '#b62f63')
  b.cut('#8f2350', rect(0, 1220, 2400, 380)).disc('#c9437a', 1200, 760, 900, 620)
  for (const [x0, y0, x1, y1] of coords('240 1320 1030 150, 900 1380 1420 90, 2180 1300 1400 160')) {
    b.draw('#3a1024', 16, [[x0, y0], [x1, y1]]).draw('#f4ead2', 5, [[x0 + 22, y0], [x1 + 16, y1 + 10]])
  }
  for (const x of [400, 900, 1380, 1990]) b.disc('#6d1a3e', x, 1420, x > 1700 ? 300 : 190, 34)
  fiddle(b, 410, 1130, 1.06, -0.1, '#e2873a', '#bd6325', '#2a0f1e')
  fiddle(b, 900, 1090, 1.16, 0.06, '#f0a748', '#cf7f2c', '#2a0f1e')
  fiddle(b, 1400, 1070, 1.24, -0.05, '#d9702e', '#b0501f', '#2a0f1e')
  fiddle(b, 1980, 980, 1.6, 0.09, '#e2873a', '#bd6325', '#2a0f1e')
  return b.finish()
}

/** A grand piano from above, in the light of a skylight. */
export function piano() {
  const b = new Brush('piano', 2400, 1600, '#d8c4a0')
  steps(9, (i) => b.cut(i % 2 ? '#cfb98f' : '#d3bf97', rect(0, i * 178, 2400, 176)))
  steps(4, (i) => b.cut('#f3e5c2', place(rect(-150, -900, 300, 1900), { x: 420 + i * 520, y: 800, turn: 0.3 }), 0.8))
  const lid = spline(coords('620 1180, 620 420, 700 300, 880 250, 1050 290, 1180 400, 1300 480, 1460 520, 1640 560, 1760 680, 1790 860, 1790 1180'), 6)
  b.cut('#8f7a52', place(lid, { x: 50, y: 60 }), 0.7).cut('#191a22', lid)
  b.cut('#c9963e', place(lid, { x: 1200 * 0.07, y: 800 * 0.07 - 20, scale: 0.93 })).cut('#a8742c', place(lid, { x: 1200 * 0.09, y: 800 * 0.09 - 24, scale: 0.91 }))
  steps(44, (i) => b.draw(i % 2 ? '#f3d9a0' : '#6b4420', 4, [[700 + i * 24, 1060], [700 + i * 22.5, 420 + Math.max(0, i - 12) * 7.6 + (i < 7 ? (7 - i) * 12 : 0)]]))
  b.cut('#191a22', rect(600, 1060, 1210, 60)).cut('#191a22', rect(580, 1180, 1250, 190)).cut('#faf5ea', rect(640, 1206, 1130, 140))
  steps(28, (i) => b.draw('#191a22', 4, [[640 + (i + 1) * 39.7, 1206], [640 + (i + 1) * 39.7, 1346]]))
  steps(28, (i) => [2, 6].includes(i % 7) || b.cut('#191a22', rect(640 + (i + 1) * 39.7 - 12, 1206, 25, 84)))
  b.cut('#191a22', rect(960, 1440, 480, 120)).cut('#b23a2e', rect(980, 1452, 440, 96))
  b.cut('#faf5ea', place(rect(0, 0, 200, 260), { x: 980, y: 860, turn: -0.06 })).cut('#f1e8d2', place(rect(0, 0, 200, 260), { x: 1190, y: 848, turn: 0.05 }))
  steps(5, (k) => b.draw('#191a22', 3, place([[24, 40 + k * 44], [176, 40 + k * 44]], { x: 980, y: 860, turn: -0.06 })).draw('#191a22', 3, place([[24, 40 + k * 44], [176, 40 + k * 44]], { x: 1190, y: 848, turn: 0.05 })))
  for (const [x, y] of coords('2100 420, 2220 900, 260 1320')) {
    b.disc('#8f7a52', x + 18, y + 22, 74).disc('#2e6a4c', x, y, 74)
    steps(9, (i) => b.soft(i % 2 ? '#5d9150' : '#a9c46c', place(coords('0 0, 60 -26, 118 0, 60 26'), { x, y, turn: (i / 9) * TAU })))
  }
  return b.finish()
}

/** A lute, a horn, a drum and a moon: the band takes a break. */
export function band() {
  const b = new Brush('band', 2400, 1600, '#1c3f5c')
  b.disc('#f3bd45', 1210, 700, 560).disc('#f6cd6c', 1210, 700, 470)
  b.cut('#142c44', rect(0, 1290, 2400, 310)).cut('#e2673a', rect(0, 1278, 2400, 14))
  const bowl = spline(coords('0 -150, 120 -80, 210 60, 220 210, 150 330, 0 380, -150 330, -220 210, -210 60, -120 -80'), 5, true)
  const lute = { x: 660, y: 940, turn: -0.3, scale: 1.04 }
  b.cut('#5b2416', place(rect(-34, -560, 68, 460), lute)).cut('#5b2416', place(coords('-40 -560, 40 -560, 130 -720, 84 -742'), lute))
  b.cut('#c98244', place(bowl, lute)).cut('#a8622c', place(bowl.filter(([x]) => x > 60), lute))
  b.disc('#5b2416', ...place([[0, 120]], lute)[0], 84).disc('#c98244', ...place([[0, 120]], lute)[0], 62)
  steps(10, (i) => b.draw('#5b2416', 6, [place([[0, 120]], lute)[0], place([[58 * Math.cos((i / 10) * TAU), 120 + 58 * Math.sin((i / 10) * TAU)]], lute)[0]]))
  b.cut('#5b2416', place(rect(-110, 280, 220, 24), lute))
  steps(6, (i) => b.draw('#f4ead2', 4, place([[-20 + i * 8, -550], [-60 + i * 24, 290]], lute)))
  b.draw('#c9963e', 50, spline(coords('1300 560, 1560 640, 1800 760, 1930 930, 1860 1080, 1690 1090, 1620 980, 1700 880, 1850 820'), 8))
  b.draw('#f6d98a', 14, spline(coords('1300 548, 1560 626, 1806 748, 1944 924'), 8))
  b.cut('#c9963e', coords('1820 800, 1860 850, 2150 700, 2060 560')).disc('#f6d98a', 2104, 630, 62, 98).disc('#7d5420', 2106, 632, 40, 72)
  b.cut('#f6d98a', coords('1250 520, 1310 540, 1300 590, 1240 570'))
  for (const [x, y] of coords('1560 560, 1640 590, 1720 630')) b.draw('#c9963e', 26, [[x, y + 70], [x + 12, y]]).disc('#f6d98a', x + 14, y - 6, 28, 12)
  b.cut('#b62f63', coords('1020 1000, 1480 1000, 1450 1290, 1050 1290')).disc('#8f2350', 1250, 1290, 200, 34).disc('#f4ead2', 1250, 1000, 232, 62).disc('#e3d3b0', 1250, 1000, 196, 46)
  steps(8, (i) => b.draw('#f4ead2', 8, [[1036 + i * 61, 1040], [1066 + i * 55, 1270]]))
  b.draw('#5b2416', 20, [[1180, 990], [1420, 850]]).draw('#5b2416', 20, [[1300, 996], [1060, 860]])
  return b.finish()
}

/** Drums from above, and the rings of one bell. */
export function drums() {
  const b = new Brush('drums', 2400, 1600, '#c2552d')
  const ring = (x, y, r, hoop, skin, mark) => {
    b.disc('#8f3519', x + 22, y + 28, r).disc(hoop, x, y, r)
    steps(16, (i) => b.disc('#3a1a12', x + Math.cos((i / 16) * TAU) * r * 0.93, y + Math.sin((i / 16) * TAU) * r * 0.93, r * 0.035))
    b.disc(skin, x, y, r * 0.86).disc(mark, x, y, r * 0.3).disc(skin, x, y, r * 0.22)
    b.draw(mark, r * 0.02, [...arc(x, y, r * 0.78, r * 0.78, 0, TAU, 60), [x + r * 0.78, y]])
  }
  ring(560, 520, 420, '#1d2b4f', '#f4ead2', '#b23a2e')
  ring(1330, 1080, 470, '#2e6a4c', '#f0dcb4', '#1d2b4f')
  ring(2010, 420, 340, '#f3bd45', '#faf5ea', '#2e6a4c')
  ring(520, 1280, 230, '#b62f63', '#f4ead2', '#5b2a4e')
  ring(2120, 1260, 250, '#9ccbd9', '#faf5ea', '#c2552d')
  ring(1200, 320, 200, '#5b2a4e', '#f4ead2', '#e8b02e')
  for (const [x0, y0, x1, y1] of coords('820 120 1030 560, 1640 560 1500 900, 1760 1500 1560 1240')) b.draw('#3a1a12', 30, [[x0, y0], [x1, y1]]).disc('#f4ead2', x1, y1, 44)
  return b.finish()
}
