/** Lettering: a round, even alphabet of capitals, drawn as lines. */

import { arc } from './shape.mjs'

const o = (cx, cy, rx, ry, from, to) => {
  const pts = arc(cx, cy, rx, ry, (from * Math.PI) / 180, (to * Math.PI) / 180, to - from === 360 ? 22 : 14)
  return to - from === 360 ? [...pts, pts[0]] : pts
}
const bowl = (x, top, low) => o(x, (top + low) / 2, 0.26, (low - top) / 2, -90, 90)
const round = o(0.4, 0.5, 0.4, 0.5, 0, 360)
const l = (...n) => Array.from({ length: n.length / 2 }, (_, i) => [n[2 * i], n[2 * i + 1]])

/** Width and strokes of each letter; a capital is 1 high. */
const LETTERS = {
  A: [0.74, [l(0, 1, 0.37, 0, 0.74, 1), l(0.13, 0.68, 0.61, 0.68)]],
  B: [0.58, [[...l(0, 0.48, 0, 0), ...bowl(0.28, 0, 0.48), ...l(0, 0.48)], [...l(0, 0.48, 0, 1), ...o(0.3, 0.74, 0.28, 0.26, 90, -90), ...l(0, 0.48)]]],
  C: [0.74, [o(0.42, 0.5, 0.42, 0.5, -48, -312)]],
  D: [0.7, [[...l(0, 1, 0, 0, 0.22, 0), ...o(0.24, 0.5, 0.46, 0.5, -90, 90), ...l(0, 1)]]],
  E: [0.5, [l(0.5, 0, 0, 0, 0, 1, 0.5, 1), l(0, 0.48, 0.42, 0.48)]],
  F: [0.48, [l(0.48, 0, 0, 0, 0, 1), l(0, 0.48, 0.4, 0.48)]],
  G: [0.8, [[...o(0.42, 0.5, 0.42, 0.5, -48, -360), ...l(0.52, 0.54)]]],
  H: [0.64, [l(0, 0, 0, 1), l(0.64, 0, 0.64, 1), l(0, 0.48, 0.64, 0.48)]],
  I: [0.02, [l(0.01, 0, 0.01, 1)]],
  J: [0.42, [[...l(0.42, 0), ...o(0.19, 0.76, 0.23, 0.24, 0, 150)]]],
  K: [0.6, [l(0, 0, 0, 1), l(0.56, 0, 0, 0.56), l(0.2, 0.38, 0.6, 1)]],
  L: [0.46, [l(0, 0, 0, 1, 0.46, 1)]],
  M: [0.82, [l(0, 1, 0.04, 0, 0.41, 0.72, 0.78, 0, 0.82, 1)]],
  N: [0.66, [l(0, 1, 0, 0, 0.66, 1, 0.66, 0)]],
  O: [0.8, [round]],
  P: [0.56, [[...l(0, 1, 0, 0), ...bowl(0.28, 0, 0.54), ...l(0, 0.54)]]],
  Q: [0.8, [round, l(0.5, 0.72, 0.78, 1.04)]],
  R: [0.58, [[...l(0, 1, 0, 0), ...bowl(0.28, 0, 0.52), ...l(0, 0.52)], l(0.28, 0.52, 0.58, 1)]],
  S: [0.56, [[...o(0.28, 0.25, 0.25, 0.25, -28, -270), ...o(0.28, 0.75, 0.28, 0.25, -90, 152)]]],
  T: [0.6, [l(0, 0, 0.6, 0), l(0.3, 0, 0.3, 1)]],
  U: [0.64, [[...l(0, 0), ...o(0.32, 0.68, 0.32, 0.32, 180, 0), ...l(0.64, 0)]]],
  V: [0.7, [l(0, 0, 0.35, 1, 0.7, 0)]],
  W: [1, [l(0, 0, 0.26, 1, 0.5, 0.16, 0.74, 1, 1, 0)]],
  X: [0.64, [l(0, 0, 0.64, 1), l(0.64, 0, 0, 1)]],
  Y: [0.66, [l(0, 0, 0.33, 0.5, 0.66, 0), l(0.33, 0.5, 0.33, 1)]],
  Z: [0.6, [l(0.02, 0, 0.6, 0, 0, 1, 0.6, 1)]],
  0: [0.6, [o(0.3, 0.5, 0.3, 0.5, 0, 360)]],
  1: [0.24, [l(0, 0.18, 0.22, 0, 0.22, 1)]],
  2: [0.56, [[...o(0.28, 0.28, 0.26, 0.28, -165, 38), ...l(0, 1, 0.56, 1)]]],
  3: [0.56, [[...o(0.26, 0.25, 0.25, 0.25, -160, 90)], o(0.27, 0.74, 0.29, 0.26, -90, 155)]],
  4: [0.62, [l(0.46, 1, 0.46, 0, 0, 0.7, 0.62, 0.7)]],
  5: [0.56, [[...l(0.5, 0, 0.08, 0, 0.04, 0.44), ...o(0.26, 0.68, 0.3, 0.32, -125, 150)]]],
  6: [0.6, [o(0.3, 0.68, 0.3, 0.32, 0, 360), l(0.46, 0, 0.06, 0.52)]],
  7: [0.54, [l(0, 0, 0.54, 0, 0.16, 1)]],
  8: [0.58, [o(0.29, 0.24, 0.24, 0.24, 0, 360), o(0.29, 0.74, 0.29, 0.26, 0, 360)]],
  9: [0.6, [o(0.3, 0.32, 0.3, 0.32, 0, 360), l(0.14, 1, 0.54, 0.48)]],
  '.': [0.02, [l(0, 0.99, 0.02, 1)]],
  ',': [0.08, [l(0.07, 0.97, 0, 1.16)]],
  ':': [0.02, [l(0, 0.36, 0.02, 0.37), l(0, 0.99, 0.02, 1)]],
  '’': [0.06, [l(0.06, 0, 0, 0.2)]],
  '-': [0.3, [l(0, 0.54, 0.3, 0.54)]],
  '—': [0.5, [l(0, 0.54, 0.5, 0.54)]],
  '?': [0.5, [[...o(0.25, 0.26, 0.25, 0.26, -165, 60), ...l(0.25, 0.7)], l(0.24, 0.99, 0.26, 1)]],
  '&': [0.7, [[...l(0.7, 1, 0.16, 0.3), ...o(0.3, 0.2, 0.18, 0.2, 150, 390), ...o(0.28, 0.74, 0.28, 0.26, 250, 20)]]],
}
const MARKS = { '\u0301': l(0.3, -0.12, 0.44, -0.28), '\u0303': l(0.14, -0.18, 0.28, -0.26, 0.42, -0.18, 0.56, -0.26) }
const SPACE = 0.34

const glyphs = (text) => [...text.toUpperCase().normalize('NFD')]

/** How wide a line is, in heights of a capital. */
export const measure = (text, gap = 0.25) =>
  glyphs(text).reduce((sum, c) => sum + (MARKS[c] ? 0 : c === ' ' ? SPACE : (LETTERS[c]?.[0] ?? SPACE) + gap), -gap)

/** Breaks a text into lines no wider than `width` heights. */
export function wrapped(text, width, gap) {
  const lines = ['']
  for (const word of text.split(' ')) {
    const longer = lines.at(-1) ? `${lines.at(-1)} ${word}` : word
    if (measure(longer, gap) <= width || !lines.at(-1)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/**
 * Draws one line of capitals.
 * @param {Brush} brush
 * @param {string} text
 * @param {number} x left edge, the middle or the right edge, by `align`
 * @param {number} y top of the capitals
 * @param {number} size height of a capital
 */
export function letter(brush, text, x, y, size, colour, { weight = 0.15, gap = 0.25, align = 'left' } = {}) {
  let at = x - measure(text, gap) * size * ({ left: 0, middle: 0.5, right: 1 }[align] ?? 0)
  const pen = brush.pen(colour, size * weight)
  let before = at
  for (const c of glyphs(text)) {
    if (MARKS[c]) pen.line(MARKS[c].map(([px, py]) => [before + px * size, y + py * size]))
    else {
      before = at
      const [wide, strokes] = LETTERS[c] ?? [SPACE - gap, []]
      for (const stroke of strokes) pen.line(stroke.map(([px, py]) => [at + px * size, y + py * size]))
      at += (c === ' ' ? SPACE : wide + gap) * size
    }
  }
  return brush
}

/** Draws a text in lines. Returns where the next line would begin. */
export function paragraph(brush, text, x, y, size, width, colour, { lead = 1.55, ...style } = {}) {
  const lines = wrapped(text, width / size, style.gap)
  lines.forEach((line, i) => letter(brush, line, x, y + i * size * lead, size, colour, style))
  return y + lines.length * size * lead
}
