import type { Institution } from 'atrium'
import { colors } from 'atrium/model/color/colors.ts'
import { contrastOf, READABLE } from './contrast.ts'
import tokens from './tokens.css?raw'

/** Describes what an institution looks like. */
export type Theme = Institution['theme']

/** The colours that an institution may say: those by name, and its accent. */
export const themeColors = [...colors, 'accent'] as const

/** Every colour of the theme by the name of its custom property, like `blue`, `on-blue` and `muted`. */
export type Palette = Readonly<Record<string, string>>

/** The colours in `tokens.css`. */
const standard: Palette = Object.fromEntries(
  [...tokens.matchAll(/(?<![\w-])--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
)

/** The colours of an institution: those that it names, and the theme's own. Without an ink the one that reads best is taken. */
export function paletteOf({ colors: chosen, muted }: Pick<Theme, 'colors' | 'muted'>): Palette {
  const own = themeColors.flatMap((name) => {
    const color = chosen[name]
    return color
      ? [
          [name, color.ground],
          [`on-${name}`, color.ink ?? inkOn(color.ground)],
        ]
      : []
  })
  return { ...standard, ...Object.fromEntries(own), ...(muted && { muted }) }
}

/** Returns what differs from the theme's own. */
export const changedIn = (palette: Palette): [string, string][] =>
  Object.entries(palette).filter(([name, value]) => standard[name] !== value)

/** On a ground of middling brightness black alone can be read. */
const INKS = ['#16151a', '#ffffff', '#000000'] as const

/** The dark or white ink that reads best. */
function inkOn(ground: string): string {
  const [dark, light, black] = INKS
  const best = contrastOf(dark, ground) >= contrastOf(light, ground) ? dark : light
  return contrastOf(best, ground) >= READABLE ? best : black
}

/** A text colour, and the ground behind it. */
export interface Pair {
  ink: string
  ground: string
}

/** Texts of colours on grounds: the ink of each colour, quiet text, links, and the dates of tickets. */
export const pairs: readonly Pair[] = [
  ...themeColors.map((name) => ({ ink: `on-${name}`, ground: name })),
  { ink: 'on-white', ground: 'warm-grey' },
  { ink: 'muted', ground: 'white' },
  { ink: 'muted', ground: 'warm-grey' },
  { ink: 'blue', ground: 'white' },
  { ink: 'garden', ground: 'white' },
]
