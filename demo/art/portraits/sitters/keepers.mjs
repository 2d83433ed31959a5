/** Heads of the museum's departments, and its registrar. */

import { C } from '../../lib/colours.mjs'
import { coords, rect, steps } from '../../lib/shape.mjs'
import { frame } from './room.mjs'
import { BROWN, FAIR, LINE, OLIVE, TAN } from './skin.mjs'

/** Clement Ashworth. */
export const clementAshworth = {
  wall: '#6e1f2b',
  head: { ...FAIR, turn: -0.34, hair: '#d8d2c6', hairLight: '#f3eee3', jaw: 0.57, chin: 0.31, long: 1.02 },
  line: LINE,
  age: 3,
  hair: 'crop',
  browColour: '#bdb5a6',
  dress: 'jacket',
  skinAt: FAIR.skin,
  cloth: ['#27324f', '#1b243c', '#f6efe0', '#d9cfb9'],
  tie: C.yellow,
  pocket: C.sunset,
  eye: { iris: '#57707c', open: 0.06 },
  mouth: { smile: 0.03, lip: '#b0625a' },
  blush: '#e09882',
  room: (v) => {
    frame(v, 90, 130, 470, 620, '#c99b45', '#31506b')
    v.soft('#e8b25a', coords('116 520, 300 440, 534 500, 534 724, 116 724'))
    frame(v, 1330, 190, 400, 360, '#c99b45', '#8c4a2f')
    v.disc('#e7c58a', 1530, 370, 110, 90)
  },
}

/** Demetra Kalogeras. */
export const demetraKalogeras = {
  wall: '#d9a45f',
  head: { ...OLIVE, turn: 0.4, hair: '#2a1b18', hairLight: '#5d443a', jaw: 0.53, chin: 0.27 },
  line: LINE,
  age: 2,
  hair: 'braid',
  earring: C.teal,
  dress: 'dress',
  skinAt: OLIVE.skin,
  cloth: ['#8d3b24', '#6e2b19', C.stone, C.yellow],
  beads: [C.teal, C.white, C.teal],
  eye: { iris: '#3f2a1a', open: 0.074, brow: 0.056 },
  mouth: { smile: 0.045, lip: '#a33f42' },
  nose: 0.18,
  room: (v) => {
    v.cut('#1f1a1c', rect(0, 640, 1800, 90))
    steps(15, (i) =>
      v.pen('#d9a45f', 16).line([
        [20 + i * 120, 712],
        [20 + i * 120, 660],
        [96 + i * 120, 660],
        [96 + i * 120, 694],
        [58 + i * 120, 694],
      ]),
    )
    v.soft('#c08743', coords('1330 600, 1300 420, 1370 330, 1390 210, 1530 210, 1550 330, 1620 420, 1590 600'))
  },
}

/** Rosalind Hart. */
export const rosalindHart = {
  wall: '#8fb3a5',
  head: { ...FAIR, turn: -0.4, hair: '#b4532b', hairLight: '#dd8450', jaw: 0.53, chin: 0.27 },
  line: '#7d3a24',
  age: 1,
  hair: 'waves',
  ears: [],
  browColour: '#96502c',
  dress: 'jacket',
  skinAt: FAIR.skin,
  cloth: ['#e8ddc6', '#cdbf9f', C.ink, '#131d38'],
  eye: { iris: '#4c7a58', open: 0.072 },
  mouth: { smile: 0.055, lip: '#bd5a50', wide: 0.25 },
  blush: '#e79c85',
  room: (v) => {
    v.cut('#f4ecd8', rect(110, 160, 520, 420)).cut('#f4ecd8', rect(1250, 220, 430, 560))
    steps(9, (i) => v.pen('#7b6a58', 9).line([[150 + i * 50, 540], [230 + i * 42, 210 + ((i * 61) % 150)]]))
    v.pen('#7b6a58', 11).curve(coords('1320 700, 1400 520, 1360 380, 1480 300, 1590 400, 1560 600, 1620 700'))
  },
}

/** Pilar Osei. */
export const pilarOsei = {
  wall: '#c8b898',
  head: { ...BROWN, turn: 0.32, hair: '#1e1614', hairLight: '#4a3a33', jaw: 0.55, chin: 0.29 },
  line: '#2a120b',
  age: 0,
  hair: 'curls',
  earring: C.sunset,
  nose: 0.19,
  dress: 'overalls',
  cloth: [C.white, '#d8d0c0', '#3d5d86', '#2a4365'],
  eye: { open: 0.078 },
  mouth: { teeth: true, smile: 0.075, wide: 0.27, lip: '#a5474c' },
  room: (v) => {
    for (const [x, y, w, h] of [
      [40, 420, 430, 420],
      [120, 140, 330, 280],
      [1320, 300, 440, 540],
    ]) {
      v.cut('#a98252', rect(x, y, w, h)).cut('#bf9a68', rect(x + 22, y + 22, w - 44, h - 44))
      v.cut('#a98252', rect(x, y + h / 2 - 18, w, 36)).cut('#a98252', rect(x + w / 2 - 18, y, 36, h))
    }
    v.cut(C.sunset, rect(1400, 380, 90, 90))
  },
}

/** Herminia Chávez. */
export const herminiaChavez = {
  wall: '#b8412f',
  head: { ...TAN, turn: -0.32, hair: '#8d8782', hairLight: '#c9c3bc', jaw: 0.55, chin: 0.29 },
  line: '#4f2614',
  age: 3,
  hair: 'braid',
  earring: C.yellow,
  dress: 'cardigan',
  cloth: ['#2c4a5e', '#1f3646', C.stone, C.sunset],
  eye: { open: 0.064, brow: 0.05 },
  mouth: { smile: 0.055, lip: '#9c4a44' },
  nose: 0.18,
  room: (v) =>
    steps(10, (j) =>
      steps(19, (i) => {
        const k = Math.abs(((i + j) % 6) - 3)
        v.cut([C.yellow, '#d9602f', '#8f2b22', C.ink][k], rect(i * 96 - 10, 90 + j * 74, 92, 70))
      }),
    ),
}
