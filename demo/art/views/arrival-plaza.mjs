import { C } from '../lib/colours.mjs'
import { arc, coords, steps, TAU } from '../lib/shape.mjs'
import { eye, joints, slab, View } from '../lib/view.mjs'
import { crowd } from './people.mjs'

/** The Ellery Center from the Arrival Plaza. */
export function plaza() {
  const v = new View('plaza', 2400, 1600, '#8fc3d8')
  v.disc(C.yellow, 520, 330, 120).cloud(1900, 250, 190).cloud(1180, 150, 130).cloud(250, 520, 150)
  v.soft('#6fa3b5', coords('-60 900, 200 790, 480 830, 760 760, 1000 900, 700 1000, -60 1000'))
  v.cypress(420, 990, 250).cypress(490, 1000, 210).pine(240, 1010, 360).cypress(90, 1000, 230)
  slab(v, C.stone, 640, 560, 500, 460)
  joints(v, C.stoneMid, 640, 560, 500, 460, 7, 7)
  steps(4, (i) => slab(v, C.ink, 690 + i * 112, 650, 66, 250))
  steps(4, (i) => slab(v, C.sea, 690 + i * 112, 650, 30, 250))
  steps(12, (i) =>
    slab(
      v,
      [
        '#f6ecd6',
        '#f2e6cc',
        C.stone,
        '#e6d6b6',
        '#dfcda9',
        C.stoneMid,
        '#cfb98f',
        '#c6af87',
        '#bda57f',
        C.stoneDark,
        '#a48c6c',
        '#9a8264',
      ][i],
      1130 + 320 * (1 - Math.cos((Math.PI * i) / 12)) * 0.5 * 1.3,
      360,
      416 * 0.5 * (Math.cos((Math.PI * i) / 12) - Math.cos((Math.PI * (i + 1)) / 12)) + 3,
      660,
    ),
  )
  steps(4, (i) => {
    const y = 430 + i * 132
    for (let k = 0; k < 9; k++) {
      const a = 0.35 + k * 0.28
      const x = 1338 - 200 * Math.cos(a)
      slab(v, k > 5 ? C.navy : C.ink, x - 14 * Math.sin(a) - 5, y, 28 * Math.sin(a) + 8, 84)
    }
  })
  slab(v, C.white, 1118, 340, 440, 26)
  slab(v, C.stoneDark, 1118, 366, 440, 12)
  slab(v, '#f4e9d2', 1546, 470, 700, 550)
  joints(v, '#dfceac', 1546, 470, 700, 550, 10, 8)
  v.cut(C.stoneDark, coords('1546 470, 1640 540, 1640 1020, 1546 1020'), 0.7)
  slab(v, C.ink, 1680, 560, 500, 160)
  steps(5, (i) =>
    v.cut(i % 2 ? C.sea : C.teal, [
      [1690 + i * 98, 570],
      [1776 + i * 98, 570],
      [1740 + i * 98, 712],
      [1690 + i * 98, 712],
    ]),
  )
  slab(v, C.ink, 1680, 790, 560, 230)
  steps(6, (i) => slab(v, '#f7eeda', 1690 + i * 106, 770, 26, 250))
  slab(v, C.white, 1610, 742, 680, 40)
  slab(v, C.stoneDark, 1610, 782, 680, 14)
  slab(v, C.white, 1520, 446, 760, 28)
  slab(v, C.white, 620, 540, 540, 24)
  v.cut('#e9d7b3', coords('0 1020, 2400 1020, 2400 1600, 0 1600'))
  const p = eye(1330, 980, 420, 1.65)
  for (let z = 0; z < 26; z++) v.pen('#d4bd92', 3).line([p(-30, 0, z * 0.62), p(30, 0, z * 0.62)])
  for (let x = -22; x <= 22; x++) v.pen('#d4bd92', 3).line([p(x * 1.1, 0, 0), p(x * 1.1, 0, 16)])
  v.cut(C.ink, coords('640 1020, 1140 1020, 1546 1020, 1760 1110, 1200 1130, 1000 1100, 760 1090'), 0.28)
  for (let i = 0; i < 7; i++)
    v.cut(i % 2 ? '#f6ecd6' : C.stoneMid, [
      [1640 - i * 26, 1020 + i * 14],
      [2400, 1020 + i * 14],
      [2400, 1034 + i * 14],
      [1640 - i * 26, 1034 + i * 14],
    ])
  slab(v, C.stoneDark, 60, 1180, 620, 70)
  v.cut('#f6ecd6', coords('40 1150, 700 1150, 720 1180, 20 1180'))
  for (let i = 0; i < 13; i++)
    v.soft(
      [C.garden, C.leaf, C.magenta, C.light][i % 4],
      arc(80 + i * 50, 1140 - (i % 3) * 16, 46, 40 + (i % 4) * 12, 0, TAU, 8),
    )
  v.tree(2140, 1330, 330, C.garden, C.leaf).cut(C.ink, coords('2120 1330, 2170 1330, 2400 1400, 2400 1430'), 0.3)
  v.soft(C.bronze, coords('900 1300, 940 1120, 900 1010, 1010 960, 1080 1050, 1040 1150, 1090 1300')).soft(
    '#a98a52',
    coords('905 1296, 950 1120, 915 1015, 985 975, 985 1100, 960 1290'),
  )
  slab(v, C.white, 850, 1296, 290, 60)
  slab(v, C.grey, 850, 1340, 290, 26)
  v.cut(C.ink, coords('850 1366, 1140 1366, 1420 1430, 1160 1430'), 0.3)
  crowd(v, [
    [1280, 1130, 100, C.sunset],
    [1340, 1136, 96, C.white],
    [1500, 1070, 70, C.magenta],
    [1880, 1018, 66, C.yellow],
    [1800, 1022, 60, C.garden],
    [1180, 1090, 80, C.teal],
    [1560, 1290, 190, C.yellow],
    [1690, 1310, 196, C.ink],
    [1770, 1320, 120, C.sunset],
    [600, 1450, 280, C.magenta],
    [760, 1470, 270, C.garden],
    [420, 1120, 96, C.orange],
    [2000, 1130, 104, C.plum],
  ])
  return v.finish()
}
