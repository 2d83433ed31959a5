import { flat } from '../lib/pen.mjs'
import { arc, coords, mix, polar, rect, steps, TAU } from '../lib/shape.mjs'
import { Draft } from './draft.mjs'
import { stair } from './winding-stair.mjs'

const SANGUINE = {
  ground: '#ece6d8',
  line: '#6d2c1f',
  wash: '#d7b48f',
  sky: '#d4d9d4',
  green: '#9aa07a',
  warm: '#2f4858',
}

/** Rotunda Stair: section above, plan below. */
export function rotundaStair() {
  const d = new Draft('rotunda', 1800, 2400, SANGUINE)
  const [cx, top, floor, r] = [900, 520, 1560, 520]
  const dome = arc(cx, top, r, 330, Math.PI, TAU, 40)
  d.layer(
    flat([...dome, [cx + r, floor], [cx - r, floor]], '#f5efe2'),
    flat(
      [
        [cx - 100, 190],
        [cx + 100, 190],
        [cx + 430, floor],
        [cx + 40, floor],
      ],
      '#ecc678',
      0.45,
    ),
  )
  steps(10, (i) =>
    d.line(1.4, '#c08a3a').line([
      [cx - 84 + i * 19, 210],
      [mix(cx + 50, cx + 420, i / 9), floor],
    ]),
  )
  d.layer()
  steps(13, (i) => {
    const t = -1 + (i / 12) * 2
    d.line(1.6).line(
      steps(16, (_, u) => [cx + r * Math.sin((t * Math.PI) / 2) * Math.cos(u * 1.38), top - 330 * Math.sin(u * 1.38)]),
    )
  })
  steps(5, (i) => {
    const a = 0.22 + i * 0.23
    d.line(1.6).line([
      [cx - r * Math.cos(a), top - 330 * Math.sin(a)],
      [cx + r * Math.cos(a), top - 330 * Math.sin(a)],
    ])
  })
  d.shade([[cx - r, top], ...arc(cx, top, r, 330, Math.PI, Math.PI * 1.36, 12), [cx - 210, top]], 11, -0.9, 1.4)
  for (const s of [-1, 1]) {
    const wall = [
      [cx + s * r, floor + 60],
      [cx + s * r, top],
      ...arc(cx, top, r, 330, s < 0 ? Math.PI : 0, s < 0 ? Math.PI * 1.44 : -Math.PI * 0.44, 14),
      ...arc(cx, top, r + 70, 400, s < 0 ? Math.PI * 1.44 : -Math.PI * 0.44, s < 0 ? Math.PI : 0, 14),
      [cx + s * (r + 70), floor + 60],
    ]
    d.layer(flat(wall, '#a8573d', 0.8))
      .shade(wall, 10, 0.78, 1.6)
      .line(4)
      .line(wall, true)
  }
  d.box(rect(cx - 110, 122, 220, 24), 3, '#f5efe2')
    .line(2.4)
    .line([
      [cx - 90, 190],
      [cx - 90, 146],
    ])
    .line([
      [cx + 90, 190],
      [cx + 90, 146],
    ])
    .line([
      [cx, 190],
      [cx, 146],
    ])
  d.layer()
  for (const [y, depth] of [
    [860, 150],
    [1210, 150],
  ]) {
    for (const s of [-1, 1])
      d.box(
        [
          [cx + s * r, y],
          [cx + s * (r - depth), y],
          [cx + s * (r - depth), y + 26],
          [cx + s * r, y + 26],
        ],
        2.6,
        '#e4cdb0',
      )
    steps(24, (_i, t) => {
      const x = mix(cx - r, cx + r, t)
      if (Math.abs(x - cx) > r - depth)
        d.line(1.6).line([
          [x, y],
          [x, y - 62],
        ])
    })
    for (const s of [-1, 1]) {
      d.rule([cx + s * r, y - 62], [cx + s * (r - depth), y - 62], 2.4)
      steps(2, (k) =>
        d
          .layer(
            flat(
              [
                ...arc(cx + s * (r - 76), y + 120 + k * 0, 42, 42, Math.PI, TAU, 10),
                [cx + s * (r - 76) + 42, y + 290],
                [cx + s * (r - 76) - 42, y + 290],
              ],
              '#7d5a48',
              0.5,
            ),
          )
          .line(2)
          .line(
            [
              ...arc(cx + s * (r - 76), y + 120, 42, 42, Math.PI, TAU, 10),
              [cx + s * (r - 76) + 42, y + 290],
              [cx + s * (r - 76) - 42, y + 290],
            ],
            true,
          ),
      )
    }
  }
  stair(d, cx, floor)
  d.box(rect(cx - r - 70, floor, (r + 70) * 2, 22), 3, '#e4cdb0').ground([
    [90, floor + 62],
    [1710, floor + 62],
  ])
  d.person(cx - 90, floor, 92)
    .person(cx + 60, floor, 88, 0.05)
    .person(cx - r + 70, 860, 88)
    .person(cx + r - 90, 1210, 88)
    .person(cx + r - 50, 1210, 60)
    .person(cx - r + 100, 1210, 88)
  for (let row = 0; row < 5; row++)
    for (let k = 0; k < 5; k++) {
      const [x, y] = [150 + k * 15, 930 + row * 118]
      const tally = [
        [x, y],
        [x - 3, y + 44],
      ]
      const stroke = [
        [142, y + 36],
        [x - 4, y + 6],
      ]
      d.line(3.4, '#5b6470', 0.8).line(k < 4 ? tally : stroke)
    }
  const [px, py] = [900, 1990]
  for (const [k, w] of coords('270 5, 240 3, 150 2.4, 78 3.4, 60 1.6')) d.line(w).dot(px, py, k)
  d.layer()
  steps(44, (i) => {
    const a = (i / 44) * TAU
    d.line(1.8).line([polar(px, py, 78, a), polar(px, py, 150, a)])
    if (i % 4 === 0)
      d.shade(arc(px, py, 270, 270, a, a + 0.1, 3).concat(arc(px, py, 240, 240, a + 0.1, a, 3)), 5, 0.78, 2)
  })
  d.layer(flat([...arc(px, py, 150, 150, 0.4, 2.6, 14), ...arc(px, py, 78, 78, 2.6, 0.4, 14)], '#d7b48f', 0.5))
  d.line(3, d.ink.warm)
    .curve(arc(px, py, 114, 114, 0.4, 5.6, 26))
    .line([polar(px, py, 100, 5.52), polar(px, py, 114, 5.6), polar(px, py, 130, 5.5)])
  d.line(1.6, d.ink.warm)
    .line([
      [px - 380, py],
      [px + 380, py],
    ])
    .line([
      [px, py - 300],
      [px, py + 300],
    ])
  return d.measure(cx - r, cx + r, 2340, 8).print()
}
