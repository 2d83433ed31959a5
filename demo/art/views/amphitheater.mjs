import { C } from '../lib/colours.mjs'
import { arc, coords, mix, rect, steps, TAU } from '../lib/shape.mjs'
import { View } from '../lib/view.mjs'

/** Amphitheater at Dusk. */
export function amphitheater() {
  const v = new View('amphitheater', 2400, 1600, '#2a2d5c')
  ;[
    ['#232650', 0],
    ['#3a3168', 170],
    ['#5b3a72', 300],
    ['#8a4672', 410],
    ['#c2596a', 500],
    ['#e77f58', 580],
  ].forEach(([c, y]) => v.cut(c, [...steps(13, (i) => [i * 200, y + 14 * Math.sin(i + y)]), [2400, 900], [0, 900]]))
  steps(70, () => {
    const [x, y] = [v.r() * 2400, v.r() * 330]
    v.disc('#f6e6c0', x, y, v.r.pick([3, 4, 6]))
  })
  v.disc('#fbe9bd', 430, 230, 74).disc('#2f2b5c', 464, 214, 66)
  v.soft(
    '#3a2a56',
    coords('-80 760, 240 600, 560 640, 860 560, 1200 620, 1600 540, 2000 610, 2480 520, 2480 1000, -80 1000'),
  )
  for (const [x, h] of coords('160 420, 240 340, 2180 440, 2270 360, 2080 300'))
    v.cypress(x, 820, h, '#1c1d40', '#2a3058')
  v.palm(360, 820, 420, '#1c1d40', '#2a3058', '#1c1d40')
    .pine(2000, 820, 330, '#1c1d40', '#2a3058', '#1c1d40')
    .palm(60, 820, 330, '#1c1d40', '#2a3058', '#1c1d40')
  v.cut('#d59a5e', rect(540, 450, 1320, 390)).cut('#b5713f', rect(540, 640, 1320, 200))
  v.cut('#7a3040', coords('500 450, 590 370, 1810 370, 1900 450'))
  steps(42, (i) =>
    v.pen('#5d2338', 5).line([
      [596 + i * 29, 372],
      [508 + i * 33, 450],
    ]),
  )
  steps(7, (i) => {
    const x = 610 + i * 180
    if (i !== 3)
      v.cut('#2a1c3a', rect(x - 6, 486, 112, 110))
        .cut(C.yellow, rect(x, 492, 100, 98))
        .cut('#f8dc8a', rect(x, 492, 44, 98))
        .pen('#8a4a2c', 8)
        .line([
          [x + 50, 492],
          [x + 50, 590],
        ])
        .line([
          [x, 540],
          [x + 100, 540],
        ])
  })
  v.cut('#f2c98a', [
    [1010, 450],
    [1200, 330],
    [1390, 450],
  ]).cut('#8a3f4a', [
    [1070, 438],
    [1200, 356],
    [1330, 438],
  ])
  v.cut(C.yellow, rect(660, 668, 1080, 172))
  v.cut('#f9e3a0', rect(1080, 650, 240, 190))
    .cut('#6d2a3a', rect(1130, 670, 140, 170))
    .cut('#fff0bd', rect(1150, 690, 100, 150))
  steps(10, (i) => {
    const x = 640 + i * 124.4
    v.cut('#fbe9c6', [
      [x - 20, 840],
      [x - 15, 660],
      [x + 15, 660],
      [x + 20, 840],
    ])
      .cut('#c48752', [
        [x + 4, 840],
        [x + 4, 660],
        [x + 15, 660],
        [x + 20, 840],
      ])
      .cut('#fbe9c6', rect(x - 26, 644, 52, 18))
  })
  v.cut('#fbe0b0', rect(590, 616, 1220, 30)).cut('#c48752', rect(590, 646, 1220, 8))
  v.cut('#b5713f', rect(300, 840, 1800, 40))
    .soft('#e9b878', arc(1200, 940, 760, 130, 0, TAU, 30))
    .soft('#f6d49a', arc(1200, 930, 560, 90, 0, TAU, 30))
  const actors = [
    [1010, 960, C.magenta, 1],
    [1120, 930, C.white, 1],
    [1290, 945, C.ink, -1],
    [1400, 965, C.yellow, -1],
    [1200, 990, C.sunset, 1],
  ]
  for (const [x, y, c, way] of actors)
    v.person(x, y, 150, c, { skin: '#a8694a', way, skirt: true, stride: 0.08, shade: '#7a3a3a' }).draw('#a8694a', 9, [
      [x + way * 12, y - 116],
      [x + way * 44, y - 130],
      [x + way * 60, y - 168],
    ])
  for (let k = 0; k < 6; k++) {
    const rx = 880 + k * 150
    const ry = 190 + k * 104
    const y0 = 960
    const lip = arc(1200, y0, rx, ry, 0.02, Math.PI - 0.02, 50)
    v.cut(k % 2 ? '#a97a72' : '#b5867a', [
      ...lip,
      ...arc(1200, y0, rx + 160, ry + 110, 0.02, Math.PI - 0.02, 50).reverse(),
    ])
    v.cut('#5d3d5c', [...lip, ...lip.map(([x, y]) => [x, y + 26]).reverse()])
    const n = 15 + k * 3
    for (let i = 0; i < n; i++) {
      const a = mix(0.22, Math.PI - 0.22, (i + 0.5 + v.r.in(-0.2, 0.2)) / n)
      if (
        Math.abs(a - Math.PI / 2) < 0.05 + 0.02 * k ||
        Math.abs(a - 0.95) < 0.05 ||
        Math.abs(a - 2.19) < 0.05 ||
        v.r.chance(0.12)
      )
        continue
      const [x, y] = [1200 + Math.cos(a) * (rx + 60), y0 + Math.sin(a) * (ry + 44)]
      const s = 26 + k * 8
      v.soft(v.r.pick([C.magenta, '#3d3a78', C.sunset, C.plum, '#2f6f72', C.orange, '#d9c6a8', C.ink]), [
        [x - s, y + s * 0.8],
        [x - s * 0.8, y - s * 0.3],
        [x, y - s * 0.7],
        [x + s * 0.8, y - s * 0.3],
        [x + s, y + s * 0.8],
      ])
      v.disc(v.r.pick(['#4a2d2c', '#2a1c2e', '#8a5a48', '#c9a878', '#2a1c2e']), x, y - s * 1.05, s * 0.46, s * 0.54)
    }
  }
  for (const a of [Math.PI / 2, 0.95, 2.19]) {
    const q = (rx, ry, w) => [
      [1200 + Math.cos(a + w) * rx, 960 + Math.sin(a + w) * ry],
      [1200 + Math.cos(a - w) * rx, 960 + Math.sin(a - w) * ry],
    ]
    for (let k = 0; k < 13; k++) {
      const [A, B] = q(900 + k * 70, 200 + k * 52, 0.035)
      const [D, E] = q(900 + k * 70 + 40, 200 + k * 52 + 30, 0.035)
      v.cut(k % 2 ? '#e0b08a' : '#8f6468', [A, B, E, D])
    }
  }
  for (const x of [420, 1980]) {
    v.pen('#2a1c3a', 12).line([
      [x, 860],
      [x, 700],
    ])
    v.disc('#f8dc8a', x, 690, 26).disc('#f8dc8a', x, 690, 60, 60, 0.2).disc('#f8dc8a', x, 690, 110, 110, 0.12)
  }
  return v.finish()
}
