/** Rooms behind and beside the galleries. */

import { coords, place, rect, steps } from '../lib/shape.mjs'
import { Room } from './room.mjs'
import { bust, chair, fields, hills, print, shelves, sitter, table, turns, vase, weaving } from './works.mjs'

/** Books to the ceiling and readers at a table. */
export function library() {
  const v = new Room('library', { wall: '#6b4420', side: '#5d3c22', floor: '#7d5a3a', joint: '#6e4f33', ceiling: '#d8c4a0' })
  shelves(v, -6, 0, 12, 5, 7)
  v.lamps(4, 0.5, 3.3, '#2e6a4c')
  for (const [x, s] of [[-3.2, 1], [0, 2], [3, 0]]) v.visitor(x, 0.5, { height: 1.3, seed: s })
  table(v, -4.6, 0.3, 9.2, 0.8, '#a9743f', 0.24)
  steps(5, (i) => v.block(['#faf5ea', '#b23a2e', '#1d2b4f', '#faf5ea', '#2e6a4c'][i], -3.8 + i * 1.7, 0.8, 0.36, 0.6, 0.05 + (i % 2) * 0.1, 0.06))
  return v.finish()
}

/** Grey boxes on steel, and one that is being fetched. */
export function archiveStore() {
  const v = new Room('archive store', { wall: '#c7cfd2', side: '#b9c2c6', floor: '#8f9a9c', joint: '#848f92', ceiling: '#e6ebec', deep: 1.3 })
  for (const k of [-1, 1]) steps(5, (j) => steps(6, (i) => {
    const [z, x] = [0.02 + i * 0.2, k * 3.2]
    const colour = (i * 3 + j * 5) % 7 ? (j % 2 ? '#7f8a86' : '#8b968f') : '#b98d5e'
    v.cut(colour, [v.at(x, j * 0.9 + 0.12, z), v.at(x, j * 0.9 + 0.78, z), v.at(x, j * 0.9 + 0.78, z + 0.17), v.at(x, j * 0.9 + 0.12, z + 0.17)])
    v.cut('#faf5ea', [v.at(x, j * 0.9 + 0.3, z + 0.06), v.at(x, j * 0.9 + 0.52, z + 0.06), v.at(x, j * 0.9 + 0.52, z + 0.11), v.at(x, j * 0.9 + 0.3, z + 0.11)])
  }))
  for (const k of [-1, 1]) steps(6, (j) => v.pen('#4d585c', 9).line([v.at(k * 3.2, j * 0.9 + 0.06, -0.2), v.at(k * 3.2, j * 0.9 + 0.06, 1.24)]))
  v.visitor(-0.4, 0.62, { seed: 0, dress: '#1d2b4f' })
  v.block('#b9afa2', 0, 0, 0.5, 1.1, 0.7, 0.12).block('#b98d5e', 0.2, 0.7, 0.52, 0.7, 0.4, 0.08)
  return v.finish()
}

/** Paintings on sliding screens. */
export function paintingStore() {
  const v = new Room('painting store', { wall: '#e6e0d2', side: '#d8d1c1', floor: '#9a9186', joint: '#8e857a', ceiling: '#f4f1ea' })
  steps(26, (i) => v.pen('#c4bba9', 4).line([v.at(-6 + i * 0.48, 0), v.at(-6 + i * 0.48, 4.6)]))
  steps(10, (i) => v.pen('#c4bba9', 4).line([v.at(-6, i * 0.48), v.at(6, i * 0.48)]))
  v.hang(-5.4, 2.5, 2, 1.6, hills('#9ccbd9', '#faf5ea', '#5d9150', '#2e6a4c')).hang(-2.7, 2.3, 1.5, 1.9, sitter('#5b2a4e', '#faf5ea', '#e0b08a', '#6b4420')).hang(-0.4, 2.6, 2.2, 1.4, fields('#f3bd45', '#e2673a', '#b23a2e'), '#33322f').hang(2.7, 2.3, 2.6, 1.8, turns('#1d2b4f', '#e2673a', '#f3bd45', '#faf5ea'), '#33322f')
  v.hang(-5.2, 0.4, 1.4, 1.7, print(), '#33322f').hang(-3, 0.5, 2.3, 1.4, fields('#1d3c9a', '#16307c'), '#8b6838').hang(0.4, 0.4, 1.4, 1.5, sitter('#2e6a4c', '#b23a2e', '#6d4630', '#191a22')).hang(2.6, 0.5, 2.4, 1.3, hills('#f1cfa6', '#e2673a', '#8a5b6a', '#43203c'))
  return v.visitor(-1.4, 0.4, { seed: 3, dress: '#33322f' }).finish()
}

/** A painting on an easel under a north window. */
export function paintingsStudio() {
  const v = new Room('paintings studio', { wall: '#e9e4d8', side: '#dcd6c8', floor: '#a3917a', joint: '#96846e' }).window(-5, 1.2, 6, 3.3, { panes: 4 })
  v.pen('#6b4420', 22).line([v.at(2, 0, 0.6), v.at(2.9, 4, 0.6)]).line([v.at(4.4, 0, 0.6), v.at(3.5, 4, 0.6)])
  const [[x0, y0], [x1, y1]] = [v.at(1.6, 3.2, 0.55), v.at(4.8, 1, 0.55)]
  v.cut('#6b4420', rect(x0 - 12, y0 - 12, x1 - x0 + 24, y1 - y0 + 24))
  hills('#d8b98a', '#f6eccb', '#7f8a6b', '#4a5a44')(v, [x0, y0, x1 - x0, y1 - y0])
  v.cut('#f6eccb', rect(x0, y0, (x1 - x0) * 0.32, y1 - y0), 0.35)
  table(v, -4.6, 0.4, 3.4, 0.85, '#8b6838')
  steps(8, (i) => v.block(['#1d3c9a', '#b23a2e', '#f3bd45', '#2e6a4c', '#faf5ea', '#5b2a4e', '#e2673a', '#191a22'][i], -4.4 + i * 0.4, 0.85, 0.46, 0.2, 0.26, 0.03))
  return v.visitor(1.1, 0.5, { seed: 2, dress: '#faf5ea' }).finish()
}

/** Fragments in trays and a jar half whole. */
export function objectsStudio() {
  const v = new Room('objects studio', { wall: '#bcd0cc', side: '#aec4c0', floor: '#cfc4b2', joint: '#c2b6a3' })
  shelves(v, -5.6, 2.3, 5, 2.2, 3)
  v.window(1, 1.5, 4.2, 2.8)
  table(v, -4.4, 0.4, 8.8, 0.9, '#faf5ea', 0.26)
  vase('#c9703f', '#1e1815', 1)(v, ...v.at(-2.8, 0.9, 0.5), 220)
  vase('#ead9b8', '#7d2d22', 0.8)(v, ...v.at(2.9, 0.9, 0.5), 220)
  steps(9, (i) => v.cut(i % 2 ? '#c9703f' : '#a85a30', place(coords('-1 0.2, -0.2 -0.8, 0.9 -0.3, 0.6 0.7'), { x: v.at(-1.3 + i * 0.36, 0.9, 0.5)[0], y: v.at(0, 0.93, 0.46 + (i % 3) * 0.05)[1], turn: i, scale: 26 })))
  return v.visitor(0.6, 0.72, { seed: 1, dress: '#faf5ea' }).visitor(-1.6, 0.72, { seed: 0, dress: '#faf5ea', way: -1 }).finish()
}

/** A lecture: rows of chairs and a bright screen. */
export function lectureHall() {
  const v = new Room('lecture hall', { wall: '#43203c', side: '#3a1a34', floor: '#5a2a30', joint: '#50252b', ceiling: '#2b1427' })
  v.box('#faf5ea', -3.4, 1.3, 6.8, 3.2)
  const [[x0, y0], [x1, y1]] = [v.at(-3.2, 4.3), v.at(3.2, 1.5)]
  hills('#9ccbd9', '#f3bd45', '#5d9150', '#2e6a4c')(v, [x0, y0, x1 - x0, y1 - y0])
  v.block('#8b6838', 3.9, 0, 0.9, 0.8, 1.15, 0.05).visitor(4.2, 0.98, { seed: 4 })
  for (const z of [0.75, 0.5, 0.25]) steps(9, (i) => {
    const x = -5 + i * 1.2
    chair(v, x, z, '#b23a2e')
    if ((i * 7 + z * 40) % 3 < 2) { const [px, py] = v.at(x + 0.23, 1.18, z); const s = 330 / (1 + z); v.soft(['#1d2b4f', '#2e6a4c', '#c98f45'][i % 3], [[px - s * 0.2, py + s * 0.42], [px - s * 0.16, py + s * 0.14], [px + s * 0.16, py + s * 0.14], [px + s * 0.2, py + s * 0.42]]).disc(['#191a22', '#6b4420', '#b9afa2'][(i + 1) % 3], px, py, s * 0.12, s * 0.14) }
  })
  return v.finish()
}

/** The café, with a view of the sea. */
export function cafe() {
  const v = new Room('cafe', { wall: '#f0d9b0', side: '#e8cf9f', floor: '#b5654a', joint: '#a65a41' }).window(-5.4, 0.9, 10.8, 3.4, { panes: 6 }).lamps(5, 0.8, 3.9, '#b23a2e')
  for (const [x, z, s] of [[-3.4, 0.7, 0], [0.6, 0.6, 3], [3.6, 0.75, 6]]) {
    v.visitor(x - 0.7, z, { height: 1.35, seed: s }).visitor(x + 1.2, z, { height: 1.35, seed: s + 1, way: -1 })
    table(v, x - 0.35, z - 0.05, 1.2, 0.75, '#faf5ea', 0.1)
    v.disc('#1d2b4f', ...v.at(x, 0.78, z), 26, 10).disc('#faf5ea', ...v.at(x + 0.5, 0.8, z), 22, 12)
  }
  return v.finish()
}

/** The shop: shelves, books, a counter. */
export function shop() {
  const v = new Room('shop', { wall: '#2e6a4c', side: '#285e43', floor: '#d8c4a0', joint: '#cbb691' })
  shelves(v, -5.6, 0, 5, 4.4, 5)
  steps(3, (j) => {
    v.box('#8b6838', 0.4, 0.9 + j * 1.2, 5, 0.1)
    steps(5, (i) => v.box(['#f3bd45', '#e2673a', '#9ccbd9', '#e7a79b', '#faf5ea', '#b23a2e'][(i + j * 2) % 6], 0.6 + i * 0.98, 1 + j * 1.2, 0.66, 0.86))
  })
  table(v, -3, 0.35, 4, 0.8, '#a9743f')
  steps(6, (i) => v.block(['#b23a2e', '#f3bd45', '#1d2b4f', '#e7a79b', '#9ccbd9', '#faf5ea'][i], -2.8 + i * 0.64, 0.8, 0.42, 0.5, 0.12 + (i % 3) * 0.1, 0.07))
  return v.visitor(2.4, 0.5, { seed: 6 }).visitor(3.5, 0.62, { seed: 3, way: -1 }).finish()
}

/** A classroom for making: paper, pots of paint, children. */
export function artRoom() {
  const v = new Room('art room', { wall: '#f6e2b4', side: '#efd7a0', floor: '#9fb7a3', joint: '#92ab97' }).window(1.2, 1.5, 4, 2.8)
  steps(8, (i) => v.hang(-5.4 + (i % 4) * 1.6, 1.3 + Math.floor(i / 4) * 1.6, 1.2, 1.2, [turns('#b23a2e', '#f3bd45', '#1d2b4f'), fields('#9ccbd9', '#2e6a4c'), hills('#f1cfa6', '#e2673a', '#8a5b6a', '#43203c'), print('#b23a2e')][i % 4], null))
  steps(5, (i) => v.visitor(-4 + i * 2, 0.66, { height: 1.2, seed: i + 2, way: i % 2 ? -1 : 1 }))
  table(v, -5, 0.36, 10, 0.66, '#faf5ea', 0.26)
  steps(12, (i) => v.block(['#b23a2e', '#f3bd45', '#1d3c9a', '#2e6a4c', '#e2673a'][i % 5], -4.7 + i * 0.8, 0.66, 0.42 + (i % 3) * 0.05, 0.16, 0.18, 0.02))
  return v.finish()
}

/** A loom in a long workshop. */
export function weavingRoom() {
  const v = new Room('weaving room', { wall: '#ead7bd', side: '#e0ccb0', floor: '#a9743f', joint: '#98673a' }).window(-5.2, 1.6, 3.4, 2.7)
  v.block('#6b4420', -0.8, 0, 0.6, 0.26, 3.6, 0.06).block('#6b4420', 4.2, 0, 0.6, 0.26, 3.6, 0.06).box('#6b4420', -0.8, 3.5, 5.3, 0.24, 0.6)
  const [[x0, y0], [x1, y1]] = [v.at(-0.5, 3.4, 0.6), v.at(4.2, 0.7, 0.6)]
  steps(46, (i) => v.pen('#faf5ea', 5).line([[x0 + ((x1 - x0) * i) / 45, y0], [x0 + ((x1 - x0) * i) / 45, y1]]))
  weaving('#7d2d22', '#f0c069', '#1d2b4f')(v, [x0, y0 + (y1 - y0) * 0.5, x1 - x0, (y1 - y0) * 0.5])
  steps(7, (i) => v.disc(['#b23a2e', '#f3bd45', '#1d2b4f', '#2e6a4c', '#e7a79b', '#8b5a33', '#faf5ea'][i], ...v.at(-4.9 + i * 0.46, 1.3, 0.9), 34))
  return v.visitor(1.2, 0.4, { height: 1.45, seed: 1, dress: '#2e6a4c' }).finish()
}

/** A meeting about one object, round a table. */
export function studyDay() {
  const v = new Room('study day', { wall: '#b9c7d0', side: '#adbcc6', floor: '#a58a68', joint: '#957b5b' })
  v.hang(-4.8, 1.4, 2.4, 2, print(), '#33322f').hang(2.4, 1.4, 2.4, 2, weaving('#d8c4a0', '#b23a2e', '#1d2b4f'), '#33322f')
  for (const [x, s] of [[-2.8, 3], [-0.9, 0], [1, 5], [2.8, 2]]) v.visitor(x, 0.66, { height: 1.5, seed: s, way: x < 0 ? 1 : -1 })
  table(v, -3.6, 0.34, 7.2, 0.8, '#8b6838', 0.28)
  vase('#1e1815', '#c9703f', 0.8)(v, ...v.at(0, 0.82, 0.42), 232)
  steps(4, (i) => v.block('#faf5ea', -3.1 + i * 1.75, 0.8, 0.4, 0.6, 0.02, 0.08))
  return v.finish()
}

/** Crates on the loading dock. */
export function loadingDock() {
  const v = new Room('loading dock', { wall: '#d2c7b4', side: '#c6baa5', floor: '#8a8378', joint: '#7f786d' })
  v.box('#9ccbd9', -1, 0, 6.4, 4).box('#5d9150', -1, 0.4, 6.4, 0.9).box('#faf5ea', 0.2, 0.5, 4.2, 3).box('#33322f', 0.4, 0.7, 3.8, 2.6)
  for (const [x, z, w, h, c] of [[-4.6, 0.6, 2, 2.2, '#c98f45'], [-2.2, 0.75, 1.4, 1.4, '#b9803b'], [2.6, 0.5, 1.8, 1.2, '#c98f45'], [-4.3, 0.3, 1.2, 0.9, '#d9a55c']]) {
    v.block(c, x, 0, z, w, h, 0.2)
    const [[x0, y0], [x1, y1]] = [v.at(x, h, z), v.at(x + w, 0, z)]
    v.pen('#8b5a2a', 9).line(rect(x0 + 12, y0 + 12, x1 - x0 - 24, y1 - y0 - 24), true)
    v.cut('#191a22', place(coords('-0.3 0, 0 -0.5, 0.3 0, 0.1 0, 0.1 0.5, -0.1 0.5, -0.1 0'), { x: (x0 + x1) / 2, y: (y0 + y1) / 2, scale: 70 }))
  }
  return v.visitor(0.7, 0.55, { seed: 2, dress: '#e2673a' }).finish()
}

/** A recording: two microphones, two people. */
export function recordingRoom() {
  const v = new Room('recording room', { wall: '#7d3f4a', side: '#73394a', floor: '#4d3a44', joint: '#44333c', ceiling: '#5f2f3b' })
  steps(40, (i) => v.box(i % 2 ? '#8a4854' : '#6d3642', -5 + (i % 10), 0.6 + Math.floor(i / 10), 0.94, 0.94))
  v.visitor(-2.4, 0.62, { height: 1.5, seed: 4 }).visitor(2.4, 0.62, { height: 1.5, seed: 1, way: -1 })
  table(v, -2, 0.4, 4, 0.8, '#c98f45')
  for (const x of [-1.1, 1.1]) { const [px, py] = v.at(x, 0.8, 0.5); v.draw('#191a22', 12, [[px, py], [px, py - 150], [px - x * 46, py - 200]]).disc('#191a22', px - x * 50, py - 214, 26, 40) }
  return v.finish()
}

/** The entrance, with a bust and a desk. */
export function welcomeDesk() {
  const v = new Room('welcome desk', { wall: '#f4ead2', side: '#e9dcc0', floor: '#d8c4a0', joint: '#cbb691' }).skylight().window(-5.4, 0.6, 3.6, 3.8)
  v.box('#1d2b4f', 1, 1.4, 4.2, 2.8).box('#f3bd45', 1.3, 3.5, 2, 0.3).box('#faf5ea', 1.3, 3, 3.4, 0.16).box('#faf5ea', 1.3, 2.6, 2.8, 0.16).box('#faf5ea', 1.3, 2.2, 3.1, 0.16)
  v.visitor(2.4, 0.86, { seed: 0, dress: '#b62f63' }).visitor(4, 0.86, { seed: 3, dress: '#b62f63' }).block('#8b6838', 1, 0, 0.55, 4.4, 1.05, 0.16)
  return v.plinth(-1, 0.7, 0.9, 1, bust('#faf5ea'), '#d8c4a0').visitor(0.2, 0.35, { seed: 5 }).visitor(-0.6, 0.35, { height: 1.1, seed: 2 }).finish()
}
