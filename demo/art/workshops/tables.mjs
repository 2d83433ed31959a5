/** Tables seen from above, or nearly. */

import { Brush } from '../lib/brush.mjs'
import { arc, coords, place, rect, spline, steps, TAU } from '../lib/shape.mjs'

const shadow = (b, tone, pts, by = 20) => b.cut(tone, place(pts, { x: by, y: by * 1.2 }))

/** Jars of pigment, brushes, a palette of trials. */
export function pigments() {
  const b = new Brush('pigments', 2400, 1600, '#ecdfc6')
  steps(8, (i) => b.cut(i % 2 ? '#e4d4b6' : '#e9dabf', rect(0, i * 200, 2400, 198)))
  const heaps = ['#1d3c9a', '#b23a2e', '#f0b13f', '#2e6a4c', '#5b2a4e', '#e2673a', '#3c8d8b', '#8b5a33', '#191a22', '#e7a79b']
  heaps.forEach((c, i) => {
    const [x, y] = [330 + (i % 5) * 300, 330 + Math.floor(i / 5) * 330]
    b.disc('#cbb994', x + 16, y + 22, 128).disc('#faf5ea', x, y, 128).disc('#e3eaea', x, y, 112).soft(c, steps(15, (k) => [x + Math.cos((k / 15) * TAU) * (88 + b.r.norm(9)), y + Math.sin((k / 15) * TAU) * (88 + b.r.norm(9))]))
    b.soft('#ffffff', place(coords('-40 -30, -10 -60, 30 -50, 0 -26'), { x, y }), 0.25)
    steps(9, () => b.pen(c).dot(x + b.r.norm(120), y + b.r.norm(120), b.r.in(3, 8)))
  })
  b.cut('#cbb994', rect(1834, 214, 420, 560)).cut('#faf5ea', rect(1810, 190, 420, 560))
  heaps.forEach((c, i) => b.cut(c, rect(1850 + (i % 2) * 180, 230 + Math.floor(i / 2) * 100, 150, 70)).cut('#ffffff', rect(1850 + (i % 2) * 180 + 75, 230 + Math.floor(i / 2) * 100, 75, 70), 0.4))
  const tools = [[640, 1120, 0.06, '#b23a2e', 26], [660, 1220, -0.03, '#1d2b4f', 18], [620, 1310, 0.04, '#8b5a33', 34], [700, 1420, -0.05, '#191a22', 14]]
  for (const [x, y, turn, c, w] of tools) {
    const at = (pts) => place(pts, { x, y, turn })
    shadow(b, '#cbb994', at(rect(-340, -w / 2, 900, w)), 14)
    b.cut(c, at(coords(`-360 ${-w / 3}, 260 ${-w / 2}, 260 ${w / 2}, -360 ${w / 3}`))).cut('#b9afa2', at(rect(256, -w * 0.62, 150, w * 1.24))).soft('#3a2a1c', at(coords(`400 ${-w * 0.7}, 520 ${-w * 0.6}, 600 0, 520 ${w * 0.6}, 400 ${w * 0.7}`))).soft(c === '#191a22' ? '#f0b13f' : c, at(coords(`530 ${-w * 0.5}, 610 0, 530 ${w * 0.5}, 556 0`)))
  }
  b.disc('#cbb994', 1720, 1250, 250).disc('#faf5ea', 1700, 1226, 250).disc('#cfe3e4', 1700, 1226, 210).soft('#3a5fae', coords('1600 1180, 1690 1110, 1800 1160, 1830 1260, 1740 1330, 1640 1300'), 0.55).soft('#1d3c9a', coords('1660 1200, 1720 1170, 1770 1220, 1740 1280, 1680 1270'), 0.6)
  b.cut('#cbb994', place(rect(-30, -210, 60, 420), { x: 2140, y: 1240, turn: 0.5 })).cut('#8f9a9c', place(coords('-26 -230, 26 -230, 34 20, 0 120, -34 20'), { x: 2120, y: 1220, turn: 0.5 })).cut('#6b4420', place(rect(-24, -400, 48, 180), { x: 2120, y: 1220, turn: 0.5 }))
  return b.finish()
}

/** Bread, cheese, herbs and a mortar, on a green cloth. */
export function lunch() {
  const b = new Brush('lunch', 2400, 1600, '#2e6a4c')
  steps(20, (i) => b.cut('#33745a', rect(i * 120, 0, 60, 1600)))
  steps(14, (i) => b.cut('#faf5ea', rect(0, i * 120 + 40, 2400, 10), 0.12))
  const loaf = arc(700, 760, 430, 430, 0, TAU, 60)
  b.disc('#1d4a35', 740, 810, 520).disc('#8b5a33', 700, 760, 520).disc('#a06c40', 700, 760, 490)
  shadow(b, '#7a4c28', loaf, 16)
  b.cut('#c98f45', loaf).disc('#dba75c', 690, 745, 380)
  steps(8, (i) => b.draw('#8a5a24', 16, [[700, 760], [700 + Math.cos((i / 8) * TAU) * 400, 760 + Math.sin((i / 8) * TAU) * 400]]).draw('#f0cf94', 6, [[706, 764], [706 + Math.cos((i / 8) * TAU) * 396, 764 + Math.sin((i / 8) * TAU) * 396]]))
  steps(60, () => b.soft('#f6e6c0', place(coords('-9 0, 0 -5, 9 0, 0 5'), { x: 700 + b.r.norm(240), y: 760 + b.r.norm(240), turn: b.r.in(0, 6) })))
  b.disc('#1d4a35', 1620, 640, 310).disc('#b9afa2', 1590, 604, 310).disc('#8f877c', 1590, 604, 250).disc('#d9d2b4', 1590, 610, 226).soft('#a9c46c', spline(coords('1450 560, 1580 460, 1740 540, 1760 680, 1640 780, 1480 730'), 4, true))
  steps(70, () => b.soft(b.r.pick(['#5d9150', '#faf5ea', '#2e6a4c']), place(coords('-12 0, 0 -6, 12 0, 0 6'), { x: 1600 + b.r.norm(110), y: 620 + b.r.norm(100), turn: b.r.in(0, 6) })))
  b.draw('#6d665c', 74, [[1700, 520], [2010, 270]]).draw('#b9afa2', 56, [[1694, 512], [2004, 262]]).disc('#d8d0c4', 2010, 258, 46)
  const garlic = (x, y, turn) => {
    const at = (text) => place(coords(text), { x, y, turn })
    b.soft('#1d4a35', place(at('-90 0, 0 -90, 90 0, 60 90, -60 90'), { x: 14, y: 18 })).soft('#f4ead2', at('-92 20, -50 -60, -10 -120, 10 -120, 50 -60, 92 20, 50 90, -50 90')).draw('#c9a9a0', 6, at('-50 80, -46 0, -8 -100')).draw('#c9a9a0', 6, at('50 80, 46 0, 8 -100')).draw('#c9a9a0', 6, at('0 90, 0 0, 0 -110'))
  }
  garlic(1290, 1180, -0.5)
  garlic(1470, 1300, 0.7)
  garlic(1330, 1400, 1.9)
  for (const [x, y, turn] of coords('1900 1180 0.3, 2060 1260 0.55, 1780 1300 0.05, 260 1400 -0.8, 400 1470 -0.5')) {
    const at = (pts) => place(pts, { x, y, turn })
    b.draw('#5d9150', 9, at(coords('0 240, 10 100, 0 -260')))
    steps(9, (i) => [-1, 1].map((s) => b.soft(i % 2 ? '#a9c46c' : '#8ab35c', at(coords(`0 ${180 - i * 48}, ${s * 40} ${150 - i * 48}, ${s * 92} ${110 - i * 46}, ${s * 50} ${170 - i * 48}`)))))
  }
  const cheese = coords('900 1240, 1150 1130, 1180 1230, 930 1420')
  shadow(b, '#1d4a35', cheese, 18)
  b.cut('#f6e2a0', cheese).cut('#e8cd78', coords('900 1240, 930 1420, 900 1400, 872 1270'))
  b.disc('#1d4a35', 2180, 690, 110).disc('#5b2a4e', 2160, 664, 110).disc('#7d3350', 2160, 664, 88)
  b.cut('#d9d2c4', place(coords('-300 -20, 60 -34, 120 0, 60 20, -300 20'), { x: 640, y: 1400, turn: -0.15 })).cut('#6b4420', place(rect(-480, -26, 200, 52), { x: 640, y: 1400, turn: -0.15 }))
  return b.finish()
}

/** A potting bench: envelopes, seedlings, a trowel. */
export function seeds() {
  const b = new Brush('seeds', 2400, 1600, '#9ccbd9')
  b.cut('#8b5a33', rect(0, 900, 2400, 700))
  steps(5, (i) => b.cut(i % 2 ? '#7f5230' : '#946238', rect(0, 904 + i * 140, 2400, 134)))
  b.cut('#6b4420', rect(0, 890, 2400, 20))
  for (const [x, h, s] of coords('260 330 1, 600 460 1.2, 980 300 0.95, 1330 520 1.3, 1720 360 1.05, 2110 450 1.15')) {
    const y = 940
    b.disc('#5d3c22', x + 20, y + 8, 150 * s, 30 * s).cut('#b5573a', place(coords('-120 -230, 120 -230, 92 0, -92 0'), { x, y, scale: s })).cut('#9a4329', place(coords('40 -230, 120 -230, 92 0, 50 0'), { x, y, scale: s })).cut('#c9713d', place(rect(-136, -270, 272, 60), { x, y, scale: s })).disc('#4a2f1c', x, y - 268 * s, 120 * s, 22 * s)
    b.draw('#2e6a4c', 14, [[x, y - 266 * s], [x + 10, y - 266 * s - h / 2], [x - 4, y - 266 * s - h]])
    steps(6, (i) => [-1, 1].map((d) => b.soft((i + (x % 2)) % 2 ? '#5d9150' : '#a9c46c', place(coords(`0 0, ${d * 50} -44, ${d * 124} -40, ${d * 60} 8`), { x, y: y - 266 * s - (h * (i + 0.6)) / 6.4, scale: 1 - i * 0.09 }))))
    if (h > 400) b.disc('#e2673a', x - 4, y - 266 * s - h - 20, 44).disc('#f3bd45', x - 4, y - 266 * s - h - 20, 20)
  }
  for (const [x, y, turn, c] of [[320, 1240, -0.12, '#faf5ea'], [640, 1330, 0.1, '#f4ead2'], [960, 1220, -0.04, '#faf5ea'], [1250, 1350, 0.16, '#f4ead2']]) {
    const at = (pts) => place(pts, { x, y, turn })
    b.cut('#5d3c22', place(at(rect(-120, -160, 240, 320)), { x: 14, y: 18 })).cut(c, at(rect(-120, -160, 240, 320))).cut('#d8c4a0', at(coords('-120 -160, 120 -160, 0 -60')))
    b.draw('#2e6a4c', 7, at(coords('0 130, 6 70, 0 10'))).soft('#5d9150', at(coords('0 60, 40 30, 66 40, 30 66'))).soft('#5d9150', at(coords('0 80, -40 50, -66 60, -30 86'))).draw('#8b6838', 4, at(coords('-80 -30, 0 -34, 70 -28')))
  }
  steps(90, () => b.soft(b.r.pick(['#3a2414', '#d8b46a', '#191a22']), place(coords('-10 0, 0 -6, 10 0, 0 6'), { x: 1560 + b.r.norm(90), y: 1370 + b.r.norm(60), turn: b.r.in(0, 6) })))
  const trowel = { x: 1960, y: 1280, turn: -0.5 }
  b.cut('#5d3c22', place(coords('-30 -300, 40 -300, 40 60, -30 60'), { x: 1990, y: 1310, turn: -0.5 })).soft('#8f9a9c', place(coords('-80 20, 80 20, 96 180, 0 330, -96 180'), trowel)).draw('#6d7779', 8, place(coords('0 30, 0 180, 0 300'), trowel)).cut('#8f9a9c', place(rect(-16, -80, 32, 120), trowel)).soft('#b23a2e', place(coords('-34 -70, 34 -70, 42 -280, 0 -320, -42 -280'), trowel))
  return b.finish()
}

/** A fleet of paper boats on the long pool. */
export function boats() {
  const b = new Brush('boats', 2400, 1600, '#3c8d8b')
  steps(60, () => {
    const [x, y, w] = [b.r.in(-100, 2300), b.r.in(20, 1580), b.r.in(120, 380)]
    b.draw(b.r.pick(['#5fb0ac', '#2f7a79', '#4a9c99']), b.r.in(6, 14), [[x, y], [x + w * 0.3, y - 8], [x + w * 0.7, y + 8], [x + w, y]])
  })
  const boat = (x, y, s, way, [hull, side, sail]) => {
    const at = (text) => place(coords(text), { x, y, sx: s * way, sy: s })
    b.soft('#24686a', at('-260 60, 0 30, 280 60, 0 110'), 0.8)
    b.cut(side, at('-70 30, 0 -190, 70 30')).cut(sail, at('-70 30, 0 -190, 4 40')).cut(hull, at('-290 -60, 0 30, -150 76')).cut(hull, at('290 -60, 0 30, 150 76')).cut(side, at('-290 -60, -150 76, 0 76, 0 34')).cut(hull, at('0 34, 290 -60, 150 76, 0 76')).cut(sail, at('-150 76, 150 76, 0 34'))
    b.draw('#cfe7e2', 9 * s, at('-330 90, -240 104, -170 92')).draw('#cfe7e2', 9 * s, at('180 96, 260 108, 350 94'))
  }
  const paper = [['#faf5ea', '#e3d6bb', '#f1e8d2'], ['#f3bd45', '#cf962a', '#f6cd6c'], ['#e7a79b', '#c47f74', '#f0c0b4'], ['#b23a2e', '#8a2a24', '#cc5a48'], ['#1d2b4f', '#131d38', '#33456f']]
  ;[[480, 330, 0.6, 1, 0], [1180, 300, 0.66, -1, 2], [1880, 380, 0.7, 1, 1], [820, 640, 0.9, 1, 3], [1600, 720, 1, -1, 0], [360, 960, 1.05, -1, 1], [1080, 1090, 1.3, 1, 0], [2040, 1150, 1.25, -1, 4], [500, 1420, 1.3, 1, 2]].forEach(([x, y, s, way, k]) => boat(x, y, s, way, paper[k]))
  for (const [x, y] of coords('1500 1420, 1690 1480, 2280 760, 120 560')) {
    b.cut('#5d9150', [[x, y], ...arc(x, y, 120, 70, 0.4, TAU - 0.1, 24)]).cut('#2e6a4c', [[x, y], ...arc(x, y, 120, 70, 0.4, 1.4, 8)])
    if (x > 1600 && x < 1800) steps(7, (i) => b.soft(i % 2 ? '#f0c0cc' : '#e7a0b4', place(coords('0 0, 26 -40, 0 -96, -26 -40'), { x, y: y - 10, turn: (i - 3) * 0.42 })))
  }
  return b.finish()
}
