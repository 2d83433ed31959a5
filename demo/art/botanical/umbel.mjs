import { Pen } from '../lib/pen.mjs'
import { mix, polar, spline, steps } from '../lib/shape.mjs'

/** An umbel of seeds on rays; `base` is where its stem leaves the ground. */
export function umbel(p, x, y, base, s, colour = '#8a6a34') {
  p.stem(
    [
      [base, 1830],
      [mix(base, x, 0.5) + 14, mix(1830, y, 0.5)],
      [x, y],
    ],
    15,
    9,
    '#b59a66',
  )
  const seeds = new Pen()
  const rays = []
  const heads = steps(23, (i) => {
    const a = i * 2.4
    const d = Math.sqrt((i + 0.5) / 23)
    return [x + Math.cos(a) * d * s, y - s * 0.72 + Math.sin(a) * d * s * 0.3 - (1 - d * d) * s * 0.2]
  })
  heads.sort((a, b) => a[1] - b[1])
  for (const [hx, hy] of heads) {
    p.line(
      spline(
        [
          [x, y],
          [mix(x, hx, 0.42), mix(y, hy, 0.56)],
          [hx, hy],
        ],
        5,
      ),
      4,
      0.6,
    )
    steps(9, (k) => {
      const b = -1.57 + (k - 4) * 0.36
      const q = polar(hx, hy, s * 0.13, b)
      rays.push([[hx, hy], q])
      seeds.shape([polar(...q, 15, b), polar(...q, 5, b + 1.57), polar(...q, 5, b + 3.14), polar(...q, 5, b - 1.57)])
    })
  }
  p.fine(rays, 2).put(seeds, colour, 0.95)
}
