import { fill, Pen, sheet, soft, stroke } from '../lib/pen.mjs'
import { arc, coords, mix, place, polar, steps, TAU } from '../lib/shape.mjs'
import { CLAY, CREAM, GLAZE, RED } from './clay.mjs'
import { rosette } from './ornament.mjs'

/** Plate with Rosette. */
export function plate() {
  const [cx, cy, r] = [1200, 1200, 980]
  const parts = steps(7, (i) =>
    soft(arc(cx + 26 + i * 9, cy + 34 + i * 11, r + i * 10, r + i * 10, 0, TAU, 36), '#20140c', 0.06),
  )
  const disc = (k, colour) => parts.push(soft(arc(cx, cy, r * k, r * k, 0, TAU, 44), colour))
  const ring = (k, w, colour = GLAZE) => parts.push(stroke(new Pen().dot(cx, cy, r * k), colour, w))
  const petals = (n, a, b, wide, colour, turn = 0) => {
    const pen = new Pen()
    rosette(n, a * r, b * r, wide).forEach((p) => pen.blob(place(p, { x: cx, y: cy, turn })))
    parts.push(fill(pen, colour))
  }
  const tiles = (n, a, b, draw, colour) => {
    const pen = new Pen()
    steps(n, (i) =>
      draw((u, v) => polar(cx, cy, r * mix(a, b, v), ((i + u) / n) * TAU), i).forEach((s) => pen.shape(s)),
    )
    parts.push(fill(pen, colour))
  }
  disc(1, '#b9653a')
  disc(0.985, CLAY)
  ring(0.97, 16)
  tiles(
    60,
    0.86,
    0.95,
    (at, i) => (i % 2 ? [[at(-0.4, 0), at(0.4, 0), at(0.4, 0.65), at(0, 1), at(-0.4, 0.65)]] : []),
    GLAZE,
  )
  tiles(
    60,
    0.86,
    0.95,
    (at, i) => (i % 2 ? [] : [[at(-0.4, 0), at(0.4, 0), at(0.4, 0.65), at(0, 1), at(-0.4, 0.65)]]),
    RED,
  )
  ring(0.85, 8)
  disc(0.835, GLAZE)
  const key = new Pen()
  steps(36, (i) =>
    key
      .line(
        coords('-0.5 0.9, -0.5 0.1, 0.3 0.1, 0.3 0.66, -0.16 0.66, -0.16 0.4, 0.06 0.4').map(([u, v]) =>
          polar(cx, cy, r * mix(0.68, 0.81, v), ((i + u) / 36) * TAU),
        ),
      )
      .line(
        [
          [-0.5, 0.9],
          [0, 0.9],
          [0.5, 0.9],
        ].map(([u, v]) => polar(cx, cy, r * mix(0.68, 0.81, v), ((i + u) / 36) * TAU)),
      ),
  )
  parts.push(stroke(key, CLAY, 15, { strokeLinejoin: 'miter' }))
  disc(0.655, CLAY)
  ring(0.64, 7)
  petals(16, 0.2, 0.6, 0.44, GLAZE)
  petals(16, 0.25, 0.55, 0.2, RED)
  petals(16, 0.4, 0.6, 0.16, GLAZE, TAU / 32)
  disc(0.225, GLAZE)
  disc(0.2, CLAY)
  petals(8, 0.03, 0.185, 0.46, GLAZE)
  petals(8, 0.06, 0.15, 0.2, CREAM)
  disc(0.045, RED)
  const shade = []
  for (const k of [0.99, 0.93])
    shade.push(
      fill(
        new Pen()
          .shape(arc(cx, cy, r * k, r * k, 0, TAU, 60))
          .hole(arc(cx - 22, cy - 26, r * k - 10, r * k - 10, 0, TAU, 60)),
        '#180c06',
        0.22,
      ),
    )
  shade.push(
    fill(
      new Pen()
        .shape(arc(cx, cy, r * 0.66, r * 0.66, 0, TAU, 60))
        .hole(arc(cx + 16, cy + 20, r * 0.655, r * 0.655, 0, TAU, 60)),
      '#fff3da',
      0.16,
    ),
  )
  for (const k of [0.5, 0.75, 0.96])
    shade.push(
      fill(
        new Pen().ribbon(arc(cx, cy, r * k, r * k, 3.5, 4.6, 30), (t) => 70 * Math.sin(Math.PI * t)),
        '#fff3da',
        0.07,
      ),
    )
  parts.push(stroke(new Pen().dot(cx + 26, cy - 18, r * 0.44), '#f0dcc0', 16, { strokeOpacity: 0.16 }))
  const cracks = new Pen()
  for (const [a, b] of [
    [0.5, 0.9],
    [2.2, 1.8],
    [4.1, 4.6],
  ])
    cracks.line(steps(12, (i, t) => polar(cx, cy, r * mix(0.98, 0.12, t), mix(a, b, t) + 0.05 * Math.sin(i * 2.3))))
  return sheet(2400, 2400, '#d3c7b4', [...parts, ...shade, stroke(cracks, '#140a06', 3.4, { strokeOpacity: 0.6 })])
}
