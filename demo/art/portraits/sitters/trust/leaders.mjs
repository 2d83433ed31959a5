/** Those who run the trust. */

import { C } from '../../../lib/colours.mjs'
import { arc, coords, rect, steps } from '../../../lib/shape.mjs'
import { panels, sheet, shelf, wheelchair } from '../room.mjs'
import { BROWN, DEEP, FAIR, LINE, OLIVE, ROSY, TAN } from '../skin.mjs'

/** Lenora Castellan-Webb. */
export const lenoraCastellanWebb = {
  wall: '#6b2436',
  head: { ...BROWN, turn: 0.34, hair: '#a8a29b', hairLight: '#d9d4cd', jaw: 0.54, chin: 0.28 },
  line: '#2a120b',
  age: 3,
  hair: 'locs',
  ears: [],
  browColour: '#6f6862',
  nose: 0.19,
  dress: 'jacket',
  skinAt: BROWN.skin,
  cloth: [C.ink, C.navy, '#f4ead6', '#d8ccb4'],
  pocket: C.yellow,
  glasses: { colour: '#c99b45', round: true, thick: 0.03 },
  eye: { open: 0.068 },
  mouth: { smile: 0.055, lip: '#94434a' },
  room: (v) => shelf(v, 500, ['#d9c9a4', '#a8472c', '#e8dcc2', '#c58a3c', '#8f5a4a'], '#4a1724'),
}

/** Augustin Prewitt. */
export const augustinPrewitt = {
  wall: '#2b2a33',
  head: { ...ROSY, turn: -0.36, hair: '#9a948c', hairLight: '#cbc5bc', jaw: 0.58, chin: 0.33, long: 1.02 },
  line: '#7a4030',
  age: 2,
  hair: 'part',
  beard: 'stubble',
  beardColour: '#8b847b',
  browColour: '#7b746b',
  dress: 'roll',
  cloth: ['#17171c', '#33333d'],
  eye: { iris: '#55708a', open: 0.064 },
  mouth: { smile: 0.035, lip: '#b0625a' },
  neck: 0.45,
  room: (v) => {
    v.cut('#15141a', rect(0, 250, 1800, 30))
    for (const [x, c] of [
      [260, C.yellow],
      [560, C.sunset],
      [1240, C.sky],
      [1540, C.yellow],
    ]) {
      v.soft(c, coords('-50 400, 50 400, 170 1100, -170 1100').map(([a, b]) => [x + a, b]), 0.22)
      v.cut('#4a4955', coords('-50 300, 50 300, 74 410, -74 410').map(([a, b]) => [x + a, b])).cut(
        c,
        rect(x - 62, 398, 124, 18),
      )
    }
  },
}

/** Dunstan Okeke. */
export const dunstanOkeke = {
  wall: '#c7d3c4',
  head: { ...DEEP, turn: 0.38, hair: '#17110f', hairLight: '#3f322b', jaw: 0.6, chin: 0.34, cheek: 0.74 },
  line: '#1d0d0a',
  age: 1,
  hair: 'buzz',
  nose: 0.21,
  dress: 'jacket',
  skinAt: DEEP.skin,
  cloth: ['#6a6f78', '#545962', C.white, '#d6cbb6'],
  tie: C.garden,
  glasses: { colour: C.black, thick: 0.04 },
  eye: { open: 0.066 },
  mouth: { smile: 0.05, lip: '#7d3f3c' },
  neck: 0.47,
  room: (v) => {
    sheet(v, 130, 190, 420, 560, '#7f9a84')
    sheet(v, 1290, 240, 380, 500, '#7f9a84')
  },
}

/** Farah Delacroix-Owens. */
export const farahDelacroixOwens = {
  wall: '#e0b27a',
  head: { ...TAN, turn: -0.34, hair: '#1b1416', hairLight: '#4c3a3c', jaw: 0.52, chin: 0.26 },
  line: '#4f2614',
  age: 1,
  hair: 'long',
  ears: [],
  dress: 'jacket',
  skinAt: TAN.skin,
  cloth: ['#1f4d45', '#163a34', C.white, '#ddd3c0'],
  wing: true,
  eye: { open: 0.074, brow: 0.05 },
  mouth: { smile: 0.04, lip: '#a3404c' },
  room: (v) => {
    v.cut('#6b2f1f', rect(0, 700, 1800, 40))
    for (const [x, s] of [
      [300, 1],
      [1500, 1.15],
    ]) {
      const jar = '-60 0, -150 -150, -130 -300, -50 -380, -70 -450, 70 -450, 50 -380, 130 -300, 150 -150, 60 0'
      v.soft('#2a1a16', coords(jar).map(([a, b]) => [x + a * s, 700 + b * s]))
      v.cut('#c1613a', rect(x - 128 * s, 700 - 250 * s, 256 * s, 66 * s))
    }
  },
}

/** Rui Templeman. */
export const ruiTempleman = {
  wall: '#8fb0c4',
  head: { ...OLIVE, turn: 0.36, hair: '#3a322f', hairLight: '#857b75', jaw: 0.57, chin: 0.31 },
  line: LINE,
  age: 1,
  hair: 'quiff',
  beard: 'goatee',
  beardColour: '#4b423e',
  beardLight: '#a49b94',
  dress: 'jacket',
  skinAt: OLIVE.skin,
  cloth: ['#3c3442', '#2c2631', '#d7e3ea', '#b7c8d2'],
  eye: { open: 0.066, brow: 0.056 },
  mouth: { smile: 0.04, lip: '#a5564c' },
  neck: 0.44,
  room: (v) => {
    v.cut('#f3efe2', rect(1200, 170, 480, 520))
    steps(6, (i) => v.cut('#d9d3c2', rect(1230, 230 + i * 76, 420, 6)))
    v.draw(C.garden, 16, coords('1230 620, 1310 560, 1390 590, 1470 430, 1550 460, 1650 280'))
    v.cut('#f3efe2', rect(130, 240, 330, 420))
    steps(4, (i) => v.cut(C.sea, rect(170 + i * 68, 620 - [120, 180, 160, 270][i], 46, [120, 180, 160, 270][i])))
  },
}

/** Clementine Adeyemi. */
export const clementineAdeyemi = {
  wall: '#f0bc52',
  head: { ...DEEP, turn: -0.34, hair: '#17110f', hairLight: '#46362d', jaw: 0.53, chin: 0.27, y: 1065, s: 405 },
  line: '#1d0d0a',
  age: 0,
  hair: 'puff',
  earring: C.magenta,
  nose: 0.2,
  dress: 'blouse',
  cloth: [C.magenta, '#8d2150', '#d24a7d', '#8d2150'],
  wing: true,
  eye: { open: 0.078 },
  mouth: { teeth: true, smile: 0.075, wide: 0.27, lip: '#9c3548' },
  room: (v) => {
    for (const [x, y, c] of [
      [140, 220, C.sunset],
      [330, 440, C.white],
      [1240, 380, C.white],
      [1430, 200, C.sunset],
    ]) {
      v.cut(c, rect(x, y, 260, 176)).draw(c === C.white ? C.sunset : C.white, 9, [
        [x, y],
        [x + 130, y + 100],
        [x + 260, y],
      ])
    }
  },
}

/** Ottilie Brandt-Reyes. */
export const ottilieBrandtReyes = {
  wall: '#d98f73',
  head: { ...FAIR, turn: 0.38, hair: '#93401f', hairLight: '#c26b3d', jaw: 0.54, chin: 0.28, s: 400, y: 1050 },
  line: LINE,
  age: 1,
  hair: 'pixie',
  earring: C.teal,
  browColour: '#8a4a2c',
  dress: 'cardigan',
  cloth: [C.teal, '#2d6f6d', '#f4ead6', C.sunset],
  glasses: { colour: '#7b2e46', thick: 0.032 },
  eye: { iris: '#5b7a4c', open: 0.07 },
  mouth: { teeth: true, smile: 0.065, wide: 0.26, lip: '#b8505a' },
  blush: '#e89a85',
  room: (v) => {
    panels(v, 190, 330, ['#c97d61', '#e9ae95', '#c97d61', '#f3d9c6'])
    wheelchair(v, '#3a3f4a', '#aab2b8')
  },
}

/** Isidro Fairbank. */
export const isidroFairbank = {
  wall: '#3f6f7d',
  head: { ...TAN, turn: -0.4, hair: '#5c5551', hairLight: '#a29a94', jaw: 0.59, chin: 0.33 },
  line: '#4f2614',
  age: 2,
  hair: 'cropped',
  beard: 'moustache',
  beardColour: '#4b4541',
  beardLight: '#a29a94',
  dress: 'shirt',
  skinAt: TAN.skin,
  cloth: ['#d8c8a0', '#bba878', '#d8c8a0', C.bronze],
  eye: { open: 0.066, brow: 0.06 },
  mouth: { smile: 0.04, lip: '#a3574c' },
  nose: 0.19,
  neck: 0.47,
  room: (v) => {
    for (const x of [320, 1480]) {
      for (const k of [1, 2, 3]) v.draw('#a9d0d8', 14, arc(x, 720, 64 * k, 150 * k, Math.PI, Math.PI * 2))
      v.cut('#d8c4a0', rect(x - 240, 716, 480, 60)).cut('#b29a78', rect(x - 60, 776, 120, 200))
    }
  },
}
