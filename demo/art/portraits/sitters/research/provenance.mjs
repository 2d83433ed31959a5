/** The editors of the provenance index. */

import { C } from '../../../lib/colours.mjs'
import { rect, steps } from '../../../lib/shape.mjs'
import { frame, outlook, sheet } from '../room.mjs'
import { DEEP, FAIR, LINE, ROSY } from '../skin.mjs'

/** Katarzyna Feldmann. */
export const katarzynaFeldmann = {
  wall: '#7d8f6a',
  head: { ...FAIR, turn: -0.36, hair: '#d8b878', hairLight: '#f3dfae', jaw: 0.54, chin: 0.28 },
  line: LINE,
  age: 1,
  hair: 'bangs',
  ears: [],
  browColour: '#a8854a',
  dress: 'cardigan',
  cloth: ['#2b2733', '#3d3847', '#c4553c', C.white],
  eye: { iris: '#5c86a8', open: 0.066 },
  mouth: { smile: 0.025, lip: '#b84a50' },
  room: (v) => {
    frame(v, 90, 160, 420, 520, '#b58a3f', '#7d8f6a')
    frame(v, 150, 220, 300, 400, '#8b5e36', '#7d8f6a')
    v.cut('#c9a877', rect(1280, 200, 420, 480)).cut('#a98252', rect(1280, 420, 420, 36)).cut('#a98252', rect(1472, 200, 36, 480))
    steps(5, (i) => v.cut('#2b2118', rect(1310 + i * 28, 250, 16, i % 2 ? 90 : 64)))
    v.cut('#2b2118', rect(1540, 520, 16, 90)).cut('#2b2118', rect(1570, 520, 60, 16)).cut('#2b2118', rect(1570, 594, 60, 16))
  },
}

/** Tobiah Lund. */
export const tobiahLund = {
  wall: '#e6cf9c',
  head: { ...FAIR, turn: 0.38, hair: '#cbbfa9', hairLight: '#ece4d4', jaw: 0.56, chin: 0.3, long: 1.04 },
  line: LINE,
  age: 3,
  hair: 'bald',
  beard: 'goatee',
  beardColour: '#d6ccb9',
  beardLight: '#a89d8a',
  browColour: '#b3a68f',
  dress: 'pullover',
  cloth: ['#5b6f4a', '#465738', '#f6efe0', '#d9cfb9'],
  tie: '#8c4a2f',
  glasses: { colour: '#8b6838', round: true, thick: 0.024 },
  eye: { iris: '#58775c', open: 0.06 },
  mouth: { smile: 0.03, lip: '#b4675f' },
  neck: 0.42,
  room: (v) => {
    sheet(v, 110, 180, 430, 560, '#9a7f52', '#fbf3dd')
    sheet(v, 1270, 180, 430, 560, '#9a7f52', '#fbf3dd')
    for (const x of [560, 1210]) v.cut('#a8472c', rect(x, 180, 10, 560))
  },
}

/** Mireille Osei. */
export const mireilleOsei = {
  wall: '#d5e0e2',
  head: { ...DEEP, turn: -0.36, hair: '#1a1210', hairLight: '#4c3a32', jaw: 0.52, chin: 0.26, y: 1020, s: 425 },
  line: '#1d0d0a',
  age: 0,
  hair: 'afro',
  earring: C.sunset,
  nose: 0.19,
  dress: 'blouse',
  cloth: ['#d9572f', '#b2401d', '#f0885a', '#b2401d'],
  glasses: { colour: '#f3bd45', round: true, thick: 0.032 },
  eye: { open: 0.074 },
  mouth: { smile: 0.06, wide: 0.26, lip: '#8d3a42' },
  room: (v) =>
    steps(4, (j) =>
      steps(8, (i) => {
        const mark = (i * 5 + j * 7) % 4
        const [x, y] = [90 + i * 210, 170 + j * 150]
        if (mark === 0) v.disc(C.sea, x + 50, y + 40, 36)
        else if (mark === 1) v.cut(C.ink, rect(x + 16, y + 6, 68, 68))
        else if (mark === 2) v.cut(C.sea, [[x + 10, y + 76], [x + 50, y], [x + 90, y + 76]])
        else v.cut('#a9bcc2', rect(x + 6, y + 28, 88, 22))
      }),
    ),
}

/** Judith Sommerau. */
export const judithSommerau = {
  wall: '#6a7f96',
  head: { ...ROSY, turn: 0.34, hair: '#b5b0aa', hairLight: '#dedad4', jaw: 0.54, chin: 0.28 },
  line: '#7a4030',
  age: 3,
  hair: 'long',
  ears: [],
  browColour: '#948d85',
  dress: 'roll',
  cloth: ['#3f3a4f', '#2d293a'],
  chain: '#c9cdd2',
  eye: { iris: '#4f6a70', open: 0.064 },
  mouth: { smile: 0.025, lip: '#b0605c' },
  room: (v) => outlook(v, 110, '#dfe8ea', '#7f9482', '#eee6d4'),
}
