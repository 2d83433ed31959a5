/** After the lamps are out: film and stars. */

import { coords, place, rect, spline, steps } from '../lib/shape.mjs'
import { View } from '../lib/view.mjs'

/** The backs of heads in rows, in front of anything. */
function rows(v, top, colours, n = 4) {
  steps(n, (k) => {
    const s = 62 + k * 30
    const y = top + k * (78 + k * 14)
    for (let x = -40 + (k % 2) * 80; x < 2480; x += s * 2.6) {
      const px = x + v.r.norm(14)
      v.soft(colours[k], [[px - s * 1.15, y + s * 2.4], [px - s, y + s * 0.86], [px, y + s * 0.5], [px + s, y + s * 0.86], [px + s * 1.15, y + s * 2.4]]).disc(colours[k], px, y, s * 0.52, s * 0.62)
      if (v.r.chance(0.24)) v.disc(colours[k], px, y - s * 0.62, s * 0.26)
    }
  })
}

/** A silent film: a mule train crosses the salt, and the room watches. */
export function cinema() {
  const v = new View('cinema', 2400, 1600, '#171422')
  for (const side of [0, 2010]) steps(7, (i) => v.cut(i % 2 ? '#5b1f34' : '#741f3b', rect(side + i * 56, 0, 56, 1250)))
  v.cut('#0e0c17', rect(380, 110, 1640, 980)).cut('#efe5cd', rect(420, 150, 1560, 900))
  v.cut('#d9cbab', rect(420, 150, 1560, 330)).disc('#fbf6e6', 1560, 380, 110)
  v.cut('#a89a80', [...spline(coords('420 620, 620 500, 820 570, 1060 440, 1320 560, 1560 500, 1800 590, 1980 540'), 8), [1980, 700], [420, 700]]).cut('#c9b995', rect(420, 660, 1560, 390))
  steps(9, (i) => v.draw('#b3a27d', 6, [[440 + i * 30, 740 + i * 34], [1200, 730 + i * 36], [1960 - i * 20, 744 + i * 34]]))
  steps(6, (i) => {
    const [x, y, s] = [620 + i * 200, 830 + 12 * Math.sin(i), 1]
    v.soft('#3a3330', place(coords('-70 -70, 50 -74, 74 -50, 66 -20, -66 -20, -80 -46'), { x, y, scale: s }))
    for (const l of [-56, -40, 40, 56]) v.cut('#3a3330', rect(x + l - 6, y - 30, 12, 62))
    v.cut('#3a3330', place(coords('56 -70, 92 -130, 122 -120, 126 -102, 98 -96, 78 -48'), { x, y })).cut('#3a3330', place(coords('88 -128, 84 -164, 100 -132'), { x, y }))
    if (i < 5) v.soft('#6d5f4c', place(coords('-50 -76, -40 -126, 30 -126, 40 -76'), { x, y })).draw('#3a3330', 4, [[x + 126, y - 104], [x + 150, y - 84]])
  })
  v.person(1860, 860, 170, '#3a3330', { legs: '#3a3330', skin: '#6d5f4c', hair: '#3a3330', hat: '#3a3330' })
  v.cut('#fbf6e6', [[1200, 1600], [430, 1048], [1970, 1048]], 0.07)
  rows(v, 1150, ['#2a2138', '#221b30', '#191426', '#100d1a'])
  return v.finish()
}

/** Telescopes on the south terrace. */
export function telescope() {
  const v = new View('telescope', 2400, 1600, '#0f1738')
  ;[['#141f48', 500], ['#1e2c5c', 800], ['#33406f', 1000], ['#5a5580', 1130]].forEach(([c, y]) => v.cut(c, rect(0, y, 2400, 700)))
  steps(260, () => {
    const [x, y] = [v.r() * 2400, v.r() * 1080]
    v.pen(v.r.pick(['#faf5ea', '#f3d98a', '#cfe3e4'])).dot(x, y, v.r.pick([3, 4, 5, 6]))
  })
  steps(420, () => {
    const t = v.r()
    v.pen('#cfd8ee', 0, 0.6).dot(-100 + t * 2600, 820 - t * 900 + v.r.norm(120), v.r.in(1.6, 4))
  })
  const bear = coords('1380 250, 1540 290, 1650 370, 1760 430, 1990 400, 2040 560, 1800 600, 1760 430')
  v.draw('#f3bd45', 4, bear.slice(0, 2)).draw('#f3bd45', 4, bear.slice(1, 3)).draw('#f3bd45', 4, bear.slice(2, 4))
  steps(4, (i) => v.draw('#f3bd45', 4, [bear[3 + i], bear[4 + i]]))
  for (const [x, y] of bear) v.disc('#fdf0bd', x, y, 13)
  v.soft('#1a2140', coords('-80 1180, 260 1090, 620 1140, 1000 1080, 1500 1150, 1980 1070, 2480 1150, 2480 1300, -80 1300'))
  steps(90, () => v.pen(v.r.pick(['#f3bd45', '#f6d98a', '#e2873a'])).dot(v.r() * 2400, 1190 + v.r() * 120, v.r.in(3, 6)))
  v.cut('#0b1026', rect(0, 1330, 2400, 270)).cut('#2a3358', rect(0, 1320, 2400, 22))
  steps(13, (i) => v.cut('#131a38', rect(i * 200 + 20, 1360, 160, 90)))
  v.cypress(170, 1340, 520, '#0b1026', '#18224a').cypress(330, 1340, 380, '#0b1026', '#18224a')
  const tube = { x: 900, y: 1000, turn: -0.62 }
  for (const x of [-150, 10, 170]) v.draw('#c9963e', 26, [[900, 1020], [900 + x, 1420]])
  v.cut('#f4ead2', place(rect(-330, -62, 720, 124), tube)).cut('#cbb994', place(rect(-330, 18, 720, 44), tube)).cut('#b23a2e', place(rect(330, -76, 110, 152), tube)).cut('#c9963e', place(rect(-430, -34, 110, 68), tube)).cut('#c9963e', place(rect(-60, -66, 50, 132), tube))
  v.disc('#c9963e', 900, 1016, 50)
  v.person(520, 1480, 380, '#b62f63', { legs: '#2a3358', skin: '#a8694a', way: 1, stride: 0.04 }).person(1240, 1500, 250, '#f3bd45', { legs: '#2f6f92', skin: '#e0b08a', hair: '#6b4420', way: -1, stride: 0.05 })
  v.person(1800, 1480, 360, '#2e6a4c', { legs: '#131a38', skin: '#6d4630', stride: 0.05 }).draw('#6d4630', 24, [[1836, 1190], [1900, 1120], [1960, 1010]]).person(2040, 1490, 330, '#e2673a', { legs: '#131a38', way: -1, stride: 0.05, skirt: true })
  return v.finish()
}
