/** Shoulders, sleeves, collars, lapels. */

/** The silhouette of shoulders and upper arms. */
export const shoulders = (v, colour, x, y, wide = 760, drop = 210, open = 190) =>
  v.soft(colour, [
    [x - open, y - 30],
    [x - wide * 0.62, y + drop * 0.42],
    [x - wide * 0.95, y + drop],
    [x - wide * 1.1, y + 640],
    [x - wide * 1.15, y + 1100],
    [x + wide * 1.15, y + 1100],
    [x + wide * 1.1, y + 640],
    [x + wide * 0.95, y + drop],
    [x + wide * 0.62, y + drop * 0.42],
    [x + open, y - 30],
    [x, y + 90],
  ])

/** Tapering folds, in measures from the pit of the neck. */
export const folds = (v, colour, x, y, list) =>
  list.forEach((l) =>
    v.pen(colour).ribbon(
      l.map(([a, b]) => [x + a, y + b]),
      (t) => 14 * Math.sin(Math.PI * (0.1 + 0.8 * t)),
    ),
  )

/** The folds that mark both sleeves. */
export const arms = (v, colour, x, y) =>
  folds(v, colour, x, y, [
    [
      [-560, 360],
      [-540, 520],
      [-560, 700],
    ],
    [
      [560, 360],
      [540, 520],
      [560, 700],
    ],
    [
      [-420, 230],
      [-470, 330],
      [-560, 420],
    ],
    [
      [420, 230],
      [470, 330],
      [560, 420],
    ],
  ])

/** An open collar, its far half in shade. */
export const collar = (v, colour, shade, x, y, w = 210, deep = 210) => {
  for (const k of [-1, 1])
    v.cut(k > 0 ? shade : colour, [
      [x + k * w * 0.95, y - 70],
      [x + k * w * 1.16, y + 10],
      [x + k * w * 0.62, y + deep * 0.98],
      [x, y + deep * 0.66],
      [x + k * 20, y + deep * 0.56],
    ])
}

/** Two lapels. */
export const lapels = (v, colour, x, y) => {
  for (const k of [-1, 1])
    v.cut(colour, [
      [x + k * 200, y - 40],
      [x + k * 380, y + 210],
      [x + k * 290, y + 260],
      [x + k * 330, y + 330],
      [x + k * 30, y + 700],
      [x + k * 10, y + 640],
    ])
}
