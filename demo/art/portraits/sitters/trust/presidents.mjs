/** Those who ran the trust before. */

import { C } from '../../../lib/colours.mjs'
import { coords, rect } from '../../../lib/shape.mjs'
import { frame, tree } from '../room.mjs'
import { FAIR, GOLD, LINE, ROSY } from '../skin.mjs'

/** Cornelius Vane Aldridge. */
export const corneliusVaneAldridge = {
  wall: '#4c4a36',
  head: { ...ROSY, turn: 0.38, hair: '#ded8cc', hairLight: '#b9b1a3', jaw: 0.57, chin: 0.31, long: 1.06 },
  line: '#7a4030',
  age: 3,
  hair: 'part',
  beard: 'moustache',
  beardColour: '#cfc8bb',
  beardLight: '#b9b1a3',
  browColour: '#bdb5a6',
  dress: 'jacket',
  skinAt: ROSY.skin,
  cloth: ['#55524a', '#413f38', '#f4ecd9', '#d8ccb0'],
  tie: '#6e1f2b',
  pocket: C.white,
  eye: { iris: '#57707c', open: 0.058 },
  mouth: { smile: 0.015, lip: '#b0655c' },
  neck: 0.42,
  room: (v) => {
    const dog = (text) => coords(text).map(([a, b]) => [530 + a * 0.62, 230 + b * 0.62])
    frame(v, 1280, 335, 286, 348, '#b58a3f', '#8a8560')
    v.soft('#3a2418', dog('1300 704, 1310 560, 1350 470, 1450 440, 1530 480, 1560 600, 1580 704'))
    v.soft('#3a2418', dog('1330 500, 1300 380, 1350 330, 1450 320, 1530 340, 1590 400, 1570 440, 1480 470, 1420 530'))
    v.soft('#24150e', dog('1340 350, 1300 330, 1270 430, 1290 520, 1340 500, 1360 420'))
    const [[x, y], [nose, snout]] = dog('1440 380, 1586 404')
    v.disc('#f0e0c0', x, y, 11).disc('#15100e', x + 1, y + 1, 6).disc('#15100e', nose, snout, 14, 11)
    v.cut('#a23c2a', dog('1330 510, 1500 480, 1508 512, 1338 544'))
  },
}

/** Harriet Stromquist. */
export const harrietStromquist = {
  wall: '#b9c9a8',
  head: { ...FAIR, turn: -0.36, hair: '#c9a86a', hairLight: '#ecd9a6', jaw: 0.54, chin: 0.28 },
  line: LINE,
  age: 2,
  hair: 'swept',
  browColour: '#9a7a44',
  earring: C.white,
  dress: 'coat',
  cloth: ['#f7f4ec', '#dcd6c8', '#a8452f', '#83321f', '#b9b2a4'],
  glasses: { colour: '#3a2418', thick: 0.04 },
  eye: { iris: '#4f6a70', open: 0.066 },
  mouth: { smile: 0.03, lip: '#b2404a' },
  room: (v) => {
    v.cut('#7a5a3a', rect(0, 700, 1800, 30))
    for (const [x, c, s] of [
      [210, C.sunset, 1],
      [440, C.sea, 0.75],
      [1370, C.yellow, 0.8],
      [1580, C.plum, 1.05],
    ]) {
      const put = (text) => coords(text).map(([a, b]) => [x + a * s, 700 + b * s])
      v.cut('#e9f0ea', put('-40 -420, 40 -420, 40 -230, 130 0, -130 0, -40 -230'))
      v.cut(c, put('-77 -130, 77 -130, 124 -8, -124 -8'))
    }
  },
}

/** Emmett Rasmussen. */
export const emmettRasmussen = {
  wall: '#e8c98e',
  head: { ...FAIR, turn: 0.34, hair: '#b59a6e', hairLight: '#ddc79c', jaw: 0.6, chin: 0.34 },
  line: LINE,
  age: 2,
  hair: 'quiff',
  browColour: '#94794e',
  dress: 'jacket',
  skinAt: FAIR.skin,
  cloth: ['#8a6a44', '#6d5233', '#d3e0e6', '#b3c5ce'],
  tie: C.sea,
  glasses: { colour: '#6b4a2a', thick: 0.036 },
  eye: { iris: '#4f7391', open: 0.064 },
  mouth: { teeth: true, smile: 0.05, wide: 0.26, lip: '#b0625a' },
  blush: '#e09882',
  neck: 0.46,
  room: (v) => {
    v.cut(C.white, rect(60, 140, 1680, 640)).cut(C.pale, rect(86, 166, 1628, 588))
    v.soft('#9fae6e', coords('86 754, 240 560, 520 400, 900 360, 1290 440, 1560 590, 1714 754'))
    v.cut('#f3ead6', rect(1240, 380, 110, 90)).cut('#f3ead6', rect(1360, 420, 150, 90)).cut('#f3ead6', rect(330, 420, 120, 90))
  },
}

/** Josefina Arkwright. */
export const josefinaArkwright = {
  wall: '#cfe0da',
  head: { ...GOLD, turn: -0.32, hair: '#f0ece4', hairLight: '#c3bcb0', jaw: 0.54, chin: 0.28 },
  line: '#6b3a26',
  age: 3,
  hair: 'bob',
  ears: [],
  browColour: '#a8a096',
  dress: 'dress',
  skinAt: GOLD.skin,
  cloth: [C.plum, '#442040', C.rose, C.yellow],
  beads: [C.sunset, C.yellow, C.sunset, C.white],
  eye: { iris: '#4a3a20', open: 0.064 },
  mouth: { teeth: true, smile: 0.06, wide: 0.25, lip: '#b5484f' },
  room: (v) => {
    v.cut('#b9cfa0', rect(0, 800, 1800, 200))
    tree(v, 330, 840, '#7a5638', '#4f8a58')
    tree(v, 1560, 830, '#7a5638', '#6fa35f')
  },
}
