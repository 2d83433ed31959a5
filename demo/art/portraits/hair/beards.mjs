import { coords, spline, steps } from '../../lib/shape.mjs'
import { strands } from './strands.mjs'

/** Where a beard grows: from ear to ear, `low` below the chin. */
const band = (h, low) => {
  const outer = [
    ...h
      .half(-1)
      .slice(1)
      .map(([x, y]) => [x * 1.02, y + (y > 0.5 ? low * (y - 0.4) : 0)]),
    ...h
      .half(1)
      .slice(1, -1)
      .reverse()
      .map(([x, y]) => [x * 1.02, y + (y > 0.5 ? low * (y - 0.4) : 0)]),
  ]
  const inner = coords('0.62 0, 0.56 0.22, 0.42 0.42, 0.2 0.46, 0 0.43, -0.2 0.46, -0.42 0.42, -0.56 0.22, -0.62 0')
  return [...spline(outer, 6), ...spline(inner, 6)]
}

const beardShape = (h, p, low) => {
  h.v.cut(p.beardColour ?? h.hair, h.at(band(h, low)))
  strands(
    h,
    steps(13, (i) => {
      const x = (i - 6) * 0.09
      return [
        [x, 0.76 - Math.abs(x) * 0.3],
        [x * 1.06, 0.88],
        [x * 1.1, 0.98 + low * 0.4 - Math.abs(x) * 0.36],
      ]
    }),
    0.018,
    p.beardLight ?? h.hairLight,
  )
  h.soft(p.mouth.lip, coords('-0.2 0.58, 0 0.565, 0.2 0.58, 0.1 0.66, 0 0.675, -0.1 0.66'))
  h.swell(
    p.line,
    [
      [-0.22, 0.57],
      [0, 0.6],
      [0.22, 0.57],
    ],
    0.022,
  )
  for (const k of [-1, 1])
    h.swell(
      p.beardColour ?? h.hair,
      [
        [0, 0.46],
        [k * 0.16, 0.48],
        [k * 0.3, 0.6],
      ],
      0.13,
      (t) => 0.4 + 0.6 * Math.sin(Math.PI * (0.3 + t * 0.6)),
    )
}

/** Beards, painted over the face; the mouth is drawn again on top. */
export const BEARDS = {
  full: { beard: (h, p) => beardShape(h, p, 0.28) },
  trimmed: { beard: (h, p) => beardShape(h, p, 0.1) },
  stubble: {
    beard: (h, p, mouth) => {
      h.v.cut(p.beardColour ?? h.hair, h.at(band(h, 0)), 0.3)
      mouth(h, p)
    },
  },
  goatee: {
    beard: (h, p) => {
      const colour = p.beardColour ?? h.hair
      h.soft(colour, coords('-0.22 0.77, -0.27 0.9, -0.2 1.04, 0 1.14, 0.2 1.04, 0.27 0.9, 0.22 0.77, 0 0.73'))
      for (const k of [-1, 1])
        h.swell(
          colour,
          [
            [0, 0.47],
            [k * 0.17, 0.49],
            [k * 0.3, 0.58],
            [k * 0.3, 0.8],
          ],
          0.075,
        )
      strands(
        h,
        steps(5, (i) => [
          [(i - 2) * 0.07, 0.8],
          [(i - 2) * 0.075, 0.94],
          [(i - 2) * 0.06, 1.04],
        ]),
        0.016,
        p.beardLight ?? h.hairLight,
      )
    },
  },
  moustache: {
    beard: (h, p) => {
      for (const k of [-1, 1])
        h.swell(
          p.beardColour ?? h.hair,
          [
            [0, 0.46],
            [k * 0.18, 0.49],
            [k * 0.36, 0.6],
            [k * 0.46, 0.54],
          ],
          0.17,
          (t) => (0.7 + 0.3 * Math.sin(t * 3)) * (1 - t * 0.8),
        )
    },
  },
}
