/** Hands from above, in flat colour: a palm, fingers as thick lines, a sleeve. */

import { coords, mix, place } from '../lib/shape.mjs'

/** Skin, its shade and the nails. */
export const SKIN = {
  brown: ['#a8694a', '#87503a', '#c98f74'],
  light: ['#e3b491', '#c8906d', '#f3d3bd'],
  dark: ['#6d4630', '#4f3020', '#946a52'],
  olive: ['#c98f66', '#a9714a', '#e3b696'],
  glove: ['#7fb0d6', '#5f90b8', '#9cc6e4'],
}

/** Fingers in their poses: thickness, then points from the knuckle to the tip. The hand points up, one unit long. */
const POSES = {
  flat: {
    fingers: ['0.15 -0.2 -0.5, -0.26 -0.8, -0.28 -0.98', '0.155 -0.06 -0.54, -0.09 -0.88, -0.1 -1.08', '0.15 0.09 -0.52, 0.09 -0.86, 0.09 -1.04', '0.13 0.21 -0.44, 0.25 -0.7, 0.26 -0.88'],
    thumb: '0.17 -0.2 -0.16, -0.42 -0.38, -0.48 -0.6',
  },
  spread: {
    fingers: ['0.15 -0.2 -0.5, -0.36 -0.78, -0.42 -0.94', '0.155 -0.06 -0.54, -0.12 -0.88, -0.14 -1.08', '0.15 0.09 -0.52, 0.14 -0.86, 0.16 -1.03', '0.13 0.21 -0.44, 0.36 -0.68, 0.42 -0.82'],
    thumb: '0.17 -0.2 -0.14, -0.48 -0.26, -0.66 -0.42',
  },
  grip: {
    below: ['0.15 0.16 -0.46, 0.2 -0.72, 0.04 -0.84', '0.155 0.05 -0.5, 0.06 -0.82, -0.12 -0.95'],
    fingers: ['0.155 -0.08 -0.5, -0.02 -0.82, -0.2 -1.0'],
    thumb: '0.175 -0.22 -0.2, -0.4 -0.56, -0.27 -0.88',
  },
  hold: {
    below: ['0.15 -0.1 -0.5, -0.2 -0.74, -0.34 -0.84', '0.15 0.02 -0.52, -0.06 -0.82, -0.24 -0.96', '0.15 0.12 -0.5, 0.08 -0.82, -0.1 -0.98'],
    fingers: [],
    thumb: '0.18 -0.22 -0.16, -0.4 -0.36, -0.42 -0.62',
  },
}
const PALM = coords('-0.24 0.06, -0.3 -0.2, -0.28 -0.5, -0.1 -0.6, 0.12 -0.58, 0.27 -0.46, 0.28 -0.2, 0.22 0.06')

/** Where the tip of a tool is, for a hand that grips. */
export const TIP = [-0.3, -1.06]

/**
 * Draws a hand; `tool` draws what it holds, between the lower and the upper fingers, with a function that maps the
 * hand's own points to the sheet.
 */
export function hand(b, { x, y, size = 520, turn = 0, way = 1, pose = 'flat', skin = 'brown', sleeve = '#1d2b4f', cuff = '#faf5ea', shadow = '#191a22', tool }) {
  const [tone, shade, nail] = SKIN[skin]
  const at = (pts) => place(pts, { x, y, turn, sx: size * way, sy: size })
  const { below = [], fingers, thumb } = POSES[pose]
  const finger = (text, colour) => {
    const [first, ...rest] = text.split(' ')
    const pts = coords(rest.join(' '))
    return { width: Number(first) * size, pts, colour }
  }
  const draw = ({ width, pts, colour }, isThumb) => {
    const line = at(pts)
    b.pen(shade, width + 10).line(line)
    b.pen(colour, width).line(line)
    const [[ax, ay], [bx, by]] = line.slice(-2)
    const d = Math.hypot(bx - ax, by - ay) || 1
    b.soft(nail, place(coords('-0.3 -0.28, 0.3 -0.2, 0.42 0, 0.3 0.2, -0.3 0.28'), { x: mix(ax, bx, 1 + (width * 0.12) / d), y: mix(ay, by, 1 + (width * 0.12) / d), turn: Math.atan2(by - ay, bx - ax), scale: width * (isThumb ? 0.7 : 0.66) }))
  }
  const cast = (pts, by = 0.05) => place(at(pts), { x: size * by, y: size * by * 1.3 })
  b.soft(shadow, cast(PALM), 0.22)
  for (const text of [...below, ...fingers, thumb]) b.pen(shadow, Number(text.split(' ')[0]) * size, 0.22).line(cast(finger(text).pts))
  b.cut(shadow, cast(coords('-0.2 0, 0.2 0, 0.34 3, -0.34 3')), 0.22)
  for (const text of below) draw(finger(text, tone))
  b.cut(tone, at(coords('-0.2 -0.1, 0.2 -0.1, 0.24 0.5, -0.24 0.5'))).soft(tone, at(PALM))
  tool?.(at)
  for (const text of fingers) draw(finger(text, tone))
  draw(finger(thumb, tone), true)
  // The upper fingers grow out of the palm without a line.
  b.soft(tone, at(coords('-0.2 -0.1, -0.24 -0.34, -0.14 -0.52, 0.12 -0.5, 0.2 -0.3, 0.14 -0.06')))
  b.cut(sleeve, at(coords('-0.3 0.34, 0.3 0.34, 0.44 3, -0.44 3'))).cut(cuff, at(coords('-0.31 0.28, 0.31 0.28, 0.325 0.44, -0.325 0.44')))
  return b
}

/** A straight tool through the tip: `parts` are [from, to, width, colour] along it, in lengths of the hand. */
export const stick = (b, _size, parts, lean = [0.62, 0.84]) => (at) => {
  const [dx, dy] = lean
  for (const [from, to, width, colour, end = width] of parts) {
    const along = (t) => [TIP[0] + dx * t, TIP[1] + dy * t]
    const [nx, ny] = [-dy, dx]
    const [a, z] = [along(from), along(to)]
    b.cut(colour, at([[a[0] + (nx * width) / 2, a[1] + (ny * width) / 2], [z[0] + (nx * end) / 2, z[1] + (ny * end) / 2], [z[0] - (nx * end) / 2, z[1] - (ny * end) / 2], [a[0] - (nx * width) / 2, a[1] - (ny * width) / 2]]))
  }
}

/** Where a hand has to be so that the tip of its tool is at (x, y). */
export function tipAt(x, y, size, turn = 0, way = 1) {
  const [[dx, dy]] = place([TIP], { turn, sx: size * way, sy: size })
  return { x: x - dx, y: y - dy, size, turn, way, pose: 'grip' }
}
