/** Galleries of both sites. */

import { rect, steps } from '../lib/shape.mjs'
import { Room } from './room.mjs'
import { book, bust, fields, hills, print, sitter, turns, vase, weaving } from './works.mjs'

/** Red room with paintings hung in one row. */
export function redGallery() {
  const v = new Room('red gallery', { wall: '#a3322b', side: '#a3322b', floor: '#a9743f', joint: '#956334' }).skylight()
  v.hangBeside(-1, 0.1, 0.34, 1.1, 1.7, ['#1d2b4f', '#c98f45']).hangBeside(1, 0.1, 0.34, 1.1, 1.7, ['#2e6a4c', '#f3d9a0'])
  v.hang(-5.2, 1.1, 1.6, 2, sitter('#33322f', '#5b2a4e', '#d9a27a', '#3a2a1c')).hang(-2, 0.95, 4, 2.4, hills('#e9c98d', '#f6eccb', '#6b7f63', '#33513f')).hang(3.6, 1.1, 1.6, 2, sitter('#1d2b4f', '#faf5ea', '#a8694a', '#191a22'))
  return v.bench(-1.3, 0.35).visitor(-2.6, 0.55, { seed: 4 }).visitor(2.5, 0.75, { seed: 1, way: -1 }).finish()
}

/** White room with large fields of colour. */
export function whiteGallery() {
  const v = new Room('white gallery', { wall: '#faf5ea', side: '#f1e9da', floor: '#c9c0b2', joint: '#bdb3a4' }).skylight('#e9f1f1')
  v.hangBeside(1, 0.05, 0.5, 0.7, 2.8, ['#f3bd45', '#e2673a'], '#f3bd45').hang(-4.6, 0.6, 3.2, 3.2, fields('#1d3c9a', '#16307c', '#1d3c9a'), null).hang(1, 0.6, 3.4, 3.2, fields('#b23a2e', '#e2673a', '#c4473a'), null)
  return v.visitor(-1, 0.5, { seed: 5, dress: '#33322f' }).visitor(-0.2, 0.5, { height: 1.15, seed: 0, dress: '#f3bd45' }).finish()
}

/** A blue room that opens on two more. */
export function enfilade() {
  const v = new Room('enfilade', { wall: '#3c6f8f', side: '#3c6f8f', floor: '#b98d5e', joint: '#a67b4d' })
  v.door(-1.6, 3.2, 3.5, '#f0c069', '#a67b4d')
  const [[x0, y0], [x1, y1]] = [v.at(-0.7, 2.5), v.at(0.7, 0.25)]
  v.cut('#b23a2e', rect(x0, y0, x1 - x0, y1 - y0)).cut('#faf5ea', rect(x0 + 70, y0 + 70, x1 - x0 - 140, 130))
  v.hang(-5.2, 1.1, 2.6, 1.9, hills('#cfe3e4', '#faf5ea', '#7fa08a', '#2e6a4c')).hang(2.6, 1.1, 2.6, 1.9, hills('#f1cfa6', '#e2673a', '#8a5b6a', '#43203c'))
  return v.hangBeside(-1, 0.1, 0.4, 1.1, 1.7, ['#d8c4a0', '#8b6838']).hangBeside(1, 0.1, 0.4, 1.1, 1.7, ['#1d2b4f', '#9ccbd9']).visitor(0.2, 1.0, { seed: 2, skirt: true }).visitor(-3.4, 0.4, { seed: 3 }).finish()
}

/** Vases in cases, one to a plinth. */
export function vaseGallery() {
  const v = new Room('vase gallery', { wall: '#c9b48c', side: '#bfa97f', floor: '#8f7350', joint: '#806645' }).lamps(3, 0.9, 4)
  for (const [x, c, b] of [[-4.4, '#c9703f', '#1e1815'], [-1.5, '#1e1815', '#c9703f'], [1.5, '#ead9b8', '#7d2d22'], [4.4, '#c9703f', '#1e1815']]) v.plinth(x, 0.72, 1.1, 1.05, vase(c, b, 1.15)).glass(x, 0.72, 1.1, 1.7, 1.05)
  return v.visitor(-2.9, 0.5, { seed: 0 }).visitor(3, 0.55, { seed: 6, way: -1 }).visitor(2.4, 0.55, { height: 1.1, seed: 4, way: 1 }).finish()
}

/** Busts under arches at the Villa. */
export function bustGallery() {
  const v = new Room('bust gallery', { wall: '#b5553c', side: '#a94c35', floor: '#d8c9ae', joint: '#c9b896', ceiling: '#f4ead2' })
  for (const x of [-4.9, -1.3, 2.3]) v.door(x, 2.6, 4.1, '#8f3e2b', '#c9b896', true)
  for (const [x, z] of [[-3.6, 0.98], [0, 0.98], [3.6, 0.98]]) v.plinth(x, z, 0.9, 1.2, bust(), '#ecdfc6')
  return v.visitor(-1.9, 0.5, { seed: 1, way: 1 }).finish()
}

/** Weavings, hung full length in low light. */
export function textileGallery() {
  const v = new Room('textile gallery', { wall: '#33424d', side: '#2b3842', floor: '#5d5046', joint: '#52463d', ceiling: '#222c35' })
  v.hang(-5, 0.7, 2.6, 3.5, weaving('#7d2d22', '#f0c069', '#1d2b4f'), null).hang(-1.6, 0.7, 3.2, 3.5, weaving('#d8c4a0', '#b23a2e', '#2e6a4c'), null).hang(2.4, 0.7, 2.6, 3.5, weaving('#1d2b4f', '#e2673a', '#faf5ea'), null)
  return v.bench(-1.5, 0.3, 3, '#8b6838').visitor(0.8, 0.45, { seed: 5 }).finish()
}

/** Prints in a green room, close together. */
export function printRoom() {
  const v = new Room('print room', { wall: '#46705a', side: '#3f6651', floor: '#a9855a', joint: '#98764d' })
  steps(5, (i) => v.hang(-5.1 + i * 2.14, 2.3, 1.5, 1.5, print(), '#33322f'))
  steps(5, (i) => v.hang(-5.1 + i * 2.14, 0.55, 1.5, 1.5, print(i % 2 ? '#1d2b4f' : '#191a22'), '#33322f'))
  return v.visitor(1.4, 0.62, { seed: 2 }).visitor(2.3, 0.62, { seed: 3, way: -1 }).finish()
}

/** A case with an open book in a dim room. */
export function bookGallery() {
  const v = new Room('book gallery', { wall: '#3a3350', side: '#322c46', floor: '#4d4238', joint: '#443a31', ceiling: '#262138' }).lamps(3, 0.6, 3.1, '#f3bd45')
  for (const x of [-3.4, 0, 3.4]) v.plinth(x, 0.45, 2, 0.95, book, '#8b6838').glass(x, 0.45, 2, 0.6, 0.95)
  v.hang(-4.4, 1.5, 2, 1.9, fields('#d8c4a0', '#c9b48c'), '#191a22').hang(2.4, 1.5, 2, 1.9, fields('#d8c4a0', '#c9b48c'), '#191a22')
  return v.visitor(-1.7, 0.6, { seed: 1 }).finish()
}

/** A class on the floor before a picture. */
export function schoolVisit() {
  const v = new Room('school visit', { wall: '#e7c98f', side: '#dfbf82', floor: '#c9a06c', joint: '#b98f5c' })
  v.hang(-2.6, 0.9, 5.2, 2.9, turns('#1d2b4f', '#e2673a', '#f3bd45', '#faf5ea', '#2e6a4c'), '#33322f').visitor(3.6, 0.85, { seed: 0, way: -1 })
  steps(8, (i) => v.visitor(-3.6 + i * 0.95, 0.42 + (i % 2) * 0.1, { height: 1.1, seed: i + 1 }))
  return v.finish()
}

/** Three who draw, and what they draw. */
export function drawingHour() {
  const v = new Room('drawing hour', { wall: '#cfd8cf', side: '#c2cdc3', floor: '#a58a68', joint: '#957b5b' }).skylight()
  v.plinth(0, 0.8, 1.2, 0.9, bust('#faf5ea'), '#b9afa2').hang(-4.8, 1.1, 1.7, 2.2, sitter('#46705a', '#e2673a', '#a8694a', '#191a22')).hang(3, 1.1, 1.7, 2.2, sitter('#b23a2e', '#1d2b4f', '#e0b08a', '#6b4420'))
  for (const [x, s] of [[-3, 1], [2.4, 4]]) {
    v.block('#6b4420', x, 0, 0.3, 0.5, 0.48, 0.06).visitor(x + 0.25, 0.3, { height: 1.45, seed: s })
    v.box('#faf5ea', x + (x < 0 ? 0.55 : -0.55), 0.9, 0.5, 0.64, 0.3)
  }
  return v.finish()
}

/** A wheelchair user and a friend before a large landscape. */
export function stepFree() {
  const v = new Room('step free', { wall: '#d9b7a3', side: '#cfab96', floor: '#b08a66', joint: '#a07b58' })
  v.hang(-3.6, 0.9, 7.2, 2.9, hills('#9ccbd9', '#f3bd45', '#5d9150', '#2e6a4c'))
  const [x, y] = v.at(-0.6, 0, 0.4)
  v.visitor(1, 0.42, { seed: 3 })
  v.soft('#191a22', [[x - 130, y], [x, y - 14], [x + 150, y + 6], [x + 20, y + 20]], 0.25).cut('#1d2b4f', rect(x - 80, y - 190, 150, 100)).cut('#1d2b4f', rect(x - 100, y - 290, 26, 190))
  v.soft('#b62f63', [[x - 70, y - 330], [x + 30, y - 330], [x + 46, y - 160], [x - 76, y - 160]]).cut('#33322f', [[x - 30, y - 180], [x + 90, y - 180], [x + 110, y - 30], [x + 70, y - 30], [x + 60, y - 130], [x - 30, y - 130]]).disc('#a8694a', x - 16, y - 388, 44, 52).soft('#191a22', [[x - 66, y - 376], [x - 58, y - 450], [x + 20, y - 448], [x + 28, y - 420], [x - 30, y - 410], [x - 44, y - 360]])
  v.disc('#33322f', x - 20, y - 84, 90).disc(v.floorTone, x - 20, y - 84, 74).disc('#33322f', x - 20, y - 84, 14).disc('#33322f', x + 90, y - 26, 28)
  return v.finish()
}

/** An empty gallery before opening, with a lift and a picture on its blocks. */
export function hangingDay() {
  const v = new Room('hanging day', { wall: '#5b6f86', side: '#52657b', floor: '#b98d5e', joint: '#a67b4d' })
  v.hang(-4.6, 1, 2.6, 2, hills('#f1e2c4', '#e2673a', '#8f7a5a', '#4d4238')).box('#7f92a6', 1.2, 1.1, 3.4, 2.2).box('#b23a2e', 1.2, 1.1, 0.06, 2.2).box('#b23a2e', 1.2, 3.24, 3.4, 0.06)
  v.block('#c9a06c', 0.9, 0, 0.55, 0.3, 0.14, 0.05).block('#c9a06c', 3.2, 0, 0.55, 0.3, 0.14, 0.05)
  const [[x0, y0], [x1, y1]] = [v.at(0.6, 2.1, 0.6), v.at(3.8, 0.14, 0.6)]
  v.cut('#8b6838', rect(x0, y0, x1 - x0, y1 - y0)).cut('#e7a79b', rect(x0 + 36, y0 + 36, x1 - x0 - 72, y1 - y0 - 72)).disc('#5b2a4e', (x0 + x1) / 2, (y0 + y1) / 2, 90)
  return v.visitor(0.2, 0.5, { seed: 1, dress: '#33322f' }).visitor(4.3, 0.5, { seed: 2, dress: '#33322f', way: -1 }).finish()
}
