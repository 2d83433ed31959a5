/** Hands that look after, write, turn pages, play and touch. */

import { Brush } from '../lib/brush.mjs'
import { arc, coords, place, rect, steps, TAU } from '../lib/shape.mjs'
import { hand, stick, tipAt } from './hand.mjs'

const sheetOf = (b, colour, pts, depth = 20) => b.cut('#191a22', place(pts, { x: depth, y: depth * 1.3 }), 0.22).cut(colour, pts)
const turned = (x, y, w, h, turn) => place(rect(-w / 2, -h / 2, w, h), { x, y, turn })
const lines = (b, colour, x, y, n, w, turn, gap = 62) => steps(n, (i) => b.draw(colour, 9, place(steps(11, (k, t) => [-w / 2 + t * w * (i % 4 === 3 ? 0.6 : 1), i * gap + (k % 2 ? -6 : 6)]), { x, y, turn })))

/** A letter, half written. */
export function writing() {
  const b = new Brush('writing', 2400, 1600, '#5a3d2b')
  steps(7, (i) => b.cut(i % 2 ? '#63452f' : '#553926', rect(0, i * 230, 2400, 226)))
  sheetOf(b, '#f4ead2', turned(960, 780, 1240, 1300, -0.1), 24)
  lines(b, '#33406b', 930, 330, 8, 900, -0.1)
  sheetOf(b, '#b23a2e', turned(2080, 380, 360, 240, 0.3), 14)
  b.disc('#191a22', 2074, 900, 130, 130, 0.3).disc('#1d2b4f', 2050, 870, 130).disc('#0f1730', 2050, 870, 76)
  hand(b, { ...tipAt(1270, 830, 600, 0.02), skin: 'light', sleeve: '#33322f', tool: stick(b, 600, [[0, 0.14, 0.01, '#c98f45', 0.05], [0.14, 1.3, 0.055, '#191a22', 0.04]]) })
  hand(b, { x: 440, y: 1500, size: 560, turn: 0.3, way: -1, pose: 'flat', skin: 'light', sleeve: '#33322f' })
  return b.finish()
}

/** A brown varnish comes off by a swab's breadth. */
export function cleaning() {
  const b = new Brush('cleaning', 2400, 1600, '#9a7a4c')
  b.cut('#8b6838', rect(0, 0, 2400, 150)).cut('#a98a58', rect(0, 150, 2400, 24))
  const scene = (sky, far, near) => { b.cut(sky, rect(0, 174, 2400, 1426)).disc('#fdf3cf', 700, 480, 130).cut(far, coords('0 900, 500 700, 1100 860, 1700 660, 2400 840, 2400 1600, 0 1600')).cut(near, coords('0 1240, 800 1060, 1500 1200, 2400 1080, 2400 1600, 0 1600')) }
  scene('#b9d6dc', '#7fa08a', '#4d7a58')
  b.soft('#7a5422', coords('1200 100, 2500 100, 2500 1700, 980 1700, 1060 1300, 1180 1060, 1090 820, 1230 560, 1130 300'), 0.62)
  hand(b, { ...tipAt(1110, 790, 600, 0.05), skin: 'glove', sleeve: '#faf5ea', cuff: '#dfe4e2', tool: stick(b, 600, [[0.1, 1.4, 0.026, '#d9b98a'], [-0.03, 0.16, 0.05, '#faf5ea', 0.06]]) })
  for (const [x, y, t] of [[300, 1450, 0.3], [470, 1500, 0.1], [640, 1430, -0.2]]) b.draw('#d9b98a', 14, place(coords('-150 0, 150 0'), { x, y, turn: t })).draw('#8a6a3a', 40, place(coords('100 0, 150 0'), { x, y, turn: t }))
  return b.finish()
}

/** Inpainting a loss in a portrait. */
export function retouching() {
  const b = new Brush('retouching', 2400, 1600, '#2d3f52')
  b.cut('#43203c', coords('0 1600, 260 1180, 800 980, 1300 980, 1780 1220, 1980 1600')).disc('#3a2a1c', 1030, 520, 470, 500).disc('#d9a27a', 1030, 600, 340, 440).cut('#d9a27a', rect(880, 900, 300, 200))
  b.soft('#c48a62', coords('1080 560, 1120 720, 1060 760, 1000 740')).disc('#faf5ea', 890, 560, 62, 34).disc('#faf5ea', 1180, 560, 62, 34).disc('#3a2a1c', 890, 560, 30).disc('#3a2a1c', 1180, 560, 30).draw('#3a2a1c', 20, coords('810 480, 890 450, 960 478')).draw('#3a2a1c', 20, coords('1110 478, 1180 450, 1270 484')).soft('#a83f3f', coords('930 860, 1030 836, 1130 860, 1030 910'))
  steps(26, (i) => b.draw('#1a2632', 4, steps(5, (k) => [b.r.in(0, 1) * 40 + (i % 7) * 350 + k * 60, Math.floor(i / 7) * 430 + k * 70 + b.r.norm(24)]), 0.35))
  b.soft('#efe3c8', coords('1250 640, 1330 600, 1390 680, 1360 780, 1270 770')).soft('#d9a27a', coords('1250 640, 1290 620, 1310 700, 1270 770'))
  hand(b, { ...tipAt(1310, 700, 600, 0.08), skin: 'dark', sleeve: '#faf5ea', cuff: '#dcd3c2', tool: stick(b, 600, [[0, 0.12, 0.008, '#8b5a33', 0.03], [0.12, 0.24, 0.03, '#b9c2c6'], [0.24, 1.6, 0.034, '#b23a2e', 0.02]]) })
  return b.finish()
}

/** Pages of a large book turned. */
export function turning() {
  const b = new Brush('turning pages', 2400, 1600, '#3c5a50')
  sheetOf(b, '#6b4420', coords('190 260, 2210 260, 2250 1330, 150 1330'), 30)
  b.cut('#faf5ea', coords('240 250, 1190 290, 1190 1290, 200 1280')).cut('#f1e4c8', coords('2160 250, 1210 290, 1210 1290, 2200 1280'))
  b.cut('#b23a2e', rect(340, 390, 150, 150)).cut('#f3bd45', rect(370, 420, 90, 90))
  lines(b, '#6b5a4a', 700, 620, 9, 720, 0, 64)
  steps(2, (i) => lines(b, '#6b5a4a', 830, 400 + i * 70, 1, 480, 0))
  b.disc('#9ccbd9', 1700, 640, 260).disc('#f3bd45', 1700, 640, 110)
  steps(12, (i) => b.draw('#e2673a', 16, [[1700 + Math.cos((i / 12) * TAU) * 140, 640 + Math.sin((i / 12) * TAU) * 140], [1700 + Math.cos((i / 12) * TAU) * 220, 640 + Math.sin((i / 12) * TAU) * 220]]))
  lines(b, '#6b5a4a', 1700, 1010, 4, 720, 0, 64)
  b.soft('#191a22', coords('1990 1290, 2180 1060, 2190 1290'), 0.2).cut('#e4d4b0', coords('1960 1284, 2196 1040, 2120 1220'))
  hand(b, { x: 2130, y: 1620, size: 560, turn: -0.22, pose: 'hold', skin: 'olive', sleeve: '#b62f63' })
  hand(b, { x: 420, y: 1620, size: 560, turn: 0.2, way: -1, pose: 'flat', skin: 'olive', sleeve: '#b62f63' })
  return b.finish()
}

/** A print under a glass. */
export function looking() {
  const b = new Brush('looking', 2400, 1600, '#d3c3a5')
  sheetOf(b, '#f4ead2', rect(240, 150, 1640, 1240), 24)
  b.cut('#191a22', rect(400, 290, 1320, 900))
  steps(30, (i) => b.pen('#f4ead2').ribbon(steps(12, (_k, t) => [410 + t * 1300, 760 + i * 15 + Math.sin(t * 6 + i * 0.4) * 26]), (t) => 7 + 4 * Math.sin(t * 9 + i)))
  b.disc('#f4ead2', 760, 520, 130)
  steps(9, (i) => b.pen('#f4ead2').ribbon([[1180 + i * 54, 760], [1186 + i * 54, 420 + ((i * 67) % 140)]], (t) => 30 * (1 - t) + 3))
  b.disc('#191a22', 1200, 800, 330, 330, 0.25).disc('#6b4420', 1170, 760, 330).disc('#191a22', 1170, 760, 292)
  steps(11, (i) => b.pen('#f4ead2').ribbon(steps(9, (_k, t) => { const r = Math.sqrt(Math.max(0, 280 ** 2 - (i * 48 - 240) ** 2)); return [1170 - r + t * 2 * r, 760 + i * 48 - 240 + Math.sin(t * 5 + i * 0.6) * 16] }), (t) => 20 * Math.sin(Math.PI * Math.min(1, t + 0.04)) + 2))
  b.soft('#ffffff', coords('960 640, 1060 520, 1180 500, 1060 580, 990 690'), 0.25)
  hand(b, { x: 1840, y: 1410, size: 600, turn: -0.82, pose: 'hold', skin: 'dark', sleeve: '#e2673a', cuff: '#faf5ea', tool: (at) => b.cut('#6b4420', at(coords('-0.5 -1.22, -0.36 -1.28, -0.06 -0.4, -0.24 -0.34'))) })
  return b.finish()
}

/** Two sherds that belong together. */
export function joining() {
  const b = new Brush('joining sherds', 2400, 1600, '#b9c7c4')
  sheetOf(b, '#faf5ea', rect(200, 160, 2000, 1120), 22)
  const sherd = (pts, colour, band) => { sheetOf(b, colour, pts, 18); const [cx, cy] = [0, 1].map((d) => pts.reduce((sum, p) => sum + p[d], 0) / pts.length); b.cut(band, pts.map(([x, y]) => [cx + (x - cx) * 0.96, cy + (y - cy) * 0.34])) }
  for (const [x, y, t, s] of coords('420 360 0.4 1, 700 330 2 0.8, 980 380 1 0.7, 1760 350 2.6 1, 2040 440 0.2 0.8, 420 1120 1.4 0.9, 2000 1120 2.2 0.9')) sherd(place(coords('-110 20, -30 -90, 90 -60, 120 50, -10 100'), { x, y, turn: t, scale: s }), '#c9703f', '#1e1815')
  sherd(coords('700 560, 1180 520, 1120 640, 1210 760, 1150 1000, 760 960, 640 760'), '#c9703f', '#1e1815')
  sherd(coords('1240 530, 1640 590, 1720 780, 1600 990, 1210 1010, 1270 770, 1180 650'), '#c9703f', '#1e1815')
  hand(b, { x: 560, y: 1420, size: 580, turn: 0.5, way: -1, pose: 'grip', skin: 'brown', sleeve: '#1d2b4f' })
  hand(b, { x: 1850, y: 1420, size: 580, turn: -0.5, pose: 'grip', skin: 'brown', sleeve: '#1d2b4f' })
  return b.finish()
}

/** A plan on tracing linen, and a pencil. */
export function measuring() {
  const b = new Brush('measuring', 2400, 1600, '#e2c79a')
  sheetOf(b, '#c8dce2', turned(1080, 740, 1700, 1160, -0.03), 22)
  const at = (pts) => place(pts, { x: 1080, y: 740, turn: -0.03 })
  const ink = (w, ...pts) => b.pen('#1f4f8f', w).line(at(pts))
  for (const k of [0, 1]) ink(10 - k * 4, [-640 + k * 30, -420 + k * 30], [440 - k * 30, -420 + k * 30], [440 - k * 30, 300 - k * 30], [-640 + k * 30, 300 - k * 30], [-640 + k * 30, -420 + k * 30])
  ink(8, [-200, -420], [-200, -60]).line(at([[-200, 60], [-200, 300]])).line(at([[-640, -40], [-340, -40]])).line(at([[100, -420], [100, 300]]))
  steps(9, (i) => ink(5, [130 + i * 34, -390], [130 + i * 34, -180]))
  b.draw('#1f4f8f', 5, at(arc(-200, 60, 120, 120, -Math.PI / 2, 0, 12))).draw('#1f4f8f', 5, at(arc(-420, 130, 110, 110, 0, TAU, 30)))
  ink(4, [-640, 400], [440, 400])
  for (const x of [-640, -200, 100, 440]) ink(8, [x - 16, 416], [x + 16, 384])
  sheetOf(b, '#f0c069', turned(1180, 1010, 1500, 130, -0.12), 14)
  steps(40, (i) => b.pen('#33322f', 5).line(place([[-720 + i * 36, -62], [-720 + i * 36, i % 5 ? -36 : -14]], { x: 1180, y: 1010, turn: -0.12 })))
  hand(b, { ...tipAt(1480, 880, 580, 0.12), skin: 'olive', sleeve: '#faf5ea', cuff: '#dcd3c2', tool: stick(b, 580, [[0, 0.12, 0.01, '#33322f', 0.05], [0.12, 1.3, 0.06, '#b23a2e']]) })
  hand(b, { x: 560, y: 1560, size: 560, turn: 0.24, way: -1, pose: 'spread', skin: 'olive', sleeve: '#faf5ea', cuff: '#dcd3c2' })
  return b.finish()
}

/** A photograph held by its edges. */
export function gloves() {
  const b = new Brush('gloves', 2400, 1600, '#8a9aa0')
  sheetOf(b, '#e6ebec', rect(160, 120, 900, 620), 20)
  steps(4, (i) => b.cut('#d3dadd', rect(200 + (i % 2) * 430, 160 + Math.floor(i / 2) * 280, 390, 250)))
  const at = (pts) => place(pts, { x: 1240, y: 800, turn: 0.06 })
  sheetOf(b, '#f4ead2', at(rect(-520, -390, 1040, 780)), 30)
  b.cut('#8f8577', at(rect(-460, -330, 920, 660))).cut('#bdb3a3', at(rect(-460, -330, 920, 320))).cut('#4d453b', at(coords('-460 60, -200 -60, 60 40, 300 -90, 460 10, 460 330, -460 330'))).cut('#2f2922', at(coords('-120 330, -120 120, -60 60, 0 120, 0 330'))).disc('#d9d0c1', ...at([[260, -220]])[0], 60)
  hand(b, { x: 580, y: 1370, size: 580, turn: 0.72, way: -1, pose: 'hold', skin: 'glove', sleeve: '#33322f', cuff: '#9cc6e4' })
  hand(b, { x: 2020, y: 1300, size: 580, turn: -0.76, pose: 'hold', skin: 'glove', sleeve: '#33322f', cuff: '#9cc6e4' })
  return b.finish()
}

/** Keys of a piano. */
export function playing() {
  const b = new Brush('piano hands', 2400, 1600, '#191a22')
  b.cut('#33322f', rect(0, 0, 2400, 150))
  steps(15, (i) => b.cut('#faf5ea', rect(i * 160 + 5, 170, 150, 900)).cut('#dcd3c2', rect(i * 160 + 5, 1040, 150, 46)))
  steps(15, (i) => [2, 6].includes(i % 7) || b.cut('#191a22', rect(i * 160 + 112, 170, 96, 560)).cut('#33322f', rect(i * 160 + 124, 170, 72, 526)))
  hand(b, { x: 720, y: 1430, size: 620, turn: 0.14, way: -1, pose: 'spread', skin: 'brown', sleeve: '#5b2a4e', cuff: '#faf5ea' })
  hand(b, { x: 1700, y: 1370, size: 620, turn: -0.14, pose: 'spread', skin: 'brown', sleeve: '#5b2a4e', cuff: '#faf5ea' })
  return b.finish()
}

/** A relief that may be touched, with its words in dots. */
export function touching() {
  const b = new Brush('touching', 2400, 1600, '#f0913f')
  sheetOf(b, '#d8cfc0', rect(220, 160, 1500, 1180), 30)
  const raised = (pts, c = '#e6ddcc') => b.soft('#a89d8a', place(pts, { x: 14, y: 18 })).soft(c, pts)
  raised(coords('500 1160, 480 840, 560 560, 760 420, 980 420, 1160 540, 1260 820, 1250 1160, 1080 1240, 660 1240'))
  for (const x of [720, 1040]) { b.disc('#a89d8a', x + 12, 734, 150).disc('#f1eadc', x, 720, 150).disc('#a89d8a', x + 6, 728, 80).disc('#d8cfc0', x, 720, 80) }
  raised(coords('840 820, 920 820, 880 940'), '#f1eadc')
  steps(4, (j) => steps(5, (i) => raised(place(coords('-44 -20, 0 60, 44 -20, 0 -4'), { x: 680 + i * 104 - (j % 2) * 40, y: 1000 + j * 62 }), '#efe7d8')))
  sheetOf(b, '#faf5ea', rect(1840, 240, 400, 560), 18)
  steps(40, (i) => (i * 7) % 3 && b.disc('#8f877c', 1890 + (i % 5) * 72, 300 + Math.floor(i / 5) * 60, 13))
  hand(b, { x: 1500, y: 1560, size: 620, turn: -0.45, pose: 'flat', skin: 'light', sleeve: '#1f5a41', cuff: '#a9c46c' })
  return b.finish()
}

/** A phone as a guide in a gallery. */
export function guide() {
  const b = new Brush('guide hand', 2400, 1600, '#b5553c')
  b.cut('#c9b896', rect(0, 1330, 2400, 270)).cut('#8b6838', rect(240, 150, 900, 940)).cut('#e9c98d', rect(310, 220, 760, 800)).disc('#f6eccb', 830, 440, 110).cut('#6b7f63', coords('310 760, 560 620, 800 740, 1070 640, 1070 1020, 310 1020')).cut('#33513f', coords('310 880, 700 820, 1070 900, 1070 1020, 310 1020'))
  const at = (pts) => place(pts, { x: 1560, y: 760, turn: 0.1 })
  b.cut('#191a22', place(at(rect(-260, -480, 520, 960)), { x: 24, y: 30 }), 0.22).cut('#191a22', at(rect(-260, -480, 520, 960))).cut('#faf5ea', at(rect(-230, -430, 460, 860)))
  b.cut('#e9c98d', at(rect(-230, -430, 460, 360))).cut('#33513f', at(coords('-230 -190, 0 -240, 230 -180, 230 -70, -230 -70'))).disc('#f6eccb', ...at([[90, -330]])[0], 48)
  steps(3, (i) => b.cut('#33322f', at(rect(-190, -10 + i * 54, i === 2 ? 220 : 370, 20))))
  b.disc('#b23a2e', ...at([[0, 290]])[0], 84).cut('#faf5ea', at(coords('-24 248, 44 290, -24 332')))
  hand(b, { x: 1830, y: 1480, size: 640, turn: -0.2, pose: 'hold', skin: 'dark', sleeve: '#f3bd45', cuff: '#d9a02e' })
  return b.finish()
}
