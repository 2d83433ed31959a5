/** Land, measured and flooded. */

import { Brush } from '../lib/brush.mjs'
import { arc, coords, mix, rect, steps, TAU } from '../lib/shape.mjs'

/** Drawn to Measure: a bridge, half in line and half in stone. */
export function bridge() {
  const b = new Brush('drawn to measure', 2400, 1600, '#1f4f8f')
  const thin = '#6f9bd0'
  const white = '#f2f4ea'
  for (let x = 0; x <= 2400; x += 60) b.draw('#29599a', x % 300 ? 2 : 4, [[x, 0], [x, 1600]])
  for (let y = 20; y <= 1600; y += 60) b.draw('#29599a', (y - 20) % 300 ? 2 : 4, [[0, y], [2400, y]])
  const deck = (x) => 620 + 0.000055 * (x - 1200) ** 2
  const bays = [[330, 150], [760, 180], [1200, 190], [1640, 180], [2070, 150]]
  b.cut('#e9dcc0', [[1200, deck(1200) - 40], ...steps(21, (i) => [1200 + i * 60, deck(1200 + i * 60) - 40]), [2400, 1270], [1200, 1270]])
  steps(13, (j) => {
    const y = 690 + j * 44
    for (let x = 1200 + (j % 2) * 46; x < 2400; x += 92) if ((x * 7 + j * 31) % 5 < 2) b.cut('#ddcba4', rect(x, y, 88, 40))
  })
  for (const [x, r] of bays) {
    const hole = [...arc(x, 960, r, r, Math.PI, TAU, 50), [x + r, 1240], [x - r, 1240]]
    if (x > 1200) b.cut('#9ccbd9', hole)
    if (x === 1200) b.cut('#9ccbd9', [[1200, 770], ...arc(x, 960, r, r, -Math.PI / 2, 0, 30), [x + r, 1240], [1200, 1240]])
    const from = x >= 1200 ? (x === 1200 ? Math.PI : 9) : Math.PI
    if (x > 1200) steps(19, (i) => {
      const a = Math.PI * (1 + i / 18)
      b.draw('#b29a78', 6, [[x + Math.cos(a) * r, 960 + Math.sin(a) * r], [x + Math.cos(a) * (r + 46), 960 + Math.sin(a) * (r + 46)]])
    })
    else {
      b.draw(white, 6, [[x - r, 1240], ...arc(x, 960, r, r, from, x === 1200 ? Math.PI * 1.5 : TAU, 40), ...(x === 1200 ? [] : [[x + r, 1240]])])
      b.draw(white, 3, arc(x, 960, r + 46, r + 46, from, x === 1200 ? Math.PI * 1.5 : TAU, 40))
      steps(19, (i) => {
        const a = Math.PI * (1 + i / 18)
        if (x + Math.cos(a) * r <= 1200) b.draw(white, 3, [[x + Math.cos(a) * r, 960 + Math.sin(a) * r], [x + Math.cos(a) * (r + 46), 960 + Math.sin(a) * (r + 46)]])
      })
      b.draw(thin, 3, [[x, 430], [x, 1400]]).disc(white, x, 960, 9)
    }
  }
  b.cut('#2e6a4c', [[1200, 1240], ...steps(13, (i) => [1200 + i * 100, 1240 + 16 * Math.sin(i)]), [2400, 1600], [1200, 1600]]).cut('#3c8d8b', coords('1200 1330, 2400 1290, 2400 1420, 1200 1470'))
  steps(9, (i) => b.draw('#9ccbd9', 6, [[1250 + i * 130, 1390 - i * 6], [1300 + i * 130, 1382 - i * 6], [1340 + i * 130, 1390 - i * 6]]))
  b.draw(white, 6, steps(21, (i) => [i * 60, deck(i * 60) - 40])).draw(white, 3, steps(21, (i) => [i * 60, deck(i * 60)])).draw(white, 6, [[0, 1240], [1200, 1240]])
  steps(40, (i) => b.draw(white, 3, [[i * 30 + 12, deck(i * 30) - 40], [i * 30 + 12, deck(i * 30) - 108]]))
  b.draw(white, 5, steps(21, (i) => [i * 60, deck(i * 60) - 108]))
  b.cut('#d8c4a0', [...steps(21, (i) => [1200 + i * 60, deck(1200 + i * 60) - 116]), ...steps(21, (i) => [2400 - i * 60, deck(2400 - i * 60) - 40])])
  steps(20, (i) => b.cut('#1f4f8f', rect(1216 + i * 60, deck(1216 + i * 60) - 92, 34, 44)))
  for (const [x0, x1, y] of [[330, 760, 1400], [760, 1200, 1400], [60, 1200, 1480]]) {
    b.draw(white, 4, [[x0, y], [x1, y]])
    for (const x of [x0, x1]) b.draw(white, 6, [[x - 16, y + 16], [x + 16, y - 16]])
  }
  b.disc('#f3bd45', 1980, 250, 120)
  for (const [x, y] of coords('1490 470, 1640 474, 2010 490')) b.soft('#191a22', [[x - 12, y], [x - 9, y - 60], [x + 9, y - 60], [x + 12, y]]).disc('#191a22', x, y - 76, 14)
  const compass = arc(560, 260, 150, 150, Math.PI * 0.9, Math.PI * 2.1, 40)
  b.draw(white, 4, compass).draw(white, 3, [[560, 60], [560, 400]]).draw(white, 3, [[380, 260], [740, 260]])
  return b.finish()
}

/** Salt and Light: ponds from the air, the cones between them, and the sun in all of them. */
export function ponds() {
  const b = new Brush('salt and light', 2400, 1600, '#faf1e4')
  const tones = ['#d9798a', '#e7a79b', '#c4536f', '#f0c9b4', '#9ccbd9', '#e2673a', '#f3d7b0', '#8f3157', '#6fb3b8', '#f2b7a0']
  const bank = [0, 300, 470, 620, 800, 1040, 1330, 1640]
  bank.slice(0, -1).forEach((y, j) => {
    let x = -160 + ((j * 97) % 140)
    for (let i = 0; x < 2500; i++) {
      const w = (150 + ((i * 137 + j * 211) % 170)) * mix(0.75, 2, j / 6)
      const lean = (px) => (px - 1200) * 0.1 * (j + 1) * 0.5
      const gap = 8 + j * 3
      const [top, low] = [y + gap, bank[j + 1]]
      if (j > 0) {
        const pond = [[x + lean(x) * 0.8, top], [x + w - gap + lean(x + w) * 0.8, top + 8], [x + w - gap + lean(x + w) * 1.15, low], [x + lean(x) * 1.15, low - 6]]
        b.cut(tones[(i * 3 + j * 4) % tones.length], pond)
        if ((i + j) % 3 === 0) b.cut('#fff7ea', [pond[0], [mix(pond[0][0], pond[1][0], 0.4), top + 3], [mix(pond[3][0], pond[2][0], 0.16), low - 5], pond[3]], 0.4)
      }
      x += w
    }
  })
  b.cut('#f6c37c', rect(0, 0, 2400, 300)).cut('#f3a95c', rect(0, 0, 2400, 150)).cut('#f8d9a6', rect(0, 236, 2400, 70))
  b.soft('#b4707f', coords('-60 320, 200 230, 480 262, 760 200, 1020 270, 1300 240, 1640 190, 1980 262, 2240 220, 2480 280, 2480 320'))
  b.cut('#faf1e4', rect(0, 300, 2400, 16))
  b.disc('#fdf3cf', 1560, 196, 118).cut('#faf1e4', rect(1400, 300, 320, 16))
  steps(7, (k) => b.disc('#fdf3cf', 1560 + k * 6, 350 + k * 150, 70 + k * 34, 8 + k * 5, 0.85))
  for (const [x, y, s] of coords('300 800 1.1, 470 806 1.3, 680 812 1.2, 2020 640 0.8, 2150 645 0.9, 930 478 0.5, 1010 478 0.55, 1085 478 0.5, 1900 1350 2.3, 2230 1370 2.6')) {
    b.soft('#8f3157', coords('-90 10, 0 -8, 190 6, 150 24, -60 26').map(([px, py]) => [x + px * s, y + py * s]), 0.35)
    b.cut('#ffffff', coords('-92 10, -10 -110, 8 -112, 92 10').map(([px, py]) => [x + px * s, y + py * s])).cut('#e4d3d4', coords('8 -112, 92 10, 20 10, 0 -60').map(([px, py]) => [x + px * s, y + py * s]))
  }
  for (const [x, y, s] of coords('1240 1318 1.5, 560 1034 1')) {
    b.soft('#191a22', coords('-12 0, -14 -60, 12 -60, 12 0').map(([px, py]) => [x + px * s, y + py * s])).disc('#191a22', x, y - 74 * s, 13 * s).draw('#191a22', 6 * s, [[x + 8 * s, y - 50 * s], [x + 96 * s, y - 4 * s]]).draw('#191a22', 9 * s, [[x + 84 * s, y - 16 * s], [x + 108 * s, y + 8 * s]])
    b.disc('#f3bd45', x, y - 84 * s, 26 * s, 7 * s)
  }
  return b.finish()
}
