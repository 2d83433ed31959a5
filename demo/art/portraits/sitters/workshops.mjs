/** Conservators of the museum, and the science of the institute. */

import { C } from '../../lib/colours.mjs'
import { frame, outlook, panels, rounds, shelf } from './room.mjs'
import { BROWN, DEEP, FAIR, GOLD, LINE, OLIVE, ROSY, TAN } from './skin.mjs'

/** Bea Tansley. */
export const beaTansley = {
  wall: '#c79a4b',
  head: { ...ROSY, turn: 0.38, hair: '#7a3f24', hairLight: '#a9663f', jaw: 0.54, chin: 0.28 },
  line: '#7a4030',
  age: 0,
  hair: 'braid',
  dress: 'apron',
  cloth: ['#e9ddc4', '#cdbd9d', '#4c6a58', '#365041'],
  eye: { iris: '#5b7a4c', open: 0.074 },
  mouth: { smile: 0.06, lip: '#bf625c' },
  blush: '#e99a88',
  room: (v) => {
    for (const x of [60, 420, 1180, 1500]) frame(v, x, 120 + (x % 90), 240, 560, '#f0d27a', '#c79a4b')
  },
}

/** Coralie Mbatha. */
export const coralieMbatha = {
  wall: '#3d6b6a',
  head: { ...DEEP, turn: -0.36, hair: '#1a1311', hairLight: '#4a3a32', jaw: 0.54, chin: 0.28, s: 420, y: 1010 },
  line: '#1d0d0a',
  age: 1,
  hair: 'afro',
  earring: C.sunset,
  nose: 0.2,
  dress: 'overalls',
  cloth: [C.yellow, '#d39a28', '#3a3a48', '#24242f'],
  eye: { open: 0.074 },
  mouth: { teeth: true, smile: 0.07, wide: 0.27, lip: '#8d3a42' },
  room: (v) => rounds(v, 180, ['#4f827f', '#d8c39a', '#315a59'], 62),
}

/** Desmond Okoro. */
export const desmondOkoro = {
  wall: '#8c3b3a',
  head: { ...BROWN, turn: 0.36, hair: '#8b847d', hairLight: '#bdb6ae', jaw: 0.59, chin: 0.33 },
  line: '#2a120b',
  age: 2,
  hair: 'crop',
  beard: 'trimmed',
  nose: 0.2,
  dress: 'coat',
  cloth: ['#f2ecdf', '#d5ccb9', '#2f5f7a', '#1f4a63', '#b9b0a0'],
  eye: { open: 0.066 },
  mouth: { smile: 0.04, lip: '#86423f' },
  neck: 0.46,
  room: (v) => panels(v, 140, 420, ['#7a302f', '#a3514a', '#c9806a', '#e6c2a0']),
}

/** Gianluca Moro. */
export const gianlucaMoro = {
  wall: '#dcd3c3',
  head: { ...OLIVE, turn: -0.42, hair: '#3b2a22', hairLight: '#735848', jaw: 0.57, chin: 0.31 },
  line: LINE,
  age: 1,
  hair: 'curls',
  beard: 'moustache',
  beardColour: '#3b2a22',
  beardLight: '#735848',
  dress: 'apron',
  cloth: ['#9a4a35', '#7c3826', '#e3d5b8', '#bfae8a'],
  eye: { open: 0.07, brow: 0.06 },
  mouth: { lip: '#a5564c' },
  nose: 0.19,
  room: (v) => shelf(v, 440, ['#b98a4f', '#a3753f', '#d3a765', '#8b6838'], '#8b6838'),
}

/** Gregor Falkenrath. */
export const gregorFalkenrath = {
  wall: '#4a5a78',
  head: { ...FAIR, turn: 0.36, hair: '#b9b2a8', hairLight: '#dcd6cc', jaw: 0.58, chin: 0.33, long: 1.04 },
  line: LINE,
  age: 3,
  hair: 'bald',
  browColour: '#a59d92',
  dress: 'coat',
  cloth: ['#dfe4e6', '#bcc5c9', '#6b7f4c', '#53653a', '#9aa3a8'],
  glasses: { colour: '#6b4426', thick: 0.026 },
  eye: { iris: '#57707c', open: 0.058 },
  mouth: { smile: 0.02, lip: '#ad6058' },
  neck: 0.44,
  room: (v) => outlook(v, 1200, '#d9e4e2', '#8aa07a'),
}

/** Mei-lin Foster. */
export const meiLinFoster = {
  wall: '#a8c3a0',
  head: { ...GOLD, turn: -0.34, hair: '#1f1a1c', hairLight: '#4d444a', jaw: 0.52, chin: 0.26 },
  line: '#6b3a2a',
  age: 0,
  hair: 'bangs',
  ears: [],
  dress: 'coat',
  cloth: [C.white, '#ddd6c6', C.plum, '#442040', '#b9b0a0'],
  eye: { open: 0.06, narrow: 1, slant: 0.1 },
  mouth: { teeth: true, smile: 0.06, wide: 0.24, lip: '#c05a5e' },
  room: (v) => rounds(v, 170, ['#8fb085', '#f4ecd8', C.sunset, '#5d8a66'], 54),
}

/** Nadia Karim. */
export const nadiaKarim = {
  wall: '#6d4f7d',
  head: { ...TAN, turn: 0.4, hair: '#1d1518', hairLight: '#4c3a40', jaw: 0.52, chin: 0.26 },
  line: '#4f2614',
  age: 1,
  hair: 'swept',
  earring: C.yellow,
  dress: 'apron',
  cloth: ['#f1e7d3', '#d2c5aa', '#27324f', '#1b243c'],
  wing: true,
  eye: { open: 0.076, brow: 0.05 },
  mouth: { smile: 0.05, lip: '#a4434f' },
  room: (v) => panels(v, 180, 360, ['#826394', '#f4ecd8', '#9a7cab', '#f4ecd8']),
}

/** Sook-hee Baek. */
export const sookHeeBaek = {
  wall: '#e0b7a0',
  head: { ...GOLD, turn: 0.32, hair: '#453a38', hairLight: '#857671', jaw: 0.53, chin: 0.27 },
  line: '#6b3a2a',
  age: 2,
  hair: 'waves',
  ears: [],
  dress: 'shirt',
  skinAt: GOLD.skin,
  cloth: ['#2e6a4c', '#214f38', '#2e6a4c', C.white],
  glasses: { colour: '#5b2f22', thick: 0.028 },
  eye: { open: 0.058, narrow: 1, slant: 0.07 },
  mouth: { smile: 0.04, lip: '#b8585a' },
  room: (v) => {
    for (const [x, y] of [
      [80, 150],
      [360, 330],
      [1230, 180],
      [1510, 320],
    ])
      frame(v, x, y, 220, 280, '#f7f1e3', '#8d949c')
  },
}
