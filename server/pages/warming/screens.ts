/** A screen in CSS pixels, and how many dots each of these has along a side. */
export interface Screen {
  width: number
  height: number
  density: number
}

/** Phones and laptops as most visitors have them. */
export const SCREENS: readonly Screen[] = [
  ...[1, 2, 3].map((density) => ({ width: 390, height: 844, density })),
  ...[1, 2].map((density) => ({ width: 1440, height: 900, density })),
]

const ROOT_FONT = 16
const CONDITION = /^\((min|max)-width: ?([^()]+)\) (.+)$/
const LENGTH = /^(-?(?:\d+(?:\.\d+)?|\.\d+))(px|rem|em|vw|vh)$/
const CALL = /^(min|max|clamp)\((.+)\)$/

/**
 * How wide a picture is shown, in CSS pixels, by the `sizes` attribute that pages bear. What is not understood counts as
 * the whole width, as browsers have it.
 */
export function widthIn(sizes: string, screen: Screen): number {
  for (const part of parts(sizes)) {
    const [, bound, limit = '', length = part] = CONDITION.exec(part) ?? []
    const edge = bound === undefined ? screen.width : lengthOf(limit, screen)
    if (bound === 'min' ? screen.width >= edge : screen.width <= edge) return lengthOf(length, screen)
  }
  return screen.width
}

function lengthOf(text: string, screen: Screen): number {
  const [, number, unit] = LENGTH.exec(text) ?? []
  if (number !== undefined) return Number(number) * unitOf(unit as string, screen)
  const [, name, list = ''] = CALL.exec(text) ?? []
  if (name === undefined) return screen.width
  const lengths = parts(list).map((part) => lengthOf(part, screen))
  const [least = 0, wanted = 0, most = 0] = lengths
  if (name === 'clamp') return Math.max(least, Math.min(wanted, most))
  return name === 'min' ? Math.min(...lengths) : Math.max(...lengths)
}

function unitOf(unit: string, { width, height }: Screen): number {
  if (unit === 'vw') return width / 100
  if (unit === 'vh') return height / 100
  return unit === 'px' ? 1 : ROOT_FONT
}

/** Parts between commas, those in brackets aside. */
function parts(text: string): string[] {
  const found = ['']
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === ',' && depth === 0) found.push('')
    else found[found.length - 1] += letter
  }
  return found.map((part) => part.trim())
}
