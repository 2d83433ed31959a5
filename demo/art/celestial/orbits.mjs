import { soft } from '../lib/pen.mjs'
import { arc, coords, polar, rect, steps, TAU } from '../lib/shape.mjs'
import { Chart } from './tools/chart.mjs'
import { VELLUM } from './tools/inks.mjs'

const R = 336
const G = 46
const WASHES = {
  ptolemy: ['#e6d2a0', '#d9c7a0', '#cdbf9f', '#e0caa0', '#d3bd91', '#c9b58a', '#bfb08e'],
  tycho: ['#dccfae', '#c9cfb4', '#b9cabb', '#c3c9a4', '#d5cf9c', '#cdbf8c', '#b9b48c'],
  copernicus: ['#c3ccbc', '#d2d3bb', '#dcd6b6', '#e6d7a8', '#ebd29a', '#eccb86', '#edc573'],
}

/** The ring of signs and the washed spheres of one system. */
function heavens(c, x, y, washes) {
  washes.forEach((colour, i) => c.layer(soft(arc(x, y, R - i * G, R - i * G, 0, TAU, 48), colour, 0.55)))
  c.chequer(x, y, R + 5, R + 16, 72)
    .circle(x, y, R + 18, 4)
    .circle(x, y, R + 2, 3)
    .circle(x, y, R, 4)
    .circle(x, y, R - G, 2.6)
  steps(12, (i) => {
    const a = (i / 12) * TAU
    c.line(2).line([polar(x, y, R - G, a), polar(x, y, R, a)])
    c.sign(i, ...polar(x, y, R - G / 2, a + 0.26), 14, a + 1.83, 3)
  })
  return c.layer()
}

/** A planet: Saturn as a disk with two ears, Jupiter with four moons, the others plain. */
function planet(c, [x, y], name, size = 14) {
  const colour = { saturn: '#b59a5a', jupiter: '#a8714a', mars: VELLUM.warm, venus: '#7f9a78', mercury: VELLUM.wash }[
    name
  ]
  if (name === 'saturn') for (const k of [-1, 1]) c.solid(colour).dot(x + k * size * 1.1, y, size * 0.5)
  if (name === 'jupiter') for (const d of [-2.6, -1.7, 1.8, 2.7]) c.solid().dot(x + d * size, y - d * 3, 4)
  c.solid(colour).dot(x, y, size)
  c.layer().circle(x, y, size, 3)
  return c.layer()
}

/** The moon, with its face unless it is forgotten. */
function moon(c, [x, y], face) {
  c.layer(soft(arc(x, y, 19, 19, 0, TAU, 20), '#f4ead0')).circle(x, y, 19, 3)
  if (face) c.face(x, y, 18, 0, VELLUM.line, 1.6)
  return c.layer()
}

const PLANETS = ['mercury', 'venus', 'mars', 'jupiter', 'saturn']

/** Everything goes round the earth; planets turn on little circles as they go. */
function ptolemy(c, x, y) {
  heavens(c, x, y, WASHES.ptolemy)
  const rings = [76, 112, 148, 184, 216, 248, 276]
  for (const r of rings) c.circle(x, y, r, 2.2)
  c.layer()
  const order = ['moon', 'mercury', 'venus', 'sun', 'mars', 'jupiter', 'saturn']
  order.forEach((name, i) => {
    const a = [0.4, 1.7, 3, 5.4, 4.2, 2.3, 0.9][i]
    const q = polar(x, y, rings[i], a)
    if (name === 'moon') return moon(c, q, true)
    if (name === 'sun') return c.sun(...q, 22, { face: false, rays: 12 }).layer()
    c.circle(...q, 26, 1.7)
    return planet(c, polar(...q, 26, a * 3), name, 9)
  })
  c.globe(x, y, 34)
}

/** The sun goes round the earth, and the planets round the sun. */
function tycho(c, x, y) {
  heavens(c, x, y, WASHES.tycho)
  const [sx, sy] = polar(x, y, 118, -0.9)
  c.circle(x, y, 118, 3).circle(x, y, 58, 2.2)
  const rings = [34, 58, 92, 134, 164]
  for (const r of rings) c.circle(sx, sy, r, 2.2, VELLUM.warm)
  c.layer()
  PLANETS.forEach((name, i) => planet(c, polar(sx, sy, rings[i], [2.6, 0.4, 3.6, 5.9, 2.1][i]), name, 8 + i))
  c.sun(sx, sy, 18, { face: false, rays: 12, reach: 1.6 }).layer()
  moon(c, polar(x, y, 58, 2.4), false)
  c.globe(x, y, 30)
}

/** The sun stands still; the earth is one planet among the others, with its moon. */
function copernicus(c, x, y) {
  heavens(c, x, y, WASHES.copernicus)
  const rings = [84, 120, 162, 208, 240, 272]
  for (const r of rings) c.circle(x, y, r, 2.2)
  c.layer()
  const earth = polar(x, y, rings[2], 0.7)
  PLANETS.forEach((name, i) =>
    planet(c, polar(x, y, rings[i < 2 ? i : i + 1], [2.9, 4.6, 3.4, 5.5, 1.9][i]), name, 9 + i),
  )
  c.globe(...earth, 17)
  c.circle(...earth, 36, 2).layer()
  moon(c, polar(...earth, 36, -1.1), true)
  c.sun(x, y, 40, { reach: 1.5 }).layer()
  c.circle(x, y, R + 30, 6, '#b5352a').layer()
}

/** The Orbits Compared. */
export function orbits() {
  const c = new Chart('orbits compared', 2400, 1300, VELLUM)
  ptolemy(c, 448, 690)
  tycho(c, 1200, 690)
  copernicus(c, 1952, 690)
  c.sun(1200, 186, 66).layer()
  coords('110 110 1, 2290 110 -1').forEach(([x, y, f]) => c.scroll(x + f * 20, y + 10, 190, Math.PI, -f))
  c.layer()
  for (const y of [1166, 1186])
    c.line(2.4).line([
      [420, y],
      [1980, y],
    ])
  for (let i = 0; i <= 26; i++)
    c.line(2.4).line([
      [420 + i * 60, 1166],
      [420 + i * 60, i % 5 ? 1186 : 1200],
    ])
  c.layer()
  for (let i = 0; i < 26; i += 2) c.solid().shape(rect(420 + i * 60, 1166, 60, 20))
  return c.print()
}
