/** The mouth. */

/** Paints the mouth of a sitter; with teeth when the sitter laughs. */
export function mouth(h, p) {
  const { smile = 0.04, wide = 0.25, teeth = false, lip } = p.mouth
  const y = 0.6
  const corner = y - smile
  if (teeth) {
    h.soft('#6d2a2a', [
      [-wide, corner],
      [0, y - 0.01],
      [wide, corner],
      [wide * 0.6, y + 0.08],
      [0, y + 0.12],
      [-wide * 0.6, y + 0.08],
    ])
    h.soft('#fbf6ec', [
      [-wide * 0.92, corner + 0.01],
      [0, y - 0.005],
      [wide * 0.92, corner + 0.01],
      [wide * 0.6, y + 0.055],
      [0, y + 0.07],
      [-wide * 0.6, y + 0.055],
    ])
    h.soft(lip, [
      [-wide, corner],
      [-0.08, y - 0.07],
      [0, y - 0.05],
      [0.08, y - 0.07],
      [wide, corner],
      [0, y + 0.004],
    ])
    h.soft(lip, [
      [-wide * 0.86, y + 0.05 - smile * 0.4],
      [0, y + 0.11],
      [wide * 0.86, y + 0.05 - smile * 0.4],
      [wide * 0.4, y + 0.15],
      [0, y + 0.175],
      [-wide * 0.4, y + 0.15],
    ])
  } else {
    h.soft(lip, [
      [-wide, corner],
      [-0.09, y - 0.065],
      [0, y - 0.045],
      [0.09, y - 0.065],
      [wide, corner],
      [wide * 0.5, y + 0.075],
      [0, y + 0.1],
      [-wide * 0.5, y + 0.075],
    ])
    h.swell(
      p.line,
      [
        [-wide * 1.06, corner - 0.01],
        [-wide * 0.5, y - 0.004],
        [0, y + 0.008],
        [wide * 0.5, y - 0.004],
        [wide * 1.06, corner - 0.01],
      ],
      0.026,
    )
  }
  for (const k of [-1, 1])
    h.swell(
      p.line,
      [
        [k * (wide + 0.02), corner - 0.05],
        [k * (wide + 0.05), corner],
        [k * (wide + 0.025), corner + 0.05],
      ],
      0.015,
    )
  h.soft(
    h.shade,
    [
      [-0.12, y + 0.17],
      [0, y + 0.15],
      [0.12, y + 0.17],
      [0, y + 0.2],
    ],
    0.8,
  )
}
