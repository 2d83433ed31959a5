import { Pen } from '../lib/pen.mjs'
import { arc, coords, polar, spline, steps } from '../lib/shape.mjs'
import { Plate } from './plate.mjs'

function palmLeaf(p, x, y, s, turn) {
  const tips = coords('-2.25 0.62, -1.3 0.88, 0 1.1, 1.3 0.88, 2.25 0.62')
  const outline = []
  tips.forEach(([a, l], i) => {
    if (i) outline.push(polar(x, y, s * 0.5, turn + (a + tips[i - 1][0]) / 2))
    outline.push(
      polar(x, y, s * l * 0.86, turn + a - 0.16),
      polar(x, y, s * l, turn + a),
      polar(x, y, s * l * 0.86, turn + a + 0.16),
    )
  })
  outline.push(
    polar(x, y, s * 0.34, turn + 2.85),
    polar(x, y, s * 0.08, turn + Math.PI),
    polar(x, y, s * 0.34, turn - 2.85),
  )
  const smooth = spline(outline, 4, true).map(([px, py]) => [px + p.r.norm(2), py + p.r.norm(2)])
  p.wash(smooth, '#8fa866', 0.6)
  p.put(new Pen().shape(smooth.filter(([px, py]) => (px - x) * 0.5 + (py - y) * 0.86 > -s * 0.02)), '#5f8244', 0.22)
  const veins = []
  const ink = new Pen().ribbon([...smooth, smooth[0]], (t) => 3.2 + 1.4 * Math.sin(t * 9), 0.9)
  for (const [a, l] of tips) {
    const rib = spline([[x, y], polar(x, y, s * l * 0.5, turn + a + 0.05), polar(x, y, s * l * 0.94, turn + a)], 6)
    ink.ribbon(rib, (t) => 5 * (1 - t) + 0.8)
    for (let k = 2; k < 11; k++)
      for (const side of [1, -1]) {
        const q = rib[k]
        if (q) veins.push([q, polar(...q, s * 0.2 * Math.sin((k / 12) * 3), turn + a + side * 0.7)])
      }
  }
  p.put(ink).fine(veins, 1.7)
}

function tendril(p, x, y, long, a, way, turns = 3) {
  const straight = spline([[x, y], polar(x, y, long * 0.5, a + way * 0.2), polar(x, y, long, a)], 6)
  const [ex, ey] = straight.at(-1)
  const coil = steps(54, (_, t) => {
    const q = t * turns * 6.283
    return [
      ex + Math.cos(a) * t * long * 0.5 + Math.cos(q * way + a - way * 1.57) * 30 * (1 - t * 0.55),
      ey + Math.sin(a) * t * long * 0.5 + Math.sin(q * way + a - way * 1.57) * 30 * (1 - t * 0.55) + way * 26,
    ]
  })
  p.line([...straight, ...coil], 4.2, 0.5, '#5d6e3c')
}

/** Wild Cucumber Vine. */
export function wildCucumber() {
  const p = new Plate('wild cucumber')
  const vine = coords('500 2290, 640 1960, 1060 1720, 1160 1380, 820 1120, 640 820, 900 540, 1160 320, 1180 180')
  coords(`
    660 1940 300 2.6 1, 1160 1400 260 -0.3 -1, 640 830 250 2.9 1, 1150 330 220 0.2 1,
    940 1180 240 0.9 -1
  `).forEach((t) => tendril(p, ...t))
  p.stem(vine, 24, 8, '#8c9c5c')
  const leaves = coords(`
    900 1930 320 0.9 620 1980, 1390 1560 300 -0.1 1110 1650, 500 1330 310 2.6 850 1140,
    1230 960 300 0.1 800 1090, 390 800 250 3.2 640 830, 1230 640 240 0.5 880 560,
    820 330 180 -2.4 1080 380, 1400 250 150 -0.3 1175 250
  `)
  for (const [x, y, s, turn, fx, fy] of leaves) {
    p.stem(
      [
        [fx, fy],
        [(x + fx) / 2, (y + fy) / 2 - 26],
        [x, y],
      ],
      10,
      8,
      '#8c9c5c',
      { shade: false },
    )
    palmLeaf(p, x, y, s, turn)
  }
  const fruit = (x, y, s, fx, fy) => {
    p.stem(
      [
        [fx, fy],
        [(fx + x) / 2 + 20, (fy + y) / 2],
        [x, y - s * 1.1],
      ],
      9,
      10,
      '#8c9c5c',
      { shade: false },
    )
    const body = arc(x, y, s * 0.9, s * 1.15, 0, Math.PI * 2, 40)
    const spines = new Pen()
    for (let i = 0; i < 90; i++) {
      const a = i * 2.399
      const d = Math.sqrt(i / 90)
      const q = [x + Math.cos(a) * d * s * 0.9, y + Math.sin(a) * d * s * 1.15]
      spines.ribbon(
        [q, [q[0] + Math.cos(a) * s * 0.3 * (0.3 + d), q[1] + Math.sin(a) * s * 0.3 * (0.3 + d) - 6]],
        (t) => 6 * (1 - t) + 0.6,
      )
    }
    p.globe(body, x, y, '#9db35c', 0.75, 11).put(spines, '#475a28')
  }
  fruit(1350, 1990, 150, 1090, 1700)
  fruit(480, 1650, 126, 700, 1925)
  const spray = (x, y, a) => {
    const stalk = spline([[x, y], polar(x, y, 150, a + 0.1), polar(x, y, 330, a - 0.08)], 7)
    p.line(stalk, 4.5, 0.6, '#5d6e3c')
    stalk.forEach((q, i) => {
      if (i < 4) return
      const c = polar(...q, 26, a + (i % 2 ? 1.3 : -1.3))
      p.line([q, c], 2.6, 0.4, '#5d6e3c')
      const petal = new Pen()
      const edge = []
      steps(6, (k) => {
        const b = k * 1.047 + i
        const tip = [c, polar(...c, 17, b - 0.32), polar(...c, 31 - i * 0.6, b), polar(...c, 17, b + 0.32)]
        petal.shape(tip)
        edge.push([...tip, c])
      })
      p.put(petal, '#fffaf0')
        .fine(edge, 1.8)
        .put(new Pen().dot(...c, 6), '#d9b23e')
    })
  }
  spray(880, 1150, -1.9)
  spray(660, 780, -2.5)
  return p.print()
}
