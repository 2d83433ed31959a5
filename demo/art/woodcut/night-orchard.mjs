import { between, engrave, gouge } from '../lib/hatch.mjs'
import { rough } from '../lib/random.mjs'
import { arc, rect, steps } from '../lib/shape.mjs'
import { Block } from './tools/block.mjs'
import { disc } from './tools/land.mjs'
import { ragged, tree } from './tools/things.mjs'

/** A bird's nest with three eggs, white in a dark crown. */
function nest(pen, x, y) {
  for (const d of [0, 12, 24])
    pen.ribbon(
      arc(x, y - d * 0.4, 46 - d * 0.5, 26 - d * 0.3, 0.1, 3.04, 12),
      (t) => 6 * Math.sin(Math.PI * (0.1 + t * 0.8)),
    )
  for (const d of [-15, 0, 15]) pen.blob(arc(x + d, y - 10, 7, 10, 0, Math.PI * 2, 8))
}

/** A fence of posts and two rails along a slope. */
function fence(pen, slope) {
  const posts = steps(11, (i) => [1420 + i * 92, slope(1420 + i * 92)])
  for (const [x, y] of posts)
    pen.ribbon(
      [
        [x, y + 26],
        [x + 3, y - 46],
      ],
      () => 10,
    )
  for (const d of [-30, -6])
    pen.ribbon(
      posts.map(([x, y]) => [x, y + d]),
      () => 6,
    )
}

/** Night Orchard. */
export function nightOrchard() {
  const b = new Block('night orchard', 2400, 1800)
  const pale = '#eadfc4'
  b.ink.shape(rect(0, 0, 2400, 1800))
  const [mx, my] = [1690, 400]
  const rings = steps(40, (k) =>
    arc(mx, my, 170 + k * 34, 170 + k * 34, 1.571, 7.854, 64).map(([x, y]) => [
      x + 12 * b.n(x / 160, y / 160),
      y + 12 * b.n(y / 160, x / 160),
    ]),
  )
  engrave(
    b.pen(pale),
    rings,
    (x, y) => (y > 820 ? 0 : 0.9 - Math.hypot(x - mx, y - my) / 1500 + 0.55 * b.n(x / 170, y / 60)),
    13,
    1.8,
  )
  steps(40, () => {
    const [x, y] = [b.r.in(90, 900), b.r.in(90, 640)]
    for (const turn of [0, 1.57])
      gouge(
        b.pen(pale),
        [x - 11 * Math.cos(turn), y - 11 * Math.sin(turn)],
        [x + 11 * Math.cos(turn), y + 11 * Math.sin(turn)],
        6,
        0,
        0.5,
      )
  })
  disc(b, mx, my, 128, pale)
  ragged(b.ink, b, arc(mx - 52, my - 20, 96, 108, 0, Math.PI * 2, 12), 3)
  const slope = rough('orchard', 2)
  const ridge = (k) => (x) =>
    760 + k * 190 + 90 * slope(x / 700 + k, k) + (k === 0 ? -120 * Math.exp(-(((x - 700) / 500) ** 2)) : 0)
  for (let k = 0; k < 5; k++) {
    const f = ridge(k)
    b.ink.shape([...steps(101, (i) => [i * 24, f(i * 24)]), [2400, 1800], [0, 1800]])
    engrave(
      b.pen(pale),
      between(
        f,
        (x) => f(x) + 210,
        11,
        0,
        2400,
        22,
        (t) => t ** 1.2,
      ),
      (x, y) => 0.5 + 0.6 * b.n(x / 150, y / 40 + k * 5) - 0.3 * ((y - f(x)) / 210) + (f(x + 10) - f(x - 10)) * -0.02,
      6 + k * 2.2,
      1.6,
    )
    const size = 58 + k * 30
    const n = 11 - k * 2
    steps(n, (i) => {
      const x = ((i + 0.5 + (k % 2) * 0.3 + b.r.in(-0.12, 0.12)) / n) * 2400
      const y = f(x) + 20 + k * 16
      b.ink.shape(arc(x - size * 0.9, y + size * 0.42, size * 1.5, size * 0.24, 0, Math.PI * 2, 18))
      tree(b, x, y - size * 0.95, size, Math.atan2(my - y, mx - x), pale)
      if (k === 4 && i === 1) nest(b.pen(pale), x - 74, y - 130)
    })
    if (k === 2) fence(b.pen(pale), (x) => f(x) + 96)
  }
  return b.print()
}
