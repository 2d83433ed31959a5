/** Those who run the programs of the foundation. */

import { C } from '../../../lib/colours.mjs'
import { coords, rect, steps } from '../../../lib/shape.mjs'
import { shelf } from '../room.mjs'
import { BROWN, DEEP, GOLD, OLIVE, TAN } from '../skin.mjs'

/** Ottilie Marchetti. */
export const ottilieMarchetti = {
  wall: '#8f1f2e',
  head: { ...OLIVE, turn: -0.36, hair: '#d3cec6', hairLight: '#a8a299', jaw: 0.54, chin: 0.28, long: 1.03 },
  line: '#5b2f22',
  age: 3,
  hair: 'swept',
  browColour: '#4a3f3a',
  earring: C.yellow,
  dress: 'blouse',
  cloth: [C.black, '#33333d', C.white, '#d0c7b4'],
  eye: { open: 0.066, brow: 0.05 },
  mouth: { smile: 0.02, lip: '#a3303c' },
  nose: 0.18,
  room: (v) => {
    steps(9, (i) => v.soft(i % 2 ? '#7a1826' : '#a32a39', coords('0 0, 190 0, 170 900, 210 1900, -10 1900, 20 900').map(([a, b]) => [30 + i * 195 + a, b])))
    v.cut('#c99b45', rect(0, 150, 1800, 40))
    steps(18, (i) => v.cut('#c99b45', rect(20 + i * 100, 190, 40, 70)))
  },
}

/** Bashir Olawale. */
export const bashirOlawale = {
  wall: '#c7b27c',
  head: { ...DEEP, turn: 0.36, hair: '#2b2522', hairLight: '#7d756e', jaw: 0.59, chin: 0.33 },
  line: '#1d0d0a',
  age: 2,
  hair: 'buzz',
  beard: 'trimmed',
  beardColour: '#6b645e',
  beardLight: '#a8a199',
  nose: 0.2,
  dress: 'tunic',
  skinAt: DEEP.skin,
  cloth: ['#dfe6ea', '#b9c5cc', '#2f5f92', C.yellow],
  eye: { open: 0.066 },
  mouth: { lip: '#7d3f3c' },
  neck: 0.46,
  room: (v) => {
    v.cut('#f4ecd8', rect(100, 180, 440, 520)).cut('#f4ecd8', rect(1260, 180, 440, 520))
    v.pen('#7a5a3a', 11)
      .line(coords('140 640, 140 260, 500 260, 500 640, 140 640'))
      .line(coords('140 430, 300 430'))
      .line(coords('360 430, 500 430'))
      .line(coords('320 260, 320 360'))
      .line(coords('1300 520, 1480 300, 1660 520, 1300 520'))
      .line(coords('1340 520, 1340 650, 1620 650, 1620 520'))
    v.disc(C.sea, 1560, 470, 20, 28)
  },
}

/** Henrietta Quon. */
export const henriettaQuon = {
  wall: '#4f7f96',
  head: { ...GOLD, turn: -0.34, hair: '#4a4446', hairLight: '#9a9496', jaw: 0.54, chin: 0.28 },
  line: '#6b3a2a',
  age: 2,
  hair: 'pixie',
  dress: 'jacket',
  skinAt: GOLD.skin,
  cloth: [C.yellow, '#d39a28', '#27324f', '#1b243c'],
  eye: { open: 0.06, narrow: 1, slant: 0.07 },
  mouth: { smile: 0.035, lip: '#b25658' },
  room: (v) => {
    for (const [x, y] of [
      [160, 230],
      [420, 380],
      [220, 560],
      [1320, 300],
      [1600, 240],
      [1490, 540],
    ])
      v.soft('#8fb8c8', coords('0 -90, 56 20, 40 70, 0 86, -40 70, -56 20').map(([a, b]) => [x + a, y + b]))
    v.soft('#3a667b', coords('0 820, 300 780, 600 830, 900 790, 1200 830, 1500 780, 1800 820, 1800 1100, 0 1100'))
  },
}

/** Emil Saavedra. */
export const emilSaavedra = {
  wall: '#a9cbd6',
  head: { ...TAN, turn: 0.38, hair: '#3a2720', hairLight: '#7d5f4e', jaw: 0.57, chin: 0.31 },
  line: '#4f2614',
  age: 1,
  hair: 'quiff',
  beard: 'full',
  dress: 'roll',
  cloth: ['#f1e7d3', '#cfc1a2'],
  eye: { open: 0.07, brow: 0.054 },
  mouth: { lip: '#a8564b' },
  neck: 0.44,
  room: (v) => {
    const cliff = (pts) => pts.map(([a, b]) => [a - 70, 240 + b * 0.75])
    v.cut('#4d86a0', rect(0, 765, 1800, 300))
    v.cut('#fbf6ea', cliff(coords('1420 720, 1450 300, 1590 300, 1620 720')))
    v.cut('#b8412f', cliff(coords('1432 560, 1440 450, 1600 450, 1608 560')))
    v.cut('#2b3348', cliff(rect(1430, 270, 180, 34))).cut(C.yellow, cliff(rect(1462, 190, 116, 80)))
    v.cut('#b8412f', cliff(coords('1440 190, 1520 120, 1600 190')))
    v.soft('#3a5a4a', cliff(coords('1300 760, 1400 690, 1640 690, 1900 760, 1900 860, 1300 860')))
    v.soft(C.white, coords('200 300, 280 260, 380 270, 440 310, 300 326'))
  },
}

/** Ngozi Lindgren. */
export const ngoziLindgren = {
  wall: '#3b3348',
  head: { ...BROWN, turn: -0.38, hair: '#4a2a1c', hairLight: '#8a5a3e', jaw: 0.52, chin: 0.26 },
  line: '#2a120b',
  age: 0,
  hair: 'locs',
  ears: [],
  nose: 0.18,
  dress: 'jacket',
  skinAt: BROWN.skin,
  cloth: ['#b7bcc4', '#969ca6', '#5b2a4e', '#442040'],
  wing: true,
  eye: { open: 0.078 },
  mouth: { teeth: true, smile: 0.06, wide: 0.25, lip: '#a3404c' },
  room: (v) => {
    for (const [x, y, r] of [
      [280, 380, 190],
      [1500, 340, 170],
      [1600, 720, 130],
    ])
      v.disc('#c9cdd4', x, y, r).disc('#a4a9b2', x, y, r * 0.74).disc('#dfe2e7', x, y, r * 0.56)
  },
}

/** Thaddeus Moyo. */
export const thaddeusMoyo = {
  wall: '#b9764a',
  head: { ...DEEP, turn: 0.34, hair: '#17110f', hairLight: '#43342c', jaw: 0.59, chin: 0.33, cheek: 0.74 },
  line: '#1d0d0a',
  age: 1,
  hair: 'fade',
  beard: 'goatee',
  beardColour: '#2b211d',
  nose: 0.21,
  dress: 'overalls',
  cloth: ['#e6d6b4', '#c7b489', '#5a6a3f', '#434f2d'],
  eye: { open: 0.068 },
  mouth: { teeth: true, smile: 0.07, wide: 0.27, lip: '#7d3a3c' },
  neck: 0.47,
  room: (v) =>
    steps(7, (j) =>
      steps(9, (i) => v.cut(['#c98a5c', '#a9683e', '#c07d50'][(i * 2 + j) % 3], rect(-80 + i * 220 + (j % 2) * 110, 130 + j * 116, 206, 102))),
    ),
}

/** Leilani Brandt. */
export const leilaniBrandt = {
  wall: '#efc9b4',
  head: { ...TAN, turn: -0.36, hair: '#241815', hairLight: '#5e463c', jaw: 0.54, chin: 0.28 },
  line: '#4f2614',
  age: 0,
  hair: 'waves',
  ears: [],
  dress: 'dress',
  skinAt: TAN.skin,
  cloth: ['#2e6f8c', '#225670', C.white, C.sunset],
  beads: [C.white, C.rose],
  eye: { open: 0.076 },
  mouth: { teeth: true, smile: 0.075, wide: 0.27, lip: '#b0474f' },
  room: (v) => shelf(v, 520, ['#d9714f', '#4f8a8b', '#f7efe0', '#e8b25a', '#8a5a7a'], '#c99a80'),
  extra: (v, h) => {
    const [x, y] = h.at([[-0.7, -0.62]])[0]
    for (const a of steps(5, (i) => (i / 5) * 6.283)) v.disc(C.white, x + Math.cos(a) * 46, y + Math.sin(a) * 46, 44)
    v.disc(C.yellow, x, y, 28)
  },
}
