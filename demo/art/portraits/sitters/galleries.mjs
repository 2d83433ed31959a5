/** Curators and keepers of the museum's departments. */

import { C } from '../../lib/colours.mjs'
import { frame, outlook, panels, rounds, shelf } from './room.mjs'
import { BROWN, DEEP, FAIR, GOLD, LINE, OLIVE, ROSY, TAN } from './skin.mjs'

/** Emil Sandoval. */
export const emilSandoval = {
  wall: '#f2d7a0',
  head: { ...TAN, turn: -0.36, hair: '#2a1d18', hairLight: '#5e463a', jaw: 0.56, chin: 0.3 },
  line: '#4f2614',
  age: 0,
  hair: 'pixie',
  dress: 'coat',
  cloth: ['#6b7f8e', '#536673', C.white, '#d6cbb6', C.ink],
  glasses: { colour: '#3a2418', round: true, thick: 0.028 },
  eye: { open: 0.074 },
  mouth: { smile: 0.06, lip: '#a8564b' },
  room: (v) => panels(v, 150, 300, ['#e2c07f', '#fbf3e0', '#d9b36c']),
}

/** Fatima Belkacem. */
export const fatimaBelkacem = {
  wall: '#31536b',
  head: { ...OLIVE, turn: 0.34, hair: '#2a1b18', hairLight: '#5d443a', jaw: 0.52, chin: 0.26, y: 1030 },
  line: LINE,
  age: 0,
  hair: 'wrap',
  wrap: ['#d9789a', '#b9577c', '#f0b7c6'],
  dress: 'roll',
  cloth: ['#26384f', '#1b2a3d'],
  eye: { open: 0.078, brow: 0.046 },
  wing: true,
  mouth: { smile: 0.045, lip: '#a94a52' },
  room: (v) => shelf(v, 480, ['#c99b45', '#8c4a2f', '#e8dcc2', '#6d8a6a'], '#1f3a4e'),
}

/** Gwilym Prosser. */
export const gwilymProsser = {
  wall: '#a9542f',
  head: { ...ROSY, turn: -0.38, hair: '#cfc7b8', hairLight: '#efe9dc', jaw: 0.58, chin: 0.32 },
  line: '#7a4030',
  age: 3,
  hair: 'curls',
  beard: 'full',
  beardColour: '#d8d1c3',
  beardLight: '#b3aa99',
  browColour: '#bdb4a4',
  dress: 'cardigan',
  cloth: ['#4a5b3a', '#38472b', '#efe5d0', '#cdbf9f'],
  eye: { iris: '#5c7c93', open: 0.06 },
  mouth: { lip: '#b0625a' },
  neck: 0.45,
  room: (v) => outlook(v, 1190, '#b9d4da', '#6d8a4c', '#7d3a1f'),
}

/** Josefina Kirkbride. */
export const josefinaKirkbride = {
  wall: '#5a5f66',
  head: { ...BROWN, turn: 0.36, hair: '#7d756e', hairLight: '#b5ada5', jaw: 0.54, chin: 0.28 },
  line: '#2a120b',
  age: 2,
  hair: 'pixie',
  earring: C.white,
  nose: 0.19,
  dress: 'jacket',
  skinAt: BROWN.skin,
  cloth: [C.black, '#0d0d12', C.white, '#d6cbb6'],
  eye: { open: 0.068 },
  mouth: { smile: 0.045, lip: '#94434a' },
  room: (v) => {
    for (const [x, y, c] of [
      [70, 140, '#8d949c'],
      [400, 230, '#b9bfc4'],
      [1200, 160, '#a1a7ad'],
      [1500, 250, '#777d84'],
    ])
      frame(v, x, y, 250, 300, '#f3efe6', c)
  },
}

/** Kwabena Lister. */
export const kwabenaLister = {
  wall: '#dfae3f',
  head: { ...DEEP, turn: -0.34, hair: '#17110f', hairLight: '#3f322b', jaw: 0.57, chin: 0.31 },
  line: '#1d0d0a',
  age: 0,
  hair: 'fade',
  nose: 0.2,
  dress: 'shirt',
  skinAt: DEEP.skin,
  cloth: ['#e7dcc8', '#c9bb9f', '#e7dcc8', C.bronze],
  glasses: { colour: C.black, thick: 0.034 },
  eye: { open: 0.07 },
  mouth: { teeth: true, smile: 0.07, wide: 0.27, lip: '#7d3a3c' },
  room: (v) => frame(v, 1240, 150, 460, 620, '#8b6838', '#2f5f7a'),
}

/** Oswin Clarke. */
export const oswinClarke = {
  wall: '#7fa39a',
  head: { ...FAIR, turn: 0.4, hair: '#c08a4e', hairLight: '#e3b57c', jaw: 0.57, chin: 0.31 },
  line: LINE,
  age: 0,
  hair: 'curls',
  dress: 'overalls',
  cloth: ['#efe6d4', '#d3c8b1', '#8a4f33', '#6b3a24'],
  eye: { iris: '#4f7c6a', open: 0.07 },
  mouth: { smile: 0.06, lip: '#bd6a5f' },
  blush: '#e7a38c',
  room: (v) => rounds(v, 190, ['#b5603c', '#6f9389', '#dcb98a'], 76),
}

/** Theo Nakagawa. */
export const theoNakagawa = {
  wall: '#c45a3c',
  head: { ...GOLD, turn: -0.32, hair: '#18161a', hairLight: '#45404a', jaw: 0.56, chin: 0.3 },
  line: '#6b3a2a',
  age: 1,
  hair: 'crop',
  dress: 'jacket',
  skinAt: GOLD.skin,
  cloth: ['#5c6b73', '#47545b', C.black, '#0d0d12'],
  eye: { open: 0.062, narrow: 1, slant: 0.08 },
  mouth: { smile: 0.035, lip: '#b05a50' },
  room: (v) => panels(v, 120, 520, ['#a8472c', '#1d1a1e', '#a8472c', '#e9d6b8']),
}

/** Winifred Lau. */
export const winifredLau = {
  wall: '#e8e0cf',
  head: { ...GOLD, turn: 0.34, hair: '#a7a19b', hairLight: '#d6d1ca', jaw: 0.53, chin: 0.27 },
  line: '#6b3a2a',
  age: 3,
  hair: 'bun',
  earring: C.garden,
  browColour: '#8a837c',
  dress: 'cardigan',
  cloth: ['#7b2e46', '#5f2135', C.white, '#d6cbb6'],
  eye: { open: 0.058, narrow: 1, slant: 0.06 },
  mouth: { smile: 0.055, lip: '#b25f5c' },
  room: (v) => outlook(v, 110, C.sky, C.garden, '#cbbf9f'),
}

/** Yvonne Tremblay. */
export const yvonneTremblay = {
  wall: '#f3ede0',
  head: { ...ROSY, turn: -0.4, hair: '#2b2522', hairLight: '#6b605a', jaw: 0.52, chin: 0.26 },
  line: '#7a4030',
  age: 2,
  hair: 'bob',
  ears: [],
  dress: 'roll',
  cloth: [C.sunset, '#b9481f'],
  glasses: { colour: C.teal, round: true, thick: 0.034 },
  eye: { iris: '#4b5f6e', open: 0.066 },
  mouth: { smile: 0.03, lip: '#a92f3c' },
  room: (v) => frame(v, 110, 130, 560, 660, '#e3d9c4', C.magenta),
}
