import { C } from '../lib/colours.mjs'
import { arc, coords, rect, spline, steps, TAU } from '../lib/shape.mjs'
import { View } from '../lib/view.mjs'
import { people } from './people.mjs'

/** The Villa from the Sea. */
export function fromTheSea() {
  const v = new View('villa from the sea', 2400, 1600, '#bfe0e2')
  v.cut('#a4d2dc', rect(0, 0, 2400, 260))
    .disc(C.yellow, 2020, 260, 110)
    .cloud(560, 200, 170)
    .cloud(1350, 140, 140)
    .cloud(1120, 330, 90)
  v.soft('#8fb7a6', coords('-80 640, 300 470, 720 540, 1050 380, 1500 470, 1950 360, 2480 500, 2480 900, -80 900'))
  v.soft('#5f9468', coords('-80 720, 240 610, 640 640, 1000 540, 1500 560, 1900 520, 2480 640, 2480 1000, -80 1000'))
  for (let i = 0; i < 46; i++)
    v.soft(
      ['#4b8258', '#6fa06a', '#3f7550'][i % 3],
      arc(20 + i * 54, 680 - 60 * Math.sin(i / 9) + v.r.norm(26), 60, 40, 0, TAU, 8),
    )
  const cliff = coords(
    '-40 1080, -40 800, 300 790, 520 770, 760 790, 1680 780, 1900 760, 2140 800, 2440 790, 2440 1080',
  )
  v.cut('#d99a5b', cliff)
  for (let i = 0; i < 54; i++) {
    const x = -20 + i * 46
    const y = 790 + v.r.in(0, 40)
    v.cut(i % 3 ? '#b8733f' : '#e9b878', [
      [x, y],
      [x + v.r.in(14, 34), y + 10],
      [x + v.r.norm(14), y + v.r.in(110, 260)],
    ])
  }
  for (const [x, h] of coords('220 330, 300 260, 2140 340, 2230 280, 1960 240')) v.palm(x, 800, h)
  v.cypress(520, 800, 300)
    .cypress(590, 800, 250)
    .cypress(1830, 800, 320)
    .cypress(1890, 800, 250)
    .pine(90, 810, 330)
    .pine(2350, 810, 330)
    .pine(420, 800, 260)
  v.cut(C.stone, rect(660, 560, 1120, 230)).cut(C.stoneMid, rect(660, 730, 1120, 60))
  v.cut('#a33f30', rect(700, 600, 1040, 130))
  steps(17, (i) => v.cut(C.white, rect(694 + i * 64, 590, 24, 146)).cut(C.stoneMid, rect(708 + i * 64, 590, 10, 146)))
  v.cut('#f6ecd6', rect(640, 560, 1160, 32)).cut('#c4572f', coords('620 560, 690 500, 1750 500, 1820 560'))
  steps(40, (i) =>
    v.pen('#a8431f', 4).line([
      [694 + i * 27, 502],
      [628 + i * 30.4, 560],
    ]),
  )
  v.cut('#f3e4c4', rect(930, 380, 580, 124)).cut('#c4572f', coords('900 380, 960 320, 1480 320, 1540 380'))
  steps(7, (i) => v.cut(C.ink, rect(970 + i * 76, 404, 36, 76)).cut(C.sea, rect(970 + i * 76, 404, 14, 76)))
  v.cut(C.stone, [
    [1060, 560],
    [1220, 470],
    [1380, 560],
  ]).cut('#3f7a8c', [
    [1110, 550],
    [1220, 490],
    [1330, 550],
  ])
  steps(9, (i) =>
    v.cut(i % 2 ? '#f6ecd6' : C.stoneMid, [
      [1130 - i * 10, 790 + i * 13],
      [1310 + i * 10, 790 + i * 13],
      [1310 + i * 10, 803 + i * 13],
      [1130 - i * 10, 803 + i * 13],
    ]),
  )
  for (let i = 0; i < 60; i++)
    v.soft(
      [C.garden, C.leaf, C.magenta, C.light, C.garden][i % 5],
      arc(-10 + i * 41, 800 + 12 * Math.sin(i), 34, 22, 0, TAU, 7),
    )
  v.cut('#f0d9a6', coords('-20 1040, 600 1020, 1300 1046, 1900 1020, 2420 1040, 2420 1120, -20 1120'))
  people(v, [
    [820, 1056, 60, C.magenta],
    [1500, 1058, 60, C.sunset],
    [1550, 1060, 58, C.white],
  ])
  v.cut(C.sea, rect(0, 1080, 2400, 520))
  ;['#3f86a6', '#2f6f92', '#27618a', '#1f5079', '#1d4268'].forEach((c, k) => {
    const y = 1090 + k * 96
    v.cut(c, [
      ...steps(49, (i) => [i * 50, y + 18 * Math.sin(i * 0.7 + k * 1.9) + (10 + k * 5) * v.n(i / 3, k)]),
      [2400, 1600],
      [0, 1600],
    ])
    for (let i = 0; i < 15; i++) {
      const x = v.r.in(0, 2300)
      const l = v.r.in(60, 150) * (0.6 + k * 0.25)
      v.pen(k < 2 ? C.white : '#9ccbd9').ribbon(
        spline(
          [
            [x, y + 30],
            [x + l * 0.4, y + 22],
            [x + l * 1.3, y + 32],
          ],
          5,
        ),
        (t) => (6 + k * 2) * Math.sin(Math.PI * t),
      )
    }
  })
  for (const [x, y] of coords('300 1060, 760 1080, 1750 1070, 2220 1074'))
    v.soft('#7a4a34', [
      [x - 90, y + 30],
      [x - 60, y - 30],
      [x, y - 54],
      [x + 60, y - 20],
      [x + 100, y + 30],
    ]).soft(C.white, [
      [x - 130, y + 34],
      [x - 40, y + 18],
      [x + 60, y + 22],
      [x + 140, y + 36],
      [x, y + 46],
    ])
  const [bx, by] = [560, 1370]
  v.cut(C.white, [
    [bx + 6, by - 430],
    [bx + 230, by - 60],
    [bx + 6, by - 40],
  ])
    .cut(C.pale, [
      [bx + 6, by - 430],
      [bx + 90, by - 48],
      [bx + 6, by - 40],
    ])
    .cut(C.sunset, [
      [bx - 10, by - 390],
      [bx - 170, by - 50],
      [bx - 10, by - 40],
    ])
    .pen(C.bronze, 12)
    .line([
      [bx, by - 440],
      [bx, by],
    ])
  v.cut(C.ink, [
    [bx - 210, by - 30],
    [bx + 260, by - 34],
    [bx + 200, by + 50],
    [bx - 150, by + 50],
  ]).cut(C.magenta, [
    [bx - 204, by - 14],
    [bx + 250, by - 18],
    [bx + 240, by - 2],
    [bx - 194, by + 2],
  ])
  v.disc('#c98d66', bx + 120, by - 66, 18, 22).soft(C.yellow, [
    [bx + 92, by - 30],
    [bx + 104, by - 50],
    [bx + 140, by - 50],
    [bx + 152, by - 30],
  ])
  v.pen(C.white).ribbon(
    spline(
      [
        [bx - 230, by + 50],
        [bx, by + 66],
        [bx + 290, by + 46],
      ],
      6,
    ),
    (t) => 22 * Math.sin(Math.PI * t),
  )
  for (const [x, y, s] of [
    [900, 420, 40],
    [1010, 470, 28],
    [1720, 330, 36],
  ])
    v.pen(C.white).ribbon(
      spline(
        [
          [x - s, y - s * 0.3],
          [x - s * 0.4, y - s * 0.5],
          [x, y],
          [x + s * 0.5, y - s * 0.6],
          [x + s, y - s * 0.3],
        ],
        5,
      ),
      (t) => 3 + 9 * Math.sin(Math.PI * t),
    )
  return v.finish()
}
