/** Those who lead the research institute, and the desks that write to readers. */

import { C } from '../../lib/colours.mjs'
import { coords, rect, steps } from '../../lib/shape.mjs'
import { frame, shelf } from './room.mjs'
import { BROWN, FAIR, LINE, OLIVE, ROSY, TAN } from './skin.mjs'

/** Hester Amiri. */
export const hesterAmiri = {
  wall: '#24403a',
  head: { ...OLIVE, turn: 0.34, hair: '#5e5753', hairLight: '#a39b95', jaw: 0.53, chin: 0.27 },
  line: LINE,
  age: 2,
  hair: 'bob',
  ears: [],
  dress: 'jacket',
  skinAt: OLIVE.skin,
  cloth: ['#8a2f52', '#6c203e', '#f4ead6', '#d8ccb4'],
  glasses: { colour: C.black, thick: 0.036 },
  eye: { open: 0.066, brow: 0.05 },
  mouth: { smile: 0.04, lip: '#a8474c' },
  nose: 0.17,
  room: (v) => shelf(v, 520, ['#335a50', '#3f6d5f', '#a8792c', '#2c4d45', '#7c3f2c'], '#1a2f2a'),
}

/** Lorenz Whitby. */
export const lorenzWhitby = {
  wall: '#c9d3d6',
  head: { ...ROSY, turn: -0.4, hair: '#a4713f', hairLight: '#cf9f66', jaw: 0.58, chin: 0.32 },
  line: '#7a4030',
  age: 1,
  hair: 'bald',
  beard: 'full',
  beardColour: '#9a6838',
  beardLight: '#c99a62',
  browColour: '#8d5f33',
  dress: 'cardigan',
  cloth: ['#3b4c7a', '#2b3960', C.white, '#d6cbb6'],
  eye: { iris: '#4f7391', open: 0.066 },
  mouth: { lip: '#b5655c' },
  neck: 0.45,
  blush: '#e39a85',
  room: (v) =>
    steps(4, (i) => {
      v.cut('#aab8bd', rect(60 + i * 440, 120, 360, 640)).cut('#eef3f2', rect(90 + i * 440, 150, 300, 580))
      v.cut('#aab8bd', rect(228 + i * 440, 150, 24, 580))
      v.soft('#8fae8b', coords('0 0, 60 -110, 160 -60, 240 -150, 300 0').map(([a, b]) => [90 + i * 440 + a, 730 + b]))
    }),
}

/** Ignacio Bell. */
export const ignacioBell = {
  wall: '#46606b',
  head: { ...TAN, turn: 0.38, hair: '#2b2422', hairLight: '#6b5f59', jaw: 0.57, chin: 0.31 },
  line: '#4f2614',
  age: 2,
  hair: 'fade',
  beard: 'moustache',
  beardColour: '#3a302c',
  beardLight: '#6b5f59',
  dress: 'roll',
  cloth: ['#e5d9c0', '#c9b995'],
  eye: { open: 0.068, brow: 0.058 },
  mouth: { smile: 0.04, lip: '#a3574c' },
  nose: 0.18,
  neck: 0.44,
  room: (v) =>
    steps(5, (i) => {
      const [x, y] = [70 + i * 350, i % 2 ? 230 : 150]
      frame(v, x, y, 260, 330, C.white, ['#d88a4c', '#7fa6ad', '#d9c27a', '#6c8a63', '#a95a5a'][i])
      v.cut('#2f434c', rect(x + 122, 0, 16, y))
    }),
}

/** Marguerite Dvorak. */
export const margueriteDvorak = {
  wall: '#d9cbe0',
  head: { ...FAIR, turn: -0.36, hair: '#5b3527', hairLight: '#8a5a42', jaw: 0.52, chin: 0.26 },
  line: LINE,
  age: 2,
  hair: 'bangs',
  ears: [],
  dress: 'shirt',
  skinAt: FAIR.skin,
  cloth: ['#4a3a6b', '#382b53', '#4a3a6b', C.yellow],
  glasses: { colour: '#b4433a', thick: 0.03 },
  eye: { iris: '#5c6f4a', open: 0.066 },
  mouth: { smile: 0.04, lip: '#b6524e' },
  room: (v) => {
    v.cut('#b9a6c4', rect(1240, 130, 470, 690))
    steps(5, (i) => v.cut('#f7f1e6', rect(1270, 160 + i * 130, 410, 104)).disc('#8d7a9c', 1475, 212 + i * 130, 16))
    v.cut('#f7f1e6', rect(100, 260, 330, 440)).cut('#8d7a9c', rect(140, 620, 120, 16)).disc('#b4433a', 370, 630, 34)
  },
}

/** Mirela Santos. */
export const mirelaSantos = {
  wall: '#ef9d86',
  head: { ...BROWN, skin: '#a5714d', shade: '#7d5034', light: '#bf8c66', turn: 0.42, hair: '#2b1a14', hairLight: '#6a4636', jaw: 0.54, chin: 0.28 },
  line: '#3a1a10',
  age: 1,
  hair: 'waves',
  ears: [],
  dress: 'cardigan',
  cloth: [C.yellow, '#d39a28', C.white, C.magenta],
  eye: { open: 0.076, brow: 0.046 },
  mouth: { teeth: true, smile: 0.075, wide: 0.27, lip: '#b0474f' },
  room: (v) => {
    v.cut('#f6c4b3', rect(80, 180, 420, 560)).cut('#f6c4b3', rect(1340, 140, 380, 480))
    for (const [x, y] of [
      [180, 560],
      [290, 420],
      [400, 600],
      [1450, 470],
      [1600, 380],
    ]) {
      v.pen('#7d8f55', 14).line([
        [x, y + 170],
        [x, y],
      ])
      v.disc(C.magenta, x, y, 52).disc(C.yellow, x, y, 18)
    }
  },
}
