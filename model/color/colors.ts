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

/** The accent of the page, and the same mixed into the wall: what blocks take where nobody chose a colour. */
export const accents = ['accent', 'tint'] as const

/** Everything that a part of a page may be painted in. */
export const grounds = [...colors, ...accents] as const

export type Ground = (typeof grounds)[number]
