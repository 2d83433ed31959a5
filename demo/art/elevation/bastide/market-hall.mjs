import { flat, soft } from '../../lib/pen.mjs'
import { mix, polar, rect, steps } from '../../lib/shape.mjs'
import { Draft } from '../draft.mjs'
import { BOARD } from './inks.mjs'

/** A stall with an awning and its goods. */
function stall(d, x, base, w, colour) {
  d.box(rect(x, base - 92, w, 92), 2.4, '#b58f5c')
  steps(6, (i) => d.line(1.2).line([[x + (w * i) / 6, base - 92], [x + (w * i) / 6, base]]))
  const goods = ['#c8572f', '#e0a63c', '#6f8f4e', '#8f3550', '#d8c07a']
  steps(9, (i) => {
    d.solid(goods[(i + Math.round(x)) % 5])
    steps(5, (k) => d.solid(goods[(i + Math.round(x)) % 5]).dot(x + 16 + (i * (w - 32)) / 8 + d.r.norm(4), base - 100 - k * 9, 11))
  })
  d.layer()
  for (const u of [x + 6, x + w - 6]) d.line(4).line([[u, base - 92], [u, base - 268]])
  steps(8, (i) => d.layer(flat([[x - 14 + (i * (w + 28)) / 8, base - 236], [x - 14 + ((i + 1) * (w + 28)) / 8, base - 236], [x + 10 + ((i + 1) * (w - 20)) / 8, base - 300], [x + 10 + (i * (w - 20)) / 8, base - 300]], i % 2 ? '#f3ecdb' : colour)))
  d.line(2.4).line([[x - 14, base - 236], [x + w + 14, base - 236], [x + w - 10, base - 300], [x + 10, base - 300]], true)
}

/** Market Hall, Cross Section: five parabolic vaults. */
export function marketHall() {
  const d = new Draft('market hall', 2600, 1650, BOARD)
  d.sky(80, 90, 2440, 260, '#b9cbd0', 14)
  const base = 1320
  const vault = (cx, half, foot, rise, t) => [cx + half * (2 * t - 1), foot - rise * (1 - (2 * t - 1) ** 2)]
  const bays = [[1300, 520, 800, 560], [560, 230, 900, 300], [2040, 230, 900, 300], [210, 120, 990, 170], [2390, 120, 990, 170]]
  for (const [cx, half, foot, rise] of bays) {
    d.layer(flat([...steps(40, (_, t) => vault(cx, half, foot, rise, t)), [cx + half, base], [cx - half, base]], '#f3ecdb'))
    steps(7, (k) => d.line(1.4, BOARD.line, 0.7).curve(steps(24, (_, t) => vault(cx, half * (0.94 - k * 0.085), foot + 4, rise * (0.96 - k * 0.075), t))))
    steps(11, (k) => {
      const t = (k + 0.5) / 11
      d.line(1.2, BOARD.line, 0.6).line([vault(cx, half * 0.97, foot, rise * 0.97, t), vault(cx, half * 0.42, foot, rise * 0.5, t)])
    })
  }
  const end = [1300, 330, 800, 330]
  d.layer(flat([...steps(40, (_, t) => vault(...end, t)), [1630, base - 320], [970, base - 320]], '#b5cbd3', 0.9))
  steps(15, (i) => {
    const t = (i + 0.5) / 15
    const [gx, gy] = vault(...end, t)
    d.line(i % 3 ? 1.6 : 3.4).line([[gx, gy], [gx, base - 320]])
  })
  steps(8, (j) => d.line(1.6).line([[982, base - 340 - j * 62], [1618, base - 340 - j * 62]].map(([a, b]) => [mix(1300, a, b < 800 ? Math.sqrt(Math.max(0, 1 - (800 - b) / 330)) : 1), b])))
  d.line(4).line(steps(40, (_, t) => vault(...end, t)))
  d.line(4).line([
    [970, 800],
    [970, base - 320],
    [1630, base - 320],
    [1630, 800],
  ])
  for (const [sun, far] of [[1160, 700], [1330, 900], [1470, 1080]]) d.layer(flat([[sun, 480], [sun + 70, 470], [far + 420, base], [far + 160, base]], '#f2d58c', 0.3))
  for (const [cx, half, foot, rise] of bays) {
    const skin = [...steps(50, (_, t) => vault(cx, half + 14, foot, rise + 26, t)), ...steps(50, (_, t) => vault(cx, half - 8, foot, rise - 6, 1 - t))]
    d.layer(flat(skin, '#b1452f', 0.9)).line(3).line(skin, true)
  }
  for (const [x, top] of [[70, 990], [330, 900], [790, 800], [1810, 800], [2270, 900], [2510, 990]]) {
    d.box([[x - 26, top], [x + 26, top], [x + 34, base], [x - 34, base]], 3, '#b1452f', 0.9)
    d.box(rect(x - 44, base - 26, 88, 26), 2.4, '#b1452f', 0.9)
  }
  for (const k of [-1, 1]) {
    d.box(rect(k < 0 ? 364 : 1844, base - 330, 392, 20), 2.6, '#b1452f', 0.9)
    steps(19, (i) => d.line(1.6).line([[(k < 0 ? 370 : 1850) + i * 21, base - 392], [(k < 0 ? 370 : 1850) + i * 21, base - 330]]))
    d.line(3).line([[k < 0 ? 364 : 1844, base - 394], [k < 0 ? 756 : 2236, base - 394]])
    d.person(k < 0 ? 470 : 2130, base - 330, 108).person(k < 0 ? 620 : 1960, base - 330, 104, 0.03)
  }
  d.layer()
  stall(d, 880, base, 220, '#3f6a5c')
  stall(d, 1190, base, 220, '#b1452f')
  stall(d, 1500, base, 220, '#2f5672')
  stall(d, 440, base, 200, '#c98a35')
  stall(d, 1930, base, 200, '#7c3b52')
  for (const [x, h, l] of [[1142, 114, 0], [1450, 110, 0.03], [1464 + 300, 112, 0], [690, 110, -0.03], [736, 72, 0], [1890, 112, 0], [210, 110, 0.02], [2400, 112, 0], [840, 112, 0]]) d.layer().person(x, base, h, l)
  steps(5, (i) => {
    const x = 900 + i * 200
    const top = vault(1300, 512, 800, 554, (x - 788) / 1024)[1]
    d.line(2).line([[x, top], [x, 690]])
    d.layer(soft(steps(12, (k) => polar(x, 712, k % 2 ? 26 : 24, (k / 12) * 6.28)), '#f2d58c')).line(2.4).dot(x, 712, 25)
  })
  d.ground([[40, base], [2560, base]], 40)
  d.box(rect(120, base + 40, 2360, 26), 2, '#b1452f', 0.5)
  return d.measure(70, 2510, 1530, 10).print()
}
