import { fill, Pen, soft, stroke } from '../../lib/pen.mjs'
import { arc, coords, polar, steps, TAU } from '../../lib/shape.mjs'
import { Vessel } from '../vessel.mjs'

const [BROWN, BUFF] = ['#5b2a17', '#dcc39a']

/** Oil Jar with Nautilus: a false neck, two small handles and a spout. */
export function stirrupJar() {
  const v = new Vessel(
    'stirrup jar',
    2200,
    2200,
    coords(`
    640 150, 690 330, 780 520, 920 660, 1080 710, 1260 680, 1440 560, 1600 420, 1720 320, 1790 300, 1830 330, 1850 332
  `),
    { clay: BUFF, coat: BUFF, wall: '#7f929a', floor: '#6d8088', tilt: 0.08 },
  )
  for (const k of [-1, 1])
    v.handle([[1100 + k * 60, 400], [1100 + k * 220, 400], [1100 + k * 330, 520], [1100 + k * 360, 720]], 62, { colour: BROWN, front: true })
  v.rings([676, 700], 9, BROWN).band(722, 746, BROWN)
  const shell = (a, y, s, flip) => {
    const at = (pts) => v.lay(pts.map(([px, py]) => [px * flip, py]), a, y, s)
    const coil = steps(46, (_, t) => polar(0, 0, 0.08 + 0.62 * t ** 0.8, -0.6 + t * 7.6))
    const pen = new Pen().ribbon(at(coil), (t) => s * (0.05 + 0.1 * t))
    v.paint.push(fill(pen, BROWN))
    const mouth = new Pen()
    steps(7, (i) => {
      const [x, y0] = coil.at(-1)
      const reach = steps(10, (_, t) => [x - 0.2 + t * (0.5 + i * 0.06) + 0.1, y0 + 0.06 + t * (-0.3 + i * 0.13) + 0.12 * Math.sin(t * 5 + i)])
      mouth.ribbon(at(reach), (t) => s * 0.05 * (1 - t) + 3)
    })
    v.paint.push(fill(mouth, BROWN))
    const ribs = new Pen()
    steps(15, (i) => {
      const b = 2.6 + i * 0.26
      const k = 0.08 + 0.62 * ((b + 0.6) / 7.6) ** 0.8
      ribs.line(at([polar(0, 0, k * 0.98, b), polar(0, 0, k * 0.7, b + 0.1)]))
    })
    v.paint.push(stroke(ribs, BROWN, 6))
  }
  const weed = (a, y, s) => {
    const pen = new Pen()
    for (const k of [-1, 0, 1]) {
      const frond = steps(16, (_, t) => [k * 0.34 * t + 0.1 * Math.sin(t * 9 + k), 0.6 - 1.3 * t])
      pen.ribbon(v.lay(frond, a, y, s), (t) => 15 * (1 - t * 0.6))
      frond.forEach((p, i) => i > 2 && i % 2 && pen.blob(v.lay(arc(p[0] + (i % 4 ? 0.09 : -0.09), p[1], 0.06, 0.05, 0, TAU, 8), a, y, s)))
    }
    v.paint.push(fill(pen, '#7a4425'))
  }
  shell(-0.62, 1060, 250, 1)
  shell(0.56, 1080, 260, -1)
  weed(-0.03, 1130, 230)
  weed(-1.18, 1080, 250)
  weed(1.18, 1080, 250)
  const dots = new Pen()
  steps(90, () => {
    const [a, y] = [v.r.in(-1.4, 1.4), v.r.in(800, 1380)]
    dots.blob(v.lay(arc(0, 0, 0.034, 0.034, 0, TAU, 7), a, y, 170))
  })
  v.paint.push(fill(dots, '#7a4425', 0.7))
  const rock = new Pen()
  for (const [y, k] of [[772, 1], [1420, -1]]) rock.shape(v.wrap([...steps(60, (i) => [-1.57 + i * 0.0532, y + k * (22 + 26 * Math.abs(Math.sin(i * 0.9)) + 8 * Math.sin(i * 2.3))]), [1.57, y - k * 26], [-1.57, y - k * 26]]))
  v.paint.push(fill(rock, BROWN))
  v.rings([1462, 1486, 1510], 9, BROWN).band(1540, 1580, BROWN).rings([1606, 1630, 1654], 8, BROWN).band(1740, 1900, BROWN)
  const [cx, ty] = [1100, 400]
  v.front.push(
    fill(new Pen().shape([[cx - 62, ty], [cx + 62, ty], [cx + 74, 650], [cx - 74, 650]]), BROWN),
    soft(arc(cx, ty, 104, 34, 0, TAU, 26), BROWN),
    soft(arc(cx, ty - 8, 96, 26, 0, TAU, 26), BUFF),
    stroke(new Pen().curve(arc(cx, ty - 8, 56, 14, 0, TAU, 20), true).curve(arc(cx, ty - 8, 24, 6, 0, TAU, 14), true), BROWN, 8),
    fill(new Pen().shape([[cx - 190, 470], [cx - 90, 470], [cx - 70, 720], [cx - 220, 720]].map(([a, b]) => [a + 330, b])), BUFF),
    stroke(new Pen().line([[cx + 140, 470], [cx + 112, 716]]).line([[cx + 240, 470], [cx + 258, 716]]), BROWN, 8),
    soft(arc(cx + 190, 470, 66, 20, 0, TAU, 20), BROWN),
    soft(arc(cx + 190, 474, 46, 12, 0, TAU, 20), '#2a140c'),
  )
  return v.show({ mouth: BUFF, inner: BUFF, gloss: 1, lip: 0.2 })
}
