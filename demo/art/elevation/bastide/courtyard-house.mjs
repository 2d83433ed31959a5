import { flat, soft } from '../../lib/pen.mjs'
import { arc, polar, rect, steps, TAU } from '../../lib/shape.mjs'
import { Draft } from '../draft.mjs'
import { BOARD } from './inks.mjs'

const wall = (d, x, y, w, h) => d.layer(flat(rect(x, y, w, h), BOARD.line)).line(2).line(rect(x, y, w, h), true)

/** An opening in a wall: a door leaf with its swing. */
function door(d, x, y, size, turn) {
  d.layer(flat([[x, y], polar(x, y, size, turn), polar(x, y, size, turn + Math.PI / 2)], '#f3ecdb', 0))
  d.line(4).line([[x, y], polar(x, y, size, turn)])
  d.line(1.4).curve(arc(x, y, size, size, turn, turn + Math.PI / 2, 12))
}

function plant(d, x, y, r, colour) {
  const ring = steps(11, (i) => polar(x, y, r * d.r.in(0.82, 1.08), (i / 11) * TAU))
  d.layer(soft(ring.map(([a, b]) => [a + r * 0.3, b + r * 0.34]), BOARD.line, 0.2), soft(ring, colour, 0.95)).line(2.2).curve(ring, true)
  steps(9, (i) => d.line(1.2).line([[x, y], polar(x, y, r * 0.72, (i / 9) * TAU)]))
  d.layer()
}

/** Courtyard House, Plan. */
export function courtyardHouse() {
  const d = new Draft('courtyard house', 2400, 2000, BOARD)
  d.layer(flat(rect(120, 120, 2160, 1640), '#cfd2b4', 0.75))
  steps(80, () => {
    const [x, y] = [d.r.in(130, 2260), d.r.in(130, 1740)]
    d.line(1.2, '#6f8a66').line([[x, y], [x + 8, y - 16]]).line([[x + 8, y], [x + 12, y - 14]])
  })
  d.layer(flat(rect(500, 330, 1400, 1180).map(([a, b]) => [a + 34, b + 40]), BOARD.line, 0.24), flat(rect(500, 330, 1400, 1180), '#f3ecdb'))
  const [cx, cy, cw, ch] = [860, 640, 680, 560]
  d.layer(flat(rect(cx, cy, cw, ch), '#dcc59a'))
  steps(13, (i) => d.line(1.4).line([[cx + (cw * i) / 12, cy], [cx + (cw * i) / 12, cy + ch]]))
  steps(11, (j) => d.line(1.4).line([[cx, cy + (ch * j) / 10], [cx + cw, cy + (ch * j) / 10]]))
  d.box(rect(cx + 250, cy + 110, 180, 340), 4, '#8fb6bf')
  steps(6, (i) => d.line(1.6, '#f3ecdb').curve(steps(8, (_, t) => [cx + 266 + t * 148, cy + 150 + i * 52 + 6 * Math.sin(t * 9 + i)])))
  const tiles = (x, y, w, h, step, colour) => {
    d.layer(flat(rect(x, y, w, h), colour))
    for (let a = step; a < w; a += step) d.line(1.1, BOARD.line, 0.6).line([[x + a, y], [x + a, y + h]])
    for (let b = step; b < h; b += step) d.line(1.1, BOARD.line, 0.6).line([[x, y + b], [x + w, y + b]])
  }
  tiles(500, 330, 330, 400, 33, '#e3c9a8')
  tiles(1570, 1110, 330, 400, 40, '#d4dcd8')
  d.layer(flat(rect(860, 330, 680, 270), '#d8bd8f'))
  steps(14, (i) => d.line(1.3).line([[860, 330 + i * 20], [1540, 330 + i * 20]]))
  d.layer(flat(rect(500, 1230, 1040, 280), '#d8bd8f'))
  steps(15, (i) => d.line(1.3).line([[500, 1230 + i * 19.5], [1540, 1230 + i * 19.5]]))
  for (const [x, y, w, h] of [
    [490, 320, 160, 24], [770, 320, 380, 24], [1290, 320, 620, 24], [490, 320, 24, 300], [490, 760, 24, 340], [490, 1240, 24, 280],
    [490, 1496, 420, 24], [1060, 1496, 500, 24], [1700, 1496, 210, 24], [1886, 320, 24, 420], [1886, 880, 24, 640],
    [820, 344, 20, 250], [500, 720, 220, 20], [820, 720, 30, 20], [1550, 344, 20, 180], [1550, 640, 20, 480], [1680, 1090, 230, 20], [1570, 760, 220, 20],
    [500, 1216, 190, 20], [790, 1216, 80, 20], [1550, 1220, 20, 150],
  ])
    wall(d, x, y, w, h)
  for (const [x, y, w, h] of [[650, 324, 120, 16], [1150, 324, 140, 16], [494, 620, 16, 140], [494, 1100, 16, 140], [910, 1500, 150, 16], [1890, 740, 16, 140]]) d.box(rect(x, y, w, h), 2, '#b5cbd3')
  steps(6, (i) => d.solid().box(cx - 14 + i * 136, cy - 26, 22, 22).box(cx - 14 + i * 136, cy + ch + 4, 22, 22))
  steps(4, (i) => d.solid().box(cx - 26, cy + 100 + i * 116, 22, 22).box(cx + cw + 4, cy + 100 + i * 116, 22, 22))
  door(d, 720, 740, 96, -Math.PI / 2)
  door(d, 690, 1226, 96, 0)
  door(d, 1560, 524, 112, 0)
  door(d, 1560, 1120, 96, Math.PI / 2)
  door(d, 1560, 1510, 136, -Math.PI / 2)
  const bed = (x, y, w, h) => d.box(rect(x, y, w, h), 2.4, '#f8f4e8').box(rect(x + 12, y + 12, w / 2 - 18, 46), 1.6, '#e9dfc8').box(rect(x + w / 2 + 6, y + 12, w / 2 - 18, 46), 1.6, '#e9dfc8').box(rect(x, y + 86, w, h - 86), 1.8, '#b1452f', 0.55)
  bed(1650, 370, 180, 220)
  bed(560, 400, 180, 220)
  d.box(rect(1050, 1300, 330, 110), 2.4, '#b58a55')
  steps(5, (i) => d.box(rect(1064 + i * 64, 1256, 44, 36), 1.8, '#f3ecdb').box(rect(1064 + i * 64, 1418, 44, 36), 1.8, '#f3ecdb'))
  d.box(rect(960, 400, 300, 90), 2.4, '#6f8a8c').box(rect(1330, 390, 110, 110), 2.4, '#6f8a8c').line(2.4).dot(1180, 540, 40)
  d.box(rect(1630, 1180, 60, 280), 2.2, '#f3ecdb').box(rect(1710, 1420, 160, 60), 2.2, '#f3ecdb')
  d.line(2).dot(1660, 1240, 18).dot(1660, 1300, 18).dot(1660, 1400, 22)
  plant(d, cx + 120, cy + 400, 92, '#7f9a6c')
  plant(d, cx + 560, cy + 150, 104, '#6f8a66')
  plant(d, cx + 110, cy + 110, 54, '#a9b47c')
  plant(d, cx + 580, cy + 440, 62, '#a9b47c')
  for (const [x, y, r] of [[260, 300, 104], [230, 620, 84], [290, 900, 110], [240, 1230, 90], [300, 1550, 100], [2120, 330, 112], [2080, 640, 80], [2140, 960, 104], [2090, 1300, 90], [2130, 1600, 100], [620, 210, 64], [1700, 215, 60], [900, 1650, 70], [1980, 1660, 60]]) plant(d, x, y, r, r > 95 ? '#6f8a66' : '#94a878')
  const path = steps(9, (i) => [1600 + 14 * Math.sin(i), 1540 + i * 28])
  path.forEach(([x, y]) => d.box(rect(x, y, 90, 20), 1.8, '#e6dcc6'))
  d.line(3, BOARD.warm).dot(2180, 1850, 56).line([[2180, 1920], [2180, 1780]])
  d.solid(BOARD.warm).shape([[2180, 1770], [2162, 1816], [2198, 1816]])
  return d.measure(500, 1900, 1860, 10).print()
}
