/** Visitors of both sites. */
import { C } from '../lib/colours.mjs'

export const skins = ['#7a4a34', '#c98d66', '#e3b48f', '#5b3728', '#a8694a']

export const hairs = [C.black, C.plum, '#6b4426', '#d9c9ae', '#3a2a24']

/** A few visitors in different dress. */
export function crowd(v, list) {
  list.forEach(([x, y, h, dress], i) =>
    v.person(x, y, h, dress, {
      skin: skins[(i * 3 + 1) % 5],
      hair: hairs[(i * 2) % 5],
      way: i % 3 === 1 ? -1 : 1,
      stride: i % 4 === 0 ? 0.03 : 0.13,
      skirt: i % 5 === 2,
      legs: [C.ink, C.plum, C.bronze][i % 3],
      hat: i % 6 === 4 ? C.yellow : null,
      shade: C.ink,
    }),
  )
}

/** Visitors of the Villa: x, y, height, dress, direction. */
export const people = (v, list) =>
  list.forEach(([x, y, h, dress, way = 1], i) =>
    v.person(x, y, h, dress, {
      skin: ['#7a4a34', '#c98d66', '#e3b48f', '#5b3728'][i % 4],
      hair: [C.black, '#6b4426', C.plum, '#d9c9ae'][(i * 3) % 4],
      way,
      skirt: i % 3 === 1,
      shade: C.ink,
      stride: i % 2 ? 0.12 : 0.03,
      hat: i % 4 === 3 ? C.yellow : null,
    }),
  )
