/** The backs of works: stretchers, labels, stamps, loose threads, the undersides of pots. */

import { Brush } from '../lib/brush.mjs'
import { letter } from '../lib/letters.mjs'
import { arc, coords, place, rect, steps, TAU } from '../lib/shape.mjs'
import { works as tapestry } from '../tapestry/index.mjs'

const turned = (x, y, w, h, turn = 0) => place(rect(-w / 2, -h / 2, w, h), { x, y, turn })

/** A paper label with a printed frame and handwriting. */
const label = (b, x, y, w, h, turn, tone = '#efe3c8', ink = '#33406b') => {
  b.cut('#191a22', turned(x + 7, y + 9, w, h, turn), 0.2).cut(tone, turned(x, y, w, h, turn)).pen('#8f2350', 5).line(turned(x, y, w - 30, h - 30, turn), true)
  steps(3, (i) => b.draw(ink, 6, place(steps(9, (k, t) => [-w * 0.34 + t * w * (i === 2 ? 0.36 : 0.66), -h * 0.2 + i * h * 0.22 + (k % 2 ? -6 : 6)]), { x, y, turn })))
}
const stamp = (b, x, y, r, text, colour) => {
  b.pen(colour, 9, 0.8).curve(arc(x, y, r, r * 0.72, 0, TAU, 30), true)
  return letter(b, text, x, y - r * 0.18, r * 0.36, colour, { weight: 0.14, align: 'middle' })
}
const weave = (b, x, y, w, h, tone) => {
  for (let k = x; k < x + w; k += 26) b.pen(tone, 3, 0.5).line([[k, y], [k, y + h]])
  for (let k = y; k < y + h; k += 26) b.pen(tone, 3, 0.5).line([[x, k], [x + w, k]])
}

/** A canvas on its stretcher; `bars` counts the bars across. */
const canvas = (seed, { wall, wood, linen, bars = 1, number, year, ghost }) => () => {
  const b = new Brush(seed, 2400, 1800, wall)
  const [x, y, w, h, k] = [230, 160, 1940, 1480, 210]
  b.cut('#191a22', rect(x + 26, y + 34, w, h), 0.25).cut(wood, rect(x, y, w, h)).cut(linen, rect(x + k, y + k, w - 2 * k, h - 2 * k))
  if (ghost) b.soft(ghost, arc(1240, 900, 460, 330, 0, TAU, 12).map(([px, py]) => [px + b.r.norm(20), py + b.r.norm(20)]), 0.16)
  weave(b, x + k, y + k, w - 2 * k, h - 2 * k, '#8a7650')
  b.cut('#191a22', rect(x + k, y + k, w - 2 * k, 22), 0.3).cut('#191a22', rect(x + k, y + k, 22, h - 2 * k), 0.3)
  steps(bars, (i) => {
    const bx = x + ((i + 1) * w) / (bars + 1) - 80
    b.cut('#191a22', rect(bx + 160, y + k, 18, h - 2 * k), 0.25).cut(wood, rect(bx, y + k, 160, h - 2 * k))
  })
  steps(30, (i) => b.draw('#5d3c22', 4, steps(6, (_m, t) => [x + 20 + t * (w - 40), y + 18 + (i % 15) * 12 + (i > 14 ? h - 208 : 0) + b.r.norm(3)]), 0.25))
  for (const [cx, cy, s] of [[x + k, y + k, 1], [x + w - k, y + k, -1], [x + k, y + h - k, -1], [x + w - k, y + h - k, 1]]) b.pen('#4a2f1c', 8).line([[cx - 150 * 1, cy - 150 * s], [cx + 20, cy + 20 * s]]).line([[cx - 20, cy - 30 * s], [cx + 26, cy + 60 * s]])
  for (let t = x + 60; t < x + w; t += 118) b.pen('#33322f').dot(t, y + 22, 9).dot(t, y + h - 22, 9)
  letter(b, number, x + 70, y + h - 148, 76, '#faf5ea', { weight: 0.1 })
  label(b, x + w - 420, y + 108, 470, 150, 0.01)
  label(b, x + k + 250, y + h - k - 200, 330, 210, -0.05, '#f4ead2', '#191a22')
  stamp(b, x + w - k - 260, y + h - k - 210, 150, year, '#8f2350')
  return b.finish()
}

/** The back of a sheet: hinges, stamps, a pencil note, the print shining through. */
const sheet = (seed, { ground, paper, ink, mark, number }) => () => {
  const b = new Brush(seed, 2400, 1800, ground)
  b.cut('#191a22', turned(1226, 934, 1640, 1360, 0.015), 0.25).cut(paper, turned(1200, 900, 1640, 1360, 0.015))
  steps(34, (i) => b.pen(ink, 0, 0.1).ribbon(steps(9, (_k, t) => [560 + t * 1280, 420 + i * 28 + Math.sin(t * 5 + i * 0.3) * 24]), (t) => 18 * Math.sin(Math.PI * t)))
  b.soft(ink, arc(820, 560, 150, 150, 0, TAU, 14), 0.08)
  for (const x of [640, 1760]) b.cut('#ffffff', turned(x, 270, 190, 150, 0.02), 0.55)
  stamp(b, 1640, 1330, 130, mark, '#8f2350')
  stamp(b, 1780, 1180, 76, 'E', '#1d3c9a')
  letter(b, number, 520, 1380, 74, '#6d675f', { weight: 0.07, gap: 0.28 })
  steps(2, (i) => b.draw('#6d675f', 6, steps(16, (k, t) => [520 + t * (560 - i * 160), 1250 + i * 50 + (k % 2 ? -9 : 9) + b.r.norm(4)])))
  for (const [x, y, r] of coords('1330 700 26, 980 1060 18, 1560 540 14, 700 980 20')) b.disc('#b98a4a', x, y, r, r, 0.35)
  b.soft('#d8c39a', coords('440 1500, 700 1540, 900 1570, 400 1570'), 0.5)
  return b.finish()
}

/** A weaving from behind: its colours stronger, its ends loose. */
const threads = (id, cx, cy, share, tones) => () => {
  const svg = tapestry[id]()
  const [, w, h] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg).map(Number)
  const [wide, high] = [w * share, w * share * 0.75]
  const [x, y] = [w * cx - wide / 2, h * cy - high / 2]
  const b = new Brush(`threads ${id}`, wide, high)
  const s = wide / 2400
  steps(150, (i) => {
    const [px, py, fall] = [b.r() * wide, b.r() * high * 0.95, b.r.in(60, 260) * s]
    b.draw(tones[i % tones.length], b.r.in(7, 13) * s, [[px, py], [px + b.r.norm(40) * s, py + fall * 0.4], [px + b.r.norm(70) * s, py + fall * 0.8], [px + b.r.norm(110) * s, py + fall]])
    b.disc(tones[i % tones.length], px, py, 13 * s)
  })
  const over = b.finish().replace(/^.*?<path[^>]*>/s, '').replace('</svg>', '')
  const body = svg.slice(svg.indexOf('>') + 1).replace('</svg>', '').trim()
  return `<svg xmlns="http://www.w3.org/2000/svg" width="3600" height="2700" viewBox="0 0 ${wide} ${high}"><g transform="translate(${x + wide} ${-y}) scale(-1 1)">${body}</g>${over.trim()}</svg>\n`
}

/** A pot seen from below: foot, turning lines, an owner's mark, a number. */
const foot = (seed, { ground, clay, dark, number, mark }) => () => {
  const b = new Brush(seed, 2400, 1800, ground)
  const [cx, cy] = [1200, 900]
  b.disc('#191a22', cx + 50, cy + 66, 790, 790, 0.25).disc(dark, cx, cy, 790).disc(clay, cx, cy, 700)
  steps(11, (i) => b.pen(dark, 6 + (i % 3) * 3, 0.5).curve(arc(cx + b.r.norm(4), cy, 690 - i * 22, 690 - i * 22, 0, TAU, 40), true))
  b.disc(dark, cx, cy, 452).disc(clay, cx, cy, 430).disc('#191a22', cx - 14, cy - 18, 344, 344, 0.28).disc(clay, cx, cy, 330)
  steps(15, (i) => b.pen(dark, 5, 0.6).curve(steps(34, (_k, t) => [cx + Math.cos(t * TAU) * (318 - i * 20 - t * 20), cy + Math.sin(t * TAU) * (318 - i * 20 - t * 20)])))
  b.soft('#e8d6b4', [[cx + 560, cy - 480], [cx + 640, cy - 380], [cx + 590, cy - 330], [cx + 520, cy - 400]])
  for (const line of mark) b.draw('#3a1c12', 15, line.map(([x, y]) => [cx + x * 150 - 30, cy + y * 150]))
  b.cut('#faf5ea', turned(cx + 40, cy + 552, 300, 84, -0.05))
  letter(b, number, cx + 40, cy + 530, 44, '#191a22', { weight: 0.13, align: 'middle' })
  return b.finish()
}

/** How each back is drawn, by id. */
export const works = {
  'back-canvas-red': canvas('back one', { wall: '#c7bca8', wood: '#b98d5e', linen: '#d3c19a', number: '1969.118', year: '1958', ghost: '#b23a2e' }),
  'back-canvas-blue': canvas('back two', { wall: '#5b6f86', wood: '#a9794a', linen: '#c9b58a', bars: 2, number: '1969.120', year: '1961', ghost: '#1d3c9a' }),
  'back-canvas-north': canvas('back three', { wall: '#33322f', wood: '#c9a06c', linen: '#bda77a', number: '1971.2', year: 'Paris' }),
  'back-canvas-green': canvas('back four', { wall: '#9fb0a3', wood: '#8b5a33', linen: '#d9caa6', bars: 2, number: '1969.31', year: '1964', ghost: '#2e6a4c' }),
  'back-print': sheet('back print', { ground: '#4d6a60', paper: '#efe3c8', ink: '#191a22', mark: 'Varga', number: '3 of 40' }),
  'back-drawing': sheet('back drawing', { ground: '#7d3f4a', paper: '#f4ead2', ink: '#2e6a4c', mark: 'H.S.', number: 'Monterey 1842' }),
  'back-chart': sheet('back chart', { ground: '#c9a25a', paper: '#e9dcbb', ink: '#1d2b4f', mark: 'Atlas', number: 'Tab. 11' }),
  'back-marbled': sheet('back marbled', { ground: '#20596f', paper: '#f6efe0', ink: '#b23a2e', mark: 'A.W.', number: 'Reg. 212' }),
  'back-tapestry-diamonds': threads('tapestry-01', 0.4, 0.4, 0.5, ['#b23a2e', '#f0c069', '#1d2b4f', '#2e6a4c']),
  'back-tapestry-zigzag': threads('tapestry-06', 0.5, 0.5, 0.5, ['#e2a93a', '#b23a2e', '#2f6f6f', '#efe3c8']),
  'back-tapestry-city': threads('tapestry-12', 0.5, 0.55, 0.6, ['#33466b', '#f3bd45', '#20304f', '#6c7fa8']),
  'back-jar': foot('back jar', { ground: '#b9c7c4', clay: '#c9703f', dark: '#a5552c', number: '1956.3', mark: [coords('-0.8 -0.8, 0 0.9, 0.8 -0.8'), coords('-0.4 0.1, 0.4 0.1')] }),
  'back-cup': foot('back cup', { ground: '#d9b7a3', clay: '#d9c39a', dark: '#b59a6b', number: '1961.68', mark: [coords('-0.7 -0.8, -0.7 0.8'), coords('-0.7 0, 0.7 -0.8'), coords('-0.5 -0.1, 0.7 0.8')] }),
  'back-bowl': foot('back bowl', { ground: '#33424d', clay: '#4a423b', dark: '#2b2622', number: '1973.62', mark: [coords('-0.8 0, 0.8 0'), coords('0 -0.9, 0 0.9'), coords('-0.6 -0.6, 0.6 0.6')] }),
}
