/** The colours of the theme by name, each with its ground and ink in `ui/theme/tokens.css`. */
export const colors = [
  'blue',
  'garden',
  'magenta',
  'white',
  'black',
  'grey',
  'orange',
  'sunset',
  'yellow',
  'garden-light',
  'sky',
  'navy',
  'bronze',
  'warm-grey',
] as const

export type Color = (typeof colors)[number]
