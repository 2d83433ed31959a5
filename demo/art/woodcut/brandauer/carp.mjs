import { engrave, gouge } from '../../lib/hatch.mjs'
import { arc, mix, polar, rect, spline, steps, TAU } from '../../lib/shape.mjs'
import { Block } from '../tools/block.mjs'

const GREEN = '#6f9080'

/** A carp along a spine: scales, fins and gill. `way` is 1 when it swims to the right. */
function fish(b, spinePoints, thick, flip = 1) {
  const spine = spline(spinePoints, 16)
  const n = spine.length - 1
  const half = (t) => thick * Math.sin(Math.PI * (0.05 + 0.93 * t) ** 0.72) ** 0.85 * (t < 0.16 ? 0.06 + 0.94 * Math.sin((t / 0.16) * 1.57) : 1) + 6 * (1 - t)
  const at = (t, v) => {
    const i = Math.min(n, Math.max(0, t * n))
    const k = Math.min(n - 1, Math.floor(i))
    const [ax, ay] = spine[k]
    const [bx, by] = spine[k + 1]
    const d = Math.hypot(bx - ax, by - ay) || 1
    const [x, y] = [mix(ax, bx, i - k), mix(ay, by, i - k)]
    return [x - ((by - ay) / d) * v * half(t) * flip, y + ((bx - ax) / d) * v * half(t) * flip]
  }
  const fin = (from, to, v, reach, lean, rays) => {
    const edge = [...steps(7, (_, u) => at(mix(from, to, u), v)), ...steps(7, (_, u) => at(mix(to, from, u) + lean, v + Math.sign(v) * reach * (0.5 + 0.5 * Math.sin(Math.PI * (0.15 + 0.7 * u)))))]
    b.ink.shape(edge)
    steps(rays, (i) => {
      const u = (i + 0.5) / rays
      gouge(b.paper, at(mix(from, to, u), v * 1.06), at(mix(from, to, u) + lean * 0.9, v + Math.sign(v) * reach * 0.8), 9)
    })
  }
  fin(0.34, 0.68, -0.86, 0.62, 0.06, 13)
  fin(0.3, 0.38, 0.85, 0.7, 0.1, 6)
  fin(0.56, 0.64, 0.8, 0.7, 0.1, 6)
  fin(0.74, 0.84, 0.6, 1.1, 0.08, 6)
  const root = [at(0.96, -1), at(0.96, 1)]
  const [tx, ty] = at(1, 0)
  const [px, py] = at(0.9, 0)
  const a = Math.atan2(ty - py, tx - px)
  for (const k of [-1, 1]) {
    const lobe = [root[0], polar(tx, ty, thick * 0.7, a + k * 0.5), polar(tx, ty, thick * 1.75, a + k * 0.56), polar(tx, ty, thick * 1.0, a + k * 0.2), polar(tx, ty, thick * 0.5, a), root[1]]
    b.ink.blob(lobe)
    steps(8, (i) => gouge(b.paper, polar(tx, ty, thick * 0.3, a + k * (0.1 + i * 0.05)), polar(tx, ty, thick * (0.86 + 0.09 * i), a + k * (0.16 + i * 0.052)), 9))
  }
  b.ink.shape([...steps(50, (_, t) => at(t, -1)), ...steps(50, (_, t) => at(1 - t, 1))])
  for (let row = 0; row < 26; row++)
    for (let j = -4; j <= 4; j++) {
      const t = 0.25 + row * 0.0275
      const v = (j + (row % 2) * 0.5) / 4.6
      if (Math.abs(v) > 0.93) continue
      const [x, y] = at(t, v)
      const r = Math.max(9, half(t) * 0.135)
      const face = Math.atan2(at(t + 0.01, v)[1] - y, at(t + 0.01, v)[0] - x)
      b.paper.ribbon(steps(9, (_, u) => polar(x, y, r, face - 1.25 + u * 2.5)), (u) => (v < -0.1 ? 6 : 10) * Math.sin(Math.PI * (0.1 + u * 0.8)))
      if (v > -0.4) gouge(b.pen('#d9a05b'), polar(x, y, r * 0.2, face), polar(x, y, r * 0.72, face), r * 0.5)
    }
  b.paper.ribbon(steps(14, (_, u) => at(0.21 + 0.035 * Math.sin(Math.PI * u), mix(-0.86, 0.86, u))), (t) => 13 * Math.sin(Math.PI * (0.1 + t * 0.8)))
  steps(8, (i) => gouge(b.paper, at(0.14 + i * 0.006, -0.7 + i * 0.2), at(0.19 + i * 0.004, -0.66 + i * 0.19), 8))
  b.paper.shape(arc(...at(0.1, -0.34), thick * 0.13, thick * 0.13, 0, TAU, 20))
  b.ink.shape(arc(...at(0.1, -0.34), thick * 0.075, thick * 0.075, 0, TAU, 16))
  b.paper.ribbon([at(0.012, 0.25), at(0.05, 0.32), at(0.075, 0.2)], () => 8)
  for (const k of [0.5, 0.8]) b.ink.ribbon(spline([at(0.02, k), at(-0.02, k + 0.3), at(-0.045, k + 0.25)], 5), (t) => 9 * (1 - t) + 1)
  fin(0.22, 0.3, 0.5, 0.8, 0.12, 6)
}

/** Two Carp. */
export function carp() {
  const b = new Block('two carp', 2400, 1800, { cutter: 'brandauer' })
  b.pen(GREEN).shape(rect(0, 0, 2400, 1800))
  const waves = steps(44, (k) => steps(84, (i) => [i * 29, 40 + k * 41 + 26 * Math.sin(i / 7 + k * 0.5) + 14 * b.n(i / 5, k * 0.7)]))
  engrave(b.ink, waves, (x, y) => 0.3 + 0.75 * b.n(x / 260, y / 90) + 0.14 * Math.sin(x / 200 + y / 130), 20, 2.4)
  engrave(b.paper, waves.filter((_, k) => k % 3 === 1).map((l) => l.map(([x, y]) => [x, y + 20])), (x, y) => 0.1 + 0.9 * b.n(x / 180 + 9, y / 60), 14, 3)
  const shadow = (pts, r) => b.ink.ribbon(spline(pts, 10).map(([x, y]) => [x + 40, y + 90]), (t) => r * Math.sin(Math.PI * (0.1 + t * 0.84)))
  shadow([[2040, 640], [1560, 420], [1000, 480], [560, 740]], 290)
  fish(b, [[1990, 720], [1620, 500], [1120, 440], [700, 560], [470, 720]], 205, -1)
  shadow([[400, 1180], [900, 1420], [1420, 1300], [1900, 1160]], 320)
  fish(b, [[400, 1130], [820, 1330], [1340, 1290], [1760, 1120], [1960, 1180]], 230, 1)
  for (const [x, y, r, a] of [[2130, 290, 190, 0.7], [230, 300, 150, 2.2], [2200, 1560, 210, -1.9], [300, 1620, 130, -0.4]]) {
    const leaf = [[x, y], ...arc(x, y, r, r * 0.82, a + 0.22, a + TAU - 0.22, 40)]
    b.ink.shape(leaf.map(([u, v]) => [u + 16, v + 24]))
    b.paper.shape(leaf)
    b.ink.ribbon([...leaf, leaf[0]], () => 9)
    steps(17, (i) => {
      const q = a + 0.4 + (i / 16) * (TAU - 0.8)
      gouge(b.ink, [x + Math.cos(q) * r * 0.14, y + Math.sin(q) * r * 0.12], [x + Math.cos(q) * r * 0.93, y + Math.sin(q) * r * 0.77], 15, 0, 0.7)
    })
  }
  const [fx, fy] = [1960, 400]
  for (let ring = 0; ring < 2; ring++)
    steps(9 - ring * 2, (i) => {
      const q = (i / (9 - ring * 2)) * TAU + ring * 0.4
      const l = 130 - ring * 46
      const petal = [[fx, fy], polar(fx, fy, l * 0.6, q - 0.34), polar(fx, fy, l, q), polar(fx, fy, l * 0.6, q + 0.34)]
      b.paper.blob(petal)
      b.ink.ribbon([...spline(petal, 4, true), petal[0]], () => 6)
      gouge(b.ink, polar(fx, fy, 20, q), polar(fx, fy, l * 0.7, q), 7)
    })
  b.pen('#d9a05b').shape(arc(fx, fy, 34, 34, 0, TAU, 16))
  return b.print()
}
