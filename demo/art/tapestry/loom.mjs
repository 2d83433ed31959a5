/** A loom: weaves a design of coloured cells into a slightly uneven cloth. */

import { fill, flat, Pen, sheet, stroke } from '../lib/pen.mjs'
import { noise, random } from '../lib/random.mjs'
import { mix, steps } from '../lib/shape.mjs'

/**
 * Weaves a cloth and hangs it on a wall.
 * @param {object} cloth
 * @param {string} cloth.seed
 * @param {number} cloth.w sheet width in units
 * @param {number} cloth.h sheet height in units
 * @param {number} cloth.cols cells across
 * @param {number} cloth.rows cells down
 * @param {string[]} cloth.palette dyes
 * @param {(x: number, y: number) => number} cloth.design dye of a cell, -1 for no cloth
 * @param {string} [cloth.wall] wall colour
 * @param {'ends'|'sides'|'none'} [cloth.fringe] where warp ends hang out
 * @param {number} [cloth.sway] how uneven the cloth is
 * @param {number} [cloth.wear] share of worn cells
 */
export function weave({
  seed,
  w,
  h,
  cols,
  rows,
  palette,
  design,
  wall = '#d8d2c6',
  fringe = 'ends',
  sway = 9,
  wear = 0.02,
  margin = 150,
  yarn = '#bfa673',
}) {
  const r = random(seed)
  const n = noise(seed)
  const room = fringe === 'none' ? 0 : 90
  const [left, right] = fringe === 'sides' ? [margin + room, w - margin - room] : [margin, w - margin]
  const [top, bottom] = fringe === 'ends' ? [margin + room, h - margin - room] : [margin, h - margin]
  const at = (i, j) => {
    const u = i / cols
    const v = j / rows
    return [
      mix(left, right, u) + sway * (n(v * 3.1, u * 1.4 + 7) + 0.35 * n(v * 13, u * 3)),
      mix(top, bottom, v) + sway * (n(u * 2.3 + 31, v * 1.7) + 0.3 * n(u * 11, v * 4 + 3)),
    ]
  }
  const grid = steps(rows, (j) =>
    steps(cols, (i) => {
      const dye = design(i, j)
      return dye >= 0 && r.chance(wear) ? -2 - dye : dye
    }),
  )
  const cell = (i, j) => (i < 0 || j < 0 || i >= cols || j >= rows ? -1 : grid[j][i])
  const outline = [
    ...steps(25, (_, t) => at(t * cols, 0)),
    ...steps(25, (_, t) => at(cols, t * rows)),
    ...steps(25, (_, t) => at((1 - t) * cols, rows)),
    ...steps(25, (_, t) => at(0, (1 - t) * rows)),
  ]
  const whole = !grid.some((row) => row.includes(-1))
  const parts = [
    flat(
      [
        [0, h * 0.93],
        [w, h * 0.93],
        [w, h],
        [0, h],
      ],
      '#000',
      0.05,
    ),
  ]
  const dyes = new Map()
  const pen = (key) => dyes.get(key) ?? dyes.set(key, new Pen()).get(key)
  const shade = new Pen()
  const runs = (paint) =>
    grid.forEach((row, j) => {
      for (let i = 0; i < cols; ) {
        let k = i
        while (k < cols && row[k] === row[i]) k++
        if (row[i] !== -1) paint(row[i], i, k, j)
        i = k
      }
    })
  runs((dye, i, k, j) => {
    const [a, b, c, d] = [at(i, j), at(k, j), at(k, j + 1), at(i, j + 1)]
    pen(dye < 0 ? -2 - dye : dye).shape([
      [a[0], a[1] - 0.6],
      [b[0] + 1, b[1] - 0.6],
      [c[0] + 1, c[1] + 0.6],
      [d[0], d[1] + 0.6],
    ])
  })
  for (let j = 0; !whole && j < rows; j++) {
    for (let i = 0; i < cols; i++) {
      if (grid[j][i] === -1) continue
      let k = i
      while (k < cols && grid[j][k] !== -1) k++
      shade.shape([at(i, j), at(k, j), at(k, j + 1), at(i, j + 1)].map(([x, y]) => [x + 14, y + 18]))
      i = k
    }
  }
  if (whole) shade.shape(outline.map(([x, y]) => [x + 16, y + 20]))
  parts.push(fill(shade, '#000', 0.2))
  if (fringe !== 'none') {
    const [thread, dark] = [new Pen(), new Pen()]
    for (const end of [0, 1]) {
      const count = Math.round((fringe === 'ends' ? cols : rows) * 0.9)
      steps(count, (i) => {
        const u = (i + 0.5) / count
        const [x, y] = fringe === 'ends' ? at(u * cols, end * rows) : at(end * cols, u * rows)
        const way = end ? 1 : -1
        const long = room * r.in(0.7, 1.15)
        const drift = r.norm(12)
        const path =
          fringe === 'ends'
            ? [
                [x, y - way * 4],
                [x + drift * 0.3, y + way * long * 0.5],
                [x + drift, y + way * long],
              ]
            : [
                [x - way * 4, y],
                [x + way * long * 0.5, y + drift * 0.3],
                [x + way * long, y + drift],
              ]
        ;(i % 3 ? thread : dark).curve(path)
      })
    }
    parts.push(stroke(dark, '#8a7048', 6), stroke(thread, yarn, 6))
  }
  for (const [dye, p] of [...dyes].sort((a, b) => a[0] - b[0])) parts.push(fill(p, palette[dye]))
  const worn = new Pen()
  runs((dye, i, k, j) => dye < -1 && worn.shape([at(i, j), at(k, j), at(k, j + 0.9), at(i, j + 0.9)]))
  parts.push(fill(worn, '#efe2c4', 0.22))
  for (const [colour, strength] of [
    ['#fff3d6', 0.09],
    ['#1d120c', 0.1],
  ]) {
    const band = new Pen()
    for (let j = 0; j < rows; ) {
      const k = j + r.int(1, 5)
      if (r.chance(0.4)) {
        const [a, b] = r.chance(0.6)
          ? [0, cols]
          : [0, cols].map((_v, s) => (s ? r.int(cols / 2, cols) : r.int(0, cols / 2)))
        const end = Math.min(k, rows)
        if (whole)
          band.shape([...steps(7, (_, t) => at(mix(a, b, t), j)), ...steps(7, (_, t) => at(mix(b, a, t), end))])
      }
      j = k
    }
    parts.push(fill(band, colour, strength))
  }
  const rib = new Pen()
  const pick = new Pen()
  for (let i = 0; i <= cols; i++) {
    let run = []
    for (let j = 0; j <= rows; j += 1) {
      if (cell(i, j) !== -1 || cell(i - 1, j) !== -1) {
        if (run.length === 0 || j % 9 === 0 || cell(i, j + 1) === -1) run.push(at(i, j))
      } else {
        if (run.length > 1) rib.line(run)
        run = []
      }
    }
    if (run.length > 1) rib.line(run)
  }
  for (let j = 0; j < rows; j++)
    for (let i = r.int(0, 3); i < cols; i += r.int(4, 10))
      if (cell(i, j) !== -1 && r.chance(0.65))
        pick.line([at(i, j + 0.5), at(Math.min(cols, i + r.in(0.7, 1.6)), j + 0.5)])
  const slit = new Pen()
  for (let i = 1; i < cols; i++)
    for (let j = 0; j < rows; j++) {
      let k = j
      while (k < rows && cell(i, k) !== cell(i - 1, k) && cell(i, k) >= 0 && cell(i - 1, k) >= 0) k++
      if (k - j >= 2) slit.line([at(i, j + 0.15), at(i, k - 0.15)])
      j = Math.max(j, k)
    }
  parts.push(
    stroke(rib, '#180e08', 3.4, { strokeOpacity: 0.17 }),
    stroke(pick, '#fff4da', 3, { strokeOpacity: 0.16 }),
    stroke(slit, '#180e08', 3.2, { strokeOpacity: 0.5 }),
  )
  return sheet(w, h, wall, parts)
}
