import { C } from '../lib/colours.mjs'
import { arc, coords, rect, spline, TAU } from '../lib/shape.mjs'
import { View } from '../lib/view.mjs'

/** placeholder. */
export function placeholder() {
  const v = new View('placeholder', 2400, 1260, C.ink)
  v.cut(C.magenta, rect(0, 0, 800, 1260)).cut(C.yellow, rect(1700, 0, 700, 1260))
  v.cut('#a3275a', [
    [0, 1260],
    [800, 1000],
    [800, 1260],
  ])
    .cut('#16213f', coords('800 1000, 1700 1000, 1700 1260, 800 1260'))
    .cut('#dda52e', [
      [1700, 1000],
      [2400, 1260],
      [1700, 1260],
    ])
  v.cut(C.stone, [...arc(1250, 560, 230, 230, Math.PI, TAU, 24), [1480, 1000], [1020, 1000]]).cut(C.sky, [
    ...arc(1250, 580, 190, 190, Math.PI, TAU, 24),
    [1440, 1000],
    [1060, 1000],
  ])
  v.soft(C.garden, coords('1060 1000, 1070 860, 1170 800, 1280 850, 1380 800, 1440 850, 1440 1000'))
    .disc(C.sunset, 1330, 600, 62)
    .cypress(1150, 1000, 330)
    .cypress(1215, 1000, 240)
  v.cut('#e8d2a4', coords('1020 1000, 1480 1000, 1700 1260, 800 1260'), 0.25)
  v.cut(C.bronze, rect(190, 330, 430, 520))
    .cut(C.stone, rect(224, 364, 362, 452))
    .cut(C.sunset, rect(262, 402, 286, 200))
    .cut(C.plum, rect(262, 640, 286, 138))
  v.soft(C.sunset, coords('1950 1000, 1900 800, 1960 560, 1930 500, 2170 500, 2140 560, 2200 800, 2150 1000'))
    .cut(C.ink, coords('1912 740, 2190 740, 2196 800, 1904 800'))
    .soft(C.black, arc(2050, 500, 120, 24, 0, TAU, 16))
    .cut(C.bronze, rect(1860, 1000, 380, 40))
  v.draw(C.ink, 10, spline(coords('1930 660, 1990 640, 2050 662, 2110 640, 2170 660'), 5))
  return v.finish()
}
