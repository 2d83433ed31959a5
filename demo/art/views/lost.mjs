import { C } from '../lib/colours.mjs'
import { arc, coords, polar, rect, steps, TAU } from '../lib/shape.mjs'
import { View } from '../lib/view.mjs'

/** An Empty Frame. */
export function lost() {
  const v = new View('lost', 2400, 1600, '#dcd3c4')
  v.cut('#cfc4b2', rect(0, 0, 2400, 60))
    .cut('#b98a55', rect(0, 1290, 2400, 310))
    .cut('#f3ecdf', rect(0, 1236, 2400, 60))
  for (let i = 0; i < 12; i++)
    v.pen('#a3743f', 5).line([
      [1200 + (i - 5.5) * 210, 1296],
      [1200 + (i - 5.5) * 420, 1600],
    ])
  for (const y of [1370, 1470])
    v.pen('#a3743f', 4).line([
      [0, y],
      [2400, y],
    ])
  v.cut('#efe7d9', coords('700 60, 1700 60, 2050 1236, 350 1236'), 0.7)
  const ring = (x, y, w, h, t, c) =>
    v
      .pen(c)
      .shape(rect(x, y, w, h))
      .hole(rect(x + t, y + t, w - 2 * t, h - 2 * t))
  v.cut('#3a2c22', coords('772 330, 1668 330, 1668 1030, 772 1030'), 0.22)
  v.cut('#cbbfac', rect(830, 370, 740, 560))
  v.cut('#b9ab95', coords('830 370, 1570 370, 1520 420, 880 420, 880 880, 830 930'))
  ring(740, 280, 920, 740, 90, '#a87b34')
  ring(756, 296, 888, 708, 22, '#d9ab52')
  ring(812, 352, 776, 596, 14, '#e8c06a')
  v.cut('#8b6226', coords('740 1020, 830 930, 1570 930, 1660 1020'), 0.6).cut(
    '#8b6226',
    coords('1660 280, 1660 1020, 1570 930, 1570 370'),
    0.4,
  )
  for (const [x, y, a] of coords('785 325 0, 1615 325 1.57, 1615 975 3.14, 785 975 4.71')) {
    steps(5, (i) =>
      v.soft('#e8c06a', [
        polar(x, y, 10, a),
        polar(x, y, 50, a + 0.2 + i * 0.27 - 0.12),
        polar(x, y, 86, a + 0.24 + i * 0.27),
        polar(x, y, 50, a + 0.2 + i * 0.27 + 0.14),
      ]),
    )
    v.disc('#f6d98e', x, y, 22)
  }
  v.draw('#7d6a52', 5, [
    [900, 290],
    [1200, 130],
    [1500, 290],
  ]).disc('#5b4a34', 1200, 128, 15)
  v.disc('#5b4a34', 1200, 640, 13).draw('#5b4a34', 5, [
    [1200, 640],
    [1204, 690],
    [1196, 730],
  ])
  v.cut(C.white, rect(1740, 800, 150, 110))
    .cut('#8d8271', rect(1762, 826, 90, 9))
    .cut('#b9afa2', rect(1762, 850, 106, 7))
    .cut('#b9afa2', rect(1762, 872, 76, 7))
  for (const x of [170, 2230]) {
    frameOf(v, x)
  }
  v.cut('#6d4526', rect(930, 1322, 560, 44))
    .cut('#54341c', rect(960, 1366, 40, 120))
    .cut('#54341c', rect(1420, 1366, 40, 120))
    .cut('#7d2a4c', coords('920 1290, 1500 1290, 1490 1326, 930 1326'))
  v.person(2060, 1470, 560, C.sunset, { skin: '#a8694a', hair: C.black, way: -1, stride: 0.02, legs: C.ink }).draw(
    '#a8694a',
    26,
    [
      [2010, 1060],
      [1950, 990],
      [1996, 946],
    ],
  )
  return v.finish()
}

function frameOf(v, x) {
  v.cut('#6d5b46', rect(x - 210, 420, 420, 520)).cut(x < 1000 ? C.ink : C.garden, rect(x - 176, 454, 352, 452))
  if (x < 1000) v.cut(C.yellow, rect(x - 176, 760, 352, 30)).disc(C.sunset, x + 60, 640, 80)
  else v.soft(C.light, arc(x, 640, 110, 120, 0, TAU, 20)).cut(C.magenta, rect(x - 176, 800, 352, 60))
}
