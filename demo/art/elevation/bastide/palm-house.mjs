import { flat, soft } from '../../lib/pen.mjs'
import { arc, polar, rect, spline, steps } from '../../lib/shape.mjs'
import { Draft } from '../draft.mjs'
import { BOARD } from './inks.mjs'

function palm(d, x, base, h, lean = 0) {
  const top = [x + lean * h, base - h]
  d.solid('#6b5a44').ribbon(spline([[x, base], [x + lean * h * 0.4, base - h * 0.5], top], 6), (t) => h * (0.06 - 0.025 * t))
  steps(13, (i) => {
    const a = -Math.PI * (0.02 + (i / 12) * 0.96)
    const long = h * d.r.in(0.3, 0.42)
    const rib = spline([top, polar(...top, long * 0.6, a), [polar(...top, long, a)[0], polar(...top, long, a)[1] + long * 0.34]], 6)
    d.solid(i % 2 ? '#4f7457' : '#7b9a6a').ribbon(rib, (t) => h * 0.06 * Math.sin(Math.PI * (0.12 + t * 0.86)))
  })
  d.layer()
}

/** Palm House, Elevation. */
export function palmHouse() {
  const d = new Draft('palm house', 2600, 1600, BOARD)
  d.sky(100, 100, 2400, 380, '#b9cbd0', 16)
  const base = 1290
  const wing = (x) => {
    const r = 300
    return [[x - 400, base], [x - 400, base - 260], ...arc(x, base - 260, 400, r, Math.PI, Math.PI * 2, 40), [x + 400, base - 260], [x + 400, base]]
  }
  const hall = [[900, base], [900, base - 420], ...arc(1300, base - 420, 400, 540, Math.PI, Math.PI * 2, 60), [1700, base - 420], [1700, base]]
  for (const x of [500, 2100]) d.layer(flat(wing(x), '#cfdedb', 0.85))
  d.layer(flat(hall, '#cfdedb', 0.9))
  for (const [x, h, lean] of [[1130, 420, -0.05], [1300, 640, 0.02], [1476, 470, 0.04], [420, 380, 0.04], [640, 300, -0.05], [1990, 330, 0.05], [2230, 400, -0.03]]) palm(d, x, base, h, lean)
  for (let i = 0; i < 70; i++) {
    const x = d.r.in(160, 2440)
    d.solid(d.r.pick(['#4f7457', '#6f8a66', '#8ba57a'])).blob(steps(6, (k) => polar(x, base - 30, d.r.in(24, 62), (k / 6) * 6.28)))
  }
  d.layer()
  for (const x of [500, 2100]) {
    d.layer(flat(wing(x), '#dfeaea', 0.26))
    steps(17, (i) => {
      const u = -400 + i * 50
      d.line(i % 4 ? 1.5 : 4).line([[x + u, base], [x + u, base - 260 - 300 * Math.sqrt(Math.max(0, 1 - (u / 400) ** 2))]])
    })
    steps(6, (j) => d.line(j === 4 ? 5 : 1.6).line([[x - 400, base - 52 - j * 52], [x + 400, base - 52 - j * 52]]))
    steps(5, (j) => d.line(1.4).curve(arc(x, base - 260, 400, 300 * (0.2 + j * 0.2), Math.PI, Math.PI * 2, 30)))
    d.line(5).line(wing(x), true)
  }
  d.layer(flat(hall, '#dfeaea', 0.26))
  steps(21, (i) => {
    const u = -400 + i * 40
    d.line(i % 5 ? 1.5 : 5).line([[1300 + u, base], [1300 + u, base - 420 - 540 * Math.sqrt(Math.max(0, 1 - (u / 400) ** 2))]])
  })
  steps(9, (j) => d.line(j === 8 ? 6 : 1.6).line([[900, base - 52 - j * 46], [1700, base - 52 - j * 46]]))
  steps(7, (j) => d.line(j === 6 ? 5 : 1.5).curve(arc(1300, base - 420, 400, 540 * ((j + 1) / 7), Math.PI, Math.PI * 2, 40)))
  d.line(7).line(hall, true)
  d.box(rect(1210, base - 1050, 180, 90), 3, '#cfdedb')
  steps(6, (i) => d.line(2).line([[1225 + i * 30, base - 1050], [1225 + i * 30, base - 960]]))
  d.box([[1190, base - 1050], [1410, base - 1050], [1300, base - 1130]], 3, '#b1452f', 0.7).line(4).line([[1300, base - 1130], [1300, base - 1200]])
  d.solid(BOARD.warm).shape([[1300, base - 1198], [1376, base - 1176], [1300, base - 1154]])
  d.box(rect(1190, base - 250, 220, 250), 5, '#f1ead9').box(rect(1215, base - 220, 80, 220), 2.4, '#31424c', 0.8).box(rect(1305, base - 220, 80, 220), 2.4, '#31424c', 0.8)
  d.box([[1170, base - 250], [1430, base - 250], [1300, base - 330]], 3, '#f1ead9')
  d.box(rect(60, base, 2480, 40), 3, '#c9b995').slabs(60, base, 2480, 40, 36, 1)
  steps(4, (i) => d.box(rect(1130 - i * 26, base + 40 + i * 16, 340 + i * 52, 16), 2, '#d8c9a6'))
  for (const [x, h] of [[1010, 108], [1076, 96], [1600, 110], [330, 104], [2320, 104], [2370, 70]]) d.layer().person(x, base + 40, h)
  for (const x of [80, 2520]) d.cypress(x, base + 40, 420, '#4f7457')
  steps(12, (i) => {
    const x = [180, 300, 700, 820, 960, 1080, 1520, 1640, 1780, 1900, 2300, 2420][i]
    d.box([[x - 26, base + 44], [x + 26, base + 44], [x + 20, base + 96], [x - 20, base + 96]], 2, '#b1452f', 0.7)
    d.layer(soft(steps(7, (k) => polar(x, base + 14, d.r.in(30, 44), (k / 7) * 6.28)), '#6f8a66', 0.9))
  })
  return d.ground([[50, base + 104], [2550, base + 104]], 30).measure(100, 2500, 1500, 15).print()
}
