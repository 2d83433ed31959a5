/** Fields divided by narrow bands. */
import { Canvas } from './canvas.mjs'

/** Threshold No. 4. */
export function threshold() {
  const c = new Canvas('threshold', 1900, 2400, '#d9cdb4')
  c.brushed(0, 0, 1900, 2400, ['#cbbd9f', '#e6dcc6', '#bfae8c'], { count: 50, thick: 150, opacity: 0.2, upright: true })
  c.cloud(120, 110, 700, 2180, ['#22324f', '#1a2740', '#2d426a'], { layers: 30, edge: 36, strength: 0.16 })
  c.cloud(1010, 110, 770, 2180, ['#22324f', '#1c2a49', '#33486e'], { layers: 30, edge: 36, strength: 0.16 })
  c.brushed(140, 130, 650, 2140, ['#4a628c', '#101a30'], { count: 46, thick: 50, opacity: 0.12, upright: true })
  c.brushed(1040, 130, 710, 2140, ['#4a628c', '#101a30'], { count: 46, thick: 50, opacity: 0.12, upright: true })
  c.cloud(850, 60, 120, 2280, ['#e9b44a', '#dd9a2c', '#f2c866'], { layers: 24, edge: 22, strength: 0.16 })
  c.cloud(872, 60, 26, 2280, ['#fbe7b0'], { layers: 10, edge: 8, strength: 0.2 })
  c.cloud(1470, 110, 22, 2180, ['#a63a2a'], { layers: 10, edge: 7, strength: 0.2 })
  return c.grain(['#0b1222', '#f6ecd2'], 0.07).finish()
}

/** Two Rooms. */
export function twoRooms() {
  const c = new Canvas('two rooms', 2400, 1900, '#efe3d0')
  c.brushed(0, 0, 2400, 1900, ['#e2d1b6', '#f7efe2', '#d8c4a8'], { count: 50, thick: 130, opacity: 0.2 })
  c.cloud(130, 140, 1000, 1620, ['#d86a6f', '#c9525f', '#e48a83', '#b9405a'], { layers: 34, edge: 42, strength: 0.13 })
  c.cloud(1250, 140, 1010, 1620, ['#2f6f5f', '#24584e', '#418873', '#1c483f'], { layers: 34, edge: 42, strength: 0.14 })
  c.cloud(300, 930, 650, 640, ['#8e2745', '#a3304c'], { layers: 20, edge: 50, strength: 0.1 })
  c.cloud(1450, 330, 620, 560, ['#9cc4a4', '#c1d9b0', '#7fb097'], { layers: 20, edge: 50, strength: 0.1 })
  c.brushed(160, 170, 940, 1560, ['#f3b0a0', '#8c2340'], { count: 44, thick: 46, opacity: 0.08, upright: true })
  c.brushed(1280, 170, 950, 1560, ['#8cc0a6', '#10302a'], { count: 44, thick: 46, opacity: 0.08, upright: true })
  c.cloud(1164, 180, 54, 1540, ['#f2c24e', '#e6a936'], { layers: 16, edge: 16, strength: 0.16 })
  return c.grain(['#3a2118', '#fff'], 0.07).finish()
}

/** Interval (Ochre). */
export function interval() {
  const c = new Canvas('interval ochre', 2400, 1600, '#c48a2c')
  c.brushed(0, 0, 2400, 1600, ['#d69e3c', '#a86f1e', '#e0b056'], { count: 60, thick: 120, opacity: 0.18 })
  c.cloud(110, 100, 2180, 560, ['#dca53d', '#cf9030', '#e8b956'], { layers: 28, edge: 50, strength: 0.14 })
  c.cloud(110, 940, 2180, 560, ['#b4761f', '#9c6319', '#c98a2e'], { layers: 28, edge: 50, strength: 0.14 })
  c.cloud(90, 720, 2220, 160, ['#f4ead3', '#fbf5e6', '#e9d9b4'], { layers: 24, edge: 30, strength: 0.14 })
  c.cloud(150, 786, 2100, 30, ['#2d2320', '#4a342a'], { layers: 16, edge: 12, strength: 0.2 })
  c.cloud(1700, 300, 260, 180, ['#b5482a', '#c9603a'], { layers: 14, edge: 34, strength: 0.09 })
  c.brushed(120, 120, 2160, 520, ['#f6d48a', '#8f5a17'], { count: 60, thick: 36, opacity: 0.08 })
  c.brushed(120, 960, 2160, 520, ['#e6b65c', '#5f3a10'], { count: 60, thick: 36, opacity: 0.08 })
  return c.grain(['#3a2208', '#fff0c8'], 0.08).finish()
}
