/** Hills, slopes, water and light, cut in lines. */

import { between, engrave } from '../../lib/hatch.mjs'
import { arc, mix, ramp, steps } from '../../lib/shape.mjs'

/** A hill: masks what lies behind, then contour lines, darker where the slope turns from the light. */
export function hill(
  b,
  f,
  g,
  { lines = 16, weight = 11, light = 1, shade = 0.5, step = 22, grain = 0.35, ease = (t) => t ** 1.3, edge = 7 } = {},
) {
  const crest = steps(Math.ceil(b.w / step) + 1, (i) => [i * step, f(i * step)])
  b.paper.shape([...crest, [b.w, b.h], [0, b.h]])
  b.ink.ribbon(
    crest,
    crest.map(([x]) => edge * (0.8 + 0.5 * b.n(x / 90, 3))),
  )
  const tone = (x, y) => shade - light * ((f(x + 12) - f(x - 12)) / 24) * 0.9 + grain * b.n(x / 130, y / 60)
  engrave(b.ink, between(f, g, lines, 0, b.w, step, ease), tone, weight, 1.6)
}

/** Strokes that fall from a crest, thick above and running out below. */
export function fall(pen, b, f, x0, x1, gap, length, lean, weight) {
  for (let x = x0; x < x1; x += gap * b.r.in(0.8, 1.2)) {
    const y = f(x)
    const l = length(x, y) * b.r.in(0.7, 1.25)
    if (l < 8) continue
    const pts = steps(5, (_, t) => [x + lean(x) * l * t ** 1.4, y + l * t])
    pen.ribbon(pts, (t) => weight * (1 - t) ** 0.7 + 0.4, 0.9)
  }
}

/** Open water: long broken strokes, closer towards the horizon. */
export function water(b, top, bottom, lines, tone, weight = 10, swell = 5) {
  const rows = steps(lines, (k, t) => {
    const y = mix(top, bottom, t ** 1.7)
    const depth = 0.15 + t
    return steps(Math.ceil(b.w / 26) + 1, (i) => [i * 26, y + swell * depth * b.n((i * 0.16) / depth, k * 3.7)])
  })
  engrave(b.ink, rows, (x, y) => tone(x, y) * (0.25 + 0.75 * ramp(top, bottom, y)), weight, 1.3)
}

/** Light that spreads from a centre: tapering rays. */
export function rays(pen, b, cx, cy, r0, r1, n, weight, tone = () => 1) {
  steps(n, (i) => {
    const a = ((i + b.r.in(-0.2, 0.2)) / n) * Math.PI * 2
    const line = steps(18, (_, t) => [cx + Math.cos(a) * mix(r0, r1, t), cy + Math.sin(a) * mix(r0, r1, t)])
    engrave(pen, [line], (x, y) => tone(x, y) * (0.25 + 0.75 * ramp(r0, r1, Math.hypot(x - cx, y - cy))), weight, 1.2)
  })
}

/** The disc of sun or moon, paper-coloured, with a drawn edge. */
export function disc(b, x, y, r, colour = b.paperColour) {
  b.pen(colour).shape(arc(x, y, r, r, 0, Math.PI * 2, 48))
}
