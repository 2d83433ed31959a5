/** One half of the sky, projected from its pole. */

import { fill, flat, Pen, stroke } from '../../lib/pen.mjs'
import { mix, place, polar, spline, steps, TAU } from '../../lib/shape.mjs'
import { CREATURES } from './figures.mjs'
import { NIGHT } from './inks.mjs'

/**
 * Draws the sky around a pole, as a globe shows it, from outside: circles, Milky Way, creatures,
 * ecliptic, stars joined into figures. `doubted` stars ([figure, star]) get a reader's red cross.
 */
export function hemisphere(c, x, y, r, figures, south, creatures, doubted = []) {
  const { ink } = c
  const project = ([hours, degrees]) =>
    polar(
      x,
      y,
      (r * (90 - Math.abs(south ? Math.min(degrees, 0) : degrees))) / (south ? 78 : 84),
      (south ? -1 : 1) * (hours / 24) * TAU - Math.PI / 2,
    )
  for (const degrees of [30, 50, 70]) c.circle(x, y, (r * (90 - degrees)) / (south ? 78 : 84), 1.8, ink.pale)
  steps(24, (i) =>
    c.line(1.8, ink.pale).line([polar(x, y, i % 6 ? r * 0.24 : 0, (i / 24) * TAU), polar(x, y, r, (i / 24) * TAU)]),
  )
  c.layer()
  const milky = new Pen()
  steps(900, () => {
    const t = c.r.in(-1, 1)
    const q = polar(x + r * 0.16, y + r * 0.1, r * (0.5 + 0.24 * c.n(t * 2) + c.r.norm(0.07)), t * 2.6 + 0.6)
    q[0] = 2 * x - q[0]
    if (Math.hypot(q[0] - x, q[1] - y) < r * 0.98) milky.line([q, [q[0] + 3, q[1]], [q[0], q[1] + 3]], true)
  })
  c.layer(fill(milky, ink.line, 0.5))
  for (const [name, px, py, s, turn, flip = 1] of creatures) {
    const drawn = place(CREATURES[name], { x: x - px * r, y: y + py * r, turn: -turn, sx: -s * r * flip, sy: s * r })
    const outline = name === 'ship' ? drawn : spline(drawn, 4, true)
    c.layer(
      flat(outline, ink === NIGHT ? '#5d7aa3' : '#c9a86a', 0.26),
      stroke(new Pen().line(outline, true), ink === NIGHT ? '#a9bdd6' : '#7a5a3c', 3),
    )
    for (let k = 1; k < 5; k++)
      c.line(1.4, ink === NIGHT ? '#a9bdd6' : '#7a5a3c', 0.55).line(
        outline
          .slice(0, Math.round(outline.length * 0.62))
          .map(([a, b]) => [mix(a, x - px * r, k * 0.055), mix(b, y + py * r, k * 0.055) + k * 4]),
      )
  }
  c.layer()
  const fix = 0.399
  const ecliptic = steps(80, (i) => {
    const l = (i / 80) * TAU
    const dec = (Math.asin(fix * Math.sin(l)) * 180) / Math.PI
    const ra = (Math.atan2(Math.sin(l) * 0.917, Math.cos(l)) / TAU) * 24
    return [ra, dec]
  })
    .filter(([, d]) => (south ? d < 0 : d > 6))
    .map(project)
    .filter(([a, b]) => Math.hypot(a - x, b - y) < r - 6)
  const cut = ecliptic.findIndex(
    (p, i) => i && Math.hypot(p[0] - ecliptic[i - 1][0], p[1] - ecliptic[i - 1][1]) > r * 0.3,
  )
  if (cut > 0) ecliptic.unshift(...ecliptic.splice(cut))
  c.line(5, ink.warm).curve(ecliptic)
  const tiny = steps(260, () => {
    const q = polar(x, y, r * Math.sqrt(c.r()) * 0.98, c.r() * TAU)
    return q
  })
  tiny.forEach(([a, b]) => c.solid(ink.line).dot(a, b, c.r.pick([1, 2, 2, 3])))
  c.layer()
  for (const { stars, lines } of figures) {
    const pts = stars.map(project).filter((p) => p)
    lines.forEach((l) => c.line(3, ink === NIGHT ? ink.gold : ink.warm).line(l.map((i) => pts[i])))
    c.layer()
    pts.forEach(
      ([a, b], i) =>
        Math.hypot(a - x, b - y) < r &&
        c.star(a, b, [19, 15, 13, 17, 12][i % 5], i % 3 ? 6 : 8, ink === NIGHT ? '#f6ecd0' : ink.line),
    )
  }
  c.layer()
  for (const [figure, star] of doubted) {
    const [a, b] = project(figures[figure].stars[star])
    for (const k of [-1, 1])
      c.line(4, '#d8503a').line([
        [a + 20 - 10 * k, b - 28],
        [a + 20 + 10 * k, b - 8],
      ])
  }
  c.layer()
}

/** The graduated rim of a chart. */
export function rim(c, x, y, r) {
  c.circle(x, y, r, 6)
    .circle(x, y, r + 26, 2.4)
    .circle(x, y, r + 62, 2.4)
    .circle(x, y, r + 70, 5)
  c.scale(x, y, r, r + 26, 360, { major: 30, minor: 10 })
    .chequer(x, y, r + 30, r + 40, 144)
    .scale(x, y, r + 62, r + 42, 72, { major: 6, minor: 3 })
  return c.layer()
}
