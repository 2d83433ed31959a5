/** Fired clay: the kiln, and the plate. */

import { Brush } from '../lib/brush.mjs'
import { arc, coords, place, rect, spline, steps, TAU } from '../lib/shape.mjs'

const OUTLINES = {
  jar: '0 -200, 52 -200, 60 -176, 44 -160, 50 -120, 128 -56, 140 30, 96 128, 50 178, 66 200, 0 200',
  bowl: '0 -120, 168 -120, 176 -96, 150 -84, 140 10, 86 92, 40 118, 34 150, 84 190, 84 200, 0 200',
  jug: '0 -240, 40 -240, 62 -214, 34 -190, 32 -110, 96 -40, 110 50, 78 150, 44 186, 60 200, 0 200',
}

/** A pot standing at (x, y), with its lit side and two bands. */
function pot(b, shape, x, y, s, dark, light, handles) {
  const right = spline(coords(OUTLINES[shape]), 6).map(([a, c]) => [a * s, (c - 200) * s])
  const whole = [...right, ...right.map(([a, c]) => [-a, c]).reverse()]
  for (const side of handles) {
    const hx = shape === 'bowl' ? 170 : 70
    b.draw(dark, 20 * s, place(arc(side * hx * s, -290 * s, 62 * s, 70 * s, side > 0 ? -1.5 : 1.65, side > 0 ? 1.5 : 4.65, 12), { x, y }))
  }
  b.cut(dark, place(whole, { x, y }))
  b.soft(light, place(coords('-104 -60, -60 -104, -48 -40, -66 60, -88 40').map(([a, c]) => [a * s, (c - 200) * s]), { x, y }), 0.75)
}

/** Fire, Earth, Vessel: three pots in the mouth of the kiln. */
export function kiln() {
  const b = new Brush('kiln', 2400, 1600, '#7a2b22')
  steps(13, (j) =>
    steps(14, (i) => b.cut(['#8c3527', '#832f25', '#963c2a'][(i * 5 + j * 3) % 3], coords('0 0, 166 0, 166 108, 0 108').map(([x, y]) => [x + i * 180 - (j % 2) * 90, y + j * 122 + 6]))),
  )
  const mouth = (r, foot = 1420) => [[1200 - r, foot], ...arc(1200, 860, r, r, Math.PI, TAU, 60), [1200 + r, foot]]
  b.cut('#2a1216', mouth(900))
  steps(31, (_, t) => {
    const a = Math.PI * (1 + t)
    b.cut(t % 0.1 < 0.05 ? '#b5573a' : '#a84c34', [
      [1200 + Math.cos(a - 0.044) * 760, 860 + Math.sin(a - 0.044) * 760],
      [1200 + Math.cos(a - 0.044) * 886, 860 + Math.sin(a - 0.044) * 886],
      [1200 + Math.cos(a + 0.044) * 886, 860 + Math.sin(a + 0.044) * 886],
      [1200 + Math.cos(a + 0.044) * 760, 860 + Math.sin(a + 0.044) * 760],
    ])
  })
  for (const x of [314, 1960])
    steps(5, (i) => b.cut(i % 2 ? '#b5573a' : '#a84c34', rect(x, 872 + i * 98, 126, 88)))
  ;['#4a1519', '#8f2a1c', '#cf4c22', '#ee8327', '#f7b13d', '#fbd671', '#fdf0bd'].forEach((c, k) => b.cut(c, mouth(744 - k * 92, 1420)))
  const flame = coords('-70 0, -92 -120, -40 -210, -56 -330, 20 -230, 54 -300, 58 -180, 96 -100, 66 0')
  steps(13, (i) => {
    const [x, s] = [500 + i * 116, 0.55 + 0.5 * Math.abs(Math.sin(i * 2.1))]
    b.soft(i % 2 ? '#e2572a' : '#ee8327', place(flame, { x, y: 1430, sx: i % 3 ? s : -s, sy: s }))
  })
  b.cut('#2a1216', coords('380 1360, 2020 1360, 2020 1420, 380 1420'))
  pot(b, 'jug', 760, 1362, 1.75, '#23121a', '#a8432a', [1])
  pot(b, 'jar', 1200, 1362, 2.1, '#1b0f17', '#a8432a', [-1, 1])
  pot(b, 'bowl', 1668, 1362, 1.25, '#23121a', '#a8432a', [-1, 1])
  b.cut('#4a1d1c', coords('0 1420, 2400 1420, 2400 1600, 0 1600')).cut('#5d2622', coords('0 1420, 2400 1420, 2400 1448, 0 1448'))
  return b.finish()
}

/** One fish, nose to the right, about 2 units long. */
function fish(b, at, body, ink) {
  const put = (text) => at(coords(text))
  b.soft(body, put('1 0, 0.72 -0.2, 0.2 -0.34, -0.4 -0.2, -0.66 -0.06, -0.66 0.06, -0.4 0.18, 0.2 0.26, 0.72 0.16'))
  b.cut(body, put('-0.6 0, -1 -0.3, -0.9 0, -1 0.28')).cut(body, put('0.36 -0.28, 0.0 -0.5, -0.28 -0.24')).cut(body, put('0.1 0.24, -0.16 0.42, -0.26 0.2'))
  steps(5, (i) => b.draw(ink, 7, put(`${0.3 - i * 0.17} -0.2, ${0.22 - i * 0.17} 0, ${0.3 - i * 0.17} 0.16`)))
  b.draw(ink, 8, put('0.58 -0.2, 0.5 0, 0.58 0.14'))
  const [[ex, ey]] = put('0.76 -0.04')
  b.disc(ink, ex, ey, 24).disc('#f7e3bd', ex, ey, 13)
}

/** The Sea at Table: three fish around a bowl for sauce. */
export function plate() {
  const b = new Brush('sea at table', 2400, 1600, '#2f6f92')
  steps(25, (i) => b.cut(i % 2 ? '#2a6485' : '#347a9e', coords('0 0, 50 0, 50 1600, 0 1600').map(([x, y]) => [x + i * 100, y])))
  b.disc('#1c4760', 1230, 830, 742).disc('#1b1b22', 1200, 800, 740).disc('#c9713d', 1200, 800, 712)
  steps(60, (i) => b.soft('#1b1b22', place(coords('-30 22, 0 -26, 30 22, 0 8'), { x: 1200 + 676 * Math.cos((i / 60) * TAU), y: 800 + 676 * Math.sin((i / 60) * TAU), turn: (i / 60) * TAU + 1.57 })))
  b.draw('#1b1b22', 10, [...arc(1200, 800, 630, 630, 0, TAU, 80), [1830, 800]])
  steps(3, (k) => {
    const turn = (k / 3) * TAU - 0.52
    fish(b, (pts) => pts.map(([u, w]) => [1200 + (402 + w * 420) * Math.cos(turn + u * 0.92), 800 + (402 + w * 420) * Math.sin(turn + u * 0.92)]), ['#1b1b22', '#7c2f1f', '#1b1b22'][k], '#e8a765')
  })
  b.disc('#1b1b22', 1200, 800, 176).disc('#a8562c', 1200, 800, 150).disc('#8a4522', 1206, 808, 120)
  for (const [x, y] of coords('260 330, 2130 1290')) {
    b.disc('#1c4760', x + 16, y + 18, 146).disc('#e8b02e', x, y, 146).disc('#fbeab0', x, y, 124)
    steps(9, (i) => b.soft('#f3c644', place(coords('22 0, 96 -34, 112 0, 96 34'), { x, y, turn: (i / 9) * TAU })))
  }
  for (const [x, y, turn] of coords('2150 420 0.5, 300 1230 -0.4')) {
    const leaf = coords('-190 0, -60 -62, 110 -44, 200 0, 110 44, -60 62')
    b.soft('#1c4760', place(leaf, { x: x + 14, y: y + 16, turn })).soft('#6f9a5a', place(leaf, { x, y, turn })).draw('#35603c', 8, place(coords('-190 0, 0 0, 190 0'), { x, y, turn }))
    steps(5, (i) => b.draw('#35603c', 5, place(coords(`${-100 + i * 56} 0, ${-60 + i * 56} -32`), { x, y, turn })).draw('#35603c', 5, place(coords(`${-100 + i * 56} 0, ${-60 + i * 56} 32`), { x, y, turn })))
  }
  return b.finish()
}
