/** The Ellery Center on its ridge, from above: tram, plaza, pavilions, garden. */
import { C } from '../lib/colours.mjs'
import { arc, coords, TAU } from '../lib/shape.mjs'
import { Plan } from './plan.mjs'

export function center() {
  const p = new Plan('plan of the center', 2400, 1700, '#b9c78a')
  p.soft('#c9d3a0', coords('-100 300, 500 80, 1200 40, 2000 160, 2520 520, 2460 1300, 1900 1640, 1000 1680, 300 1500, -120 1000'))
  p.soft('#dcdfb8', coords('240 420, 800 180, 1500 170, 2050 420, 2200 900, 1900 1380, 1200 1520, 560 1360, 200 900'))
  p.contours(
    [
      coords('-60 1250, 240 1420, 700 1590, 1300 1640, 1900 1560, 2460 1180'),
      coords('-60 1400, 260 1540, 800 1670, 1500 1690, 2100 1600, 2460 1400'),
      coords('-60 240, 420 60, 1100 -10'),
      coords('1500 20, 2050 90, 2460 300'),
    ],
    '#a3b274',
  )
  p.grove(-40, 20, 420, 300, 26, 44).grove(1980, 60, 440, 320, 22, 46).grove(2080, 1250, 340, 420, 22, 48)
  p.grove(-40, 1150, 300, 520, 24, 46).grove(700, 1560, 700, 110, 18, 40)
  // The tram climbs from the north.
  p.draw('#8e8a84', 26, coords('1180 -40, 1150 80, 1190 190, 1170 300')).draw(C.white, 6, coords('1180 -40, 1150 80, 1190 190, 1170 300'))
  p.house(1170, 330, 250, 90, { roof: C.grey, line: '#8e8a84', tiles: 6 })
  // The plaza and its paths.
  p.path(coords('1170 380, 1160 520, 1180 660')).path(coords('1180 660, 900 720, 700 760'))
  p.path(coords('1180 660, 1460 650, 1720 700')).path(coords('1180 660, 1160 860, 1130 1010'), 52)
  p.path(coords('1720 700, 1800 900, 1780 1080')).path(coords('700 760, 620 930, 640 1100'))
  p.soft('#f6ecd4', coords('960 520, 1390 500, 1450 660, 1380 800, 1010 810, 920 680'))
  for (let i = 0; i < 7; i++) p.draw('#e0cfa4', 4, [[960 + i * 70, 540], [975 + i * 70, 790]])
  p.disc(C.sea, 1180, 640, 54).disc('#79b3c9', 1180, 640, 40)
  // Pavilions, auditorium, library drum, café terrace.
  p.house(1620, 480, 300, 170, { turn: 0.1 }).house(1890, 610, 250, 190, { turn: 0.24 })
  p.house(1930, 860, 230, 210, { turn: 0.05 }).house(1720, 1040, 260, 170, { turn: -0.12 })
  p.drum(1500, 880, 118).drum(560, 900, 190)
  p.house(820, 480, 280, 210, { turn: -0.2, roof: C.white }).house(500, 620, 230, 150, { turn: -0.35 })
  p.row([1760, 760], [1830, 960], 5, 26).row([960, 470], [1080, 420], 4, 28)
  // The garden: a bowl with a pool and a maze.
  p.soft('#7ea65a', coords('900 1000, 1130 960, 1390 1010, 1500 1180, 1430 1380, 1200 1480, 960 1440, 820 1290, 810 1120'))
  p.soft('#93b869', coords('950 1060, 1130 1020, 1340 1060, 1430 1190, 1370 1340, 1190 1420, 990 1390, 890 1270, 880 1140'))
  p.draw('#8fc1cf', 20, coords('1130 900, 1150 980, 1110 1060, 1150 1130, 1150 1180'))
  p.disc(C.sea, 1160, 1250, 150, 132).disc('#4c93b3', 1160, 1250, 134, 116)
  for (let q = 0; q < 4; q++) p.draw(q % 2 ? '#d0427a' : C.magenta, 13, arc(1160, 1250, 108 - q * 26, 94 - q * 22, q, q + 5.6, 22))
  for (let i = 0; i < 60; i++) {
    const a = (i / 60) * TAU
    p.disc([C.magenta, C.sunset, C.yellow, C.rose, C.white][i % 5], 1160 + Math.cos(a) * 246 + p.r.norm(8), 1235 + Math.sin(a) * 186 + p.r.norm(8), p.r.in(10, 17))
  }
  p.row([830, 1010], [1060, 950], 5, 34).row([1460, 1070], [1520, 1290], 5, 34).row([800, 1330], [960, 1470], 5, 34)
  // The west terrace, with its cactus.
  p.soft('#e8d2a2', coords('330 1140, 620 1110, 700 1260, 560 1370, 340 1320'))
  for (let i = 0; i < 22; i++) p.disc(i % 3 ? '#6f8f57' : '#87a56a', 370 + p.r.in(0, 270), 1160 + p.r.in(0, 150), p.r.in(10, 20))
  return p.finish()
}
