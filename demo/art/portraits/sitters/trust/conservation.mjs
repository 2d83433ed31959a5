/** Those who lead the conservation institute. */

import { C } from '../../../lib/colours.mjs'
import { rect, steps } from '../../../lib/shape.mjs'
import { arch, frame, sheet } from '../room.mjs'
import { BROWN, DEEP, GOLD, LINE, OLIVE } from '../skin.mjs'

/** Ingeborg Asante. */
export const ingeborgAsante = {
  wall: '#b9a58c',
  head: {
    ...BROWN,
    skin: '#a5714d',
    shade: '#7d5034',
    light: '#bf8c66',
    turn: -0.36,
    hair: '#8b837b',
    hairLight: '#c4bcb3',
    jaw: 0.55,
    chin: 0.3,
  },
  line: '#3a1a10',
  age: 2,
  hair: 'curls',
  earring: C.yellow,
  browColour: '#5a514b',
  nose: 0.18,
  dress: 'shirt',
  skinAt: '#a5714d',
  cloth: ['#b9622f', '#964a20', '#b9622f', C.stone],
  eye: { open: 0.07 },
  mouth: { smile: 0.04, lip: '#94434a' },
  neck: 0.42,
  room: (v) => {
    for (const x of [120, 1330]) {
      arch(v, x, 200, 360, 760, '#8f7c64')
      arch(v, x + 60, 260, 240, 700, '#6f5e4a')
    }
    v.pen('#d9a94e', 22)
      .line([
        [110, 900],
        [490, 420],
      ])
      .line([
        [1320, 420],
        [1700, 900],
      ])
  },
}

/** Rafael Monteverde. */
export const rafaelMonteverde = {
  wall: '#2e5a4a',
  head: { ...OLIVE, turn: 0.38, hair: '#4a423e', hairLight: '#958c86', jaw: 0.58, chin: 0.32 },
  line: LINE,
  age: 2,
  hair: 'curls',
  beard: 'trimmed',
  beardColour: '#554c47',
  beardLight: '#a49b94',
  dress: 'pullover',
  cloth: ['#8c2f3a', '#6d222c', '#f4ecd9', '#d8ccb0'],
  glasses: { colour: '#8b6838', thick: 0.026 },
  eye: { open: 0.066, brow: 0.056 },
  mouth: { lip: '#a5564c' },
  neck: 0.45,
  room: (v) => {
    sheet(v, 120, 180, 380, 520, '#8a9c86')
    sheet(v, 1300, 230, 380, 470, '#8a9c86')
  },
}

/** Wilhelmina Tate. */
export const wilhelminaTate = {
  wall: '#d6c7dc',
  head: { ...DEEP, turn: -0.34, hair: '#d9d4cc', hairLight: '#aaa298', jaw: 0.55, chin: 0.3 },
  line: '#1d0d0a',
  age: 3,
  hair: 'pixie',
  earring: C.yellow,
  browColour: '#8d857c',
  nose: 0.2,
  dress: 'blouse',
  cloth: ['#4f4688', '#3b3468', '#7d74b8', '#5a5196'],
  glasses: { colour: '#d9a94e', round: true, thick: 0.028 },
  eye: { open: 0.066 },
  mouth: { smile: 0.05, lip: '#8d3a42' },
  room: (v) => {
    for (const x of [110, 1300]) {
      v.cut('#a995b4', rect(x, 640, 390, 30))
      v.cut('#3a3544', rect(x + 110, 600, 180, 40)).draw('#3a3544', 34, [
        [x + 250, 610],
        [x + 280, 440],
        [x + 190, 350],
      ])
      v.draw('#3a3544', 60, [
        [x + 120, 480],
        [x + 220, 300],
      ])
      v.cut('#3a3544', rect(x + 90, 530, 150, 18))
    }
  },
}

/** Kenji Alvarado. */
export const kenjiAlvarado = {
  wall: '#e9a76a',
  head: { ...GOLD, turn: 0.34, hair: '#201a1c', hairLight: '#544a4c', jaw: 0.56, chin: 0.31 },
  line: '#6b3a2a',
  age: 0,
  hair: 'part',
  beard: 'stubble',
  dress: 'cardigan',
  cloth: ['#39536b', '#2a3f53', C.white, '#d6cbb6'],
  eye: { open: 0.064, narrow: 1, slant: 0.06 },
  mouth: { teeth: true, smile: 0.065, wide: 0.26, lip: '#b56255' },
  neck: 0.44,
  room: (v) =>
    steps(8, (i) => {
      const x = [90, 330, 1240, 1480][i % 4]
      frame(v, x, i < 4 ? 160 : 450, 200, 240, C.white, ['#7fa6ad', '#c9785a', '#6d8a6a', '#e8cf8c'][(i * 3) % 4])
    }),
}
