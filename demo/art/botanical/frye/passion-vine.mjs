import { Pen } from '../../lib/pen.mjs'
import { arc, coords, polar, spline, steps, TAU } from '../../lib/shape.mjs'
import { egg, lance, Plate } from '../plate.mjs'

function leaf(p, x, y, a, s, colour = '#7f9c68') {
  for (const d of [0.85, -0.85, 0])
    p.blade([[x, y], polar(x, y, s * 0.5, a + d * 0.9), polar(x, y, s * (d ? 0.82 : 1), a + d)], lance(s * 0.17), { colour, dark: '#55754c', opacity: 0.7, veins: 7, lean: 0.15 })
}

const tendril = (p, x, y, a, s, way) =>
  p.line(
    [
      ...spline([[x, y], polar(x, y, s * 0.4, a + way * 0.2), polar(x, y, s * 0.8, a)], 8),
      ...steps(34, (_, t) => polar(...polar(x, y, s * 0.8 + t * s * 0.2, a + t * 0.14), s * 0.11 * (1 - t * 0.7), a + way * t * 15)),
    ],
    5,
    0.4,
    '#6f8a52',
  )

/** The flower from the front: petals, crown of threads, five stamens, three styles. */
function flower(p, x, y, s) {
  steps(10, (i) => {
    const a = (i / 10) * TAU - 1.57
    const l = i % 2 ? s : s * 0.94
    p.blade([polar(x, y, s * 0.1, a), polar(x, y, l * 0.55, a), polar(x, y, l, a)], egg(s * 0.2), {
      colour: i % 2 ? '#d9dcc4' : '#efe6ea',
      opacity: 0.85,
      veins: 7,
      radial: true,
      line: 3,
    })
  })
  for (const [from, to, colour, count] of [
    [0.5, 0.74, '#6a5aa8', 84],
    [0.36, 0.52, '#f3eef2', 84],
    [0.2, 0.38, '#5b2a5e', 84],
  ])
    steps(count, (i) => {
      const a = (i / count) * TAU
      p.line([polar(x, y, s * from, a), polar(x, y, s * (from + to) * 0.5, a + 0.03), polar(x, y, s * to * p.r.in(0.94, 1.05), a + 0.02 * Math.sin(i))], 6.5, 0.3, colour)
    })
  p.put(new Pen().dot(x, y, s * 0.2), '#c9cf9a').stipple(x, y, s * 0.19, s * 0.19, 120, 3, '#5b2a5e')
  steps(5, (i) => {
    const a = (i / 5) * TAU - 0.9
    const tip = polar(x, y, s * 0.34, a)
    p.line([[x, y], tip], 11, 0.3, '#a9b56a').put(new Pen().ribbon([polar(...tip, s * 0.1, a + 1.57), tip, polar(...tip, s * 0.1, a - 1.57)], () => s * 0.065), '#d9a93a')
    p.line([polar(...tip, s * 0.1, a + 1.57), polar(...tip, s * 0.1, a - 1.57)], 2.6)
  })
  steps(3, (i) => {
    const a = (i / 3) * TAU - 1.2
    const bend = spline([[x, y], polar(x, y, s * 0.14, a + 0.2), polar(x, y, s * 0.28, a)], 6)
    p.line(bend, 12, 0.2, '#5b2a4a').put(new Pen().dot(...bend.at(-1), s * 0.05), '#4a2240')
  })
  p.put(new Pen().dot(x, y, s * 0.075), '#8fa35a').line(arc(x, y, s * 0.075, s * 0.075, 0, TAU, 18), 3)
}

/** Passion Vine. */
export function passionVine() {
  const p = new Plate('passion vine')
  p.stem(coords('760 2330, 640 2080, 740 1820, 1010 1620, 1180 1360, 1090 1060, 860 820, 840 560, 1020 330, 1240 240, 1420 270'), 30, 9, '#8a9a5c', { rough: 2 })
  const stalk = (pts, w = 13) => p.stem(pts, w, 9, '#8a9a5c')
  stalk(coords('655 2120, 480 2040, 420 1990'))
  leaf(p, 420, 1990, -2.75, 330)
  stalk(coords('720 1840, 980 1900, 1080 1960'))
  leaf(p, 1080, 1960, 0.45, 400)
  stalk(coords('1180 1370, 1340 1330, 1400 1270'))
  leaf(p, 1400, 1270, -0.5, 320)
  stalk(coords('860 820, 620 720, 560 660'))
  leaf(p, 560, 660, -2.6, 330)
  stalk(coords('900 460, 1100 560, 1180 620'))
  leaf(p, 1180, 620, 0.5, 330, '#8fab74')
  stalk(coords('1010 340, 900 250, 860 210'))
  leaf(p, 860, 220, -2.75, 170, '#9ab67e')
  leaf(p, 1420, 270, 0.1, 180, '#a6bf88')
  tendril(p, 690, 1900, 3.3, 330, 1)
  tendril(p, 1120, 1480, 0.3, 340, -1)
  tendril(p, 850, 640, 0.2, 250, 1)
  tendril(p, 1240, 240, -1, 230, -1)
  stalk(coords('1120 1130, 900 1180, 780 1240'), 16)
  flower(p, 690, 1290, 400)
  stalk(coords('1090 1040, 1290 960, 1370 980'), 13)
  p.globe(spline(arc(1390, 1080, 92, 128, 0, TAU, 14), 3, true), 1390, 1080, '#d98b3a', 0.8, 10).stipple(1400, 1090, 70, 100, 150, 3, '#8a4a1a')
  stalk(coords('840 580, 680 480, 610 460'), 12)
  p.blade(coords('640 470, 560 440, 450 450'), egg(58), { colour: '#a9bd84', dark: '#7c9660', veins: 4 })
  stalk(coords('664 1990, 860 2100, 1000 2180'), 12)
  p.wash(spline(arc(1090, 2200, 96, 112, 0, TAU, 14), 3, true), '#d98b3a', 0.85).wash(spline(arc(1090, 2200, 74, 90, 0, TAU, 14), 3, true), '#b3364a', 0.8)
  const seeds = new Pen()
  steps(26, (i) => seeds.dot(...polar(1090, 2200, 66 * Math.sqrt((i + 0.5) / 26), i * 2.4), 7))
  p.put(seeds, '#2d2420')
  return p.print()
}
