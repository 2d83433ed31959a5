import { f } from '#engine'
import { colors } from './colors.ts'

type Options = Parameters<typeof f.text>[0]

/** A colour of the theme by name. */
export const color = (options?: Options) => f.color(colors, options)

/** A colour of the theme, chosen by an editor. */
export const colorReference = (options?: Options) =>
  f.group({ colorName: f.required(color({ label: 'Name' })) }, { label: 'Color', ...options })
