/** Fields that hover: stacked clouds of colour. */

import { Canvas } from './canvas.mjs'

/** Low Sun, Red. */
export function lowSun() {
  const c = new Canvas('low sun', 2000, 2300, '#e7dcc4')
  c.brushed(0, 0, 2000, 2300, ['#dccfb2', '#f1e8d5'], { count: 30, thick: 90, opacity: 0.2 })
  c.cloud(96, 96, 1808, 2108, ['#b0241c', '#a51f1c', '#bb2d1d', '#9a1c1e'], { layers: 34, edge: 44, strength: 0.17 })
  c.shore(96, 96, 1808, 2108, '#6d1218')
  c.cloud(210, 190, 1580, 900, ['#c5301d', '#8f1a20'], { layers: 16, edge: 150, strength: 0.06 })
  c.cloud(190, 1000, 1620, 800, ['#cf3f1f', '#c23419'], { layers: 18, edge: 190, strength: 0.06 })
  c.glow(1250, 1520, 340, 300, ['#ee6a26', '#f07d2c', '#e2531f'], 40)
  c.cloud(150, 1990, 1700, 190, ['#c98f7c', '#d6a48f'], { layers: 14, edge: 90, strength: 0.045 })
  c.brushed(150, 150, 1700, 2000, ['#d8482a', '#7a141c'], { count: 60, thick: 60, opacity: 0.055 })
  return c.grain(['#4a0b10', '#f7b08a'], 0.08).finish()
}

/** Blue Weight. */
export function blueWeight() {
  const c = new Canvas('blue weight', 2200, 2400, '#e9e1cd')
  c.brushed(0, 0, 2200, 2400, ['#dcd2b9', '#f4eddd'], { count: 30, thick: 100, opacity: 0.2 })
  for (let pour = 0; pour < 7; pour++) {
    const top = 130 + pour * 190
    const sag = c.r.in(-40, 30)
    const blue = ['#2b44c0', '#2238ae', '#2a3fb6', '#1c2f9c', '#2336a8', '#182788', '#141f74'][pour]
    c.cloud(160 + c.r.norm(16), top, 1880, 2060 - top + sag, [blue], { layers: 9, edge: 46, strength: 0.085 })
    c.shore(160, top, 1880, 2060 - top + sag, '#0f1a66', 0.16)
  }
  c.cloud(300, 1720, 1600, 360, ['#0d1552', '#101a60'], { layers: 18, edge: 120, strength: 0.09 })
  for (const [x, long] of [
    [520, 150],
    [1130, 90],
    [1490, 210],
    [1690, 70],
  ])
    c.cloud(x, 2040, 26, long, ['#1a2a92'], { layers: 8, edge: 8, strength: 0.2 })
  c.brushed(220, 240, 1760, 1780, ['#4a63d8', '#0b1250'], { count: 60, thick: 60, opacity: 0.06, upright: true })
  return c.grain(['#0a1040', '#fff'], 0.07).finish()
}

/** Untitled (Green over Black). */
export function greenOverBlack() {
  const c = new Canvas('green over black', 2000, 2500, '#2b2a28')
  c.brushed(0, 0, 2000, 2500, ['#3a3833', '#1c1b1a', '#45403a'], { count: 50, thick: 130, opacity: 0.2 })
  c.cloud(150, 130, 1700, 1190, ['#3f7d3c', '#2f6a35', '#5a9a47', '#27562e'], { layers: 36, edge: 62, strength: 0.13 })
  c.cloud(260, 240, 1480, 520, ['#8fbf5a', '#a4cc6c'], { layers: 18, edge: 80, strength: 0.05 })
  c.cloud(150, 1430, 1700, 930, ['#0d0d0f', '#141316', '#08090b'], { layers: 34, edge: 58, strength: 0.17 })
  c.cloud(200, 1330, 1600, 90, ['#c9d3a0', '#9db477'], { layers: 16, edge: 30, strength: 0.07 })
  c.brushed(180, 160, 1640, 1130, ['#86bd63', '#14361c'], { count: 70, thick: 52, opacity: 0.08 })
  c.brushed(180, 1460, 1640, 870, ['#2c3a2c', '#000'], { count: 60, thick: 52, opacity: 0.16 })
  return c.grain(['#000', '#cfe0b0'], 0.07).finish()
}
