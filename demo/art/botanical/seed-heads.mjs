import { Pen } from '../lib/pen.mjs'
import { arc, coords, mix, polar, spline, steps } from '../lib/shape.mjs'
import { Plate } from './plate.mjs'
import { umbel } from './umbel.mjs'

/** Seed Heads of the Hillside. */
export function seedHeads() {
  const p = new Plate('seed heads', 2400, 1900)
  const stems = (x0, x1, y, w = 13, c = '#b59a66') =>
    p.stem(
      [
        [x0, 1830],
        [mix(x0, x1, 0.4) - 12, mix(1830, y, 0.5)],
        [x1, y],
      ],
      w,
      w * 0.6,
      c,
    )
  const poppy = (x0, x, y, s) => {
    stems(x0, x, y + s * 0.9, 14)
    p.globe(
      spline(
        [
          [x - s * 0.3, y + s],
          [x - s * 0.72, y + s * 0.3],
          [x - s * 0.62, y - s * 0.5],
          [x, y - s * 0.66],
          [x + s * 0.62, y - s * 0.5],
          [x + s * 0.72, y + s * 0.3],
          [x + s * 0.3, y + s],
        ],
        5,
        true,
      ),
      x,
      y,
      '#c2a878',
      0.8,
      11,
    )
    steps(7, (i) =>
      p.line(
        steps(8, (_, t) => [
          x + Math.sin((i - 3) * 0.45) * s * 0.7 * Math.sin(Math.PI * mix(0.12, 0.92, t)),
          mix(y - s * 0.55, y + s * 0.9, t),
        ]),
        2.2,
      ),
    )
    p.globe(
      spline(
        [
          [x - s * 0.8, y - s * 0.6],
          [x - s * 0.5, y - s * 0.86],
          [x, y - s * 0.94],
          [x + s * 0.5, y - s * 0.86],
          [x + s * 0.8, y - s * 0.6],
          [x, y - s * 0.5],
        ],
        5,
        true,
      ),
      x,
      y - s * 0.7,
      '#a58753',
      0.8,
      4,
    )
    steps(9, (i) =>
      p.line(
        [
          [x, y - s * 0.72],
          [x + Math.sin((i - 4) * 0.38) * s * 0.8, y - s * (0.6 + 0.26 * Math.cos((i - 4) * 0.38))],
        ],
        2.2,
      ),
    )
  }
  const clock = (x0, x, y, s) => {
    stems(x0, x, y, 12, '#a8a070')
    const rays = []
    const fluff = []
    for (let i = 0; i < 100; i++) {
      const a = i * 2.399
      const d = s * Math.sqrt((i + 12) / 112)
      const q = polar(x, y, d, a)
      rays.push([polar(x, y, s * 0.1, a), q])
      for (let k = -3; k <= 3; k++) fluff.push([q, polar(...q, s * 0.17, a + k * 0.34)])
    }
    p.put(new Pen().dot(x, y, s * 1.08), '#e2dcc8', 0.55)
      .fine(rays, 1.6, '#6b5a42')
      .fine(fluff, 1.5, '#857660')
      .put(new Pen().dot(x, y, s * 0.11), '#5a4330')
  }
  const grass = (x0, x, y, l) => {
    stems(x0, x, y, 8, '#c2ac6c')
    const grains = new Pen()
    const edges = []
    const awns = []
    for (let i = 0; i < 17; i++)
      for (const s of [1, -1]) {
        const q = [x + (i - 8) * 0.6, y - i * l * 0.055]
        const a = -1.57 + s * (0.5 - i * 0.018)
        const grain = [q, polar(...q, l * 0.075, a - 0.36), polar(...q, l * 0.155, a), polar(...q, l * 0.075, a + 0.36)]
        grains.shape(grain)
        edges.push([...grain, q], [q, polar(...q, l * 0.12, a)])
        awns.push([grain[2], polar(...q, l * 0.4, a * 0.93 - 0.11)])
      }
    p.put(grains, '#d8bd76').fine(edges, 2.2).fine(awns, 1.4)
  }
  const teasel = (x0, x, y, s) => {
    stems(x0, x, y + s, 18, '#a88a5a')
    steps(6, (i) =>
      p.line(
        spline(
          [
            [x + (i - 2.5) * 16, y + s * 1.02],
            [x + (i - 2.5) * s * 0.42, y + s * 0.9],
            [x + (i - 2.5) * s * 0.44, y - s * 0.3 + Math.abs(i - 2.5) * 40],
          ],
          6,
        ),
        5,
      ),
    )
    p.globe(arc(x, y, s * 0.5, s, 0, 6.283, 40), x, y, '#b48d55', 0.8, 6)
    const hooks = []
    for (let r = 0; r < 22; r++)
      for (let k = -6; k <= 6; k++) {
        const v = (r / 21) * 2 - 1
        const u = Math.sin((k + (r % 2) * 0.5) * 0.23)
        const q = [x + u * s * 0.52 * Math.sqrt(Math.max(0.02, 1 - v * v)), y + v * s]
        hooks.push([q, [q[0] + u * 26, q[1] - 22]])
      }
    p.fine(hooks, 2.2)
  }
  const pods = (x0, x, y) => {
    stems(x0, x, y, 14, '#a89060')
    coords('-1 0, 1 150, -1 300, 1 460').forEach(([s, d]) => {
      const q = [x - d * 0.02, y + d]
      const e = [q[0] + s * 60, q[1] + 20]
      p.line([q, e], 4)
      p.blade(
        [e, [e[0] + s * 26, e[1] + 130], [e[0] + s * 10, e[1] + 280]],
        (t) => 30 * Math.sin(Math.PI * t ** 0.8) * (1 + 0.18 * Math.cos(t * 40)),
        { colour: '#b9894c', veins: 6, dark: '#7c5426' },
      )
    })
  }
  grass(300, 230, 800, 560)
  umbel(p, 640, 640, 610, 290)
  poppy(450, 400, 1190, 100)
  pods(930, 985, 760)
  poppy(1120, 1150, 540, 150)
  grass(1310, 1400, 1030, 400)
  clock(1500, 1540, 500, 215)
  umbel(p, 1265, 1480, 1220, 130, '#a8843e')
  teasel(1800, 1850, 640, 210)
  clock(1690, 1660, 1160, 136)
  poppy(2080, 2170, 560, 100)
  grass(2010, 2040, 1080, 420)
  p.line(
    steps(60, (i) => [150 + i * 36, 1832 + 9 * p.n(i / 4)]),
    5,
    0.3,
  )
  steps(160, () => {
    const x = p.r.in(180, 2230)
    p.line(
      [
        [x, 1832],
        [x + p.r.norm(26), 1832 - p.r.in(20, 90)],
      ],
      2.6,
      0.9,
    )
  })
  p.fine([steps(40, (_, t) => [62 + t * 2276, 1290 + 3 * p.n(t * 9)])], 3, '#cdbd98')
  const twin = new Pen().blob(arc(400, 1390, 66, 72, 0, 6.283, 14)).box(391, 1210, 18, 130)
  p.put(twin, '#a58753', 0.13)
  return p.print()
}
