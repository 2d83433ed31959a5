import { fill, Pen, stroke } from '../../lib/pen.mjs'
import { arc, coords, spline, steps, TAU } from '../../lib/shape.mjs'
import { GLAZE } from '../clay.mjs'
import { Vessel } from '../vessel.mjs'

const [CLAY, WHITE] = ['#cf8a58', '#ead9b8']

/** A long ship under oars, bow to the right; the keel lies at y = 0.3. */
function ship(v, a, y, s) {
  const at = (pts) => v.lay(pts, a, y, s)
  const hull = spline(coords('-1.5 -0.5, -1.62 -0.16, -1.4 0.1, -1 0.2, 0.6 0.2, 1.2 0.16, 1.75 0.2, 1.3 0, 1.34 -0.4, 1.2 -0.52, 1.2 -0.12, 0.8 -0.06, -0.9 -0.06, -1.3 -0.16, -1.42 -0.36, -1.3 -0.62'), 4, true)
  v.paint.push(fill(new Pen().shape(at(hull)), GLAZE))
  const line = new Pen().curve(at(coords('-1.2 0.03, -0.6 0.08, 0.6 0.08, 1.3 0.07'))).curve(at(coords('-1.1 -0.01, 0 0.02, 1.1 0')))
  steps(14, (i) => line.dot(...at([[-1 + i * 0.15, 0.14]])[0], 4))
  v.paint.push(stroke(line, CLAY, 6), fill(new Pen().dot(...at([[1.36, 0.08]])[0], 16), WHITE))
  const rig = new Pen()
    .line(at([[0.05, -0.1], [0.05, -1.3]]))
    .line(at([[0.05, -1.28], [1.22, -0.5]]))
    .line(at([[0.05, -1.28], [-1.32, -0.6]]))
  v.paint.push(stroke(rig, GLAZE, 9))
  const sail = spline(coords('-0.62 -1.22, 0.1 -1.16, 0.74 -1.22, 0.84 -0.8, 0.66 -0.4, 0.05 -0.5, -0.56 -0.4, -0.74 -0.8'), 4, true)
  v.paint.push(fill(new Pen().shape(at(sail)), GLAZE))
  const cloth = new Pen()
  steps(6, (i) => cloth.curve(at([[-0.5 + i * 0.22, -1.18], [-0.56 + i * 0.25, -0.8], [-0.48 + i * 0.21, -0.46]])))
  for (const k of [-0.98, -0.74]) cloth.curve(at([[-0.68, k], [0.05, k + 0.06], [0.8, k]]))
  v.paint.push(stroke(cloth, CLAY, 5))
  const crew = new Pen()
  steps(9, (i) => {
    const x = -0.92 + i * 0.22
    crew.blob(at(coords('-0.06 -0.06, -0.07 -0.2, 0 -0.27, 0.07 -0.2, 0.08 -0.06').map(([u, w]) => [x + u, w])))
    crew.blob(at(arc(x + 0.02, -0.33, 0.05, 0.06, 0, TAU, 9)))
    crew.ribbon(at([[x + 0.06, -0.16], [x + 0.02, 0.12], [x - 0.2, 0.46]]), (t) => (t > 0.7 ? 15 : 7))
  })
  crew.blob(at(arc(-1.2, -0.5, 0.055, 0.065, 0, TAU, 9))).blob(at(coords('-1.28 -0.14, -1.28 -0.36, -1.2 -0.44, -1.1 -0.36, -1.1 -0.12')))
  crew.ribbon(at([[-1.22, -0.3], [-1.5, 0.1], [-1.62, 0.46]]), (t) => (t > 0.6 ? 20 : 8))
  v.paint.push(fill(crew, GLAZE))
}

/** Mixing Bowl with a Ship. */
export function shipBowl() {
  const v = new Vessel(
    'ship bowl',
    2500,
    2300,
    coords(`
    360 740, 410 764, 470 720, 560 700, 760 752, 1000 770, 1240 720, 1460 560, 1620 380, 1730 270, 1800 240,
    1880 300, 1960 380, 1985 384
  `),
    { clay: CLAY, coat: CLAY, wall: '#c8c3a8', floor: '#b4af94', tilt: 0.08 },
  )
  for (const k of [-1, 1])
    v.handle([[1250 + k * 730, 700], [1250 + k * 860, 620], [1250 + k * 900, 740], [1250 + k * 830, 880], [1250 + k * 752, 900]], 64)
  v.band(350, 430).rings([452, 474], 8).frieze(44, 490, 548, () => [coords('-0.34 0, 0.34 0, 0.34 0.6, 0 1, -0.34 0.6')], GLAZE).rings([564, 584], 8)
  ship(v, 0, 1034, 350)
  for (const k of [-1, 1]) {
    const fish = new Pen()
    for (const [dx, dy, s] of [[0.96, 1190, 90], [1.2, 1120, 70]]) {
      fish.shape(v.lay(spline(coords('1 0, 0.5 -0.3, -0.2 -0.24, -0.7 -0.02, -1.1 -0.34, -1 0, -1.1 0.34, -0.7 0.04, -0.2 0.24, 0.5 0.28'), 4, true).map(([x, y]) => [x * k, y]), k * dx, dy, s))
    }
    const bird = v.lay(coords('-1 -0.5, -0.4 -0.1, 0 0.1, 0.5 -0.1, 1.1 -0.5, 0.5 0.12, 0.2 0.3, -0.2 0.24, -0.4 0.1').map(([x, y]) => [x * k, y]), k * 1.02, 760, 86)
    v.paint.push(fill(fish.shape(bird), GLAZE))
  }
  v.waves(22, 1240, 1370).rings([1386, 1406], 8).band(1440, 1500).rays(22, 1530, 1700).band(1740, 2030)
  v.rings([1760, 1784], 6, CLAY)
  v.stain(0.9, 640, 40, '#8a4a2a', 0.4).stain(-0.5, 1330, 30, '#ead9b8', 0.3)
  return v.show({ lip: 0.92, gloss: 1.1 })
}
