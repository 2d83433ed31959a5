/** Tone made of lines: engraved sweeps, hatching, cut marks. */
import { bounds, clamp, mix } from './shape.mjs'

/**
 * Lines whose thickness carries the tone; a line breaks where the tone ends.
 * @param {Pen} pen
 * @param {number[][][]} lines
 * @param {(x: number, y: number, line: number) => number} tone 0 (paper) … 1 (ink)
 * @param {number} weight thickness at full tone
 * @param {number} [least] thinner than this is left out
 */
export function engrave(pen, lines, tone, weight, least = 0.9) {
  lines.forEach((pts, k) => {
    let run = []
    let widths = []
    const end = () => {
      if (run.length > 2)
        pen.ribbon(
          run,
          widths.map((w, i) => (i === 0 || i === widths.length - 1 ? 0.3 : w)),
          0.85,
        )
      run = []
      widths = []
    }
    for (const p of pts) {
      const w = weight * clamp(tone(p[0], p[1], k))
      if (w < least) end()
      else {
        run.push(p)
        widths.push(w)
      }
    }
    end()
  })
  return pen
}

/** `n` lines that pass from curve `f` to curve `g` (functions of x). */
export function between(f, g, n, x0, x1, step, ease = (t) => t) {
  return Array.from({ length: n }, (_, k) => {
    const t = ease((k + 0.5) / n)
    const pts = []
    for (let x = x0; x <= x1; x += step) pts.push([x, mix(f(x), g(x), t)])
    return pts
  })
}

/** Straight segments that fill a polygon at an angle (radians). */
export function hatch(poly, angle, gap, chance) {
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  const turned = poly.map(([x, y]) => [x * c + y * s, -x * s + y * c])
  const [, top, , bottom] = bounds(turned)
  const out = []
  for (let y = top + gap / 2; y < bottom; y += gap) {
    const row = y + (chance ? chance.norm(gap * 0.12) : 0)
    const hits = []
    turned.forEach(([ax, ay], i) => {
      const [bx, by] = turned[(i + 1) % turned.length]
      if (ay > row !== by > row) hits.push(ax + ((row - ay) / (by - ay)) * (bx - ax))
    })
    hits.sort((a, b) => a - b)
    for (let i = 0; i + 1 < hits.length; i += 2) {
      out.push([hits[i], hits[i + 1]].map((x) => [x * c - row * s, x * s + row * c]))
    }
  }
  return out
}

/** A cut of the gouge: a sliver from `a` to `b`, thickest at `belly`, bowed by `bow`. */
export function gouge(pen, [ax, ay], [bx, by], width, bow = 0, belly = 0.45) {
  const d = Math.hypot(bx - ax, by - ay) || 1
  const nx = (ay - by) / d
  const ny = (bx - ax) / d
  const mx = mix(ax, bx, belly) + nx * bow
  const my = mix(ay, by, belly) + ny * bow
  return pen.shape([
    [ax, ay],
    [mx + (nx * width) / 2, my + (ny * width) / 2],
    [bx, by],
    [mx - (nx * width) / 2, my - (ny * width) / 2],
  ])
}
