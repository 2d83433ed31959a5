import { fill, Pen, sheet, soft, stroke } from '../../lib/pen.mjs'
import { arc, coords, mix, place, polar, spline, steps, TAU } from '../../lib/shape.mjs'
import { CLAY, CREAM, GLAZE } from '../clay.mjs'

const PERCH = coords('1.05 0.06, 0.86 -0.16, 0.5 -0.36, 0 -0.42, -0.5 -0.24, -0.8 -0.08, -1.14 -0.36, -1.04 0, -1.14 0.36, -0.8 0.1, -0.4 0.3, 0.1 0.36, 0.6 0.3, 0.92 0.2')
const DORSAL = coords('0.42 -0.36, 0.26 -0.66, 0.04 -0.6, -0.2 -0.6, -0.44 -0.42, -0.5 -0.24, 0 -0.4')

function perch(x, y, size, turn, stripes) {
  const at = (pts) => place(pts, { x, y, turn, scale: size })
  const lines = new Pen()
  lines.curve(at(coords('0.66 -0.3, 0.56 0, 0.66 0.26'))).curve(at(coords('0.98 0.1, 0.86 0.1, 0.8 0.14')))
  if (stripes) steps(6, (i) => lines.curve(at([[0.4 - i * 0.19, -0.38 + i * 0.03], [0.34 - i * 0.19, -0.12], [0.38 - i * 0.19, 0.08]])))
  else lines.curve(at(coords('0.54 -0.08, 0 -0.14, -0.76 0'))).curve(at(coords('0.5 0.12, 0 0.14, -0.6 0.06')))
  steps(6, (i) => lines.line(at([[0.36 - i * 0.14, -0.42], [0.28 - i * 0.14, -0.58]])))
  steps(4, (i) => lines.line(at([[-0.88, -0.02 + (i - 1.5) * 0.03], [-1.06, (i - 1.5) * 0.17]])))
  const pale = new Pen().shape(at(spline(coords('0.84 0.18, 0.4 0.28, -0.1 0.3, -0.5 0.2, -0.1 0.2, 0.4 0.18'), 4, true)))
  const fin = new Pen().shape(at(coords('0.36 0.06, 0.1 0.02, 0 0.16, 0.2 0.2'))).shape(at(coords('0.1 0.35, -0.1 0.56, -0.26 0.5, -0.2 0.32')))
  return [
    fill(new Pen().shape(at(spline(PERCH, 4, true))).shape(at(spline(DORSAL, 3, true))), CLAY),
    fill(pale, CREAM),
    fill(fin, '#b55f34'),
    stroke(lines, GLAZE, 7),
    fill(new Pen().dot(...at([[0.76, -0.08]])[0], size * 0.075), CREAM),
    fill(new Pen().dot(...at([[0.76, -0.08]])[0], size * 0.042), GLAZE),
  ].join('')
}

function cuttlefish(x, y, size, turn) {
  const at = (pts) => place(pts, { x, y, turn, scale: size })
  const arms = new Pen()
  steps(8, (i) => {
    const d = (i - 3.5) * 0.11
    const long = i === 0 || i === 7 ? 1.24 : 0.62
    arms.ribbon(at(spline([[0.46, d * 0.6], [0.46 + long * 0.4, d * 1.6], [0.46 + long * 0.76, d * 1.2 + 0.09 * (i % 2 ? 1 : -1)], [0.46 + long, d * 2.4]], 6)), (t) => size * (0.085 * (1 - t) + (long > 1 && t > 0.8 ? 0.07 : 0.016)))
  })
  const mantle = spline(coords('0.3 -0.24, 0 -0.4, -0.5 -0.4, -0.86 -0.16, -1 0, -0.86 0.16, -0.5 0.4, 0 0.4, 0.3 0.24, 0.56 0.2, 0.6 0, 0.56 -0.2'), 4, true)
  const spots = new Pen()
  steps(26, (i) => spots.dot(...at([[-0.34 + 0.46 * Math.sqrt(i / 26) * Math.cos(i * 2.4), 0.26 * Math.sqrt(i / 26) * Math.sin(i * 2.4)]])[0], size * 0.022))
  const rim = new Pen().curve(at(mantle.map(([u, v]) => [u * 0.86 - 0.03, v * 0.78])), true)
  return [
    fill(arms, CLAY),
    fill(new Pen().shape(at(mantle)), CLAY),
    stroke(rim, GLAZE, 6),
    fill(spots, GLAZE),
    ...[-1, 1].map((k) => fill(new Pen().dot(...at([[0.42, k * 0.15]])[0], size * 0.06), CREAM) + fill(new Pen().dot(...at([[0.43, k * 0.15]])[0], size * 0.034), GLAZE)),
  ].join('')
}

/** Plate with Sea Creatures, seen from above. */
export function fishPlate() {
  const [cx, cy, r] = [1250, 1250, 1010]
  const disc = (k, colour, opacity) => soft(arc(cx, cy, r * k, r * k, 0, TAU, 48), colour, opacity)
  const parts = steps(7, (i) => soft(arc(cx + 26 + i * 9, cy + 34 + i * 11, r + i * 10, r + i * 10, 0, TAU, 36), '#20140c', 0.06))
  parts.push(disc(1, '#b9653a'), disc(0.985, GLAZE))
  const wave = new Pen()
  steps(44, (i) => {
    const at = (u, v) => polar(cx, cy, r * mix(0.9, 0.972, v), ((i + u) / 44) * TAU)
    wave.shape(spline(coords('-0.5 0, -0.5 0.3, -0.2 0.5, 0 0.9, 0.3 0.95, 0.42 0.66, 0.3 0.5, 0.2 0.66, 0.1 0.5, 0.3 0.2, 0.5 0.3, 0.5 0'), 3).map(([u, v]) => at(u, v)))
  })
  parts.push(fill(wave, CLAY), stroke(new Pen().dot(cx, cy, r * 0.885), CLAY, 7))
  parts.push(perch(...polar(cx, cy, 590, -2.35), 385, -0.78 + 1.57 - 1.57, true))
  parts.push(perch(...polar(cx, cy, 590, -0.3), 390, 1.27, false))
  parts.push(cuttlefish(...polar(cx, cy, 600, 1.5), 310, 3.42))
  const shells = new Pen()
  for (const [a, d, s] of [[-1.35, 620, 74], [0.72, 640, 80], [2.85, 640, 78], [-1.1, 430, 46], [2.5, 420, 44], [0.95, 420, 40]]) {
    const [x, y] = polar(cx, cy, d, a)
    shells.shape([...arc(x, y, s, s * 0.9, a + 0.5, a + 5.78, 16), [x + Math.cos(a) * s * 0.2, y + Math.sin(a) * s * 0.2]])
  }
  const flutes = new Pen()
  for (const [a, d, s] of [[-1.35, 620, 74], [0.72, 640, 80], [2.85, 640, 78]]) {
    const [x, y] = polar(cx, cy, d, a)
    steps(7, (i) => flutes.line([[x + Math.cos(a) * s * 0.24, y + Math.sin(a) * s * 0.24], polar(x, y, s * 0.86, a + 1.5 + i * 0.55)]))
  }
  parts.push(fill(shells, CREAM), stroke(flutes, GLAZE, 5))
  parts.push(stroke(new Pen().dot(cx, cy, r * 0.3).dot(cx, cy, r * 0.275), CLAY, 8), disc(0.255, '#0f0b09'))
  const tongues = new Pen()
  steps(26, (i) => tongues.shape(coords('-0.3 0, 0.3 0, 0.26 0.8, 0 1, -0.26 0.8').map(([u, v]) => polar(cx, cy, r * mix(0.16, 0.235, v), ((i + u) / 26) * TAU))))
  parts.push(fill(tongues, CLAY), stroke(new Pen().dot(cx, cy, r * 0.15), CLAY, 6))
  parts.push(fill(new Pen().shape(arc(cx, cy, r * 0.3, r * 0.3, 0, TAU, 50)).hole(arc(cx + 14, cy + 18, r * 0.295, r * 0.295, 0, TAU, 50)), '#fff3da', 0.3))
  for (const k of [0.42, 0.62, 0.8, 0.93]) parts.push(fill(new Pen().ribbon(arc(cx, cy, r * k, r * k, 3.5, 4.6, 30), (t) => 80 * Math.sin(Math.PI * t)), '#fff3da', 0.08))
  for (const k of [0.995, 0.96]) parts.push(fill(new Pen().shape(arc(cx, cy, r * k, r * k, 0, TAU, 60)).hole(arc(cx - 20, cy - 24, r * k - 10, r * k - 10, 0, TAU, 60)), '#180c06', 0.3))
  const cracks = new Pen()
  for (const [a, b] of [[0.2, 0.5], [3.9, 3.5]]) cracks.line(steps(12, (i, t) => polar(cx, cy, r * mix(0.98, 0.32, t), mix(a, b, t) + 0.05 * Math.sin(i * 2.3))))
  return sheet(2500, 2500, '#a9bab8', [...parts, stroke(cracks, '#b9653a', 3.4, { strokeOpacity: 0.5 })])
}
