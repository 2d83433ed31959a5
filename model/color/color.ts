import { f } from 'atrium'
import { colors } from './colors.ts'

type Options = Parameters<typeof f.text>[0]

/** Says what editors read of colours whose name is not a word. */
const labels = { 'garden-light': 'Light green', 'warm-grey': 'Warm grey', garden: 'Dark green', sky: 'Sky blue' }

/** A colour of the theme by name. */
export const color = (options?: Options) => f.color(colors, { labels, ...options })

/** A colour of the theme, chosen by an editor. */
export const colorReference = (options?: Options) =>
  f.group(
    { colorName: f.required(color({ label: 'Name', help: 'One of the theme: words on it can always be read.' })) },
    { label: 'Color', control: 'color', help: 'The ground behind the words; default: that of the page.', ...options },
  )
