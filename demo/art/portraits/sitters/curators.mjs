/** Curators. */

import { C } from '../../lib/colours.mjs'
import { coords, rect, spline, steps } from '../../lib/shape.mjs'
import { frame } from './room.mjs'
import { BROWN, DARK, LINE, OLIVE, TAN } from './skin.mjs'

/** Tomás Okafor. */
export const tomasOkafor = {
  wall: C.garden,
  head: { ...BROWN, turn: -0.42, hair: '#1c1614', hairLight: '#3d302a', jaw: 0.6, chin: 0.34, cheek: 0.73 },
  line: DARK,
  age: 0,
  hair: 'fade',
  beard: 'trimmed',
  nose: 0.19,
  dress: 'jacket',
  skinAt: BROWN.skin,
  cloth: ['#6d2f3f', '#54202f', C.white, '#d9d2c2'],
  tie: C.yellow,
  eye: { brow: 0.055 },
  mouth: { lip: '#8a4a40', wide: 0.26 },
  neck: 0.46,
  room: (v) => {
    frame(v, 90, 130, 420, 560, C.bronze, '#f2e8d2')
    v.draw('#5b3a2a', 7, spline(coords('190 560, 230 330, 330 280, 400 420, 330 600'), 6))
    frame(v, 1310, 170, 400, 300, C.bronze, '#f2e8d2')
    v.draw('#5b3a2a', 7, coords('1370 400, 1470 270, 1560 380, 1660 300'))
  },
}

/** Priya Raman. */
export const priyaRaman = {
  wall: C.ink,
  head: { ...TAN, turn: -0.36, hair: '#1d1416', hairLight: '#4c363a', jaw: 0.52, chin: 0.26 },
  line: '#47210f',
  age: 0,
  hair: 'braid',
  ears: [],
  dress: 'sari',
  skinAt: TAN.skin,
  cloth: [C.magenta, '#8d2150', '#e08a2f', C.yellow, '#b9631a'],
  wing: true,
  eye: { open: 0.08, brow: 0.05 },
  mouth: { smile: 0.045, lip: '#a33a48' },
  room: (v) => {
    v.cut('#f0e3c4', rect(1180, 140, 520, 700)).cut('#e3d2aa', rect(1180, 140, 40, 700))
    v.cut(C.sunset, rect(1260, 220, 150, 170)).cut(C.yellow, rect(1285, 245, 100, 120))
    steps(7, (i) => v.cut('#6b4a34', rect(1440, 224 + i * 26, 200 - (i % 3) * 30, 9)))
    steps(14, (i) => v.cut('#6b4a34', rect(1260, 430 + i * 27, 380 - ((i * 5) % 4) * 24, 9)))
  },
  extra: (v, h) => v.disc('#a3203a', ...h.at([[0, -0.34]])[0], 17, 20),
}

/** Lucia Benedetti. */
export const luciaBenedetti = {
  wall: '#c4553c',
  head: { ...OLIVE, turn: 0.42, hair: '#3a211b', hairLight: '#6d4030', jaw: 0.53, chin: 0.27 },
  line: LINE,
  age: 0,
  hair: 'waves',
  ears: [],
  dress: 'roll',
  cloth: ['#1f1d26', '#3a3743'],
  chain: C.yellow,
  wing: true,
  eye: { iris: '#4b5a2c', open: 0.074 },
  mouth: { smile: 0.03, lip: '#b02f3c' },
  room: (v) => {
    v.cut('#eadbbd', rect(1330, 180, 280, 2000))
    steps(5, (i) => v.cut('#cdb68c', rect(1366 + i * 54, 260, 20, 2000)))
    v.cut('#f6ecd6', rect(1290, 130, 360, 60)).cut('#eadbbd', rect(1260, 70, 420, 62))
    v.cut('#d9c39a', rect(1290, 190, 360, 20))
    steps(14, (i) =>
      v.pen('#e8a06a', 14).line([
        [60 + i * 86, 330],
        [60 + i * 86, 270],
        [122 + i * 86, 270],
        [122 + i * 86, 310],
        [90 + i * 86, 310],
      ]),
    )
  },
}

/** Samir Haddad. */
export const samirHaddad = {
  wall: '#33445c',
  head: { ...TAN, skin: '#cf9a6e', turn: -0.4, hair: '#4b4744', hairLight: '#8d8883', jaw: 0.58, chin: 0.32 },
  line: '#4f2a18',
  age: 2,
  hair: 'crop',
  beard: 'full',
  beardColour: '#6d6863',
  beardLight: '#a9a49c',
  dress: 'roll',
  cloth: [C.bronze, '#6d4f28'],
  eye: { open: 0.066, brow: 0.062 },
  mouth: { lip: '#a35a50' },
  nose: 0.18,
  neck: 0.46,
  room: (v) => {
    steps(3, (j) =>
      steps(2, (i) => {
        const [x, y] = [80 + i * 1370, 130 + j * 340]
        v.cut('#f3efe6', rect(x, y, 270, 280))
          .cut(['#9aa3a8', '#6a747c', '#b9bfc0'][j], rect(x + 22, y + 22, 226, 190))
          .soft('#2f3338', [
            [x + 22, y + 212],
            [x + 60, y + 130],
            [x + 130, y + 100 + i * 20],
            [x + 190, y + 150],
            [x + 248, y + 120],
            [x + 248, y + 212],
          ])
      }),
    )
  },
}
