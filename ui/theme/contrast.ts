/** Relative luminance as WCAG 2 defines it, of a colour like `#1f3a93`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of text on its ground, 1 to 21, as WCAG 2.2 defines it. */
export function contrastOf(ink: string, ground: string): number {
  const [light = 0, dark = 0] = [luminance(ink), luminance(ground)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

/** Says what WCAG 2.2 asks of text in any size (success criterion 1.4.3, level AA). */
export const READABLE = 4.5
