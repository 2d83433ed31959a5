import { fill, Pen } from '../../lib/pen.mjs'
import { arc, coords, steps, TAU } from '../../lib/shape.mjs'
import { Vessel } from '../vessel.mjs'

const BROWN = '#3f2417'

/** A water bird: round body, long neck, three-toed legs. */
const BIRD = coords('-0.5 0.1, -0.3 -0.16, 0.1 -0.2, 0.24 -0.42, 0.2 -0.72, 0.28 -0.92, 0.5 -0.86, 0.34 -0.78, 0.32 -0.5, 0.4 -0.16, 0.34 0.16, 0 0.28, -0.3 0.22')

/** Jar with Water Birds. */
export function geometricJar() {
  const v = new Vessel(
    'geometric jar',
    2200,
    2600,
    coords(`
    270 250, 330 262, 400 226, 560 196, 800 206, 900 280, 980 420, 1090 560, 1240 630, 1420 624,
    1640 540, 1880 400, 2100 272, 2200 236, 2250 262, 2275 264
  `),
    { clay: '#d8b684', wall: '#c9d0cb', floor: '#b4bcb6', coat: '#d8b684' },
  )
  for (const k of [-1, 1])
    v.handle(
      [
        [1100 + k * 200, 470],
        [1100 + k * 370, 450],
        [1100 + k * 470, 590],
        [1100 + k * 480, 780],
        [1100 + k * 410, 960],
      ],
      66,
      { colour: BROWN },
    )
  v.band(262, 350, BROWN).rings([372, 392], 8, BROWN)
  v.meander(15, 420, 560, 17, BROWN).rings([585, 605], 8, BROWN)
  v.frieze(34, 625, 690, () => [coords('-0.5 1, 0 0, 0.5 1, 0.3 1, 0 0.4, -0.3 1')], BROWN).rings([708, 726], 8, BROWN)
  v.trace(26, 745, 800, () => [coords('-0.5 1, 0 0, 0.5 1'), coords('-0.5 0.6, 0 -0.4, 0.5 0.6')], 9, BROWN).band(830, 862, BROWN)
  const rings = new Pen()
  for (let i = -3; i <= 3; i++)
    for (const r of [0.16, 0.3, 0.44, 0.58]) {
      const circle = v.lay(arc(0, 0, r, r, 0, TAU, 26), i * 0.44, 990, 122)
      rings.ribbon([...circle, circle[0]], () => 9)
    }
  v.paint.push(fill(rings, BROWN))
  v.rings([1078, 1098], 8, BROWN)
  const birds = new Pen()
  for (let i = -5; i <= 5; i++) {
    const a = i * 0.29
    birds.blob(v.lay(BIRD, a, 1236, 108))
    for (const x of [-0.1, 0.12]) birds.ribbon(v.lay([[x, 0.2], [x + 0.04, 0.62], [x + 0.22, 0.72]], a, 1236, 108), () => 9)
    steps(3, (k) => birds.ribbon(v.lay(coords('-0.74 -0.5, -0.62 -0.64, -0.5 -0.5, -0.38 -0.64').map(([x, y]) => [x, y + k * 0.24]), a, 1236, 90), () => 6))
  }
  v.paint.push(fill(birds, BROWN))
  v.rings([1336, 1356], 8, BROWN).meander(20, 1384, 1520, 17, BROWN).rings([1546, 1566], 8, BROWN)
  v.frieze(28, 1588, 1668, () => [coords('0 0, 0.5 0.5, 0 1, -0.5 0.5')], BROWN)
  v.frieze(28, 1610, 1646, () => [coords('0 0, 0.24 0.5, 0 1, -0.24 0.5')], '#d8b684').rings([1690, 1710], 8, BROWN)
  v.band(1740, 1800, BROWN).rings([1824, 1848, 1872], 9, BROWN).band(1896, 1940, BROWN)
  v.rays(18, 1968, 2170, BROWN).band(2196, 2330, BROWN)
  v.stain(0.5, 1480, 60, '#8a6a44', 0.2).stain(-0.6, 900, 40, '#f4e8cc', 0.3)
  return v.show({ mouth: BROWN, inner: '#6b4a30', gloss: 0.9 })
}
