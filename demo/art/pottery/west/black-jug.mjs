import { Pen, stroke } from '../../lib/pen.mjs'
import { coords, polar, spline, steps } from '../../lib/shape.mjs'
import { Vessel } from '../vessel.mjs'

const [BLACK, CUT] = ['#26272a', '#8f8f8c']

/** Black Jug with Incised Lions. */
export function blackJug() {
  const v = new Vessel(
    'bucchero',
    2000,
    2500,
    coords(`
    420 230, 470 240, 540 186, 640 176, 760 210, 820 280, 900 420, 1030 530, 1220 570, 1440 530, 1680 400,
    1880 270, 1980 220, 2040 250, 2085 300, 2110 302
  `),
    { clay: '#5a5a58', coat: BLACK, wall: '#d9b77f', floor: '#c6a36c', tilt: 0.075 },
  )
  v.handle(coords('1150 500, 1260 260, 1400 250, 1500 420, 1540 760, 1470 980'), 76, { colour: BLACK })
  v.rings([520, 536, 690, 706], 5, CUT).rings([838, 854], 5, CUT)
  v.trace(28, 556, 672, () => [coords('-0.5 1, 0 0, 0.5 1'), coords('-0.3 1, 0 0.4, 0.3 1')], 5, CUT)
  v.trace(24, 720, 826, () => [coords('-0.4 1, -0.4 0.3, 0 0, 0.4 0.3, 0.4 1'), [[0, 0.3], [0, 1]]], 5, CUT, { smooth: true })
  const lion = coords('-0.9 0.62, -0.94 0.2, -1.02 -0.1, -0.94 -0.4, -1.1 -0.66, -1.3 -0.6, -1.2 -0.76, -0.98 -0.76, -0.84 -0.5, -0.8 -0.3, -0.3 -0.36, 0.2 -0.32, 0.42 -0.66, 0.7 -0.82, 0.98 -0.74, 1.16 -0.5, 1.3 -0.44, 1.24 -0.32, 1.02 -0.28, 0.9 -0.1, 0.96 0.2, 1 0.62, 1.1 0.72, 0.8 0.72, 0.76 0.3, 0.62 0.1, 0.3 0.14, -0.3 0.12, -0.56 0.22, -0.62 0.62, -0.5 0.72, -0.84 0.72')
  const lines = new Pen()
  const fine = new Pen()
  for (const [a, k] of [[-0.56, 1], [0.66, -1]]) {
    const at = (pts) => v.lay(pts.map(([x, y]) => [x * k, y]), a, 1196, 208)
    lines.line(at(spline(lion, 4, true)), true)
    steps(7, (i) => fine.curve(at(spline([[0.36 + i * 0.06, -0.6 + i * 0.03], [0.3 + i * 0.05, -0.3 + i * 0.05], [0.4 + i * 0.05, -0.06 + i * 0.02]], 4))))
    fine.curve(at(coords('-0.5 -0.34, -0.4 -0.1, -0.56 0.16'))).curve(at(coords('0.6 0.1, 0.7 -0.1, 0.66 -0.2')))
    steps(6, (i) => fine.line(at([[-0.3 + i * 0.13, 0.12], [-0.26 + i * 0.13, 0]])))
    lines.dot(...at([[0.96, -0.52]])[0], 9)
    fine.line(at([[1.28, -0.38], [1.04, -0.4]]))
  }
  const flower = (a, y, s) => {
    steps(9, (i) => {
      const b = -Math.PI / 2 + (i - 4) * 0.3
      const long = 0.9 - 0.07 * Math.abs(i - 4)
      lines.line(v.lay([polar(0, 0.2, 0.16, b), polar(0, 0.2, long * 0.8, b - 0.12), polar(0, 0.2, long, b), polar(0, 0.2, long * 0.8, b + 0.12), polar(0, 0.2, 0.16, b)], a, y, s))
    })
    lines.curve(v.lay(coords('0 0.2, -0.3 0.5, -0.7 0.4, -0.8 0.1'), a, y, s)).curve(v.lay(coords('0 0.2, 0.3 0.5, 0.7 0.4, 0.8 0.1'), a, y, s))
  }
  flower(0.05, 1200, 150)
  flower(-1.24, 1180, 160)
  flower(1.3, 1180, 160)
  v.paint.push(stroke(lines, CUT, 6), stroke(fine, CUT, 4))
  v.rings([1000, 1016, 1370, 1386], 5, CUT)
  const fans = new Pen()
  v.around(16, (at) => steps(6, (i) => steps(5, (k) => fans.dot(...v.at(at(-0.34 + i * 0.136), 1030 + k * 7 - 12 * Math.sin((i / 5) * Math.PI)), 2.6))))
  v.paint.push(stroke(fans, CUT, 2.4))
  v.trace(20, 1410, 1540, () => [coords('-0.5 0.5, -0.25 0, 0 0.5, 0.25 1, 0.5 0.5'), coords('-0.5 0.5, -0.25 1, 0 0.5, 0.25 0, 0.5 0.5')], 5, CUT, { smooth: true })
  v.rings([1566, 1582, 1598, 1900, 1916], 5, CUT).rays(20, 1630, 1880, '#34353a')
  v.trace(20, 1630, 1880, () => [coords('-0.34 1, 0 0, 0.34 1')], 5, CUT)
  return v.show({ mouth: BLACK, inner: '#121214', gloss: 2.6, crack: false })
}
