/** Marks that hair is made of. */

/** Single hairs, drawn as tapering lines. */
export const strands = (h, list, w = 0.018, colour = h.hairLight) => list.forEach((l) => h.swell(colour, l, w))

/** Curls, as discs of slightly different size. */
export const bumps = (h, pts, r, colour = h.hair) =>
  pts.forEach(([x, y], i) => h.v.disc(colour, ...h.at([[x, y]])[0], h.s * r * (0.85 + (0.3 * ((i * 7) % 5)) / 5)))

/** The upper outline of a head of hair, from one ear to the other. */
export const crown = (top, side, low) => [
  [-side, low],
  [-side - 0.02, -0.3],
  [-side * 0.92, -0.72],
  [-side * 0.5, -top * 0.98],
  [0, -top],
  [side * 0.5, -top * 0.98],
  [side * 0.92, -0.72],
  [side + 0.02, -0.3],
  [side, low],
]
