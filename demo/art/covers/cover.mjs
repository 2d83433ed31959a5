/** Covers of books, journals and series: a motif, a title, and where they are on the sheet. */

import { Brush } from '../lib/brush.mjs'
import { letter, measure, paragraph, wrapped } from '../lib/letters.mjs'
import { rect } from '../lib/shape.mjs'

const [W, H] = [1500, 2000]

/** Palettes: ground, first, second, third, ink. */
export const palettes = {
  ink: ['#1d2b4f', '#f3bd45', '#9ccbd9', '#e2673a', '#faf5ea'],
  paper: ['#f4ead2', '#1d2b4f', '#b23a2e', '#f0b13f', '#191a22'],
  brick: ['#b23a2e', '#f6e2c0', '#191a22', '#f0b13f', '#faf5ea'],
  garden: ['#1f5a41', '#f3d9a0', '#a9c46c', '#e2673a', '#faf5ea'],
  yellow: ['#f3bd45', '#1d2b4f', '#b23a2e', '#faf5ea', '#191a22'],
  rose: ['#eebfb2', '#8f2350', '#1d2b4f', '#faf5ea', '#3a1a32'],
  plum: ['#43203c', '#e7a79b', '#c98f45', '#f3bd45', '#faf5ea'],
  sky: ['#b9dbe2', '#1f4f8f', '#e2673a', '#faf5ea', '#131d38'],
  sea: ['#20596f', '#f4ead2', '#7fc0bf', '#f0913f', '#faf5ea'],
  grey: ['#d5cdc0', '#33322f', '#b23a2e', '#faf5ea', '#191a22'],
  black: ['#191a22', '#f4ead2', '#b29a78', '#e2673a', '#faf5ea'],
  orange: ['#e2773a', '#faf5ea', '#43203c', '#f6d27c', '#191a22'],
  white: ['#faf7ef', '#2e6a4c', '#e2673a', '#f0b13f', '#191a22'],
}

/** How high a title may be set so that it takes `lines` lines of `width` at most. */
const fitted = (title, width, most, lines) => {
  let size = most
  while (size > 40 && (wrapped(title, width / size).length > lines || title.split(' ').some((word) => measure(word) > width / size))) size -= 4
  return size
}

const house = (b, y, colour) => letter(b, 'Ellery', 120, y, 34, colour, { weight: 0.14, gap: 0.34 })

/** Ways to arrange a cover. */
const arrangements = {
  /** The title above, the motif below. */
  above(b, p, title, motif) {
    const size = fitted(title, W - 240, 150, 4)
    const end = paragraph(b, title, 120, 150, size, W - 240, p[4])
    motif(b, p, [230, Math.max(end + 90, 720), W - 460, 1840 - Math.max(end + 90, 720)])
    house(b, 1880, p[4])
  },
  /** The motif above, the title below. */
  below(b, p, title, motif) {
    const size = fitted(title, W - 240, 132, 3)
    const high = wrapped(title, (W - 240) / size).length * size * 1.55
    motif(b, p, [230, 170, W - 460, 1620 - high])
    paragraph(b, title, 120, 1860 - high, size, W - 240, p[4])
    letter(b, 'Ellery', W - 120, 1884, 34, p[4], { weight: 0.14, gap: 0.34, align: 'right' })
  },
  /** The motif to the edges, the title on a plate. */
  plate(b, p, title, motif) {
    motif(b, p, [0, 0, W, H])
    const size = fitted(title, 760, 96, 4)
    const lines = wrapped(title, 760 / size)
    const high = lines.length * size * 1.55 + 170
    b.cut(p[0], rect(W / 2 - 470, 380, 940, high + 70))
    lines.forEach((line, i) => letter(b, line, W / 2, 480 + i * size * 1.55, size, p[4], { align: 'middle' }))
    letter(b, 'Ellery', W / 2, 480 + high - 116, 30, p[4], { weight: 0.14, gap: 0.4, align: 'middle' })
  },
  /** A band of another colour for the title, the motif in the rest. */
  band(b, p, title, motif) {
    const size = fitted(title, W - 300, 112, 3)
    const high = wrapped(title, (W - 300) / size).length * size * 1.55 + 190
    motif(b, p, [120, 130, W - 240, H - high - 260])
    b.cut(p[1], rect(0, H - high, W, high))
    paragraph(b, title, 120, H - high + 100, size, W - 300, p[0])
  },
  /** The journal: a rule, a number and a title in small letters. */
  journal(b, p, title, motif, number) {
    letter(b, 'Research', 110, 120, 84, p[4], { weight: 0.12 })
    letter(b, 'Journal', 110, 250, 84, p[4], { weight: 0.12 })
    letter(b, number, W - 110, 120, 214, p[1], { weight: 0.13, align: 'right' })
    b.cut(p[4], rect(110, 400, W - 220, 10))
    motif(b, p, [230, 520, W - 460, 1150])
    paragraph(b, title, 110, 1790, fitted(title, W - 220, 66, 2), W - 220, p[4], { weight: 0.13 })
  },
  /** The quarterly: the motif to the edges under a masthead. */
  quarterly(b, p, title, motif, number) {
    b.cut(p[4], rect(0, 0, W, 330))
    letter(b, 'Quarterly', 100, 110, 118, p[0], { weight: 0.17 })
    letter(b, number, W - 100, 116, 56, p[0], { weight: 0.14, align: 'right' })
    motif(b, p, [200, 460, W - 400, 1130])
    paragraph(b, title, 100, 1700, fitted(title, W - 200, 84, 2), W - 200, p[4], { weight: 0.15 })
  },
}

/** A cover. `lay` names an arrangement, `tone` a palette, `number` that of an issue. */
export const cover = (lay, tone, title, motif, number) => () => {
  const palette = palettes[tone]
  const b = new Brush(`${title} ${number ?? ''}`, W, H, palette[0])
  arrangements[lay](b, palette, title, motif, number)
  return b.finish()
}

/** The square sign of a series or season of recordings. */
export const square = (tone, title, motif, line) => () => {
  const palette = palettes[tone]
  const b = new Brush(`series ${title}`, 1800, 1800, palette[0])
  const end = paragraph(b, title, 160, 160, fitted(title, 1480, 180, 2), 1480, palette[4])
  const high = 1520 - Math.max(600, end + 40)
  motif(b, palette, [900 - high * 0.62, 1520 - high, high * 1.24, high])
  if (line) letter(b, line, 160, 1610, 50, palette[4], { weight: 0.13, gap: 0.26 })
  return b.finish()
}
