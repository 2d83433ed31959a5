const SIZE = { width: 2400, height: 1600 }

const drawing = (shapes) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" viewBox="0 0 ${SIZE.width} ${SIZE.height}">${shapes}</svg>\n`
const box = (x, y, width, height, fill) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`
const shape = (points, fill) => `<polygon points="${points}" fill="${fill}"/>`

const house = [
  box(0, 0, 2400, 1600, '#30415f'),
  box(0, 980, 2400, 620, '#b56c57'),
  shape('520,620 1200,260 1880,620', '#e9dcc4'),
  box(600, 620, 1200, 760, '#f4ecdd'),
  ...[740, 1110, 1480].map((x) => box(x, 760, 180, 420, '#f0b45a')),
  box(0, 1380, 2400, 220, '#24304a'),
]

const STEPS = 9
const stairs = [
  box(0, 0, 2400, 1600, '#efe6d6'),
  ...Array.from({ length: STEPS }, (_, step) => {
    const light = 30 + step * 6
    return box(step * 270, 1340 - step * 130, 2400 - step * 270, 140 + step * 130, `hsl(18 34% ${light}%)`)
  }),
]

const room = [
  box(0, 0, 2400, 1600, '#dfe4e2'),
  shape('0,1600 500,1120 1900,1120 2400,1600', '#a9805f'),
  box(500, 240, 1400, 880, '#c9d1ce'),
  box(1320, 460, 320, 660, '#3d4f4c'),
  shape('900,1240 1360,1240 1500,1480 840,1480', '#f3dfae'),
  box(700, 420, 380, 300, '#f7f4ee'),
  box(730, 450, 320, 240, '#8a4f3d'),
]

/** Pictures that a new site begins with, drawn here, by their file. */
export const starterPictures = Object.fromEntries(
  Object.entries({ house, stairs, room }).map(([name, shapes]) => [`images/${name}.svg`, drawing(shapes.join(''))]),
)
