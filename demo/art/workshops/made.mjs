/** Things being made: a pot, a print, a cloth. */

import { Brush } from '../lib/brush.mjs'
import { arc, coords, place, rect, spline, steps, TAU } from '../lib/shape.mjs'

const SKIN = '#a8694a'

/** A hand and forearm reaching in from the side `way` (1 from the left) to (x, y). */
function arm(b, x, y, way, sleeve, skin = SKIN) {
  const at = (text) => coords(text).map(([a, c]) => [x - a * way, y + c])
  b.soft(skin, at('-10 -30, 60 -74, 170 -70, 420 20, 420 190, 170 92, 60 66, 0 30'))
  for (const [k, text] of ['-24 -6, 40 -60, 70 -30, 10 10', '-30 24, 30 -30, 66 0, 8 44', '-20 52, 34 4, 70 30, 16 70'].entries()) b.soft(['#b87858', '#a8694a', '#986040'][k], at(text))
  b.cut(sleeve, at('330 -40, 1000 180, 1000 520, 330 190'))
}

/** Clay Sunday: a bowl rises between two hands. */
export function wheel() {
  const b = new Brush('wheel', 2400, 1600, '#2f8a86')
  b.disc('#38989a', 1200, 700, 900, 640).cut('#5b3a26', rect(0, 1390, 2400, 210)).cut('#6f4930', rect(0, 1390, 2400, 26))
  b.cut('#8b6838', coords('900 1180, 1500 1180, 1420 1400, 980 1400')).disc('#6b4f2a', 1200, 1400, 220, 40)
  b.disc('#3a3a44', 1200, 1196, 620, 110).disc('#5a5a66', 1200, 1170, 620, 110)
  for (const r of [560, 460, 360]) b.draw('#6d6d7a', 5, [...arc(1200, 1170, r, r * 0.176, 0, TAU, 60), [1200 + r, 1170]])
  const right = spline(coords('0 1160, 170 1160, 196 1110, 290 960, 390 740, 420 600, 436 590, 410 570'), 6)
  const left = right.map(([x, y]) => [-x, y]).reverse()
  b.cut('#c9713d', [...right, ...left].map(([x, y]) => [x + 1200, y])).cut('#a8562c', [...right.slice(6), ...right.slice(6).map(([x, y]) => [x * 0.72, y]).reverse()].map(([x, y]) => [x + 1200, y]))
  steps(9, (i) => {
    const y = 700 + i * 48
    const w = 400 - i * i * 1.4 - i * 14
    b.draw('#dd8a55', 7, arc(1200, y - 20, w, 46, 0.3, Math.PI - 0.3, 24))
  })
  b.disc('#e09a66', 1200, 590, 428, 84).disc('#8a4522', 1200, 596, 388, 66).disc('#6d3418', 1200, 612, 330, 44)
  arm(b, 830, 760, 1, '#f3bd45')
  arm(b, 1570, 760, -1, '#f3bd45')
  for (const [x, y, r] of coords('640 1250 20, 1790 1230 26, 560 1180 14, 1880 1300 16, 700 1330 12')) b.soft('#c9713d', place(coords('-2 -1, 0 -1.4, 2 -1, 1.6 0.6, 0 1, -1.8 0.6'), { x, y, scale: r }))
  b.cut('#9ccbd9', coords('1980 1180, 2240 1180, 2200 1400, 2020 1400')).disc('#cfe3e4', 2110, 1180, 130, 30).soft('#f3bd45', coords('2040 1190, 2060 1130, 2150 1110, 2190 1170, 2150 1200'))
  return b.finish()
}

/** A Night at the Press: the sheet is lifted from the block. */
export function press() {
  const b = new Brush('press', 2400, 1600, '#f3bd45')
  b.cut('#e2a52e', rect(0, 1320, 2400, 280))
  for (const x of [520, 1760]) b.cut('#191a22', rect(x, 180, 120, 1170)).cut('#33333f', rect(x, 180, 36, 1170)).cut('#191a22', rect(x - 70, 1320, 260, 60))
  b.cut('#191a22', coords('460 120, 1940 120, 1940 230, 1700 290, 700 290, 460 230')).cut('#33333f', rect(460, 120, 1480, 34))
  b.cut('#4a4a58', rect(1150, 260, 100, 230))
  steps(7, (i) => b.draw('#191a22', 12, [[1146, 290 + i * 30], [1254, 276 + i * 30]]))
  b.draw('#8b5a33', 44, [[1240, 430], [1700, 360], [2120, 330]]).disc('#b23a2e', 2150, 328, 56)
  b.cut('#191a22', rect(900, 480, 600, 70)).cut('#33333f', rect(900, 480, 600, 22))
  b.cut('#191a22', rect(420, 1010, 1560, 90)).cut('#8b5a33', rect(700, 940, 1000, 74)).cut('#6b4420', rect(700, 990, 1000, 24))
  b.cut('#191a22', rect(740, 926, 920, 18))
  const sheet = spline(coords('760 920, 1000 900, 1240 830, 1440 700, 1570 560'), 10)
  const far = sheet.map(([x, y], i) => [x + 60, y - 190 - i * 0.5])
  b.cut('#c9b48c', [...sheet, ...far.map(([x, y]) => [x, y + 20]).reverse()]).cut('#faf5ea', [...sheet.map(([x, y]) => [x, y - 14]), ...far.reverse()])
  const on = (t, u) => {
    const k = Math.min(sheet.length - 1, Math.round(t * (sheet.length - 1)))
    return [sheet[k][0] + 60 * u, sheet[k][1] - 14 - 176 * u]
  }
  b.cut('#191a22', [on(0.1, 0.14), on(0.3, 0.14), on(0.5, 0.14), on(0.7, 0.14), on(0.9, 0.14), on(0.9, 0.86), on(0.7, 0.86), on(0.5, 0.86), on(0.3, 0.86), on(0.1, 0.86)])
  b.cut('#faf5ea', [on(0.14, 0.24), on(0.36, 0.5), on(0.5, 0.34), on(0.7, 0.62), on(0.86, 0.3), on(0.86, 0.22), on(0.5, 0.22)]).disc('#faf5ea', ...on(0.66, 0.74), 26, 20)
  steps(4, (i) => b.draw('#faf5ea', 5, [on(0.16 + i * 0.1, 0.72), on(0.22 + i * 0.1, 0.74)]))
  arm(b, 1610, 560, -1, '#b62f63', '#6d4630')
  b.cut('#8b5a33', rect(120, 1180, 340, 30)).cut('#6b4420', rect(150, 1210, 30, 180)).cut('#6b4420', rect(400, 1210, 30, 180)).disc('#191a22', 290, 1172, 130, 20)
  b.cut('#c9963e', rect(216, 1060, 150, 90)).cut('#33333f', rect(200, 1090, 182, 60)).draw('#8b5a33', 26, [[290, 1060], [290, 930]])
  return b.finish()
}

/** Noche de telares: a loom, and a hand with the shuttle. */
export function loom() {
  const b = new Brush('loom', 2400, 1600, '#e2673a')
  b.disc('#ea7d4e', 1200, 780, 1000, 700)
  for (const x of [420, 1860]) b.cut('#6b4420', rect(x, 120, 120, 1420)).cut('#8b5a33', rect(x, 120, 46, 1420))
  for (const y of [170, 1330]) b.cut('#6b4420', rect(340, y, 1720, 90)).cut('#8b5a33', rect(340, y, 1720, 34))
  for (let i = 0; i < 64; i++) b.draw(i % 2 ? '#f4ead2' : '#e3d3b0', 7, [[580 + i * 19.6, 250], [580 + i * 19.6, 1340]])
  const inks = ['#1d2b4f', '#b62f63', '#f3bd45', '#2e6a4c', '#faf5ea']
  for (let j = 0; j < 26; j++)
    for (let i = 0; i < 62; i++) {
      const step = Math.abs(((i + 5) % 20) - 10) + (j % 20)
      b.soft(inks[Math.floor(step / 3) % 5], place(coords('-11 -9, 11 -9, 14 0, 11 9, -11 9, -14 0'), { x: 590 + i * 19.9, y: 1316 - j * 20 }))
    }
  b.cut('#8b5a33', rect(540, 560, 1320, 44)).cut('#6b4420', rect(540, 590, 1320, 14))
  const shuttle = { x: 1340, y: 720, turn: -0.08 }
  b.soft('#5b2a14', place(coords('-300 0, -180 -46, 180 -46, 300 0, 180 46, -180 46'), shuttle)).soft('#b62f63', place(coords('-150 -20, 150 -20, 160 0, 150 20, -150 20, -160 0'), shuttle))
  b.draw('#b62f63', 9, spline(coords('1040 742, 900 800, 740 786, 600 800'), 6))
  arm(b, 1560, 720, -1, '#1d2b4f', '#c98a64')
  for (const [x, c] of [[170, '#1d2b4f'], [230, '#f3bd45'], [2160, '#2e6a4c'], [2250, '#b62f63']]) b.disc('#8f3a1c', x + 14, 1480, 110, 40).disc(c, x, 1440 - (x % 3) * 20, 96)
  for (const [x, y, c] of [[170, 1440, '#33456f'], [2160, 1440, '#46855f']]) steps(4, (i) => b.draw(c, 7, arc(x, y, 84 - i * 8, 30 + i * 14, 0.3, 2.8, 12)))
  return b.finish()
}
