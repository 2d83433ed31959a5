import { colors } from 'atrium/model/color/colors.ts'
import { themeColors } from 'atrium/ui/theme/palette.ts'
import { z } from 'zod'
import { list, matching, object } from './kinds.ts'

const hex = matching((value) => /^#[0-9a-f]{6}$/i.test(value), 'Write a colour like "#1f3a93".').transform((value) =>
  value.toLowerCase(),
)
const color = z.union(
  [hex.transform((ground) => ({ ground, ink: undefined })), object({ ground: hex, ink: hex.optional() })],
  'Write a colour like "#1f3a93", or { "ground": "#1f3a93", "ink": "#ffffff" }.',
)

const svg = matching(
  (value) => /^brand\/[\w-]+\.svg$/.test(value),
  'Write the path of an SVG in the folder "brand", like "brand/logo.svg".',
)
const woff2 = matching(
  (value) => /^brand\/[\w-]+\.woff2$/.test(value),
  'Write the path of a font in the folder "brand", like "brand/sans.woff2".',
)
const weight = matching(
  (value) => /^\d{3}(?: \d{3})?$/.test(value),
  'Write a weight like "400", or "200 800" of a variable font.',
)
const typeface = object({
  family: matching((value) => /^[\w -]+$/.test(value), 'Use letters, digits, spaces and hyphens.').describe(
    'Its name; without files one that visitors have.',
  ),
  files: list(
    object({
      file: woff2.describe('Path of the font inside the content directory.'),
      weight: weight.default('400').describe('Its weight, or the range of a variable font.'),
      style: z.enum(['normal', 'italic'], 'Write "normal" or "italic".').default('normal').describe('Its style.'),
    }),
  )
    .default([])
    .describe('Fonts of the content directory. The first upright one is preloaded.'),
})

/** The look of the site. */
export const look = {
  logo: svg.optional().describe('The logo beside the main navigation. Not given: `name` in words.'),
  favicon: svg.optional().describe('The mark in tabs and on home screens, square. Not given: one in the colours.'),
  colors: z
    .partialRecord(z.enum(themeColors), color, `Write an object with colours named ${themeColors.join(', ')}.`)
    .default({})
    .describe(
      `Colours by the name that content uses: ${colors.join(', ')}; and \`accent\`, the ground of what nobody chose a colour for. Each is a ground, or a ground with its ink; without one the ink that reads best is taken. \`blue\` is the colour of links.`,
    ),
  accents: z
    .record(
      z.string().startsWith('/'),
      z.enum(colors, `Write one of ${colors.join(', ')}.`),
      'Write an object with a colour by address, like { "/visit": "yellow" }.',
    )
    .default({})
    .describe(
      'The accent of the pages at and below an address, by the name of a colour; the longest address counts. Pages without one have the colour `accent`.',
    ),
  mutedColor: hex.optional().describe('Quiet text on white.'),
  sans: typeface.optional().describe('Type face of titles and of everything that is no running text.'),
  serif: typeface.optional().describe('Type face of running text.'),
}

export type Look = z.output<ReturnType<typeof lookSchema>>
const lookSchema = () => object(look)
