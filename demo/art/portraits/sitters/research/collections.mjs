/** The library and the special collections of the research institute. */

import { C } from '../../../lib/colours.mjs'
import { coords, rect, spline, steps } from '../../../lib/shape.mjs'
import { drawers, shelf } from '../room.mjs'
import { BROWN, DEEP, FAIR, GOLD, LINE, ROSY, TAN } from '../skin.mjs'

/** Luz Aranda. */
export const luzAranda = {
  wall: '#6f9a86',
  head: { ...TAN, turn: 0.36, hair: '#3a2d2a', hairLight: '#a0938c', jaw: 0.56, chin: 0.3, cheek: 0.74 },
  line: '#4f2614',
  age: 2,
  hair: 'waves',
  ears: [],
  dress: 'dress',
  skinAt: TAN.skin,
  cloth: ['#c4462f', '#9c3221', C.yellow, C.white],
  beads: [C.white, C.teal, C.white],
  eye: { open: 0.07, brow: 0.05 },
  mouth: { teeth: true, smile: 0.07, wide: 0.27, lip: '#a8404a' },
  room: (v) => {
    v.cut('#5b3a26', rect(60, 200, 480, 60)).cut('#5b3a26', rect(1260, 200, 480, 60))
    steps(10, (i) => {
      const x = (i < 5 ? 110 : 860) + i * 90
      v.disc('#d9a94e', x, 330, 36).disc('#6f9a86', x, 330, 17).cut('#d9a94e', rect(x - 9, 360, 18, 130 + (i % 3) * 24))
      v.cut('#d9a94e', rect(x, 440 + (i % 2) * 20, 30, 16))
    })
  },
}

/** Callum Adeyemi. */
export const callumAdeyemi = {
  wall: '#31486b',
  head: { ...BROWN, turn: -0.36, hair: '#1b1412', hairLight: '#4b3b33', jaw: 0.57, chin: 0.31 },
  line: '#2a120b',
  age: 0,
  hair: 'locs',
  ears: [],
  beard: 'goatee',
  nose: 0.19,
  dress: 'pullover',
  cloth: ['#d99a2b', '#b67b1a', C.white, '#d6cbb6'],
  glasses: { colour: '#f0e4c8', thick: 0.03 },
  eye: { open: 0.074 },
  mouth: { smile: 0.055, lip: '#8a4a40' },
  neck: 0.44,
  room: (v) => shelf(v, 480, ['#b8442f', '#e0c48a', '#5f86a8', '#3d6b58', '#e8dcc2'], '#1f3150'),
}

/** Zofia Hernández. */
export const zofiaHernandez = {
  wall: '#7fa6a0',
  head: { ...FAIR, turn: 0.4, hair: '#8a6a42', hairLight: '#bd9a6a', jaw: 0.53, chin: 0.27 },
  line: LINE,
  age: 0,
  hair: 'tail',
  dress: 'shirt',
  skinAt: FAIR.skin,
  cloth: ['#e9c7bb', '#cfa598', '#e9c7bb', C.plum],
  eye: { iris: '#5b7a4c', open: 0.076 },
  mouth: { smile: 0.05, lip: '#bd5a58' },
  blush: '#ea9f8c',
  room: (v) => {
    v.cut('#f0e4c8', rect(110, 170, 460, 560))
    for (const [x, y] of [
      [200, 430],
      [330, 330],
      [400, 520],
    ])
      v.draw('#a8754a', 10, [
        [x, y + 70],
        [x + 56, y],
        [x + 112, y + 70],
      ])
    v.draw(C.sea, 12, spline(coords('130 640, 260 600, 360 650, 550 610'), 6))
    for (const [x, c] of [
      [1470, '#c9a877'],
      [1570, '#e0c79c'],
      [1670, '#b48d5c'],
    ])
      v.cut(c, rect(x - 40, 200, 80, 620)).disc('#7a5a36', x, 200, 40, 18)
  },
}

/** Amara Diallo. */
export const amaraDiallo = {
  wall: '#7a3b4c',
  head: { ...DEEP, turn: -0.34, hair: '#17110f', hairLight: '#46362d', jaw: 0.52, chin: 0.26 },
  line: '#1d0d0a',
  age: 0,
  hair: 'scarf',
  wrap: ['#e0a63c', '#bd8324', '#f2c76c'],
  ears: [],
  nose: 0.19,
  dress: 'tunic',
  skinAt: DEEP.skin,
  cloth: ['#2f5f5a', '#224843', '#e0a63c', C.white],
  wing: true,
  eye: { open: 0.078 },
  mouth: { smile: 0.05, wide: 0.26, lip: '#9a3f48' },
  room: (v) => {
    for (const [x, y, w, h, c] of [
      [90, 430, 420, 360, '#b98a5a'],
      [160, 190, 300, 240, '#c99d6c'],
      [1290, 480, 420, 310, '#b98a5a'],
      [1330, 220, 260, 260, '#a87948'],
    ])
      v.cut(c, rect(x, y, w, h)).cut('#e6d3b0', rect(x + w / 2 - 24, y, 48, h))
  },
}

/** Stellan Moreau. */
export const stellanMoreau = {
  wall: '#c8a24e',
  head: { ...ROSY, turn: 0.36, hair: '#d1a457', hairLight: '#f0d293', jaw: 0.56, chin: 0.3, long: 1.03 },
  line: '#7a4030',
  age: 1,
  hair: 'quiff',
  beard: 'moustache',
  beardColour: '#b98a41',
  beardLight: '#e6c684',
  browColour: '#a87c3a',
  dress: 'jacket',
  skinAt: ROSY.skin,
  cloth: ['#24365e', '#192746', '#2f2a33', '#211d25'],
  pocket: C.rose,
  eye: { iris: '#4f7391', open: 0.068 },
  mouth: { smile: 0.03, lip: '#b5655c' },
  neck: 0.42,
  room: (v) => {
    drawers(v, 80, 180, 3, 4, ['#8a6a2f', '#f3e7c8', '#6d5222'])
    drawers(v, 1240, 180, 3, 4, ['#8a6a2f', '#f3e7c8', '#6d5222'])
  },
}

/** Bartholomew Ng. */
export const bartholomewNg = {
  wall: '#eae2d2',
  head: { ...GOLD, turn: -0.38, hair: '#77716c', hairLight: '#b5afa9', jaw: 0.57, chin: 0.31 },
  line: '#6b3a26',
  age: 2,
  hair: 'cropped',
  dress: 'cardigan',
  cloth: ['#5b7a8c', '#466172', '#2b2f3a', '#1d2028'],
  glasses: { colour: C.black, round: true, thick: 0.036 },
  eye: { open: 0.058, narrow: 1, slant: 0.08 },
  mouth: { smile: 0.03, lip: '#b06a5c' },
  neck: 0.44,
  room: (v) => {
    v.cut('#2f5f92', rect(90, 170, 470, 560)).cut('#2f5f92', rect(1260, 230, 430, 500))
    const ink = '#dfe9f0'
    v.pen(ink, 9)
      .line(coords('130 660, 130 420, 325 270, 520 420, 520 660, 130 660'))
      .line(coords('130 420, 520 420'))
      .line(coords('270 660, 270 500, 380 500, 380 660'))
    steps(4, (i) => v.pen(ink, 9).line([[1310 + i * 110, 680], [1310 + i * 110, 360]]))
    v.pen(ink, 9).line(coords('1290 680, 1660 680')).line(coords('1290 360, 1475 270, 1660 360, 1290 360'))
  },
}

/** Sidony Vale. */
export const sidonyVale = {
  wall: '#4a6b52',
  head: { ...ROSY, turn: 0.34, hair: '#4f3226', hairLight: '#8a6048', jaw: 0.53, chin: 0.27 },
  line: '#7a4030',
  age: 0,
  hair: 'braid',
  earring: C.yellow,
  dress: 'jacket',
  skinAt: ROSY.skin,
  cloth: ['#4f5a34', '#3d4727', '#e9ddc4', '#cdbd9d'],
  eye: { iris: '#5a7c93', open: 0.074 },
  mouth: { smile: 0.045, lip: '#bf5f58' },
  blush: '#ea9b8c',
  room: (v) => {
    for (const [x, y, w, h] of [
      [70, 300, 470, 500],
      [1280, 200, 450, 600],
    ]) {
      v.cut('#a98252', rect(x, y, w, h)).cut('#c9a36e', rect(x + 30, y + 30, w - 60, h - 60))
      v.pen('#a98252', 34).line([
        [x + 20, y + h - 20],
        [x + w - 20, y + 20],
      ])
      v.cut(C.sunset, rect(x + 70, y + 80, 110, 80))
    }
  },
}

/** Odalys Prieto. */
export const odalysPrieto = {
  wall: '#dcb9a0',
  head: {
    ...BROWN,
    skin: '#a5714d',
    shade: '#7d5034',
    light: '#bf8c66',
    turn: -0.4,
    hair: '#6d655f',
    hairLight: '#b5ada5',
    jaw: 0.54,
    chin: 0.28,
    y: 1065,
    s: 405,
  },
  line: '#3a1a10',
  age: 2,
  hair: 'puff',
  earring: C.white,
  dress: 'apron',
  cloth: ['#f1e7d3', '#d2c5aa', '#7b2e46', '#5f2135'],
  eye: { open: 0.068 },
  mouth: { smile: 0.035, lip: '#a5474c' },
  room: (v) => {
    for (const x of [100, 1310]) {
      v.cut('#6b4426', rect(x, 760, 400, 50)).cut('#6b4426', rect(x, 320, 400, 50))
      v.cut('#8b5e36', rect(x + 20, 360, 40, 410)).cut('#8b5e36', rect(x + 340, 360, 40, 410))
      v.cut('#4a2f1c', rect(x + 180, 220, 40, 300)).cut('#4a2f1c', rect(x + 90, 220, 220, 34))
      v.cut('#8b5e36', rect(x + 80, 510, 240, 40))
      steps(4, (i) => v.cut(['#2f5f7a', '#efe3cb', '#a8472c', '#3d6b58'][i], rect(x + 90, 556 + i * 51, 220, 46)))
    }
  },
}

/** Ephraim Castell. */
export const ephraimCastell = {
  wall: '#5c6470',
  head: { ...TAN, skin: '#cf9a6e', turn: 0.4, hair: '#211a18', hairLight: '#54473f', jaw: 0.58, chin: 0.32 },
  line: '#4f2a18',
  age: 1,
  hair: 'fade',
  beard: 'full',
  dress: 'shirt',
  skinAt: '#cf9a6e',
  cloth: ['#26262e', '#3d3d48', '#26262e', C.grey],
  eye: { open: 0.066, brow: 0.06 },
  mouth: { lip: '#a35a50' },
  nose: 0.18,
  neck: 0.46,
  room: (v) => {
    for (const [x, k] of [
      [300, 1],
      [1500, -1],
    ]) {
      v.soft('#fdf3cf', coords('-190 330, 170 250, 210 540, -150 620').map(([a, b]) => [x + a * k, b]))
      v.draw('#2b2f36', 24, [
        [x - 180 * k, 470],
        [x - 230 * k, 980],
      ])
    }
  },
}
