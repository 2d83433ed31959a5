/** Describes what the site of an institution looks like where that differs from the theme. */
export interface Theme {
  /** By the name of a colour of the theme, each as `#rrggbb`. Without an ink the one that reads best is taken. */
  colors: Readonly<Record<string, { ground: string; ink?: string }>>
  /** Names of colours by address: the accent of the pages at and below it. The longest address counts. */
  accents?: Readonly<Record<string, string>>
  /** Quiet text, `#rrggbb`. */
  muted?: string
  /** The face of titles and of everything that is no running text. */
  sans?: Typeface
  /** The face of running text. */
  serif?: Typeface
}

export interface Typeface {
  /** Its name; without files one that visitors have. */
  family: string
  /** `weight` as in CSS: `400`, or `200 800` of a variable font. */
  files: { src: string; weight: string; style: 'normal' | 'italic' }[]
}

/** The institution's logo: a vector at an address of the site, with the size that it has by itself. */
export interface Logo {
  src: string
  width: number
  height: number
}
