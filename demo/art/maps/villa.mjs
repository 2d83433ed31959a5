/** The Ellery Villa in its cove, from above: gatehouse, theater, peristyle, herb garden, the sea. */
import { C } from '../lib/colours.mjs'
import { arc, coords, rect } from '../lib/shape.mjs'
import { Plan } from './plan.mjs'

const ROOF = '#c9683f'
const TILE = '#a04a2a'

export function villa() {
  const p = new Plan('plan of the villa', 2400, 1700, '#aebf80')
  p.soft('#c6d09a', coords('-100 200, 600 20, 1600 60, 2500 260, 2520 1250, 1700 1330, 800 1300, -120 1180'))
  p.cut(C.sea, coords('-20 1720, -20 1490, 400 1530, 900 1500, 1500 1540, 2000 1500, 2420 1470, 2420 1720'))
  p.draw('#f5e2b0', 46, coords('-20 1480, 400 1520, 900 1490, 1500 1530, 2000 1490, 2420 1460'))
  p.draw('#7fb0bd', 16, coords('-20 1530, 400 1566, 900 1540, 1500 1578, 2000 1540, 2420 1510'))
  p.draw('#8e8a84', 40, coords('-20 1410, 420 1450, 900 1424, 1500 1458, 2420 1390')).draw(C.white, 4, coords('-20 1410, 420 1450, 900 1424, 1500 1458, 2420 1390'))
  p.contours(
    [coords('-40 240, 300 130, 760 90'), coords('-40 360, 260 250, 640 190'), coords('1700 110, 2100 190, 2440 340'), coords('1860 240, 2160 320, 2440 470')],
    '#98ab6a',
  )
  p.grove(-30, 300, 320, 900, 40, 48).grove(2060, 380, 340, 880, 40, 48).grove(700, -20, 900, 110, 24, 44)
  // The road up from the gatehouse.
  p.path(coords('420 1440, 470 1280, 400 1120, 480 960, 640 900'), 54, '#dcd3bd')
  p.house(430, 1320, 170, 120, { roof: ROOF, line: TILE, tiles: 4 })
  p.path(coords('640 900, 700 760, 690 560')).path(coords('640 900, 830 860, 960 860'))
  // The theater, cut into the slope.
  for (let i = 0; i < 7; i++)
    p.draw(i % 2 ? '#e9d9b4' : '#d3be90', 26, arc(690, 330, 90 + i * 27, 90 + i * 27, Math.PI * 1.06, Math.PI * 1.94, 24))
  p.disc('#f3e6c6', 690, 340, 74).house(690, 470, 330, 66, { roof: C.stone, tiles: 6 })
  // The villa around its court, and the long peristyle.
  p.house(1240, 420, 620, 420, { roof: ROOF, line: TILE, tiles: 12 })
  p.cut('#efe0bd', rect(1100, 330, 280, 180)).cut('#8fb866', rect(1130, 356, 220, 128)).cut(C.sea, rect(1180, 396, 120, 48))
  p.house(1240, 920, 520, 520, { roof: ROOF, line: TILE, tiles: 12 })
  p.cut('#f2e5c4', rect(1030, 710, 420, 420)).cut('#8fb866', rect(1062, 742, 356, 356))
  p.cut('#d9c698', rect(1186, 720, 108, 400)).cut(C.sea, rect(1198, 732, 84, 376)).cut('#5fa2bd', rect(1206, 740, 68, 360))
  for (let i = 0; i < 9; i++) {
    p.crown(1096, 770 + i * 38, 17).crown(1384, 770 + i * 38, 17)
    p.disc(C.white, 1046, 730 + i * 48, 9).disc(C.white, 1434, 730 + i * 48, 9)
  }
  // The herb garden, in beds, and the café under a pergola.
  p.soft('#e8d8b0', coords('1620 700, 1960 690, 1980 1080, 1620 1090'))
  for (let bed = 0; bed < 4; bed++) {
    const [x, y] = [1650 + (bed % 2) * 160, 722 + Math.floor(bed / 2) * 180]
    p.cut('#a0603c', rect(x, y, 146, 160)).cut(['#86a862', '#a7bf6f', '#6f9a5a', '#93b869'][bed], rect(x + 8, y + 8, 130, 144))
    for (let k = 0; k < 24; k++)
      p.disc([C.yellow, C.rose, C.white, '#9a7fb5'][(k + bed) % 4], x + 24 + (k % 6) * 20, y + 28 + Math.floor(k / 6) * 30, 6)
  }
  p.house(1780, 500, 320, 130, { roof: C.stone, tiles: 8 }).row([1630, 600], [1940, 600], 8, 24)
  p.path(coords('1510 900, 1620 880')).path(coords('1560 460, 1620 490'))
  p.row([900, 1230], [1580, 1240], 12, 40, '#2f5a3f', '#4f8352').row([880, 640], [900, 1160], 9, 34, '#2f5a3f', '#4f8352')
  return p.finish()
}
