/** Black and white, as cut in pear wood. */

import { Brush } from '../lib/brush.mjs'
import { gouge } from '../lib/hatch.mjs'
import { coords, mix, rect, steps, TAU } from '../lib/shape.mjs'

const BLACK = '#17171d'
const PAPER = '#f4ead2'

/** A tree whose crown is made of cuts that turn around its heart. */
function cutTree(b, x, y, r, paper) {
  const pen = b.pen(paper)
  for (const side of [-1, 0, 1]) gouge(pen, [x + side * 16, y + r * 1.75], [x + side * r * 0.3, y + r * 0.2], 16, side * 14, 0.4)
  steps(7, (k) => {
    const ring = r * (0.2 + k * 0.13)
    const n = 12 + k * 7
    for (let i = 0; i < n; i++) {
      const a = ((i + (k % 2) / 2) / n) * TAU
      if (b.r.chance(0.08)) continue
      const light = 0.45 + 0.55 * Math.max(0, Math.cos(a + 0.9))
      const [cx, cy] = [x + Math.cos(a) * ring * 1.1, y + Math.sin(a) * ring * 0.94]
      gouge(pen, [cx - Math.sin(a) * r * 0.09, cy + Math.cos(a) * r * 0.09], [cx + Math.sin(a) * r * 0.09, cy - Math.cos(a) * r * 0.09], r * 0.085 * light + 3, r * 0.02)
    }
  })
}

/** The Patient Line: an orchard by moonlight, with the ladder. */
export function orchard() {
  const b = new Brush('patient line', 2400, 1600, BLACK)
  b.disc(PAPER, 1780, 380, 190)
  const pen = b.pen(PAPER)
  steps(17, (k) => {
    const r = 232 + k * 46
    const n = Math.round(r / 17)
    for (let i = 0; i < n; i++) {
      const a = ((i + b.r.in(-0.2, 0.2)) / n) * TAU
      const w = 0.62 / n
      const width = mix(17, 4, k / 16)
      if (380 + Math.sin(a) * r > 960) continue
      gouge(pen, [1780 + Math.cos(a - w * 4) * r, 380 + Math.sin(a - w * 4) * r], [1780 + Math.cos(a + w * 4) * r, 380 + Math.sin(a + w * 4) * r], width, width * 0.5)
    }
  })
  const hill = (x) => 1010 + 70 * Math.sin(x / 520 + 1) - 30 * Math.sin(x / 190)
  b.cut(BLACK, [...steps(41, (i) => [i * 60, hill(i * 60) - 16]), [2400, 1600], [0, 1600]])
  const field = b.pen(PAPER)
  steps(17, (k) => {
    for (let x = -40 + (k % 2) * 40; x < 2400; x += 90 + k * 5) {
      const y = hill(x) + 10 + k * k * 1.9 + k * 8
      gouge(field, [x, y], [x + 60 + k * 5, y + 6 * Math.sin(x)], 5 + k * 0.9, 5)
    }
  })
  for (const [x, y, r] of coords('380 860 210, 1060 900 170, 1480 960 120, 2180 900 190')) {
    b.disc(BLACK, x, y, r * 1.22, r * 1.06).cut(BLACK, rect(x - r * 0.22, y, r * 0.44, r * 1.72))
    cutTree(b, x, y, r, PAPER)
  }
  b.disc(BLACK, 760, 860, 330, 290).cut(BLACK, rect(690, 900, 140, 620))
  cutTree(b, 760, 870, 290, PAPER)
  const [a, c] = [[560, 1490], [760, 830]]
  for (const side of [-46, 46]) b.draw(BLACK, 44, [[a[0] + side, a[1]], [c[0] + side * 0.7, c[1]]])
  for (const side of [-46, 46]) b.draw(PAPER, 18, [[a[0] + side, a[1]], [c[0] + side * 0.7, c[1]]])
  steps(10, (_, t) => b.draw(PAPER, 13, [[mix(a[0], c[0], t * 0.9 + 0.05) - 44, mix(a[1], c[1], t * 0.9 + 0.05)], [mix(a[0], c[0], t * 0.9 + 0.05) + 42, mix(a[1], c[1], t * 0.9 + 0.05) - 4]]))
  return b.finish()
}

/** The Printer’s Window: sheets on a line, and the roofs behind them. */
export function printersWindow() {
  const b = new Brush('printers window', 2400, 1600, '#b23a2e')
  b.cut(BLACK, rect(300, 110, 1800, 1290)).cut('#e9dcc0', rect(340, 150, 1720, 1210))
  b.disc('#f3bd45', 1560, 420, 120)
  const houses = coords('340 900 300 0, 600 800 260 1, 830 930 330 2, 1120 760 240 0, 1330 890 290 1, 1590 820 250 2, 1810 940 250 0')
  for (const [x, y, w, tone] of houses) {
    b.cut(['#7f7a78', '#a08c6c', '#5e5a5c'][tone], [[x, 1360], [x, y], [x + w / 2, y - 120], [x + w, y], [x + w, 1360]])
    b.cut(['#4a474b', '#6b4426', '#3a3a44'][tone], [[x - 14, y + 12], [x + w / 2, y - 140], [x + w + 14, y + 12], [x + w + 14, y - 14], [x + w / 2, y - 168], [x - 14, y - 14]])
    b.cut('#3a3a44', rect(x + w * 0.72, y - 170, 34, 110))
    steps(3, (j) => steps(2, (i) => b.cut((i + j + tone) % 3 ? '#2a2a32' : '#f3bd45', rect(x + w * (0.2 + i * 0.38), y + 50 + j * 130, 54, 74))))
  }
  for (const x of [890, 1460]) b.cut(BLACK, rect(x, 150, 34, 1210))
  b.cut(BLACK, rect(340, 560, 1720, 26))
  const line = (x) => 300 + 0.00009 * (x - 1200) ** 2 * -1 + 90
  b.draw('#f4ead2', 8, steps(25, (i) => [i * 100, line(i * 100)]))
  const prints = [
    (x, y) => [b.disc(PAPER, x + 210, y + 190, 90), b.cut(PAPER, [[x + 40, y + 470], [x + 200, y + 330], [x + 300, y + 410], [x + 380, y + 360], [x + 380, y + 480], [x + 40, y + 480]])],
    (x, y) => steps(13, (i) => gouge(b.pen(PAPER), [x + 50, y + 90 + i * 31], [x + 370, y + 80 + i * 31 + 18 * Math.sin(i)], 18 - i * 0.8, 14)),
    (x, y) => cutTree(b, x + 210, y + 230, 150, PAPER),
  ]
  ;[330, 990, 1650].forEach((x, k) => {
    const y = line(x + 210)
    b.cut('#3a1f2b', rect(x + 16, y + 20, 420, 600), 0.5).cut(PAPER, rect(x, y, 420, 600)).cut(BLACK, rect(x + 30, y + 44, 360, 460))
    prints[k](x, y)
    for (const px of [60, 340]) b.cut('#8b6838', rect(x + px, y - 44, 24, 84)).cut('#c9963e', rect(x + px, y - 44, 10, 84))
    b.draw(BLACK, 4, [[x + 40, y + 550], [x + 120, y + 540], [x + 150, y + 556]])
  })
  b.cut(BLACK, rect(220, 1400, 1960, 60)).cut('#7d2720', rect(220, 1460, 1960, 24))
  b.cut('#ecdfc6', rect(420, 1330, 130, 70)).cut(BLACK, rect(440, 1290, 14, 60)).cut('#c9963e', rect(480, 1250, 14, 90)).disc(BLACK, 700, 1362, 60, 40).disc('#3a3a44', 700, 1350, 56, 28).cut('#8b6838', rect(1760, 1360, 260, 40)).disc('#c9963e', 1700, 1340, 60)
  return b.finish()
}
