import { C } from '../lib/colours.mjs'
import { arc, coords, mix, polar, rect, spline, steps, TAU } from '../lib/shape.mjs'
import { eye, View } from '../lib/view.mjs'

/** Herb Garden. */
export function herbGarden() {
  const v = new View('herb garden', 2400, 1600, '#a5d2df')
  v.cloud(420, 190, 150).cloud(1960, 130, 140)
  v.soft('#7fae7a', coords('-80 560, 300 400, 700 360, 1100 430, 1500 350, 2000 380, 2480 300, 2480 800, -80 800'))
  for (let i = 0; i < 20; i++)
    v.soft(i % 2 ? '#5d9160' : '#4b8258', arc(60 + i * 128, 500 - (i % 4) * 24, 74, 50, 0, TAU, 8))
  v.cut('#f3e4c4', rect(1180, 330, 1240, 420)).cut('#b5533c', rect(1180, 640, 1240, 110))
  v.cut('#c4572f', coords('1130 330, 1210 230, 2420 230, 2420 330'))
  steps(32, (i) =>
    v.pen('#a8431f', 6).line([
      [1214 + i * 40, 232],
      [1150 + i * 42, 330],
    ]),
  )
  steps(6, (i) => {
    const x = 1270 + i * 200
    v.cut(C.ink, [...arc(x + 50, 460, 50, 50, Math.PI, TAU, 10), [x + 100, 620], [x, 620]])
      .cut('#c9a13f', rect(x - 44, 450, 34, 170))
      .cut('#c9a13f', rect(x + 110, 450, 34, 170))
    steps(8, (k) =>
      v
        .pen('#8f6d24', 4)
        .line([
          [x - 44, 466 + k * 20],
          [x - 10, 466 + k * 20],
        ])
        .line([
          [x + 110, 466 + k * 20],
          [x + 144, 466 + k * 20],
        ]),
    )
  })
  v.cypress(1090, 760, 420).cypress(980, 770, 360).pine(160, 780, 560).cypress(340, 770, 300)
  v.cut('#d9c08f', coords('0 740, 2400 740, 2400 1600, 0 1600'))
  v.cut('#ecd8ab', coords('0 820, 2400 790, 2400 860, 0 900'))
  const p = eye(1120, 640, 720, 2.4)
  const bed = (x0, x1, z0, z1) =>
    v
      .cut(C.stoneDark, [p(x0, 0, z0), p(x1, 0, z0), p(x1, 0.16, z0), p(x0, 0.16, z0)])
      .cut('#f3e6cb', [p(x0, 0.16, z0), p(x1, 0.16, z0), p(x1, 0.16, z1), p(x0, 0.16, z1)])
      .cut('#6b4632', [
        p(x0 + 0.1, 0.16, z0 + 0.08),
        p(x1 - 0.1, 0.16, z0 + 0.08),
        p(x1 - 0.1, 0.16, z1 - 0.08),
        p(x0 + 0.1, 0.16, z1 - 0.08),
      ])
  let plants = new Map()
  const grow = (colour, pts) => plants.set(colour, [...(plants.get(colour) ?? []), pts])
  const plant = () => {
    for (const [colour, shapes] of plants) for (const pts of shapes) v.pen(colour).shape(pts)
    plants = new Map()
  }
  const leafy = (x, z, s, a, b) => {
    const [px, py] = p(x, 0.16, z)
    const k = (s * 720) / (z + 1)
    for (let i = 0; i < 6; i++) {
      const angle = 3.3 + i * 0.57 + v.r.norm(0.12)
      const tip = polar(px, py, k * v.r.in(0.7, 1), angle)
      grow(i % 2 ? a : b, [
        [px + (i - 2.5) * k * 0.05, py],
        polar(px, py, k * 0.5, angle - 0.34),
        tip,
        polar(px, py, k * 0.5, angle + 0.34),
      ])
    }
  }
  const spike = (x, z, s, c) => {
    const [px, py] = p(x, 0.16, z)
    const k = (s * 720) / (z + 1)
    for (let i = 0; i < 6; i++) {
      const tip = [px + (i - 2.5) * k * 0.14 + v.r.norm(4), py - k * v.r.in(0.8, 1.15)]
      grow('#7f9a6a', [[px + (i - 2.5) * k * 0.05 - k * 0.02, py], tip, [px + (i - 2.5) * k * 0.05 + k * 0.02, py]])
      grow(c, [
        tip,
        [tip[0] + k * 0.06, tip[1] + k * 0.3],
        [tip[0], tip[1] + k * 0.45],
        [tip[0] - k * 0.06, tip[1] + k * 0.3],
      ])
    }
  }
  ;[
    [3.3, 4.4],
    [1.95, 2.75],
    [1.02, 1.52],
  ].forEach(([z0, z1], j) => {
    coords('-4.6 -2.6, -2.2 -0.5, 0.5 2.2, 2.6 4.6').forEach(([x0, x1], i) => {
      bed(x0, x1, z0, z1)
      const kind = (i + j * 3) % 5
      for (const z of [z1 - 0.16 * (z1 - z0) - 0.02, (z0 + z1) / 2, z0 + 0.2 * (z1 - z0)])
        for (let x = x0 + 0.3; x < x1 - 0.15; x += 0.34) {
          if (kind === 0) leafy(x, z, 0.3, C.garden, C.light)
          else if (kind === 1) spike(x, z, 0.42, '#7d6bb8')
          else if (kind === 2) leafy(x, z, 0.28, '#b5c2a0', '#7f9a80')
          else if (kind === 3) {
            leafy(x, z, 0.28, '#3f7c4c', '#5d9150')
            const [px, py] = p(x, 0.44, z)
            grow(C.yellow, arc(px, py, 30 / (z + 1), 24 / (z + 1), 0, TAU, 7))
          } else leafy(x, z, 0.3, '#5b2a4e', '#8a3d63')
        }
    })
    plant()
    const [px, py] = p(0, 0, (z0 + z1) / 2)
    if (j === 1) {
      v.disc(C.stoneDark, px, py + 12, 190, 56)
        .disc(C.white, px, py, 190, 56)
        .disc('#3b8aa0', px, py - 2, 164, 44)
        .cut(C.stone, [
          [px - 20, py],
          [px + 20, py],
          [px + 12, py - 130],
          [px - 12, py - 130],
        ])
        .disc(C.white, px, py - 136, 76, 20)
        .disc('#3b8aa0', px, py - 140, 60, 12)
      for (const s of [-1, 1])
        for (const q of [30, 60])
          v.draw('#d9eef0', 5, [
            [px, py - 200],
            [px + s * q * 0.7, py - 190],
            [px + s * q * 1.1, py - 20],
          ])
    }
  })
  const pot = (x, y, s, kind) => {
    v.cut('#b85a34', [
      [x - s * 0.5, y - s],
      [x + s * 0.5, y - s],
      [x + s * 0.36, y],
      [x - s * 0.36, y],
    ])
      .cut('#8f3f26', [
        [x + s * 0.12, y - s],
        [x + s * 0.5, y - s],
        [x + s * 0.36, y],
        [x + s * 0.1, y],
      ])
      .cut('#cf7044', rect(x - s * 0.58, y - s * 1.16, s * 1.16, s * 0.2))
    if (kind) {
      v.tree(x, y - s * 0.9, s * 0.95, C.garden, C.leaf)
      for (let i = 0; i < 11; i++) {
        const q = polar(x, y - s * 2.25, s * v.r.in(0.15, 0.6), i * 2.4)
        v.disc(C.orange, ...q, s * 0.09)
      }
    } else
      for (let i = 0; i < 14; i++)
        v.pen(i % 2 ? C.garden : C.leaf).ribbon(
          spline(
            [
              [x, y - s],
              polar(x, y - s, s * 0.6, -1.57 + (i - 6.5) * 0.14),
              polar(x, y - s * 1, s * v.r.in(0.9, 1.2), -1.57 + (i - 6.5) * 0.2),
            ],
            4,
          ),
          (t) => s * 0.12 * (1 - t) + 2,
        )
  }
  pot(820, 870, 90, true)
  pot(1420, 862, 90, true)
  pot(2180, 1010, 130, true)
  pot(250, 1090, 140, true)
  v.person(1760, 1180, 330, C.ink, {
    skin: '#c98d66',
    hair: '#d9c9ae',
    legs: C.bronze,
    hat: '#e9c46a',
    way: -1,
    stride: 0.04,
    shade: C.ink,
  })
    .cut('#b85a34', coords('1660 1030, 1730 1030, 1722 1090, 1668 1090'))
    .soft(C.leaf, arc(1694, 1016, 52, 34, 0, TAU, 9))
  v.person(620, 960, 190, C.magenta, { skin: '#5b3728', skirt: true, shade: C.ink }).person(700, 966, 130, C.yellow, {
    skin: '#7a4a34',
    shade: C.ink,
  })
  for (let i = 0; i < 40; i++) {
    const x = 500 + i * 36 + v.r.norm(10)
    const y = 1640 + v.r.in(-10, 20)
    const h = v.r.in(150, 260)
    const tip = [x + v.r.norm(26), y - h]
    grow('#6f8f62', [[x - 5, y], tip, [x + 5, y]])
    steps(4, (k) =>
      grow(k % 2 ? '#8f7fc6' : '#6d5cab', arc(mix(tip[0], x, k * 0.07), tip[1] + k * h * 0.075, 16, 13, 0, TAU, 7)),
    )
  }
  plant()
  pot(140, 1560, 230, false)
  pot(2280, 1580, 240, false)
  return v.finish()
}
