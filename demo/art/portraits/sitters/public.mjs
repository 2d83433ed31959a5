/** Teaching, writing, press. */

import { C } from '../../lib/colours.mjs'
import { coords, polar, rect, steps } from '../../lib/shape.mjs'
import { DEEP, FAIR, GOLD, LINE, TAN } from './skin.mjs'

/** Celeste Abara. */
export const celesteAbara = {
  wall: C.sunset,
  head: { ...DEEP, turn: -0.3, hair: '#17110f', hairLight: '#4a3830', jaw: 0.54, chin: 0.28, s: 420, y: 1010 },
  line: '#1d0d0a',
  age: 0,
  hair: 'afro',
  ears: [-1, 1],
  earring: C.yellow,
  nose: 0.2,
  dress: 'dress',
  skinAt: DEEP.skin,
  cloth: [C.ink, C.navy, C.yellow, C.magenta],
  beads: [C.yellow, C.teal, C.white],
  wing: true,
  eye: { open: 0.08 },
  mouth: { teeth: true, smile: 0.08, wide: 0.28, lip: '#a33c4a' },
  room: (v) => {
    for (const [x, y, c, k] of [
      [210, 280, C.yellow, 3],
      [1590, 240, C.sky, 5],
      [1640, 760, C.magenta, 4],
      [150, 820, C.white, 6],
    ])
      v.cut(
        c,
        steps(k === 6 ? 6 : k, (i) => polar(x, y, 130, (i / k) * 6.283 + x)),
      )
  },
}

/** Jonah Feld. */
export const jonahFeld = {
  wall: '#c7b8a3',
  head: { ...FAIR, turn: 0.4, hair: '#5f3a22', hairLight: '#8a5c38', jaw: 0.58, chin: 0.32 },
  line: LINE,
  age: 1,
  hair: 'curls',
  beard: 'full',
  dress: 'jacket',
  skinAt: FAIR.skin,
  cloth: ['#4b5a3c', '#38452d', '#d9c27a', '#bfa55a'],
  glasses: { colour: '#6b4426', round: true, thick: 0.028 },
  eye: { iris: '#4a3a20' },
  mouth: { lip: '#b0605a' },
  neck: 0.44,
  room: (v) => {
    v.cut(C.sky, rect(1120, 0, 680, 900))
      .cut(C.white, rect(1090, 0, 34, 930))
      .cut(C.white, rect(1090, 900, 710, 34))
      .cut(C.white, rect(1440, 0, 26, 900))
      .soft(C.garden, coords('1120 900, 1200 740, 1360 690, 1500 780, 1640 700, 1810 760, 1810 900'))
    for (const [x, y, t] of [
      [120, 300, 0.1],
      [330, 520, -0.12],
      [100, 760, 0.06],
    ])
      v.cut(
        '#f6efe0',
        rect(x, y - 120, 220, 290).map(([a, b]) => [a + (b - y) * t, b]),
      )
  },
}

/** Hana Sorensen. */
export const hanaSorensen = {
  wall: '#4d7f8f',
  head: { ...GOLD, turn: -0.34, hair: '#4a2c22', hairLight: '#7d5240', jaw: 0.53, chin: 0.27 },
  line: LINE,
  age: 1,
  hair: 'bob',
  ears: [],
  dress: 'jacket',
  skinAt: GOLD.skin,
  cloth: [C.white, '#ddd3c0', C.sunset, '#b9481f'],
  wing: true,
  eye: { open: 0.066, slant: 0.06 },
  mouth: { teeth: true, smile: 0.07, wide: 0.26, lip: '#b8444c' },
  room: (v) => {
    v.disc('#5f95a5', 1370, 520, 430).disc('#7fb0bc', 1370, 520, 300)
  },
}

/** Felix Arroyo. */
export const felixArroyo = {
  wall: '#f0a04b',
  head: { ...TAN, turn: 0.42, hair: '#241814', hairLight: '#54392c', jaw: 0.54, chin: 0.29 },
  line: '#4f2614',
  age: 0,
  hair: 'curls',
  dress: 'shirt',
  skinAt: TAN.skin,
  cloth: [C.sea, '#225673', C.sea, C.yellow],
  eye: { open: 0.08, brow: 0.056, lift: 0.02 },
  mouth: { teeth: true, smile: 0.085, wide: 0.27, lip: '#a8544a' },
  room: (v) => {
    for (const [x, y, w, h] of [
      [70, 160, 330, 440],
      [1420, 220, 310, 420],
    ]) {
      v.cut('#fbf3e0', rect(x, y, w, h)).cut(C.ink, rect(x + 30, y + 34, w - 60, 56))
      steps(9, (i) => v.cut('#c9bda6', rect(x + 30, y + 124 + i * 32, (w - 60) * (i % 3 === 2 ? 0.6 : 1), 12)))
    }
  },
}
