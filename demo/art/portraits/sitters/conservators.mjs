/** Conservators and scientists. */

import { C } from '../../lib/colours.mjs'
import { coords, rect, steps } from '../../lib/shape.mjs'
import { frame } from './room.mjs'
import { FAIR, GOLD, LINE, ROSY } from './skin.mjs'

/** Mara Quill. */
export const maraQuill = {
  wall: '#d9c9b0',
  head: { ...FAIR, turn: 0.4, hair: '#a9a6a2', hairLight: '#cfccc6', jaw: 0.54, chin: 0.28 },
  line: LINE,
  age: 1,
  hair: 'bob',
  ears: [],
  dress: 'apron',
  cloth: [C.ink, C.navy, '#b9793f', '#7d4a24'],
  eye: { iris: '#4f6a70' },
  mouth: { smile: 0.05, lip: '#b9605a' },
  blush: '#e08f7c',
  room: (v) => {
    v.cut('#c5b294', rect(0, 560, 1800, 26))
    for (const [x, s, c] of [
      [210, 1, '#a8532f'],
      [1560, 1.15, '#6f4a38'],
      [1330, 0.7, C.garden],
    ])
      v.soft(
        c,
        coords('-60 0, -110 -120, -40 -250, -56 -300, 56 -300, 40 -250, 110 -120, 60 0').map(([a, b]) => [
          x + a * s,
          560 + b * s,
        ]),
      )
  },
}

/** Ruth Lindqvist. */
export const ruthLindqvist = {
  wall: C.sky,
  head: { ...ROSY, turn: -0.35, hair: '#d9b36a', hairLight: '#f0d796', jaw: 0.55, chin: 0.3, long: 1.04 },
  line: '#7a4030',
  age: 1,
  hair: 'swept',
  browColour: '#b08a4a',
  dress: 'shirt',
  skinAt: ROSY.skin,
  cloth: ['#f3ede0', '#d3c9b6', '#f3ede0', C.ink],
  eye: { iris: '#5c86a8', open: 0.07 },
  mouth: { smile: 0.02, lip: '#c46a62' },
  blush: '#ea9b8c',
  room: (v) => {
    v.cut('#86b9ca', rect(1180, 0, 40, 2250)).cut('#86b9ca', rect(0, 0, 60, 2250))
    frame(v, 60, 160, 560, 760, '#efe3cc', '#a23c2a')
    v.soft('#c9592f', rect(120, 220, 440, 300)).soft('#3f1018', rect(120, 610, 440, 230))
  },
  extra: (v, h) => {
    const [x, y] = h.at([[0.16, -0.78]])[0]
    v.draw(C.black, 24, h.at(coords('-0.82 -0.5, -0.4 -0.8, 0.1 -0.86, 0.5 -0.8, 0.82 -0.5')))
    for (const k of [-1, 1])
      v.disc(C.black, x + k * 74, y - 26, 66)
        .disc('#9fc6d0', x + k * 74, y - 26, 44)
        .disc('#fff', x + k * 74 - 14, y - 40, 12)
  },
}

/** Dae-hyun Park. */
export const daeHyunPark = {
  wall: C.yellow,
  head: { ...GOLD, turn: 0.38, hair: '#1b1a1d', hairLight: '#44434a', jaw: 0.55, chin: 0.3 },
  line: '#6b3a26',
  age: 0,
  hair: 'pixie',
  dress: 'coat',
  cloth: ['#f7f4ec', '#dcd6c8', C.ink, C.navy, '#b9b2a4'],
  glasses: { colour: C.black, thick: 0.026 },
  eye: { open: 0.055, narrow: 1, slant: 0.12, brow: 0.05 },
  mouth: { smile: 0.035, lip: '#c07a66' },
  room: (v) => {
    ;['#b62f63', '#e2673a', '#ee8f35', '#a9c46c', '#3c8d8b', '#2f6f92', '#5b2a4e'].forEach((c, i) =>
      v.cut(c, rect(1190, 150 + i * 84, 610, 60)),
    )
    steps(9, (i) =>
      v
        .pen('#d79f22', 6)
        .line([
          [0, 120 + i * 90],
          [520, 120 + i * 90],
        ])
        .line([
          [60 + i * 56, 100],
          [60 + i * 56, 860],
        ]),
    )
  },
}
