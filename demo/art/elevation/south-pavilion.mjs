import { flat } from '../lib/pen.mjs'
import { coords, rect, steps } from '../lib/shape.mjs'
import { Draft } from './draft.mjs'

/** South Pavilion, Elevation. */
export function pavilion() {
  const d = new Draft('south pavilion', 2400, 1500)
  const g = 1180
  d.sky(100, 160, 2200, 500)
  d.tree(180, g, 210).tree(2230, g, 230).cypress(2080, g, 330).cypress(340, g, 300)
  d.layer(
    flat(rect(420, 620, 620, g - 620), '#e4d3ae'),
    flat(rect(1040, 470, 760, g - 470), '#e9dcc0'),
    flat(rect(1800, 700, 220, g - 700), '#e4d3ae'),
  )
  steps(15, (i) => {
    const [a, b] = [i / 15, (i + 1) / 15].map((t) => 730 - 310 * Math.cos(Math.PI * t))
    if (i > 6) d.layer(flat(rect(a, 620, b - a, g - 620), '#9c8358', (i - 6) * 0.05))
    d.line(1.2).line([
      [a, 620],
      [a, g],
    ])
  })
  for (let j = 1; j < 10; j++)
    d.line(1.2).line([
      [420, 620 + j * 56],
      [1040, 620 + j * 56],
    ])
  d.box(rect(420, 620, 620, g - 620), 4).box(rect(440, 596, 580, 24), 2.6, '#efe4cc')
  for (let k = 0; k < 4; k++) d.window(500 + k * 128, 800, 62, 250, 1, 4)
  d.slabs(1040, 470, 760, g - 470, 14, 13).box(rect(1040, 470, 760, g - 470), 4)
  d.layer(flat(rect(1110, 590, 620, 260), '#efe6d2'))
  steps(6, (k) => d.window(1120 + k * 102, 600, 90, 240, 2, 4, 0.5))
  d.layer(flat(rect(1040, 900, 760, g - 900), '#514a40', 0.5)).shade(rect(1040, 900, 760, 120), 8)
  steps(5, (k) => d.window(1090 + k * 140, 950, 108, 230, 3, 3, 0.7))
  steps(8, (k) => {
    const x = 1040 + k * 106
    d.layer(flat(rect(x, 900, 18, g - 900), '#f3ead6'), flat(rect(x + 12, 900, 6, g - 900), '#8d7c5e')).box(
      rect(x, 900, 18, g - 900),
      2,
    )
  })
  d.box(coords('1000 880, 1840 880, 1840 902, 1000 902'), 3, '#f3ead6').shade(rect(1040, 902, 760, 46), 5, -0.78, 1.6)
  d.layer(flat(coords('1000 436, 1880 436, 1880 456, 1000 456'), '#efe4cc')).box(rect(1000, 436, 880, 20), 3)
  steps(30, (k) =>
    d
      .line(1.6)
      .line([
        [1012 + k * 29.4, 436],
        [1012 + k * 29.4, 408],
      ])
      .line([
        [1012 + k * 29.4, 408],
        [1030 + k * 29.4, 408],
      ]),
  )
  d.rule([1000, 408], [1880, 408], 3).shade(coords('1040 470, 1800 470, 1800 530, 1040 506'), 6, -0.78, 1.3)
  d.slabs(1800, 700, 220, g - 700, 4, 9)
    .box(rect(1800, 700, 220, g - 700), 3.4)
    .window(1860, 780, 100, 330, 2, 5)
    .shade(
      [
        [1800, 700],
        [1862, 760],
        [1862, g],
        [1800, g],
      ],
      7,
    )
  d.rule([1040, 470], [1040, g], 6).shade(
    [
      [1020, 640],
      [1040, 620],
      [1040, g],
      [960, g],
      [960, 700],
    ],
    8,
    -0.78,
    1.3,
  )
  steps(6, (k) => d.box(rect(900 - k * 34, g + k * 15, 1040 + k * 68, 15), 2, '#f0e6d0'))
  d.ground([
    [60, g + 90],
    [696, g + 90],
    [2344, g + 90],
  ])
    .line(3)
    .line([
      [60, g],
      [900, g],
    ])
    .line([
      [1940, g],
      [2340, g],
    ])
  coords('620 0 78, 668 0.03 74, 1180 -0.04 80, 1226 0 76, 1480 0.05 80, 2140 0 78, 980 0 80, 1560 -0.03 54').forEach(
    ([x, lean, h]) => d.person(x, x > 900 && x < 1940 ? g : g, h, lean),
  )
  d.measure(420, 1040, 1370, 3).measure(1040, 1800, 1370, 7).measure(1800, 2020, 1370, 1)
  ;[436, 596, 880, g].forEach((y) => {
    d.line(1.6, d.ink.warm)
      .line([
        [2260, y],
        [2350, y],
      ])
      .line(
        [
          [2290, y],
          [2310, y - 20],
          [2270, y - 20],
        ],
        true,
      )
  })
  return d.print()
}
