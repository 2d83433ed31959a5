import { Pen } from '../lib/pen.mjs'
import { arc, coords, mix, polar, steps } from '../lib/shape.mjs'
import { lance, Plate, spoon } from './plate.mjs'

function lobedLeaf(p, x, y, angle, size, colour = '#8b9f83') {
  const at = (d, a) => polar(x, y, d * size, angle + a)
  for (const [d, a, l, w] of coords('0.28 0.85 0.5 0.09, 0.28 -0.85 0.5 0.09, 0.5 0.6 0.44 0.08, 0.5 -0.6 0.44 0.08')) {
    const base = at(d, 0)
    p.blade(
      [base, polar(...base, l * size * 0.55, angle + a * 0.8), polar(...base, l * size, angle + a * 1.1)],
      lance(w * size),
      { colour, veins: 5, dark: '#5f7263', line: 2.8 },
    )
  }
  p.blade(
    [[x, y], at(0.5, 0.05), at(1, 0)],
    (t) => size * (0.02 + 0.11 * Math.sin(Math.PI * Math.max(0, (t - 0.3) / 0.7)) ** 0.9),
    { colour, veins: 7, dark: '#5f7263' },
  )
}

function poppyFlower(p, x, y, s) {
  const petals = coords('-2.7 1, -0.4 1, 1.55 0.98, -1.55 1.02, 0.6 0.96, 2.6 0.97')
  for (const [a, k] of petals) {
    p.blade([polar(x, y, s * 0.1, a), polar(x, y, s * 0.55, a + 0.06), polar(x, y, s * k, a)], spoon(s * 0.5), {
      colour: '#e9e4da',
      opacity: 0.75,
      veins: 19,
      crinkle: s * 0.07,
      radial: true,
      line: 3.6,
    })
    p.put(
      new Pen().blob(
        steps(12, (i) => {
          const q = (i / 12) * 6.283
          return [
            polar(x, y, s * 0.36, a)[0] + Math.cos(q) * s * 0.2,
            polar(x, y, s * 0.36, a)[1] + Math.sin(q) * s * 0.2,
          ]
        }),
      ),
      '#b9b6a4',
      0.16,
    )
  }
  const gold = new Pen()
  const ink = new Pen()
  for (let i = 0; i < 230; i++) {
    const a = i * 2.399
    const d = s * 0.27 * Math.sqrt(i / 230)
    const [px, py] = polar(x, y, d, a)
    gold.dot(px, py, s * 0.018)
    if (i % 2) ink.ribbon([polar(x, y, d * 0.6, a), [px, py]], () => 1.8)
  }
  p.put(new Pen().dot(x, y, s * 0.27), '#c98f1c', 0.5)
    .put(ink, '#7a4a12')
    .put(gold, '#eab02d')
    .stipple(x + s * 0.05, y + s * 0.05, s * 0.26, s * 0.26, 160, 3, '#6b3f10')
}

/** Matilija Poppy. */
export function matilija() {
  const p = new Plate('matilija')
  p.stem(coords('860 2290, 900 1800, 850 1300, 880 820'), 34, 18, '#93a58a')
  p.stem(coords('890 1700, 1080 1420, 1300 1240, 1370 1060'), 22, 12, '#93a58a')
  p.stem(coords('872 1480, 680 1320, 520 1250, 460 1120'), 18, 11, '#93a58a')
  lobedLeaf(p, 880, 2050, -2.75, 560)
  lobedLeaf(p, 893, 1900, -0.3, 620)
  lobedLeaf(p, 880, 1660, -2.5, 430)
  lobedLeaf(p, 862, 1240, -0.1, 380)
  lobedLeaf(p, 856, 1160, 3.5, 330)
  lobedLeaf(p, 1180, 1330, 0.6, 330)
  poppyFlower(p, 890, 690, 500)
  const bud = arc(452, 1040, 76, 92, 0, Math.PI * 2, 30)
  p.globe(bud, 452, 1040, '#8b9f83', 0.6)
  ;[-0.7, -0.2, 0.3, 0.75].forEach((u) =>
    p.line(
      steps(9, (_, t) => [452 + u * 76 * Math.sin(Math.PI * mix(0.06, 0.94, t)), mix(952, 1128, t)]),
      2.4,
    ),
  )
  for (const a of [-2.2, -0.9, -1.6])
    p.blade([[1372, 1080], polar(1372, 1070, 130, a), polar(1372, 1060, 250, a * 0.93 - 0.1)], spoon(105), {
      colour: '#e9e4da',
      opacity: 0.75,
      veins: 13,
      crinkle: 16,
      radial: true,
    })
  p.globe(arc(1372, 1060, 66, 60, 0, Math.PI * 2, 24), 1372, 1060, '#8b9f83', 0.6)
  return p.print()
}
