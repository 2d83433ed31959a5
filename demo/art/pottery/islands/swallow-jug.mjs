import { fill, Pen, stroke } from '../../lib/pen.mjs'
import { coords, spline, steps } from '../../lib/shape.mjs'
import { Vessel } from '../vessel.mjs'

const [DARK, RUST, CREAM] = ['#2e2320', '#a4482c', '#e9dcc0']

const SWALLOW = {
  body: coords('0.62 -0.06, 0.5 -0.16, 0.3 -0.16, 0 -0.06, -0.3 0.08, -0.86 0.02, -0.5 0.2, -0.9 0.42, -0.34 0.28, 0 0.22, 0.3 0.16, 0.5 0.06'),
  near: coords('0.24 -0.1, 0.06 -0.5, -0.34 -0.86, -0.86 -1.06, -0.52 -0.6, -0.24 -0.2, -0.1 0.02'),
  far: coords('0.2 0.1, 0.36 0.44, 0.34 0.9, 0.1 1.24, 0.02 0.8, -0.08 0.4, -0.06 0.16'),
  throat: coords('0.58 -0.02, 0.46 0.06, 0.3 0.1, 0.34 -0.02, 0.5 -0.08'),
}

/** Jug with Swallows and Lilies. */
export function swallowJug() {
  const v = new Vessel(
    'swallow jug',
    2100,
    2500,
    coords(`
    400 150, 450 158, 540 140, 640 150, 720 210, 830 380, 980 560, 1180 660, 1400 670, 1620 590,
    1830 430, 1980 300, 2060 262, 2110 286, 2130 288
  `),
    { clay: '#ddc9a2', coat: CREAM, wall: '#b8876f', floor: '#a4745e', tilt: 0.07 },
  )
  v.handle(coords('1190 480, 1340 440, 1450 540, 1470 700, 1420 880'), 62, { colour: '#d9c7a0' })
  v.band(395, 452, DARK).rings([476, 498], 8, DARK)
  for (const y of [566, 596]) v.rings([y], 9, RUST)
  v.trace(18, 640, 700, () => [coords('-0.5 1, -0.25 0, 0 1, 0.25 0, 0.5 1')], 8, DARK, { smooth: true })
  v.rings([730], 12, DARK).rings([754], 8, RUST)
  const bird = (a, y, s, flip) => {
    const at = (pts) => v.lay(spline(pts, 4, true).map(([px, py]) => [px * flip, py]), a, y, s)
    v.paint.push(fill(new Pen().shape(at(SWALLOW.far)).shape(at(SWALLOW.body)).shape(at(SWALLOW.near)), DARK), fill(new Pen().shape(at(SWALLOW.throat)), RUST))
    const quills = new Pen()
    steps(5, (i) => quills.curve(v.lay([[0.1 - i * 0.06, -0.12 - i * 0.03], [-0.12 - i * 0.1, -0.46 - i * 0.06], [-0.32 - i * 0.1, -0.66 - i * 0.07]].map(([px, py]) => [px * flip, py]), a, y, s)))
    quills.dot(...v.lay([[0.47 * flip, -0.07]], a, y, s)[0], 7)
    v.paint.push(stroke(quills, CREAM, 6))
  }
  const lily = (a, y, s, lean) => {
    const stem = spline([[lean * 0.3, 1], [lean * 0.1, 0.3], [lean, -0.6]], 8)
    v.paint.push(stroke(new Pen().curve(v.lay(stem, a, y, s)), DARK, 10))
    const leaves = new Pen()
    for (const k of [-1, 1]) leaves.ribbon(v.lay(spline([[lean * 0.3, 1], [k * 0.2, 0.5], [k * 0.5, 0.16]], 6), a, y, s), (t) => 34 * Math.sin(Math.PI * (0.1 + t * 0.8)))
    v.paint.push(fill(leaves, '#5d5a3a'))
    const petals = new Pen()
    for (const [dx, dy] of [[-0.42, -1.02], [0.42, -1.02], [-0.2, -1.16], [0.2, -1.16]])
      petals.ribbon(v.lay(spline([[lean, -0.56], [lean + dx * 0.4, -0.86], [lean + dx, dy + 0.06], [lean + dx * 1.25, dy + 0.2]], 6), a, y, s), (t) => 46 * Math.sin(Math.PI * (0.06 + t * 0.86)))
    v.paint.push(fill(petals, RUST))
    const anthers = new Pen()
    steps(3, (i) => anthers.line(v.lay([[lean, -0.7], [lean + (i - 1) * 0.16, -1.3]], a, y, s)).dot(...v.lay([[lean + (i - 1) * 0.16, -1.32]], a, y, s)[0], 10))
    v.paint.push(stroke(anthers, DARK, 6))
  }
  bird(-0.46, 1030, 250, 1)
  bird(0.5, 1200, 250, -1)
  bird(-0.14, 1360, 190, 1)
  lily(-0.95, 1540, 250, 0.1)
  lily(0.1, 1660, 220, -0.1)
  lily(1, 1560, 260, -0.12)
  const hills = new Pen()
  hills.shape(v.wrap([...steps(50, (i) => [-1.57 + i * 0.064, 1790 + 70 * Math.sin(i * 0.8) + 26 * Math.sin(i * 2.1)]), [1.57, 1900], [-1.57, 1900]]))
  v.paint.push(fill(hills, RUST))
  const crags = new Pen()
  steps(24, (i) => crags.curve(v.wrap([[-1.5 + i * 0.13, 1890], [-1.46 + i * 0.13, 1830], [-1.4 + i * 0.13, 1850]])))
  v.paint.push(stroke(crags, CREAM, 6))
  v.band(1900, 1930, DARK).rings([1956, 1980], 9, RUST).band(2010, 2180, DARK)
  v.stain(-0.3, 1700, 44, '#b9a27a', 0.3).stain(0.8, 900, 60, '#c9b48a', 0.3)
  return v.show({ mouth: DARK, inner: '#7a5f48', gloss: 0.7 })
}
