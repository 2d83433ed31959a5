/** The garden and the director’s office. */

import { C } from '../../lib/colours.mjs'
import { arc, polar, rect, steps } from '../../lib/shape.mjs'
import { BROWN, ROSY } from './skin.mjs'

/** Walter Nyquist. */
export const walterNyquist = {
  wall: C.light,
  head: {
    ...ROSY,
    skin: '#e6ab8d',
    shade: '#c67f62',
    turn: 0.34,
    hair: '#f1ece2',
    hairLight: '#cfc8ba',
    jaw: 0.58,
    chin: 0.33,
    y: 1010,
  },
  line: '#7a3a28',
  age: 3,
  hair: 'strawHat',
  beard: 'moustache',
  browColour: '#e6e0d4',
  dress: 'overalls',
  cloth: ['#c0503a', '#9a3826', C.ink, '#5a6c9a'],
  eye: { iris: '#4a7a86', open: 0.06, brow: 0.06 },
  mouth: { smile: 0.05, lip: '#b5605a', wide: 0.22 },
  blush: '#d9664f',
  nose: 0.19,
  room: (v) => {
    for (let i = 0; i < 44; i++) {
      const [x, y] = [v.r.in(-40, 1840), v.r.in(100, 1300)]
      const a = v.r.in(-2.4, -0.7)
      v.soft(v.r.pick([C.garden, C.leaf, '#86ab54', '#3f7c4c']), [
        [x, y],
        polar(x, y, 110, a - 0.3),
        polar(x, y, 230, a),
        polar(x, y, 110, a + 0.3),
      ])
    }
    for (let i = 0; i < 9; i++) {
      const [x, y] = [v.r.pick([v.r.in(40, 400), v.r.in(1400, 1760)]), v.r.in(200, 1200)]
      steps(5, (k) => v.disc(C.magenta, ...polar(x, y, 34, k * 1.257), 26))
      v.disc(C.yellow, x, y, 20)
    }
  },
}

/** Beatrice Oyelaran. */
export const beatriceOyelaran = {
  wall: '#7d2a4c',
  head: {
    ...BROWN,
    skin: '#7d4c34',
    shade: '#583221',
    light: '#9b6747',
    turn: -0.32,
    hair: '#2a2322',
    hairLight: '#6d6461',
    jaw: 0.55,
    chin: 0.29,
    y: 1040,
  },
  line: '#26100a',
  age: 2,
  hair: 'wrap',
  wrap: [C.yellow, C.sunset, C.teal],
  earring: C.yellow,
  nose: 0.2,
  dress: 'dress',
  skinAt: '#7d4c34',
  cloth: [C.teal, '#256463', C.yellow, C.sunset],
  beads: [C.sunset, C.yellow, C.white],
  eye: { open: 0.07, brow: 0.04 },
  browColour: '#2a1a16',
  mouth: { smile: 0.05, wide: 0.27, lip: '#a53a4a' },
  room: (v) => {
    v.cut('#94375d', rect(120, 150, 560, 760)).soft('#a8456c', arc(400, 530, 220, 300))
    v.cut('#94375d', rect(1220, 150, 480, 760))
  },
}
