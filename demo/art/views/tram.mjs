import { C } from '../lib/colours.mjs'
import { coords, mix, place, rect, spline, steps } from '../lib/shape.mjs'
import { slab, View } from '../lib/view.mjs'

/** Tram below the Hill. */
export function tram() {
  const v = new View('tram', 2400, 1600, '#f2a45c')
  for (const [y, c] of [
    [0, '#e9814a'],
    [150, '#ee9150'],
    [300, '#f2a45c'],
    [450, '#f5b86e'],
    [580, '#f8cd8a'],
  ])
    v.cut(c, [...steps(13, (i) => [i * 200, y + 20 * Math.sin(i * 1.3 + y)]), [2400, 1000], [0, 1000]])
  v.disc('#fbe3a2', 480, 560, 130)
  v.cut(
    '#7a4a72',
    coords('0 700, 260 640, 520 690, 820 610, 1100 700, 1400 660, 1700 700, 2400 640, 2400 1000, 0 1000'),
  )
  const hill = spline(coords('-60 1120, 300 1000, 700 860, 1150 620, 1560 430, 1960 370, 2460 400'), 8)
  v.cut('#b56a3e', [...hill, [2460, 1700], [-60, 1700]])
  slab(v, '#f7e6c6', 1480, 250, 330, 180)
  slab(v, '#e9d1a6', 1810, 200, 260, 190)
  slab(v, '#f7e6c6', 2070, 270, 300, 130)
  steps(8, (i) =>
    v.cut(
      ['#fff4dc', '#fbeed2', '#f3e1bd', '#e9d1a6', '#dbbd8f', '#c9a778', '#b89266', '#a68058'][i],
      rect(
        1640 + 150 * (1 - Math.cos((Math.PI * i) / 8)) * 0.5 * 1.2,
        150,
        182 * 0.5 * (Math.cos((Math.PI * i) / 8) - Math.cos((Math.PI * (i + 1)) / 8)) + 3,
        260,
      ),
    ),
  )
  for (const [x, y, n, w, h] of [
    [1500, 290, 4, 40, 80],
    [1830, 240, 4, 36, 90],
    [2090, 300, 5, 34, 60],
  ])
    steps(n, (i) => slab(v, i % 2 ? C.yellow : C.ink, x + i * w * 1.5, y, w, h))
  slab(v, C.white, 1470, 236, 350, 18)
  slab(v, C.white, 1800, 184, 280, 18)
  slab(v, C.white, 1630, 138, 202, 16)
  v.soft('#8f4a34', coords('-60 1300, 300 1160, 800 1010, 1300 820, 1700 640, 2100 560, 2460 560, 2460 1700, -60 1700'))
  for (let i = 0; i < 34; i++) {
    const t = v.r()
    const x = mix(40, 2360, t)
    const y = mix(1120, 470, t) + v.r.in(-40, 160)
    v.soft(v.r.pick(['#4f6b3c', '#6f7f42', '#3d5a3c', '#a87a3c']), [
      [x - 50, y + 20],
      [x - 30, y - 24],
      [x + 6, y - 40],
      [x + 40, y - 18],
      [x + 56, y + 20],
    ])
  }
  coords('1180 700 170, 1290 640 200, 1380 600 150, 820 870 190, 640 950 150, 2280 470 200, 2180 490 160').forEach(
    ([x, y, h], i) =>
      i % 2 ? v.cypress(x, y, h, '#27503f', '#4f7a44') : v.pine(x, y, h * 1.2, '#27503f', '#4f7a44', '#5b3326'),
  )
  const track = (t) => [mix(-120, 2500, t), 1500 - 780 * t ** 1.2 + 60 * Math.sin(t * 5)]
  const road = steps(40, (_, t) => track(t))
  v.cut('#e9d3ad', [...road, ...[...road].reverse().map(([x, y]) => [x, y + 36])])
  v.cut('#a98a68', [...road.map(([x, y]) => [x, y + 36]), ...[...road].reverse().map(([x, y]) => [x, y + 72])])
  for (let i = 1; i < 20; i += 1) {
    const [x, y] = track(i / 20)
    slab(v, '#c9ab82', x, y + 70, 40, 190)
    v.cut('#7f5a40', rect(x + 26, y + 70, 14, 190))
  }
  v.soft('#5f3a34', coords('-60 1560, 500 1500, 1000 1330, 1500 1180, 2000 1010, 2460 900, 2460 1700, -60 1700'))
  const car = (t) => {
    const [x, y] = track(t)
    const [nx, ny] = track(t + 0.02)
    const turn = Math.atan2(ny - y, nx - x)
    const at = (pts) => place(pts, { x, y, turn })
    v.cut(C.white, at(coords('-190 -16, 190 -16, 190 -150, 160 -178, -160 -178, -190 -150'))).cut(
      C.grey,
      at(coords('-190 -16, 190 -16, 190 -48, -190 -48')),
    )
    v.cut(C.magenta, at(coords('-190 -58, 190 -58, 190 -76, -190 -76')))
    steps(5, (i) => {
      v.cut(C.ink, at(rect(-172 + i * 70, -156, 58, 70))).cut(
        C.yellow,
        at([
          [-172 + i * 70, -156],
          [-140 + i * 70, -156],
          [-160 + i * 70, -86],
          [-172 + i * 70, -86],
        ]),
      )
      if (i % 2 === 0)
        v.disc('#7a4a34', ...at([[-136 + i * 70, -116]])[0], 13, 16).cut(
          [C.sunset, C.teal, C.magenta][i / 2],
          at([
            [-154 + i * 70, -86],
            [-118 + i * 70, -86],
            [-124 + i * 70, -104],
            [-148 + i * 70, -104],
          ]),
        )
    })
    v.disc(C.navy, ...at([[-120, -10]])[0], 22).disc(C.navy, ...at([[120, -10]])[0], 22)
  }
  car(0.36)
  car(0.505)
  v.pine(2180, 1330, 620, '#1f4437', '#3f6d44', '#3d2028')
    .pine(220, 1620, 760, '#1f4437', '#3f6d44', '#3d2028')
    .cypress(1960, 1300, 330, '#1f4437', '#3f6d44')
  for (let i = 0; i < 44; i++) {
    const x = 380 + i * 48
    const y = 1640 - i * 9 + v.r.norm(20)
    v.soft(v.r.pick(['#27503f', '#7a8a44', '#b5683c', C.plum]), [
      [x - 46, y],
      [x - 24, y - v.r.in(30, 80)],
      [x + 10, y - v.r.in(40, 90)],
      [x + 46, y],
    ])
  }
  return v.finish()
}
