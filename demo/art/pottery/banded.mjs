/** Pots that carry ornament only. */

import { fill, Pen, stroke } from '../lib/pen.mjs'
import { coords, mix, steps } from '../lib/shape.mjs'
import { CLAY, CREAM, GLAZE, RED } from './clay.mjs'
import { palmette } from './ornament.mjs'
import { Vessel } from './vessel.mjs'

/** Mixing Bowl with Waves. */
export function mixingBowl() {
  const v = new Vessel(
    'krater',
    2400,
    2300,
    coords(`
    330 800, 380 830, 430 790, 500 700, 640 668, 820 690, 1000 716, 1180 690, 1360 590, 1520 430,
    1640 280, 1720 200, 1790 190, 1840 260, 1890 360, 1950 376, 1970 376
  `),
    { tilt: 0.08, wall: '#c7cdc9', floor: '#b1b8b3' },
  )
  for (const k of [-1, 1])
    v.handle(
      [
        [1200 + k * 640, 1230],
        [1200 + k * 860, 1180],
        [1200 + k * 940, 960],
        [1200 + k * 890, 720],
        [1200 + k * 745, 480],
      ],
      84,
    )
  v.band(310, 440).rings([462, 482], 6)
  v.waves(24, 520, 690).rings([700, 716], 7)
  v.band(760, 780, RED)
    .waves(16, 800, 1110)
    .rings([1118], 9)
    .band(1120, 1175)
    .frieze(40, 1128, 1166, () => [coords('-0.22 0.5, 0 0, 0.22 0.5, 0 1')], CLAY)
  v.waves(22, 1200, 1340).rings([1352], 8).band(1400, 1440).rays(24, 1470, 1700).band(1720, 2000)
  return v.show({ lip: 0.9 })
}

/** Water Jar with Meander. */
export function waterJar() {
  const v = new Vessel(
    'hydria',
    2200,
    2500,
    coords(`
    300 250, 350 300, 385 280, 440 190, 560 160, 700 190, 790 330, 860 500, 960 600, 1120 636, 1320 600,
    1560 490, 1820 320, 1990 200, 2060 170, 2100 240, 2160 282, 2185 284
  `),
    { wall: '#d8cdb8', floor: '#c5b89f' },
  )
  v.handle(
    [
      [1100 + 150, 450],
      [1100 + 300, 380],
      [1100 + 430, 480],
      [1100 + 460, 680],
      [1100 + 420, 850],
    ],
    60,
  )
  for (const k of [-1, 1])
    v.handle(
      [
        [1100 + k * 610, 1080],
        [1100 + k * 760, 1010],
        [1100 + k * 840, 900 + 20],
        [1100 + k * 730, 920],
        [1100 + k * 585, 950],
      ],
      60,
    )
  v.band(290, 620).frieze(18, 470, 600, () => palmette(5).map((l) => l.map(([x, y]) => [x * 0.55, y])), CLAY, {
    smooth: true,
  })
  v.tongues(50, 720, 800, [GLAZE]).rings([640, 700, 815], 7)
  v.band(850, 880).meander(20, 905, 1085, 20).band(1105, 1135)
  v.band(1150, 1158, RED).meander(30, 1180, 1280, 12).rings([1168, 1296], 7)
  v.band(1330, 1560).meander(24, 1385, 1505, 13, CLAY).rings([1360, 1530], 6, CLAY)
  v.rings([1580], 7).rays(24, 1620, 1960).band(1985, 2230)
  for (let i = 0; i < 26; i++) v.stain(v.r.norm(0.5), 1930 + v.r.norm(50), v.r.in(8, 36), '#f4ead8', 0.12)
  return v.show()
}

/** Two-Handled Cup. */
export function twoHandled() {
  const v = new Vessel(
    'kantharos',
    2400,
    2200,
    coords(`
    560 560, 620 548, 800 505, 980 480, 1050 488, 1090 520, 1150 500, 1260 400, 1360 240, 1430 110,
    1520 80, 1640 92, 1720 190, 1760 290, 1795 310, 1815 312
  `),
    { tilt: 0.085, wall: '#a9605a', floor: '#95524d', coat: GLAZE },
  )
  for (const k of [-1, 1])
    v.handle(
      [
        [1200 + k * 480, 1120],
        [1200 + k * 720, 1010],
        [1200 + k * 860, 720],
        [1200 + k * 850, 420],
        [1200 + k * 720, 300],
        [1200 + k * 610, 400],
        [1200 + k * 545, 580],
      ],
      66,
    )
  v.frieze(
    30,
    612,
    668,
    () => [
      [
        [-0.4, 1],
        [0, 0],
        [0.4, 1],
      ],
    ],
    CLAY,
  ).rings([684], 7, CLAY)
  const ivy = new Pen()
  const vine = new Pen().curve(steps(41, (_, t) => v.at(mix(-1.5, 1.5, t), 830 + 26 * Math.sin(t * 44))))
  steps(27, (i) => {
    const a = mix(-1.45, 1.45, i / 26)
    const up = i % 2 ? 1 : -1
    ivy.blob(
      v.lay(
        coords('0 0.1, -0.5 -0.2, -0.42 -0.62, 0 -0.44, 0.42 -0.62, 0.5 -0.2').map(([x, y]) => [
          x,
          (y + 0.3) * -up - up * 0.75,
        ]),
        a,
        830,
        62,
      ),
    )
  })
  v.paint.push(stroke(vine, CREAM, 7), fill(ivy, CREAM))
  v.rings([985, 1010], 6, CREAM)
    .tongues(44, 1130, 1210, ['#c9703f'])
    .frieze(44, 1130, 1210, () => [], CLAY)
  v.rings([1232, 1480, 1500], 7, CLAY).rings([1745], 8, CLAY)
  return v.show({ gloss: 1.7, lip: 0.95, inner: '#2a1c16' })
}
