import { contrastOf, READABLE } from 'atrium/ui/theme/contrast.ts'
import { type Pair, pairs, paletteOf } from 'atrium/ui/theme/palette.ts'
import { fieldProblem } from '#engine/base/problem.ts'
import type { Theme } from '#engine/contract/site/theme.ts'
import type { FieldProblem } from '#engine/host.ts'

/**
 * Texts that cannot be read: pairs of colours below the contrast that WCAG 2.2 asks for.
 *
 * @returns each with the key that says the colour, its ratio, and what is needed
 */
export function contrastFaults(theme: Pick<Theme, 'colors' | 'muted'>): FieldProblem[] {
  const palette = paletteOf(theme)
  return pairs.flatMap(({ ink, ground }) => {
    const [text, under] = [palette[ink] as string, palette[ground] as string]
    const ratio = contrastOf(text, under)
    if (ratio >= READABLE) return []
    return fieldProblem(
      keyOf({ ink, ground }, theme),
      `gives text of "${ink}" (${text}) on "${ground}" (${under}) a contrast of ${rounded(ratio)}:1; WCAG 2.2 asks for ${READABLE}:1`,
      'Choose one of the two lighter, the other darker.',
    )
  })
}

/** Rounded down, so that what is not enough does not look so. */
const rounded = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2)

/** The key that brought the pair about: that of the ink where it is given, else that of the ground. */
function keyOf({ ink, ground }: Pair, { colors, muted }: Pick<Theme, 'colors' | 'muted'>): string {
  if (ink === 'muted' && muted) return 'mutedColor'
  const name = ink.replace(/^on-/, '')
  return colors[name] ? `colors.${name}` : `colors.${ground}`
}
