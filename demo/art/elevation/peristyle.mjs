import { flat, soft } from '../lib/pen.mjs'
import { arc, coords, mix, rect, spline, steps, TAU } from '../lib/shape.mjs'
import { column, Draft } from './draft.mjs'

/** Villa Peristyle, Restored Elevation. */
export function peristyle() {
  const d = new Draft('peristyle', 2400, 1500)
  const g = 1160
  d.sky(100, 120, 2200, 380, '#b9d0da', 16)
  d.layer(
    flat(rect(180, 620, 2040, g - 620), '#efe8d8', 0.9),
    flat(rect(180, 960, 2040, 200), '#ddd5c4', 0.9),
    flat(rect(180, 620, 2040, 70), '#6a655c', 0.3),
  )
  steps(13, (i) => {
    const x = 262 + i * 157
    d.box(rect(x - 46, 730, 92, 190), 1.6, '#f4efe2', 0.9).box(rect(x - 32, 746, 64, 158), 1.2, '#e6dfce', 0.8)
    d.line(1.8)
      .curve(arc(x, 830, 18, 30, 0, TAU, 12), true)
      .line([
        [x, 800],
        [x, 770],
      ])
      .line([
        [x - 14, 850],
        [x - 22, 880],
      ])
      .line([
        [x + 14, 850],
        [x + 22, 880],
      ])
    d.shade(rect(x - 46, 730, 30, 190), 7, -0.78, 1)
  })
  d.shade(rect(180, 620, 2040, 90), 6, -0.78, 1.5).shade(rect(180, 700, 2040, 460), 26, -0.78, 1)
  d.layer(flat(rect(1080, 690, 240, g - 690), '#241c18', 0.86))
    .box(rect(1080, 690, 240, g - 690), 3)
    .line(2)
    .line([
      [1200, 690],
      [1200, g],
    ])
  for (const x of [1096, 1212]) steps(3, (k) => d.line(1.4, '#c9a66a').line(rect(x, 720 + k * 146, 92, 124), true))
  steps(14, (i) => {
    const x = 210 + i * 152.3
    if (Math.abs(x - 1200) > 60) column(d, x, g, 500, 58)
  })
  d.box(rect(150, 588, 2100, 34), 3, '#efe2c6').box(rect(150, 540, 2100, 48), 2.4, '#e6d5b0')
  steps(48, (i) =>
    d
      .line(1.8)
      .line(rect(170 + i * 43.6, 546, 20, 36), true)
      .line([
        [177 + i * 43.6, 546],
        [177 + i * 43.6, 582],
      ])
      .line([
        [183 + i * 43.6, 546],
        [183 + i * 43.6, 582],
      ]),
  )
  d.box(rect(130, 516, 2140, 24), 3, '#efe2c6').shade(rect(150, 588, 2100, 34), 7, -0.78, 1)
  const roof = coords('110 516, 240 400, 2160 400, 2290 516')
  d.layer(flat(roof, '#d8cdb8', 0.8))
  steps(70, (i) => {
    const t = i / 69
    d.line(1.4).line([
      [mix(240, 2160, t), 400],
      [mix(110, 2290, t), 516],
    ])
    d.line(1.8).curve(arc(mix(116, 2284, t), 516, 13, 10, Math.PI, TAU, 5))
  })
  for (const y of [430, 458, 487])
    d.line(1).line([
      [240 - (y - 400) * 1.12, y],
      [2160 + (y - 400) * 1.12, y],
    ])
  d.box(roof, 2.6)
  const gable = [
    [900, 516],
    [1200, 300],
    [1500, 516],
  ]
  d.box(gable, 4, '#efe2c6').box(
    [
      [960, 502],
      [1200, 332],
      [1440, 502],
    ],
    2,
    '#dcd8cc',
    0.9,
  )
  d.line(2.2)
    .dot(1200, 440, 44)
    .dot(1200, 440, 34)
    .curve(
      spline(
        [
          [1140, 480],
          [1080, 486],
          [1040, 496],
        ],
        4,
      ),
    )
    .curve(
      spline(
        [
          [1260, 480],
          [1320, 486],
          [1360, 496],
        ],
        4,
      ),
    )
  steps(8, (i) =>
    d.line(2).line([
      [1200, 440],
      [1200 + 30 * Math.cos(i * 0.785), 440 + 30 * Math.sin(i * 0.785)],
    ]),
  )
  for (const [x, y] of [
    [1200, 300],
    [900, 516],
    [1500, 516],
  ])
    d.layer(
      soft(
        [
          [x, y - 64],
          [x + 16, y - 30],
          [x + 30, y - 40],
          [x + 20, y - 4],
          [x - 20, y - 4],
          [x - 30, y - 40],
          [x - 16, y - 30],
        ],
        '#efe8d4',
      ),
    )
      .line(1.8)
      .line([
        [x, y],
        [x, y - 58],
      ])
      .line([
        [x, y - 6],
        [x - 24, y - 34],
      ])
      .line([
        [x, y - 6],
        [x + 24, y - 34],
      ])
  steps(3, (k) => d.box(rect(150 - k * 24, g + 14 + k * 16, 2100 + k * 48, 16), 2, '#f0e6d0'))
  d.layer(flat(rect(420, g + 90, 1560, 70), '#7fb0b3', 0.7)).box(rect(400, g + 78, 1600, 14), 2.4, '#efe2c6')
  steps(46, (i) =>
    d.line(1.4).line(
      [
        [440 + d.r() * 1400, g + 100 + i * 1.2],
        [480 + d.r() * 1480, g + 100 + i * 1.2],
      ].sort((a, b) => a[0] - b[0]),
    ),
  )
  for (const x of [300, 2100]) {
    d.box(rect(x - 34, g - 40, 68, 100), 2.4, '#efe2c6').person(x, g - 40, 190, 0, '#6f8074')
  }
  d.cypress(80, g + 60, 560).cypress(2330, g + 60, 560)
  steps(26, (i) => {
    const x = 160 + i * 86
    d.layer(soft(arc(x, g + 64, 34, 24, 0, TAU, 9), d.ink.green, 0.6))
    steps(5, () =>
      d.line(1.4).curve([
        [x + d.r.norm(20), g + 70],
        [x + d.r.norm(20), g + 52],
        [x + d.r.norm(24), g + 46],
      ]),
    )
  })
  for (const k of [1, 4, 9, 12]) {
    const x = 210 + k * 152.3
    for (const f of [-1, 1])
      d.line(3.4, '#5b6470').line([
        [x - 17 * f, 860],
        [x + 17 * f, 900],
      ])
  }
  d.ground([
    [40, g + 162],
    [2360, g + 162],
  ]).measure(210, 2190, 1420, 13)
  return d.print()
}
