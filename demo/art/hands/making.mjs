/** Hands that make: print, weave, marble, bind, plant. */

import { Brush } from '../lib/brush.mjs'
import { arc, coords, place, rect, spline, steps, TAU } from '../lib/shape.mjs'
import { hand, stick, tipAt } from './hand.mjs'

const bench = (seed, colour, grain) => {
  const b = new Brush(seed, 2400, 1600, colour)
  steps(9, (i) => b.draw(grain, 6, steps(7, (k) => [k * 400, i * 190 + 60 + b.r.norm(10)])))
  return b
}
const sheetOf = (b, colour, pts, depth = 20) => b.cut('#191a22', place(pts, { x: depth, y: depth * 1.3 }), 0.22).cut(colour, pts)
const turned = (x, y, w, h, turn) => place(rect(-w / 2, -h / 2, w, h), { x, y, turn })

/** A block of pear wood, and the gouge. */
export function carving() {
  const b = bench('carving', '#e7cfa0', '#dcc08b')
  const block = turned(1000, 760, 1180, 860, -0.08)
  sheetOf(b, '#2b2622', block, 34)
  const at = (pts) => place(pts, { x: 1000, y: 760, turn: -0.08 })
  b.disc('#d9b98a', ...at([[-300, -210]])[0], 110)
  steps(26, (i) => b.pen('#d9b98a').ribbon(at(steps(9, (_k, t) => [-560 + t * (700 - (i % 4) * 60), 30 + i * 14 + Math.sin(t * 5 + i) * 20])), (t) => 8 * Math.sin(Math.PI * t)))
  steps(9, (i) => b.pen('#d9b98a').ribbon(at([[-300 + Math.cos(i * 0.7) * 130, -210 + Math.sin(i * 0.7) * 130], [-300 + Math.cos(i * 0.7) * 240, -210 + Math.sin(i * 0.7) * 240]]), (t) => 16 * (1 - t) + 2))
  steps(34, () => b.pen('#d9b98a', 9).curve(place(arc(0, 0, 26, 18, 0, b.r.in(2, 4), 6), { x: 1150 + b.r.norm(300), y: 860 + b.r.norm(190), turn: b.r.in(0, 6) })))
  hand(b, { x: 560, y: 1460, size: 560, turn: 0.35, pose: 'flat', skin: 'olive', sleeve: '#2e6a4c' })
  hand(b, { ...tipAt(1180, 830, 600, -0.25), skin: 'olive', sleeve: '#2e6a4c', tool: stick(b, 600, [[0, 0.5, 0.05, '#b9c2c6'], [0.42, 1.25, 0.14, '#b23a2e', 0.2]]) })
  return b.finish()
}

/** Rolling out red ink. */
export function inking() {
  const b = bench('inking', '#9fb7c4', '#93acb9')
  sheetOf(b, '#faf5ea', rect(200, 220, 1280, 1000), 26)
  b.soft('#b23a2e', coords('320 420, 700 340, 1180 360, 1340 520, 1300 900, 900 1040, 460 1000, 330 760'))
  steps(12, (i) => b.draw(i % 2 ? '#c4493b' : '#99291f', 14, [[380 + i * 10, 430 + i * 46], [800, 400 + i * 48], [1280 - i * 8, 440 + i * 42]], 0.6))
  b.cut('#191a22', turned(1230, 700, 170, 620, 0.12), 0.25).cut('#7d2019', turned(1200, 670, 160, 620, 0.12)).cut('#b23a2e', turned(1180, 668, 96, 600, 0.12)).pen('#8f9a9c', 22).line([[1236, 370], [1330, 400], [1350, 660], [1270, 980]])
  hand(b, { x: 1860, y: 900, size: 580, turn: -1.1, pose: 'hold', skin: 'dark', sleeve: '#f3bd45', cuff: '#d9a02e', tool: (at) => b.cut('#6b4420', at(coords('-0.62 -0.78, -0.52 -0.94, 0.02 -0.34, -0.1 -0.2'))) })
  for (const [x, y, c] of [[1780, 300, '#191a22'], [2060, 420, '#1d3c9a'], [2150, 180, '#f3bd45']]) b.disc('#191a22', x + 14, y + 18, 104, 104, 0.22).disc('#e6ebec', x, y, 104).disc(c, x, y, 82)
  return b.finish()
}

/** A weft of red between warps of white. */
export function weaving() {
  const b = new Brush('weaving hands', 2400, 1600, '#4a2f1c')
  steps(61, (i) => b.pen(i % 2 ? '#efe3c8' : '#ddcdaa', 17).line([[20 + i * 40, 0], [20 + i * 40, 1600]]))
  const rows = ['#7d2d22', '#7d2d22', '#f0c069', '#1d2b4f', '#1d2b4f', '#faf5ea', '#2e6a4c', '#f0c069', '#7d2d22', '#b23a2e', '#b23a2e']
  rows.forEach((c, j) => steps(61, (i) => b.pen((i + j) % 2 ? c : b.r.pick([c, c, '#b23a2e']), 32).line([[8 + i * 40, 1590 - j * 44], [34 + i * 40, 1586 - j * 44]])))
  b.draw('#b23a2e', 24, [[0, 1100], [500, 1084], [900, 1100], [1330, 1020]])
  hand(b, { ...tipAt(1380, 985, 580, -0.2), skin: 'brown', sleeve: '#e7a79b', cuff: '#faf5ea', tool: stick(b, 580, [[-0.2, 0.2, 0.05, '#d9b98a', 0.17], [0.2, 0.86, 0.2, '#b23a2e', 0.14], [0.86, 1.06, 0.05, '#d9b98a']]) })
  hand(b, { x: 480, y: 960, size: 540, turn: 2.5, way: -1, pose: 'spread', skin: 'brown', sleeve: '#e7a79b' })
  return b.finish()
}

/** A comb drawn through the bath. */
export function marbling() {
  const b = new Brush('marbling hands', 2400, 1600, '#7c5a3a')
  b.cut('#33322f', rect(120, 120, 2160, 1230)).cut('#d8c4a0', rect(160, 160, 2080, 1150))
  const tones = ['#1d3c9a', '#faf5ea', '#b23a2e', '#f0b13f', '#2e6a4c', '#e7a79b']
  steps(23, (j) => {
    const edge = (k) => steps(66, (_i, t) => {
      const x = 160 + t * 2080
      const comb = x < 1360 ? 46 * Math.abs(Math.sin(x / 40)) : 14 * Math.sin(x / 160 + k)
      return [x, Math.min(1310, Math.max(160, 160 + k * 50 + comb))]
    })
    b.cut(tones[j % 6], [...edge(j), ...edge(j + 1).reverse()])
  })
  b.cut('#191a22', rect(1330, 260, 70, 1000), 0.22).cut('#c98f45', rect(1310, 236, 70, 1000))
  steps(19, (i) => b.pen('#33322f', 8).line([[1310, 270 + i * 52], [1270, 270 + i * 52]]))
  hand(b, { x: 1920, y: 700, size: 600, turn: -1.25, pose: 'hold', skin: 'light', sleeve: '#5b2a4e', cuff: '#e7a79b' })
  return b.finish()
}

/** Sections of a book sewn on cords. */
export function binding() {
  const b = bench('binding', '#cbb28a', '#bea57c')
  sheetOf(b, '#8b5a33', rect(160, 1040, 1500, 110), 26)
  for (const x of [520, 860, 1200]) b.draw('#efe3c8', 26, [[x, 1090], [x, 420]])
  steps(9, (j) => b.soft(j % 2 ? '#faf5ea' : '#efe3c8', coords(`260 ${1000 - j * 44}, 900 ${992 - j * 44}, 1540 ${1000 - j * 44}, 1560 ${1022 - j * 44}, 900 ${1034 - j * 44}, 250 ${1022 - j * 44}`)))
  b.draw('#b23a2e', 9, [[860, 640], [1080, 560], [1300, 640], [1520, 600], [1700, 470]])
  steps(8, (j) => stitches(b, j))
  hand(b, { ...tipAt(1690, 480, 570, 0.1), skin: 'light', sleeve: '#20596f', tool: stick(b, 570, [[-0.34, 0.12, 0.012, '#8f9a9c', 0.034]]) })
  hand(b, { x: 380, y: 1480, size: 560, turn: 0.12, pose: 'flat', skin: 'light', sleeve: '#20596f' })
  return b.finish()
}
const stitches = (b, j) => [520, 860, 1200].map((x) => b.draw('#b23a2e', 8, [[x - 26, 1004 - j * 44], [x + 26, 1004 - j * 44]]))

/** A seedling set into its bed. */
export function planting() {
  const b = new Brush('planting hands', 2400, 1600, '#4f3423')
  steps(420, () => b.pen(b.r.pick(['#5d4030', '#412a1c', '#6b4c38', '#3a2418'])).dot(b.r() * 2400, b.r() * 1600, b.r.in(6, 26)))
  const plant = (x, y, s, c) => steps(6, (i) => b.soft(i % 2 ? c : '#a9c46c', place(coords('0 0, 0.5 -0.34, 1.1 -0.2, 1.3 0, 1.1 0.2, 0.5 0.34'), { x, y, turn: (i / 6) * TAU + s, scale: 120 + s * 20 })))
  for (const [x, y, s] of coords('300 280 1, 720 360 1.4, 1140 250 0.8, 1600 330 1.2, 2060 260 1')) plant(x, y, s, '#5d9150')
  b.disc('#2f1d12', 1180, 860, 260, 200)
  plant(1180, 820, 2.2, '#5d9150')
  hand(b, { x: 620, y: 1130, size: 580, turn: 0.9, way: -1, pose: 'spread', skin: 'olive', sleeve: '#f3bd45', cuff: '#d9a02e' })
  hand(b, { x: 1740, y: 1130, size: 580, turn: -0.9, pose: 'spread', skin: 'olive', sleeve: '#f3bd45', cuff: '#d9a02e' })
  return b.finish()
}

/** Scissors, and a row of paper figures. */
export function cutting() {
  const b = bench('cutting', '#f3c46a', '#eab955')
  for (const [x, y, t, c] of [[420, 400, 0.2, '#1d3c9a'], [1980, 1240, -0.3, '#e7a79b'], [420, 1200, -0.12, '#2e6a4c']]) sheetOf(b, c, turned(x, y, 520, 420, t), 16)
  const figure = coords('-80 -150, 0 -230, 80 -150, 40 -110, 130 -60, 160 -60, 160 10, 70 -10, 90 210, 30 210, 0 60, -30 210, -90 210, -70 -10, -160 10, -160 -60, -130 -60, -40 -110')
  steps(4, (i) => sheetOf(b, '#b23a2e', place(figure, { x: 660 + i * 310, y: 700 }), 14))
  sheetOf(b, '#b23a2e', coords('1748 450, 2120 450, 2120 930, 1748 930'), 14)
  hand(b, { x: 1960, y: 1340, size: 580, turn: -0.32, pose: 'grip', skin: 'dark', sleeve: '#9ccbd9', tool: (at) => b.cut('#8f9a9c', at(coords('-0.3 -0.8, -0.1 -1.5, -0.24 -0.76'))).cut('#c3ccd0', at(coords('-0.34 -0.8, -0.36 -1.5, -0.2 -0.78'))).draw('#1d2b4f', 40, at(coords('-0.2 -0.7, 0.02 -0.5, 0 -0.28, -0.2 -0.34, -0.22 -0.66'))) })
  return b.finish()
}

/** Watercolor on a drawing of a quince. */
export function painting() {
  const b = bench('watercolor', '#d9dfd2', '#cdd4c5')
  sheetOf(b, '#faf5ea', turned(960, 780, 1180, 1120, 0.05), 22)
  b.draw('#6b5a33', 14, coords('640 1160, 800 900, 860 620, 960 400'))
  for (const [x, y, t, c] of [[820, 820, -0.6, '#7fa06a'], [900, 560, 0.5, '#5d9150'], [780, 960, 2.6, '#a9c46c'], [920, 480, -1.6, '#7fa06a'], [860, 660, 2.9, '#8ab35c']]) b.soft(c, place(coords('0 0, 0.5 -0.34, 1.1 -0.24, 1.5 0, 1.1 0.24, 0.5 0.34'), { x, y, turn: t, scale: 170 }), 0.9)
  b.soft('#f0c04f', spline(coords('1060 620, 1200 600, 1270 740, 1220 900, 1080 920, 1000 780'), 4, true)).soft('#e09a35', coords('1180 640, 1262 740, 1220 890, 1140 910, 1210 780'), 0.7)
  b.disc('#191a22', 2024, 360, 190, 190, 0.22).disc('#faf5ea', 2000, 330, 190).disc('#b9dbe2', 2000, 330, 160)
  steps(6, (i) => b.disc(['#f0c04f', '#b23a2e', '#5d9150', '#1d3c9a', '#6b4420', '#5b2a4e'][i], 1750 + (i % 2) * 130, 700 + Math.floor(i / 2) * 130, 52))
  hand(b, { ...tipAt(1190, 800, 600, 0.06), skin: 'light', sleeve: '#8f2350', cuff: '#eebfb2', tool: stick(b, 600, [[-0.02, 0.16, 0.01, '#b06a1c', 0.055], [0.16, 0.3, 0.055, '#b9c2c6'], [0.3, 1.5, 0.055, '#1d2b4f', 0.03]]) })
  return b.finish()
}

/** Tiles of a mosaic set one by one. */
export function mosaic() {
  const b = new Brush('mosaic hands', 2400, 1600, '#cdbfa6')
  steps(24 * 16, (i) => {
    const [x, y] = [(i % 24) * 100 + 50, Math.floor(i / 24) * 100 + 50]
    const d = Math.hypot(x - 1000, y - 760)
    if (x > 1500 && y > 500 && x < 2100 && y < 1100 && (i * 7) % 3) return
    const c = d < 200 ? '#f3bd45' : d < 330 ? '#e2673a' : d < 520 ? (i % 2 ? '#2f6f92' : '#20596f') : d < 650 ? '#faf5ea' : b.r.pick(['#d8c4a0', '#d8c4a0', '#cdb78f', '#b29a78'])
    b.cut(c, turned(x + b.r.norm(4), y + b.r.norm(4), 82, 82, b.r.norm(0.06)))
  })
  hand(b, { ...tipAt(1560, 730, 580, 0), skin: 'brown', sleeve: '#33322f', cuff: '#b9afa2', tool: (at) => b.cut('#2f6f92', at(coords('-0.38 -1.12, -0.24 -1.16, -0.2 -1.02, -0.34 -0.98'))) })
  return b.finish()
}
