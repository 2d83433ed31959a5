/** The library and provenance research. */

import { C } from '../../lib/colours.mjs'
import { rect, steps } from '../../lib/shape.mjs'
import { shelf } from './room.mjs'
import { GOLD, LINE, OLIVE, ROSY } from './skin.mjs'

/** Inés Valderrama. */
export const inesValderrama = {
  wall: C.magenta,
  head: { ...OLIVE, turn: 0.3, hair: '#e3dfd6', hairLight: '#bfb9ae', jaw: 0.52, chin: 0.26 },
  line: LINE,
  age: 3,
  hair: 'bun',
  earring: C.yellow,
  browColour: '#9a948a',
  dress: 'cardigan',
  cloth: [C.teal, '#2d6f6d', C.white, '#d6cbb6'],
  glasses: { colour: C.navy, round: true, thick: 0.034 },
  eye: { open: 0.065 },
  mouth: { smile: 0.055, lip: '#b24a52' },
  room: (v) => shelf(v, 470, ['#8a2148', '#9c2a55', '#7a1c40', '#a83a63', '#6d1838']),
}

/** Eun-ji Cho. */
export const eunJiCho = {
  wall: '#e3b9ae',
  head: {
    ...GOLD,
    skin: '#efc7a2',
    shade: '#d39f78',
    turn: 0.3,
    hair: '#1a171b',
    hairLight: '#423b45',
    jaw: 0.52,
    chin: 0.26,
  },
  line: '#6b3a2a',
  age: 0,
  hair: 'bangs',
  ears: [],
  dress: 'cardigan',
  cloth: [C.garden, '#1f4d38', '#f4ead6', C.sunset],
  eye: { open: 0.06, narrow: 1, slant: 0.1 },
  mouth: { smile: 0.04, lip: '#c85a5e', wide: 0.22 },
  blush: '#e88f86',
  room: (v) => {
    steps(4, (j) =>
      steps(3, (i) => {
        const [x, y] = [1220 + i * 200, 120 + j * 190]
        v.cut('#8d5a3c', rect(x, y, 184, 172))
          .cut('#a8714f', rect(x + 8, y + 8, 168, 156))
          .cut('#f6ecd6', rect(x + 42, y + 40, 100, 46))
          .disc(C.yellow, x + 92, y + 122, 15)
      }),
    )
  },
}

/** Noah Whitfield. */
export const noahWhitfield = {
  wall: C.navy,
  head: { ...ROSY, turn: 0.36, hair: '#d6cfc4', hairLight: '#f1ece2', jaw: 0.57, chin: 0.32 },
  line: '#7a4030',
  age: 3,
  hair: 'bald',
  beard: 'full',
  beardColour: '#e6e0d6',
  beardLight: '#bdb5a8',
  browColour: '#cfc8bb',
  dress: 'jacket',
  skinAt: ROSY.skin,
  cloth: ['#7a5b34', '#5f4526', '#cfe0e4', '#a9c3ca'],
  tie: C.magenta,
  pocket: C.white,
  glasses: { colour: '#8b6838', thick: 0.024 },
  eye: { iris: '#55708a', open: 0.06 },
  mouth: { lip: '#b5655c' },
  neck: 0.45,
  blush: '#e39a85',
  room: (v) => {
    const set = ['#27406b', '#5b2a4e', '#2e6a4c', '#8b3a2c', '#2f5f7a', '#a8792c']
    shelf(v, 430, set, '#0d1428')
    shelf(v, 850, set.slice().reverse(), '#0d1428')
  },
}
