/** Plane geometry on lists of [x, y] points. */

export const TAU = Math.PI * 2

/** A number kept between two others. */
export const clamp = (v, low = 0, high = 1) => Math.min(high, Math.max(low, v))

/** The number a share `t` of the way from `a` to `b`. */
export const mix = (a, b, t) => a + (b - a) * t

/** 0 below `low`, 1 above `high`, smooth between. */
export const ramp = (low, high, v) => {
  const t = clamp((v - low) / (high - low))
  return t * t * (3 - 2 * t)
}

/** A list of `n` results of `f(index, share)`. */
export const steps = (n, f) => Array.from({ length: n }, (_, i) => f(i, n > 1 ? i / (n - 1) : 0))

/** The point at distance `r` and angle `a` from a centre. */
export const polar = (cx, cy, r, a) => [cx + Math.cos(a) * r, cy + Math.sin(a) * r]

/** The corners of an upright rectangle. */
export const rect = (x, y, w, h) => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
]

/** Rows of numbers written as text: `'0 1, 2 3'` is [[0, 1], [2, 3]]. */
export const coords = (text) => text.split(',').map((row) => row.trim().split(/\s+/).map(Number))

/** Points of an elliptic arc; a whole ellipse when no angles are given. */
export function arc(cx, cy, rx, ry = rx, from = 0, to = TAU, n = 32) {
  const whole = Math.abs(to - from - TAU) < 1e-9
  return steps(n, (i) => {
    const a = mix(from, to, i / (whole ? n : n - 1))
    return [cx + Math.cos(a) * rx, cy + Math.sin(a) * ry]
  })
}

/** Moves, turns and scales points: first scale, then turn, then move. */
export function place(pts, { x = 0, y = 0, turn = 0, scale = 1, sx = scale, sy = scale } = {}) {
  const c = Math.cos(turn)
  const s = Math.sin(turn)
  return pts.map(([px, py]) => [x + px * sx * c - py * sy * s, y + px * sx * s + py * sy * c])
}

/** A Catmull-Rom curve through the given points, `n` samples for each span. */
export function spline(pts, n = 8, closed = false) {
  const out = []
  const count = pts.length
  const get = (i) => (closed ? pts[(i + count) % count] : pts[clamp(i, 0, count - 1)])
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p0, p1, p2, p3] = [get(i - 1), get(i), get(i + 1), get(i + 2)]
    for (let k = 0; k < n; k++) {
      const t = k / n
      out.push(
        [0, 1].map(
          (d) =>
            0.5 *
            (2 * p1[d] +
              (p2[d] - p0[d]) * t +
              (2 * p0[d] - 5 * p1[d] + 4 * p2[d] - p3[d]) * t * t +
              (3 * p1[d] - p0[d] - 3 * p2[d] + p3[d]) * t * t * t),
        ),
      )
    }
  }
  if (!closed) out.push(pts[count - 1])
  return out
}

/** Whether a point lies in a polygon (even-odd). */
export function inside([x, y], poly) {
  let odd = false
  for (let i = 0, j = poly.length - 1; i < poly.length; j = i++) {
    const [ax, ay] = poly[i]
    const [bx, by] = poly[j]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd
  }
  return odd
}

/** Drops points that stray less than `tol` from the line without them. */
export function simplify(pts, tol = 0.7) {
  if (pts.length < 3) return pts
  const keep = new Uint8Array(pts.length)
  keep[0] = keep[pts.length - 1] = 1
  const stack = [[0, pts.length - 1]]
  while (stack.length) {
    const [a, b] = stack.pop()
    const [ax, ay] = pts[a]
    const dx = pts[b][0] - ax
    const dy = pts[b][1] - ay
    const length = Math.hypot(dx, dy)
    let far = tol
    let at = 0
    for (let i = a + 1; i < b; i++) {
      const [x, y] = pts[i]
      const d = length > 0.01 ? Math.abs((x - ax) * dy - (y - ay) * dx) / length : Math.hypot(x - ax, y - ay)
      if (d > far) [far, at] = [d, i]
    }
    if (at) {
      keep[at] = 1
      stack.push([a, at], [at, b])
    }
  }
  return pts.filter((_, i) => keep[i])
}

/** Twice the signed area; its sign is the turning direction. */
export const area2 = (pts) =>
  pts.reduce((sum, [x, y], i) => {
    const [nx, ny] = pts[(i + 1) % pts.length]
    return sum + x * ny - nx * y
  }, 0)

/** [left, top, right, bottom] of points. */
export const bounds = (pts) => [
  Math.min(...pts.map((p) => p[0])),
  Math.min(...pts.map((p) => p[1])),
  Math.max(...pts.map((p) => p[0])),
  Math.max(...pts.map((p) => p[1])),
]

/** Unit normals along an open line. */
export const normals = (pts) =>
  pts.map((_, i) => {
    const [ax, ay] = pts[Math.max(0, i - 1)]
    const [bx, by] = pts[Math.min(pts.length - 1, i + 1)]
    const d = Math.hypot(bx - ax, by - ay) || 1
    return [(ay - by) / d, (bx - ax) / d]
  })
