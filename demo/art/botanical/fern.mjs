import { Pen } from '../lib/pen.mjs'
import { coords, polar, spline, steps } from '../lib/shape.mjs'
import { Plate } from './plate.mjs'

function crosier(p, x, y, tall, size, turn, colour) {
  const top = [x + turn * 40, y - tall]
  const coil = steps(46, (_, t) => {
    const a = Math.PI * (turn > 0 ? 1 : 0) + turn * t * 13.4
    const r = size * (1 - t * 0.93)
    return [top[0] + turn * size + Math.cos(a) * r, top[1] + Math.sin(a) * r]
  })
  const spine = [...spline([[x, y], [x - turn * 30, y - tall * 0.5], top], 10).slice(0, -2), ...coil]
  const ink = new Pen()
  for (const [c, o] of [
    [p.paper, 1],
    [colour, 0.75],
  ])
    p.put(
      new Pen().ribbon(spine, (t) => size * 0.36 * (1 - t * 0.75)),
      c,
      o,
    )
  spine.forEach(([px, py], i) => {
    if (i < 8 || i > spine.length - 3) return
    const [nx, ny] = spine[i + 1]
    const d = Math.hypot(nx - px, ny - py) || 1
    const w = size * 0.19 * (1 - (i / spine.length) * 0.7)
    for (const k of [1, -1]) {
      const [ox, oy] = [((py - ny) / d) * k, ((nx - px) / d) * k]
      ink.ribbon(
        [
          [px + ox * w * 0.6, py + oy * w * 0.6],
          [px + ox * w * 1.5 + p.r.norm(4), py + oy * w * 1.5 + p.r.norm(4)],
        ],
        (t) => 2.6 * (1 - t) + 0.4,
      )
      if (i % 2) p.put(new Pen().dot(px + ox * w * 1.25, py + oy * w * 1.25, w * 0.34), '#a9743f', 0.5)
    }
  })
  const edge = (k) =>
    spine.map(([px, py], i) => {
      const [ax, ay] = spine[Math.max(0, i - 1)]
      const [bx, by] = spine[Math.min(spine.length - 1, i + 1)]
      const d = Math.hypot(bx - ax, by - ay) || 1
      const w = size * 0.18 * (1 - (i / spine.length) * 0.75) * k
      return [px + ((ay - by) / d) * w, py + ((bx - ax) / d) * w]
    })
  ink.ribbon(edge(1), () => 3).ribbon(edge(-1), () => 4)
  p.put(ink)
}

/** Fern, Unfurling. */
export function fern() {
  const p = new Plate('fern')
  const rachis = spline(coords('1010 2240, 1060 1650, 1000 1000, 760 420, 600 250'), 22)
  const n = rachis.length
  for (let i = 12; i < n - 5; i += 3) {
    const t = i / n
    const [x, y] = rachis[i]
    const dir = Math.atan2(rachis[i + 1][1] - y, rachis[i + 1][0] - x)
    const long = 650 * (1 - t) ** 0.84 * Math.min(1, 0.1 + t * 2.6) + 16
    for (const side of [1, -1]) {
      const a = dir + side * (1.28 - t * 0.34)
      const tip = polar(x, y, long, a - side * 0.12)
      const mid = polar(x, y, long * 0.5, a + side * 0.04)
      const pts = spline([[x, y], mid, tip], Math.max(4, Math.round(long / 60)))
      const leaflet = new Pen()
      const veins = []
      const count = Math.max(4, Math.round(long / 33))
      for (let k = 1; k <= count; k++) {
        const q = pts[Math.round((k / (count + 0.5)) * (pts.length - 1))]
        const l = long * 0.13 * (1 - (k / (count + 1)) ** 1.6) + 9
        for (const s of [1, -1]) {
          const b = a + s * 1.08
          const end = polar(...q, l, b)
          const [mx, my] = polar(...q, l * 0.45, b)
          leaflet.shape([
            q,
            polar(mx, my, l * 0.24, b + 1.57),
            polar(...end, l * 0.16, b + 2.2),
            end,
            polar(mx, my, l * 0.24, b - 1.57),
          ])
          veins.push([q, end])
        }
      }
      p.put(leaflet, side > 0 ? '#7f9a5b' : '#6a8a50', 0.66)
        .fine(veins, 1.7, '#2f3d26')
        .line(pts, 3.6, 0.8, '#2f3d26')
    }
  }
  p.stem(coords('1010 2250, 1060 1650, 1000 1000, 760 420, 600 250'), 26, 5, '#8a8a52')
  crosier(p, 1250, 2240, 860, 140, 1, '#96a35c')
  crosier(p, 760, 2250, 620, 112, -1, '#8c9c58')
  crosier(p, 1150, 2250, 330, 76, 1, '#a3a862')
  crosier(p, 890, 2255, 250, 58, -1, '#a3a862')
  for (let i = 0; i < 46; i++) {
    const x = 1000 + p.r.norm(170)
    p.line(
      spline(
        [
          [x, 2230 + p.r.in(-20, 16)],
          [x + p.r.norm(40), 2280],
          [x + p.r.norm(90), 2325],
        ],
        4,
      ),
      3.4,
      0.9,
      '#5a3b22',
    )
  }
  return p.print()
}
