/** Science and paper. */

import { C } from '../../lib/colours.mjs'
import { coords, rect, steps } from '../../lib/shape.mjs'
import { DEEP, FAIR, GOLD, LINE, ROSY } from './skin.mjs'

/** Adaora Nwosu. */
export const adaoraNwosu = {
  wall: '#2f5d73',
  head: { ...DEEP, turn: 0.36, hair: '#1a1210', hairLight: '#4c3a32', jaw: 0.53, chin: 0.27 },
  line: '#1d0d0a',
  age: 1,
  hair: 'bun',
  earring: C.white,
  nose: 0.2,
  dress: 'coat',
  cloth: [C.white, '#ddd6c6', C.sunset, '#b9481f', '#b9b0a0'],
  glasses: { colour: '#1d2b4f', thick: 0.03 },
  eye: { open: 0.072 },
  mouth: { smile: 0.05, wide: 0.26, lip: '#9a3f48' },
  room: (v) =>
    steps(6, (i) => {
      const x = 90 + i * 290
      v.cut('#3b7089', rect(x, 180, 190, 520)).cut('#f3e7cd', rect(x + 70, 240, 50, 400))
      v.cut([C.yellow, C.sunset, C.rose, C.light, C.sky, C.magenta][i], rect(x + 70, 380 + ((i * 67) % 170), 50, 90))
    }),
}

/** Simon Achterberg. */
export const simonAchterberg = {
  wall: '#e9c46f',
  head: { ...FAIR, turn: -0.38, hair: '#8a5a34', hairLight: '#b98450', jaw: 0.57, chin: 0.31, long: 1.03 },
  line: LINE,
  age: 1,
  hair: 'crop',
  beard: 'trimmed',
  dress: 'shirt',
  skinAt: FAIR.skin,
  cloth: ['#f4ecd9', '#d8ccb0', '#f4ecd9', C.ink],
  eye: { iris: '#58775c', open: 0.066 },
  mouth: { lip: '#b4675f' },
  neck: 0.44,
  room: (v) =>
    steps(9, (i) => {
      v.cut('#d4a94e', rect(60 + i * 190, 150, 150, 620))
      v.cut(`hsl(${352 + i * 2} ${64 - i * 6}% ${42 + i * 5}%)`, rect(74 + i * 190, 164, 122, 592))
    }),
}

/** Elke Rosander. */
export const elkeRosander = {
  wall: '#b7c4b4',
  head: { ...ROSY, turn: 0.34, hair: '#efe9dd', hairLight: '#cdc5b6', jaw: 0.54, chin: 0.28 },
  line: '#7a4030',
  age: 3,
  hair: 'pixie',
  browColour: '#b3a998',
  dress: 'apron',
  cloth: ['#5d6f8a', '#47566e', '#2b3348', '#1c2233'],
  earring: '#8fa9b8',
  eye: { iris: '#5a7c93', open: 0.062 },
  mouth: { smile: 0.045, lip: '#b96862' },
  blush: '#e39a8c',
  room: (v) => {
    for (const y of [260, 470, 680]) v.cut('#8d9a8a', rect(0, y, 1800, 12))
    for (const [x, y, w, h, c] of [
      [110, 270, 260, 340, '#f7f1e3'],
      [1330, 270, 320, 230, '#efe3cb'],
      [1420, 480, 240, 320, '#f7f1e3'],
      [60, 690, 300, 220, '#efe3cb'],
    ])
      v.cut(c, rect(x, y, w, h)).cut('#b98a4f', rect(x + w / 2 - 12, y - 22, 24, 60))
  },
}

/** Yuki Harlan. */
export const yukiHarlan = {
  wall: '#3a3350',
  head: { ...GOLD, turn: -0.3, hair: '#201a20', hairLight: '#544653', jaw: 0.54, chin: 0.28 },
  line: '#6b3a2a',
  age: 0,
  hair: 'swept',
  dress: 'roll',
  cloth: [C.teal, '#2d6f6d'],
  glasses: { colour: C.white, round: true, thick: 0.026 },
  eye: { open: 0.062, narrow: 1, slant: 0.08 },
  mouth: { smile: 0.05, lip: '#bf5f60' },
  room: (v) => {
    steps(3, (j) =>
      steps(6, (i) => {
        const on = (i * 5 + j * 3) % 4
        v.cut(['#4b4368', '#6a5d8e', C.yellow, C.rose][on], rect(70 + i * 290, 150 + j * 230, 220, 170))
      }),
    )
    v.soft('#4b4368', coords('0 900, 500 860, 1200 880, 1800 850, 1800 960, 0 980'))
  },
}
