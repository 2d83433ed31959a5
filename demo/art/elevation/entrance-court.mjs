import { flat, soft } from '../lib/pen.mjs'
import { arc, coords, polar, steps, TAU } from '../lib/shape.mjs'
import { Draft } from './draft.mjs'

const TRACE = { ground: '#e9dcae', line: '#26262a', wash: '#d8b25e', sky: '#bcd0cf', green: '#7f9660', warm: '#b23f2e' }

/** Entrance Court, Axonometric. */
export function entranceCourt() {
  const d = new Draft('axonometric', 2200, 1900, TRACE)
  const c = Math.cos(Math.PI / 6)
  const at = (x, y, z = 0) => [1100 + (x - y) * c * 84, 555 + (x + y) * 0.5 * 84 - z * 84]
  const quad = (pts, colour, width = 2.2) => {
    const q = pts.map((p) => at(...p))
    d.layer(flat(q, colour))
    d.line(width).line(q, true)
    return q
  }
  quad(coords('0 0, 14 0, 14 14, 0 14'), '#f1e8c8', 3)
  for (let i = 1; i < 28; i++)
    d.line(1.1)
      .line([at(i / 2, 0), at(i / 2, 14)])
      .line([at(0, i / 2), at(14, i / 2)])
  d.layer()
  const shadow = (x, y, w, l, z) =>
    d.layer(
      flat(
        [
          at(x + w, y),
          at(x + w + z * 0.55, y + z * 0.25),
          at(x + w + z * 0.55, y + l + z * 0.25),
          at(x + z * 0.55, y + l + z * 0.25),
          at(x, y + l),
          at(x + w, y + l),
        ],
        '#2a2a3a',
        0.32,
      ),
    )
  const block = (x, y, w, l, h, { z = 0, top = '#f6efd8', left = '#e2cf95', right = '#c7a55f', grid = 1 } = {}) => {
    quad(
      [
        [x, y + l, z],
        [x + w, y + l, z],
        [x + w, y + l, z + h],
        [x, y + l, z + h],
      ],
      left,
    )
    quad(
      [
        [x + w, y, z],
        [x + w, y + l, z],
        [x + w, y + l, z + h],
        [x + w, y, z + h],
      ],
      right,
    )
    if (grid) {
      for (let i = grid; i < w - 0.01; i += grid) d.line(1.1).line([at(x + i, y + l, z), at(x + i, y + l, z + h)])
      for (let k = grid; k < h - 0.01; k += grid)
        d.line(1.1).line([at(x, y + l, z + k), at(x + w, y + l, z + k), at(x + w, y, z + k)])
      for (let i = grid; i < l - 0.01; i += grid) d.line(1.1).line([at(x + w, y + i, z), at(x + w, y + i, z + h)])
    }
    d.shade(
      [
        [x + w, y, z],
        [x + w, y + l, z],
        [x + w, y + l, z + h],
        [x + w, y, z + h],
      ].map((p) => at(...p)),
      9,
      -0.5,
      1.2,
    )
    quad(
      [
        [x, y, z + h],
        [x + w, y, z + h],
        [x + w, y + l, z + h],
        [x, y + l, z + h],
      ],
      top,
      2.8,
    )
  }
  const pane = (pts, colour = '#5a7f94') => quad(pts, colour, 1.8)
  shadow(0.5, 0.5, 9, 3, 4)
  block(0.5, 0.5, 9, 3, 4)
  for (let i = 0; i < 7; i++)
    pane([
      [1.1 + i * 1.2, 3.5, 2.3],
      [1.9 + i * 1.2, 3.5, 2.3],
      [1.9 + i * 1.2, 3.5, 3.5],
      [1.1 + i * 1.2, 3.5, 3.5],
    ])
  for (let i = 0; i < 7; i++)
    pane(
      [
        [1 + i * 1.2, 3.5, 0],
        [2 + i * 1.2, 3.5, 0],
        [2 + i * 1.2, 3.5, 1.7],
        [1 + i * 1.2, 3.5, 1.7],
      ],
      '#3c4d58',
    )
  quad(coords('2 1.1 4, 8 1.1 4, 8 2.9 4, 2 2.9 4'), '#cfe0dc')
  for (let i = 0; i < 6; i++)
    quad(
      [
        [2.1 + i, 1.2, 4],
        [2.9 + i, 1.2, 4],
        [2.9 + i, 2.8, 4.5],
        [2.1 + i, 2.8, 4.5],
      ],
      '#7fa3ae',
      1.8,
    )
  shadow(10.5, 0.5, 3, 4.5, 2.6)
  block(10.5, 0.5, 3, 4.5, 2.6)
  pane(coords('11 5 0, 13 5 0, 13 5 1.8, 11 5 1.8'), '#3c4d58')
  shadow(0.5, 4.5, 2.5, 6, 2.2)
  block(0.5, 4.5, 2.5, 6, 2.2)
  for (let i = 0; i < 5; i++)
    pane(
      [
        [3, 4.9 + i * 1.15, 0.5],
        [3, 5.7 + i * 1.15, 0.5],
        [3, 5.7 + i * 1.15, 1.7],
        [3, 4.9 + i * 1.15, 1.7],
      ],
      '#3f5866',
    )
  const centre = [8.2, 8.2]
  const ring = (r, z = 0) => arc(0, 0, r, r, 0, TAU, 40).map(([x, y]) => at(centre[0] + x, centre[1] + y, z))
  d.layer(soft(ring(2.7), '#e0cf9a'), soft(ring(2.2), '#8fb3b8'), soft(ring(2.2, -0.06), '#6f9ca6'))
  d.line(2.6).curve(ring(2.7), true).curve(ring(2.2), true)
  for (let k = 1; k < 6; k++) d.line(1.2).curve(ring(2.2 - k * 0.36), true)
  d.layer()
  block(7.7, 7.7, 1, 1, 1.3, { grid: 0, left: '#b05a42', right: '#8a3a2a', top: '#c9785c' })
  for (let i = 0; i < 8; i++) block(12.2 - i * 0.0, 6 + i * 0.55, 1.4, 0.5, 1.9 - i * 0.22, { grid: 0 })
  for (let i = 0; i < 6; i++) {
    shadow(3.9 + i * 1.3, 4.1, 0.3, 0.3, 2.2)
    block(3.9 + i * 1.3, 4.1, 0.3, 0.3, 2.2, { grid: 0 })
  }
  quad(coords('3.6 3.5 2.2, 10.9 3.5 2.2, 10.9 4.6 2.2, 3.6 4.6 2.2'), '#f8f2df', 2.8)
  for (let i = 1; i < 15; i++) d.line(1.4).line([at(3.6 + i * 0.487, 3.5, 2.2), at(3.6 + i * 0.487, 4.6, 2.2)])
  d.layer()
  for (const [x, y] of coords(
    '4.4 11.6, 5.8 11.6, 7.2 11.6, 8.6 11.6, 10 11.6, 4.4 12.9, 5.8 12.9, 7.2 12.9, 8.6 12.9, 10 12.9',
  )) {
    d.layer(soft(arc(...at(x + 0.7, y + 0.35), 50, 26, 0, TAU, 14), '#2a2a3a', 0.3))
    const [px, py] = at(x, y, 1)
    d.line(3).line([at(x, y), [px, py]])
    d.layer(
      soft(
        arc(px, py - 16, 50, 50, 0, TAU, 12).map(([a, b]) => [a + d.r.norm(4), b + d.r.norm(4)]),
        '#8ea468',
      ),
    )
    steps(16, () => {
      const q = polar(px, py - 16, 40 * Math.sqrt(d.r()), d.r() * TAU)
      d.line(1.5).curve([q, [q[0] + 8, q[1] + 6], [q[0] + 14, q[1] - 3]])
    })
    d.shade(arc(px + 10, py - 6, 34, 34, -0.5, 2.2, 10), 6, -0.5, 1.2)
  }
  d.layer()
  for (const [x, y] of coords('5 6, 5.4 6.1, 10.5 9.6, 9.6 5.6, 6 10.4, 11.4 10.8, 4 8.2, 6.4 5.4')) {
    const [px, py] = at(x, y)
    d.layer(soft(arc(px + 20, py + 7, 22, 6, 0, TAU, 10), '#2a2a3a', 0.35)).person(px, py, 58)
  }
  d.layer()
  d.line(3, d.ink.warm)
    .line([at(14.6, 0), at(14.6, 14)])
    .line([at(0, 14.6), at(14, 14.6)])
  steps(8, (i) =>
    d
      .line(3, d.ink.warm)
      .line([at(14.45, i * 2), at(14.75, i * 2)])
      .line([at(i * 2, 14.45), at(i * 2, 14.75)]),
  )
  d.line(3, d.ink.warm)
    .dot(230, 1630, 80)
    .line([
      [230, 1730],
      [230, 1520],
    ])
    .line([
      [200, 1570],
      [230, 1520],
      [260, 1570],
    ])
  return d.print()
}
