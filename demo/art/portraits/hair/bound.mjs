import { coords, steps } from '../../lib/shape.mjs'
import { GATHERED } from './gathered.mjs'
import { bumps, strands } from './strands.mjs'

const even = () => 1
const pulledBack = GATHERED.bun.front

/** Hair that is tied, twisted or grown long and straight. */
export const BOUND = {
  tail: {
    back: (h) => {
      h.soft(h.hair, coords('0 -1.06, 0.44 -1.36, 0.96 -1.16, 1.16 -0.4, 1.06 0.5, 0.82 1.1, 0.7 0.4, 0.8 -0.5'))
      strands(
        h,
        [
          coords('0.4 -1.2, 0.86 -1, 1.02 -0.3, 0.9 0.7'),
          coords('0.36 -1.1, 0.78 -0.86, 0.92 -0.2, 0.84 0.6'),
        ],
        0.026,
      )
    },
    front: pulledBack,
  },
  puff: {
    back: (h) => {
      h.v.disc(h.hair, ...h.at([[0, -1.3]])[0], h.s * 0.68, h.s * 0.5)
      bumps(
        h,
        steps(24, (i) => [Math.cos((i / 24) * 6.283) * 0.64, -1.3 + Math.sin((i / 24) * 6.283) * 0.46]),
        0.12,
      )
      bumps(
        h,
        steps(16, (i) => [Math.cos(i * 2.4) * 0.15 * Math.sqrt(i), -1.38 + Math.sin(i * 2.4) * 0.08 * Math.sqrt(i)]),
        0.04,
        h.hairLight,
      )
    },
    front: pulledBack,
  },
  locs: {
    back: (h) => {
      h.soft(h.hair, coords('-0.86 0.6, -0.94 -0.2, -0.8 -0.8, 0 -1.14, 0.8 -0.8, 0.94 -0.2, 0.86 0.6, 0 0.8'))
      for (let i = 0; i < 13; i++) {
        const x = (i - 6) / 6
        h.swell(
          h.hair,
          [
            [x * 0.6, -0.8],
            [x * 0.98, 0],
            [x * 1.02, 0.9 + ((i * 5) % 4) * 0.1],
          ],
          0.15,
          even,
        )
      }
    },
    front: (h) => {
      h.soft(
        h.hair,
        coords(`
    0 -1.14, -0.5 -1.04, -0.84 -0.64, -0.84 -0.1, -0.7 -0.1, -0.62 -0.46, -0.3 -0.76, 0 -0.88,
    0.3 -0.76, 0.62 -0.46, 0.7 -0.1, 0.84 -0.1, 0.84 -0.64, 0.5 -1.04
  `),
      )
      for (const k of [-1, 1])
        for (let j = 0; j < 4; j++) {
          const loc = [
            [k * 0.04, -1.08 + j * 0.05],
            [k * (0.84 - j * 0.09), -0.62 + j * 0.06],
            [k * (0.95 - j * 0.075), 0.1],
            [k * (0.98 - j * 0.085), 1.16 - j * 0.12],
          ]
          h.swell(h.hair, loc, 0.11, even)
          h.swell(h.hairLight, loc, 0.02)
        }
    },
  },
  long: {
    back: (h) =>
      h.soft(
        h.hair,
        coords(`
    -0.92 1.5, -0.98 0, -0.86 -0.74, -0.36 -1.14, 0.36 -1.14, 0.86 -0.74, 0.98 0, 0.92 1.5, 0.4 1.4,
    -0.4 1.4
  `),
      ),
    front: (h) => {
      for (const k of [-1, 1]) {
        const side = (text) => coords(text).map(([x, y]) => [x * k, y])
        h.soft(
          h.hair,
          side(`
    -0.04 -1.15, 0.44 -1.1, 0.88 -0.66, 0.96 0.1, 0.94 1.5, 0.66 1.5, 0.72 0.5, 0.67 -0.1, 0.52 -0.52,
    0.18 -0.8, 0 -0.92
  `),
        )
        strands(
          h,
          [
            side('0.04 -1.04, 0.5 -0.8, 0.78 -0.2, 0.82 0.5, 0.78 1.4'),
            side('0.04 -0.96, 0.4 -0.74, 0.7 -0.3, 0.76 0.3'),
            side('0.08 -1.1, 0.62 -0.86, 0.86 -0.2, 0.88 0.9'),
          ],
          0.022,
        )
      }
    },
  },
}
