import { flat } from '../lib/pen.mjs'
import { mix, steps, TAU } from '../lib/shape.mjs'

/** The winding stair, far steps first. */
export function stair(d, cx, floor) {
  const turns = 2
  const n = 88
  const rs = 300
  const at = (i, k = 1) => {
    const a = (i / n) * TAU * turns + 0.4
    return [cx + Math.cos(a) * rs * k, mix(floor, 860, i / n) + Math.sin(a) * 34 * k, Math.sin(a)]
  }
  const order = steps(n, (i) => i).sort((a, b) => at(a)[2] - at(b)[2])
  for (const i of order) {
    const [a, b, c, e] = [at(i, 1), at(i + 1, 1), at(i + 1, 0.52), at(i, 0.52)]
    const near = a[2] > 0
    d.layer(
      flat([a, b, c, e], near ? '#f8f1e2' : '#d9bf9f'),
      flat(
        [
          [a[0], a[1]],
          [b[0], b[1]],
          [b[0], b[1] + 42],
          [a[0], a[1] + 42],
        ],
        near ? '#e2c5a0' : '#b98f70',
      ),
    )
    d.line(near ? 2 : 1.3)
      .line([a, b, c, e], true)
      .line([
        [a[0], a[1] + 42],
        [b[0], b[1] + 42],
      ])
      .line([
        [a[0], a[1]],
        [a[0], a[1] - 66],
      ])
      .line([
        [a[0], a[1] - 66],
        [b[0], b[1] - 66],
      ])
    if (near && i % 2)
      d.line(1.3).line([
        [a[0], a[1] + 8],
        [b[0], b[1] + 40],
      ])
  }
  d.layer()
}
