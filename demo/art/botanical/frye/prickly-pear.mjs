import { Pen } from '../../lib/pen.mjs'
import { coords, inside, place, polar, spline, steps } from '../../lib/shape.mjs'
import { Plate, spoon } from '../plate.mjs'

const PAD = coords('0 0, 0.2 -0.1, 0.42 -0.5, 0.52 -1, 0.46 -1.5, 0.24 -1.84, 0 -1.92, -0.24 -1.84, -0.46 -1.5, -0.52 -1, -0.42 -0.5, -0.2 -0.1')
const PEAR = coords('0 0, 0.3 -0.16, 0.46 -0.7, 0.44 -1.2, 0.3 -1.42, 0 -1.34, -0.3 -1.42, -0.44 -1.2, -0.46 -0.7, -0.3 -0.16')

/** A joint of the stem, with spines in lozenges. */
function pad(p, x, y, s, turn, colour = '#86a383') {
  const outline = spline(place(PAD, { x, y, turn, scale: s }), 5, true)
  const [mx, my] = place([[0, -1]], { x, y, turn, scale: s })[0]
  p.globe(outline, mx, my, colour, 0.78, 11)
  const spines = []
  const seats = new Pen()
  for (let j = 0; j < 9; j++)
    for (let i = -3; i <= 3; i++) {
      const [q] = place([[(i + (j % 2) * 0.5) * 0.22, -0.2 - j * 0.21]], { x, y, turn, scale: s })
      if (!inside(q, outline.map(([a, b]) => [mx + (a - mx) * 0.93, my + (b - my) * 0.95]))) continue
      seats.dot(...q, 7)
      for (const a of [-2.5, -1.9, -1.3, -0.7]) if (p.r.chance(0.8)) spines.push([q, polar(...q, p.r.in(26, 58), a + turn * 0.5 + p.r.norm(0.16))])
    }
  p.put(seats, '#b3924f').fine(spines, 2.3)
}

function pear(p, x, y, s, turn, colour = '#a83a52') {
  const outline = spline(place(PEAR, { x, y, turn, scale: s }), 5, true)
  const [mx, my] = place([[0, -0.7]], { x, y, turn, scale: s })[0]
  p.globe(outline, mx, my, colour, 0.8, 9)
  const marks = new Pen()
  steps(11, (i) => marks.dot(...place([[((i * 0.37) % 0.7) - 0.34, -0.3 - ((i * 0.61) % 0.9)]], { x, y, turn, scale: s })[0], 4.5))
  p.put(marks, '#e9cf9a')
  p.line(spline(place(coords('-0.3 -1.4, 0 -1.28, 0.3 -1.4'), { x, y, turn, scale: s }), 5), 3)
}

function flower(p, x, y, s, turn) {
  pear(p, x, y, s * 0.6, turn, '#8fa870')
  const [fx, fy] = place([[0, -0.8]], { x, y, turn, scale: s })[0]
  for (const [d, l, c] of coords('-1.1 0.8 0, 1.1 0.8 0, -0.7 0.96 0, 0.7 0.96 0, -0.32 1.06 1, 0.32 1.06 1, 0 1 1, -0.5 0.7 2, 0.5 0.7 2'))
    p.blade([[fx, fy], polar(fx, fy, s * l * 0.5, turn + d - 1.57), polar(fx, fy, s * l, turn + d - 1.57)], spoon(s * 0.3), {
      colour: ['#e0a13a', '#efc04a', '#f3d06a'][c],
      opacity: 0.85,
      veins: 8,
      radial: true,
      crinkle: s * 0.03,
      line: 2.8,
    })
  steps(12, (i) => p.line([[fx, fy], polar(fx, fy, s * 0.5, turn - 1.57 - 0.5 + i * 0.09)], 2.4))
}

/** Prickly Pear. */
export function pricklyPear() {
  const p = new Plate('prickly pear')
  p.fine(steps(60, (i) => [[240 + i * 22, 2230 + p.r.norm(6)], [260 + i * 22 + p.r.norm(20), 2236 + p.r.in(6, 40)]]), 2)
  pad(p, 860, 2240, 370, -0.1, '#7f9678')
  pad(p, 700, 1810, 300, -0.55)
  pad(p, 985, 1800, 310, 0.62)
  pad(p, 800, 1560, 320, -0.04, '#8fac88')
  pad(p, 1321, 1320, 220, 0.2, '#97b48c')
  pad(p, 398, 1330, 190, -0.25, '#97b48c')
  for (const [x, y, s, t] of coords('640 1010, 800 960, 950 1000').map(([x, y], i) => [x, y, 104, (i - 1) * 0.36])) pear(p, x, y, s, t)
  pear(p, 1345, 1490, 92, 0.95)
  pear(p, 1315, 1600, 84, 1.15, '#b9506a')
  pear(p, 425, 1040, 76, 0.35, '#b9506a')
  flower(p, 1407, 920, 200, 0.16)
  flower(p, 308, 1000, 180, -0.15)
  const [x, y] = [1560, 2080]
  p.wash(spline(place(PEAR, { x, y, turn: 0.1, scale: 150 }), 5, true), '#a83a52', 0.85)
  p.wash(spline(place(PEAR.map(([u, v]) => [u * 0.78, -0.7 + (v + 0.7) * 0.82]), { x, y, turn: 0.1, scale: 150 }), 5, true), '#e0788a', 0.8)
  const seeds = new Pen()
  steps(34, (i) => seeds.dot(x + 8 + 40 * Math.sqrt((i + 1) / 34) * Math.cos(i * 2.4), y - 108 + 72 * Math.sqrt((i + 1) / 34) * Math.sin(i * 2.4), 5.5))
  p.put(seeds, '#3b2a20')
  return p.print()
}
