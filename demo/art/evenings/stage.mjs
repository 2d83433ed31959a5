/** On the terrace, on the stair, on the stage. */

import { arc, coords, mix, place, rect, spline, steps, TAU } from '../lib/shape.mjs'
import { View } from '../lib/view.mjs'

/** Saturday Late: lamps, chairs and the lights of the basin. */
export function terrace() {
  const v = new View('terrace', 2400, 1600, '#3a2f6b')
  ;[['#4f3a78', 180], ['#7a4480', 380], ['#b5557a', 560], ['#e2785c', 720], ['#f3a95c', 850]].forEach(([c, y]) => v.cut(c, [...steps(13, (i) => [i * 200, y + 16 * Math.sin(i * 1.3 + y)]), [2400, 1200], [0, 1200]]))
  v.soft('#5b2a5e', coords('-80 1010, 300 900, 700 960, 1100 890, 1600 950, 2000 880, 2480 960, 2480 1200, -80 1200'))
  v.cut('#2a1f4a', rect(0, 1050, 2400, 150))
  steps(190, () => v.pen(v.r.pick(['#f3bd45', '#fdf0bd', '#ee8f35'])).dot(v.r() * 2400, 1058 + v.r() ** 1.6 * 140, v.r.in(2.5, 6)))
  v.cut('#ecdfc6', rect(1760, 240, 640, 960)).cut('#d8c4a0', rect(1760, 240, 60, 960)).cut('#faf5ea', rect(1720, 200, 680, 50))
  steps(3, (i) => v.cut('#1d2b4f', rect(1880 + i * 180, 360, 120, 760)).cut('#f3bd45', rect(1890 + i * 180, 620, 100, 500)).cut('#f8dc8a', rect(1890 + i * 180, 620, 42, 500)))
  v.cut('#d8c4a0', rect(0, 1190, 2400, 410)).cut('#ecdfc6', rect(0, 1160, 2400, 40))
  steps(7, (i) => v.draw('#c4ac82', 4, [[1200 + (i - 3) * 220, 1200], [1200 + (i - 3) * 560, 1600]]))
  for (const [x0, y0, x1, y1] of coords('-40 330 900 250, 900 250 1760 300, -40 620 860 520, 860 520 1760 480')) {
    const sag = (t) => [mix(x0, x1, t), mix(y0, y1, t) + 180 * t * (1 - t) * 2]
    v.draw('#191a22', 5, steps(15, (_, t) => sag(t)))
    steps(9, (i) => {
      const [x, y] = sag((i + 0.5) / 9)
      v.disc('#fdf0bd', x, y + 26, 46, 46, 0.25).disc('#fdf0bd', x, y + 26, 22)
    })
  }
  for (const x of [900, 120]) v.cut('#191a22', rect(x - 9, 240, 18, 960))
  v.cypress(60, 1190, 620, '#1c1d40', '#2f2a5c')
  for (const [x, y, c, way, skirt] of [[360, 1440, '#b62f63', 1, true], [500, 1450, '#1d2b4f', -1, false], [980, 1400, '#f3bd45', 1, true], [1130, 1410, '#2e6a4c', -1, false], [1560, 1460, '#e2673a', 1, false], [1700, 1440, '#5b2a4e', -1, true], [2120, 1390, '#faf5ea', 1, false]])
    v.person(x, y, 330, c, { way, skirt, legs: '#191a22', skin: v.r.pick(['#a8694a', '#e0b08a', '#6d4630']), stride: 0.07, shade: '#b29a78' })
  for (const x of [730, 1340]) v.cut('#191a22', rect(x - 6, 1330, 12, 170)).disc('#faf5ea', x, 1330, 110, 24).disc('#b23a2e', x - 30, 1310, 20, 26).cut('#2f8a86', rect(x + 20, 1276, 22, 50)).disc('#191a22', x, 1500, 60, 12)
  return v.finish()
}

/** A choir on the landings of a stair. */
export function choir() {
  const v = new View('choir', 2400, 1600, '#e9dcc0')
  v.disc('#f6eedb', 1200, 760, 980).disc('#9ccbd9', 1200, 200, 250).disc('#f6f1e2', 1200, 200, 120)
  const robe = ['#1d2b4f', '#b23a2e', '#2e6a4c', '#e8a02e', '#5b2a4e', '#2f6f92']
  for (let k = 0; k < 4; k++) {
    const [cy, rx, ry] = [430 + k * 190, 640 + k * 190, 120 + k * 62]
    const n = 9 + k * 3
    for (let i = 0; i < n; i++) {
      const a = Math.PI * (0.08 + (0.84 * (i + 0.5)) / n)
      const [x, y, s] = [1200 - Math.cos(a) * rx, cy + Math.sin(a) * ry, 0.62 + k * 0.16]
      v.soft(robe[(i + k * 2) % 6], place(coords('-64 170, -60 30, -30 -6, 30 -6, 60 30, 64 170'), { x, y, scale: s }))
      v.disc(['#a8694a', '#e0b08a', '#6d4630', '#c98a64'][(i * 3 + k) % 4], x, y - 44 * s, 40 * s, 46 * s)
      v.soft(['#191a22', '#5b3a20', '#b9afa2', '#8a3a1c'][(i + k * 3) % 4], place(coords('-44 -40, -42 -84, 0 -104, 42 -84, 44 -40, 26 -66, -26 -66'), { x, y, scale: s }))
      v.disc('#5d1a1e', x, y - 28 * s, 10 * s, 14 * s).cut('#faf5ea', place(coords('-40 70, 0 82, 40 70, 40 118, 0 130, -40 118'), { x, y, scale: s }))
    }
    const lip = arc(1200, cy + 120, rx + 60, ry + 40, 0, Math.PI, 60)
    v.cut('#d3bd94', [...lip, ...lip.map(([x, y]) => [x, y + 74 + k * 10]).reverse()]).cut('#faf5ea', [...lip, ...lip.map(([x, y]) => [x, y + 20]).reverse()])
    steps(30, (i) => v.draw('#b29a78', 5, [lip[i * 2], [lip[i * 2][0], lip[i * 2][1] + 70 + k * 10]]))
  }
  return v.finish()
}

/** A mask, mouth open, of width 2 × 300. */
function mask(v, x, y, s, turn, face, shade, hair, sad) {
  const at = (pts) => place(pts, { x, y, turn, scale: s })
  const d = sad ? -1 : 1
  steps(13, (_, t) => v.disc(hair, ...at([[Math.cos(Math.PI * (1 + t)) * 320, Math.sin(Math.PI * (1 + t)) * 380 - 20]])[0], 84 * s))
  v.cut(face, at(spline(coords('0 -400, 200 -360, 310 -200, 310 40, 250 260, 120 410, 0 450, -120 410, -250 260, -310 40, -310 -200, -200 -360'), 5, true)))
  v.cut(shade, at(spline(coords('120 -390, 260 -290, 310 -200, 310 40, 250 260, 120 410, 0 450, 130 300, 200 100, 210 -120'), 5, true)))
  v.cut(face, at(coords('-36 -130, 36 -130, 70 90, -70 90'))).cut(shade, at(coords('10 -130, 36 -130, 70 90, 20 90')))
  for (const k of [-1, 1]) {
    v.soft('#191a22', at(coords(`${k * 60} -90, ${k * 130} ${-150}, ${k * 215} ${-90 - d * 10}, ${k * 135} -54`)))
    v.draw('#191a22', 26 * s, at(coords(`${k * 50} ${-200 - (sad ? 60 : 0)}, ${k * 140} ${-250 + (sad ? 30 : 0)}, ${k * 240} ${-200 + (sad ? 60 : 0)}`)))
    v.disc(sad ? shade : '#e2673a', ...at([[k * 190, 90]])[0], 54 * s, 44 * s, 0.7)
  }
  const lips = sad ? '-170 330, -120 210, 0 160, 120 210, 170 330, 80 270, 0 258, -80 270' : '-190 150, -90 200, 0 210, 90 200, 190 150, 150 300, 0 370, -150 300'
  v.cut('#7d2720', place(at(spline(coords(lips), 5, true)), {})).cut('#191a22', at(spline(coords(lips), 5, true).map(([a, c]) => [a * 0.84, c * 0.9 + 24])))
}

/** Comedy and tragedy, with a frog between them. */
export function masks() {
  const v = new View('masks', 2400, 1600, '#2e6a4c')
  steps(24, (i) => v.cut(i % 2 ? '#2a6246' : '#327253', [[1200, 800], ...arc(1200, 800, 1700, 1700, (i / 24) * TAU, ((i + 1) / 24) * TAU, 6)]))
  for (const [x, y, c] of [[620, 860, '#1d4a35'], [1790, 860, '#1d4a35']]) v.disc(c, x + 30, y + 40, 420, 520)
  mask(v, 610, 820, 1.28, -0.12, '#f0b13f', '#d18f26', '#8a2a24', false)
  mask(v, 1790, 820, 1.28, 0.12, '#ecdfc6', '#cdb88e', '#1d2b4f', true)
  const f = (text) => place(coords(text), { x: 1200, y: 1250 })
  v.soft('#1d4a35', f('-220 130, 0 90, 240 130, 200 180, -180 180'))
  v.soft('#a9c46c', f('-190 120, -170 -10, -90 -90, 90 -90, 170 -10, 190 120, 90 140, -90 140')).soft('#8aab52', f('-200 140, -260 70, -190 10, -120 80')).soft('#8aab52', f('200 140, 260 70, 190 10, 120 80'))
  for (const k of [-1, 1]) v.disc('#a9c46c', 1200 + k * 78, 1146, 56).disc('#faf5ea', 1200 + k * 78, 1138, 38).disc('#191a22', 1200 + k * 72, 1138, 20, 12)
  v.draw('#2e6a4c', 14, f('-110 0, -40 40, 40 40, 110 0')).soft('#e3edb8', f('-100 70, 0 50, 100 70, 80 130, -80 130'))
  return v.finish()
}

/** Seen online: the museum in a small bright window on a desk at home. */
export function screen() {
  const v = new View('screen', 2400, 1600, '#1d2b4f')
  v.disc('#2b3d68', 1200, 720, 940, 700).disc('#3a5080', 1200, 720, 760, 560)
  v.cut('#6b4426', rect(0, 1270, 2400, 330)).cut('#8b5a33', rect(0, 1270, 2400, 26))
  v.cut('#191a22', rect(560, 250, 1280, 860)).cut('#f4ead2', rect(596, 286, 1208, 788))
  v.cut('#e9dcc0', rect(596, 286, 1208, 788)).cut('#f8f1e0', [[596, 286], [1804, 286], [1380, 470], [1020, 470]]).cut('#c9963e', [[596, 1074], [1804, 1074], [1380, 790], [1020, 790]])
  v.cut('#d8c4a0', [[596, 286], [1020, 470], [1020, 790], [596, 1074]]).cut('#dccaa6', [[1804, 286], [1380, 470], [1380, 790], [1804, 1074]])
  v.cut('#b23a2e', rect(1110, 540, 180, 150)).cut('#f3bd45', rect(1110, 620, 180, 70)).disc('#faf5ea', 1200, 600, 30)
  for (const [k, c] of [[0, '#1d3c9a'], [1, '#2e6a4c']]) {
    const m = (x) => (k ? 2400 - x : x)
    v.cut('#191a22', [[m(680), 450], [m(860), 510], [m(860), 790], [m(680), 880]]).cut(c, [[m(694), 476], [m(846), 526], [m(846), 776], [m(694), 850]]).cut('#faf5ea', [[m(694), 640], [m(846), 640], [m(846), 700], [m(694), 720]], 0.5)
    v.cut('#191a22', [[m(920), 530], [m(985), 552], [m(985), 730], [m(920), 760]]).cut('#e2673a', [[m(928), 544], [m(978), 562], [m(978), 720], [m(928), 744]])
  }
  v.person(1330, 1010, 330, '#b62f63', { way: -1, legs: '#191a22', skin: '#6d4630', shade: '#a87a2c', stride: 0.1 }).draw('#191a22', 9, [[1290, 790], [1220, 800]]).cut('#191a22', rect(1180, 770, 62, 44)).disc('#9ccbd9', 1182, 792, 16)
  v.disc('#b23a2e', 660, 340, 18).cut('#191a22', rect(694, 332, 90, 16))
  v.cut('#2a2a34', [[460, 1290], [1940, 1290], [1840, 1110], [560, 1110]])
  steps(4, (j) => steps(13, (i) => v.cut('#454553', rect(600 + i * 93 - j * 6 + (i - 6) * j * 2, 1130 + j * 34, 78, 24))))
  v.cut('#b9afa2', rect(420, 1290, 1560, 28))
  v.soft('#e2673a', coords('2050 1310, 2030 1120, 2060 1100, 2230 1100, 2260 1120, 2240 1310')).draw('#e2673a', 26, arc(2262, 1200, 66, 62, -1.3, 1.3, 12)).disc('#3a1f1a', 2145, 1108, 96, 20)
  steps(3, (i) => v.draw('#cfe3e4', 9, steps(7, (_, t) => [2090 + i * 54 + 18 * Math.sin(t * 6 + i), 1070 - t * 170]), 0.5))
  v.cut('#b5573a', coords('150 1300, 330 1300, 360 1120, 120 1120'))
  for (const a of [-1.1, -0.6, -0.1, 0.4, 0.9]) v.soft('#5d9150', place(coords('0 0, 50 -120, 20 -330, -50 -120'), { x: 240, y: 1130, turn: a }))
  return v.finish()
}
