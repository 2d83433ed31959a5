/** Those who pay, count and answer the letters of the foundation. */

import { C } from '../../../lib/colours.mjs'
import { arc, rect, steps } from '../../../lib/shape.mjs'
import { drawers, sheet } from '../room.mjs'
import { BROWN, FAIR, GOLD, LINE, OLIVE } from '../skin.mjs'

/** Cosima Abdullahi. */
export const cosimaAbdullahi = {
  wall: '#f0d489',
  head: { ...BROWN, turn: 0.36, hair: '#1b1412', hairLight: '#4b3b33', jaw: 0.53, chin: 0.27 },
  line: '#2a120b',
  age: 1,
  hair: 'scarf',
  wrap: [C.teal, '#2a6a69', '#6fb3ae'],
  ears: [],
  nose: 0.18,
  dress: 'jacket',
  skinAt: BROWN.skin,
  cloth: ['#33405e', '#252f47', C.white, '#d6cbb6'],
  eye: { open: 0.074, brow: 0.048 },
  mouth: { teeth: true, smile: 0.06, wide: 0.26, lip: '#a3474c' },
  room: (v) => {
    for (const [x, c] of [
      [300, C.magenta],
      [1520, C.sea],
    ]) {
      v.soft(c, [...arc(x, 480, 260, 260, Math.PI, Math.PI * 2, 12), [x + 130, 440], [x, 480], [x - 130, 440]])
      v.draw('#7a5638', 18, [
        [x, 470],
        [x, 820],
        [x + 40, 860],
        [x + 80, 820],
      ])
    }
  },
}

/** Ruben Ito. */
export const rubenIto = {
  wall: '#cf7a52',
  head: { ...GOLD, turn: -0.36, hair: '#5b5553', hairLight: '#a09a97', jaw: 0.58, chin: 0.32 },
  line: '#6b3a26',
  age: 2,
  hair: 'part',
  dress: 'cardigan',
  cloth: ['#4b5a3c', '#38452d', C.white, '#d6cbb6'],
  glasses: { colour: '#3a2418', thick: 0.034 },
  eye: { open: 0.058, narrow: 1, slant: 0.06 },
  mouth: { smile: 0.05, lip: '#b06356' },
  neck: 0.45,
  room: (v) =>
    steps(5, (j) =>
      steps(11, (i) => {
        const [x, y] = [-40 + i * 190 - (j % 2) * 95, 140 + (4 - j) * 130]
        v.cut('#a3502e', rect(x, y, 176, 90)).disc('#a3502e', x + 88, y + 90, 88, 64).disc('#b9613c', x + 88, y + 80, 60, 46)
      }),
    ),
}

/** Dagny Okoye. */
export const dagnyOkoye = {
  wall: '#93b7a4',
  head: {
    ...BROWN,
    skin: '#b07c55',
    shade: '#86573a',
    light: '#c9976e',
    turn: 0.38,
    hair: '#7a4a28',
    hairLight: '#b8814f',
    jaw: 0.53,
    chin: 0.27,
    s: 425,
    y: 1010,
  },
  line: '#3a1a10',
  age: 0,
  hair: 'afro',
  ears: [],
  nose: 0.17,
  dress: 'shirt',
  skinAt: '#b07c55',
  cloth: [C.white, '#d6cbb6', C.white, C.sunset],
  eye: { iris: '#4f6a4a', open: 0.076 },
  mouth: { smile: 0.05, lip: '#a84e4e' },
  room: (v) => {
    sheet(v, 1340, 190, 350, 520, '#6f8f80')
    v.disc(C.sunset, 1620, 640, 34)
  },
}

/** Joaquín Asher. */
export const joaquinAsher = {
  wall: '#27324f',
  head: { ...OLIVE, turn: -0.38, hair: '#6b645e', hairLight: '#a8a199', jaw: 0.58, chin: 0.32 },
  line: LINE,
  age: 2,
  hair: 'bald',
  beard: 'moustache',
  beardColour: '#6b645e',
  beardLight: '#a8a199',
  browColour: '#57504b',
  dress: 'pullover',
  cloth: ['#a7b3bd', '#8593a0', C.white, '#d6cbb6'],
  tie: '#8c2f3a',
  glasses: { colour: C.black, thick: 0.028 },
  eye: { open: 0.064, brow: 0.056 },
  mouth: { smile: 0.03, lip: '#a5564c' },
  nose: 0.18,
  neck: 0.46,
  room: (v) =>
    steps(9, (j) =>
      steps(8, (i) => {
        if ((i * 3 + j * 5) % 7) v.cut(i % 4 === 3 ? C.yellow : '#6d7da8', rect(80 + i * 220, 160 + j * 74, [130, 90, 160, 110][(i + j) % 4], 26))
      }),
    ),
}

/** Florian Tesfaye. */
export const florianTesfaye = {
  wall: '#7a5a8c',
  head: { ...BROWN, turn: 0.36, hair: '#1b1412', hairLight: '#4b3b33', jaw: 0.55, chin: 0.3, long: 1.04 },
  line: '#2a120b',
  age: 0,
  hair: 'curls',
  beard: 'stubble',
  nose: 0.17,
  dress: 'jacket',
  skinAt: BROWN.skin,
  cloth: ['#c9b37e', '#a8925e', '#f4ecd9', '#d8ccb0'],
  glasses: { colour: '#f0e4c8', round: true, thick: 0.028 },
  eye: { open: 0.074, brow: 0.052 },
  mouth: { smile: 0.045, lip: '#8f4a44' },
  neck: 0.42,
  room: (v) => {
    for (const [x, y, n] of [
      [140, 220, 5],
      [380, 480, 3],
      [1270, 420, 4],
      [1480, 190, 2],
    ]) {
      v.cut(C.white, rect(x, y, 220, 220))
      const spots = { 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8] }[n]
      for (const s of spots) v.disc('#4a3358', x + 50 + (s % 3) * 60, y + 50 + Math.floor(s / 3) * 60, 20)
    }
  },
}

/** Perpetua Lindholm. */
export const perpetuaLindholm = {
  wall: '#c9b4bd',
  head: { ...FAIR, turn: -0.32, hair: '#ece7de', hairLight: '#bfb8ac', jaw: 0.54, chin: 0.28 },
  line: LINE,
  age: 3,
  hair: 'bun',
  earring: '#7b2e46',
  browColour: '#b5ada0',
  dress: 'cardigan',
  cloth: ['#6f4a63', '#553649', '#f4ead6', '#d6cbb6'],
  glasses: { colour: '#2f5f92', thick: 0.03 },
  eye: { iris: '#57707c', open: 0.062 },
  mouth: { smile: 0.055, lip: '#b8605f' },
  blush: '#e6a493',
  room: (v) => {
    sheet(v, 110, 170, 400, 500, '#5b6a9a', '#eef0ea')
    sheet(v, 1300, 220, 400, 500, '#5b6a9a', '#eef0ea')
  },
}

/** Winifred Sato. */
export const winifredSato = {
  wall: '#5f8a7a',
  head: { ...GOLD, turn: 0.34, hair: '#8d8783', hairLight: '#c9c4c0', jaw: 0.53, chin: 0.27 },
  line: '#6b3a2a',
  age: 2,
  hair: 'bob',
  ears: [],
  dress: 'dress',
  skinAt: GOLD.skin,
  cloth: ['#b5443f', '#8f312d', C.white, C.yellow],
  beads: [C.white, C.ink, C.white],
  eye: { open: 0.058, narrow: 1, slant: 0.07 },
  mouth: { teeth: true, smile: 0.055, wide: 0.24, lip: '#b8484e' },
  room: (v) => {
    drawers(v, 90, 190, 3, 4, ['#3f6657', '#f3e7c8', '#8b5e36'])
    drawers(v, 1240, 190, 3, 4, ['#3f6657', '#f3e7c8', '#8b5e36'])
  },
}
