import { Pen } from '../../lib/pen.mjs'
import { coords, place, polar, spline, steps, TAU } from '../../lib/shape.mjs'
import { Plate } from '../plate.mjs'

const FIG = coords('0 -1.5, 0.16 -1.2, 0.3 -0.9, 0.74 -0.3, 0.86 0.24, 0.62 0.74, 0.16 0.92, -0.16 0.92, -0.62 0.74, -0.86 0.24, -0.74 -0.3, -0.3 -0.9, -0.16 -1.2')

/** A hand-shaped leaf. */
function leaf(p, x, y, a, s, colour = '#7f9a58') {
  for (const [d, l, w] of coords('1.15 0.62 0.2, -1.15 0.62 0.2, 0.58 0.88 0.22, -0.58 0.88 0.22, 0 1.04 0.25'))
    p.blade([[x, y], polar(x, y, l * s * 0.55, a + d * 0.92), polar(x, y, l * s, a + d)], (t) => s * w * Math.min(1, 0.2 + t * 1.6) * Math.sqrt(Math.max(0, 1 - (Math.max(0, t - 0.5) / 0.52) ** 2)), {
      colour,
      dark: '#557040',
      opacity: 0.72,
      veins: 7,
      lean: 0.16,
      crinkle: s * 0.012,
    })
}

function fig(p, x, y, s, turn, colour = '#6a4468') {
  const at = (pts) => place(pts, { x, y, turn, scale: s })
  p.globe(spline(at(FIG), 5, true), x, y, colour, 0.82, 12)
  for (const u of [-0.62, -0.34, -0.06, 0.22, 0.5]) p.line(spline(at([[u * 0.16, -1.1], [u, -0.1], [u * 0.9, 0.4], [u * 0.2, 0.86]]), 6), 2)
  p.stipple(...at([[0.1, 0.2]])[0], s * 0.6, s * 0.6, 160, 3, '#e9dcc6')
  p.put(new Pen().blob(at(coords('-0.14 0.9, 0 0.84, 0.14 0.9, 0 0.97'))), '#3b2430')
}

function cut(p, x, y, s, turn) {
  const at = (pts) => place(pts, { x, y, turn, scale: s })
  const shrink = (k, dy) => FIG.map(([u, v]) => [u * k, (v - 0.1) * k + 0.1 + dy])
  p.globe(spline(at(FIG), 5, true), x, y, '#6a4468', 0.82, 6)
  p.wash(spline(at(shrink(0.92, 0)), 5, true), '#e6e3c0', 1).wash(spline(at(shrink(0.74, 0.06)), 5, true), '#cf6f72', 0.85)
  const hole = coords('0 -0.34, 0.16 -0.06, 0.2 0.3, 0 0.52, -0.2 0.3, -0.16 -0.06')
  p.wash(spline(at(hole), 4, true), '#8a3a48', 0.8)
  const threads = []
  const seeds = new Pen()
  steps(86, (i) => {
    const a = (i / 86) * TAU
    const far = 0.3 + 0.26 * p.r()
    const [from, to] = at([[Math.cos(a) * 0.56, 0.1 + Math.sin(a) * (Math.sin(a) < 0 ? 0.78 : 0.6)], [Math.cos(a) * far * 0.62, 0.1 + Math.sin(a) * far * 0.9]])
    threads.push([from, to])
    seeds.dot(...to, s * 0.022)
  })
  p.fine(threads, 2, '#8a3a48').put(seeds, '#f0dca0')
}

/** Fig, Whole and Cut. */
export function figs() {
  const p = new Plate('fig', 2400, 1800)
  p.stem(coords('120 500, 560 560, 1000 540, 1420 460, 1700 330'), 74, 26, '#a89a84', { rough: 5 })
  for (const x of [330, 620, 900, 1180, 1400]) p.line(spline([[x - 6, 510 + (x < 700 ? 60 : 20) - 36], [x + 10, 540], [x - 4, 590]], 4), 4)
  const stalk = (pts) => p.stem(pts, 18, 11, '#9aa56a')
  stalk(coords('760 560, 700 760, 560 900'))
  leaf(p, 560, 900, 2.1, 520)
  stalk(coords('1180 500, 1240 400, 1210 330'))
  leaf(p, 1210, 330, -2.75, 330, '#8aa565')
  stalk(coords('1480 430, 1640 560, 1740 700'))
  leaf(p, 1740, 700, 0.85, 520)
  stalk(coords('1700 330, 1800 310, 1890 330'))
  leaf(p, 1890, 330, 0.1, 330, '#9ab070')
  p.blade(coords('1690 340, 1730 240, 1740 150'), (t) => 26 * Math.sin(Math.PI * t ** 0.6), { colour: '#b3bd78', veins: 2 })
  fig(p, 1060, 850, 190, 0.12)
  fig(p, 1350, 720, 150, -0.2, '#7d9458')
  fig(p, 420, 690, 96, 0.06, '#9aae68')
  cut(p, 1130, 1390, 210, 0.06)
  fig(p, 1620, 1440, 180, 1.2)
  return p.print()
}
