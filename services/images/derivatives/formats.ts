/** Formats that are sent, by the ending that asks for them. */
export const formats = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
} as const

export type Format = keyof typeof formats

export const isFormat = (ending: string): ending is Format => Object.hasOwn(formats, ending)

/** Writing AVIF takes some 35 bytes of memory a pixel, the other formats a quarter of that: larger ones come out smaller. */
export const AVIF_LIMIT = 4_000_000
/** Returns what a format weighs beside the others while it is written. */
export const weightOf = (format: Format): number => (format === 'avif' ? 4 : 1)

/**
 * The format for an address that ends in `.jpg`, by what the client accepts by name; wildcards promise nothing. AVIF is
 * sent where an address names it: of the same likeness it is no smaller than WebP, unless it is given ten times as long.
 */
export function negotiatedFormat(accept: string | undefined): Format {
  const accepted = new Set(
    (accept ?? '').split(',').flatMap((part) => {
      const [type = '', ...parameters] = part
        .toLowerCase()
        .split(';')
        .map((text) => text.trim())
      return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [type]
    }),
  )
  return accepted.has(formats.webp) ? 'webp' : 'jpg'
}

/** Holds what gave the best bytes for the time on drawn and painted masters; WebP and AVIF are alike to the eye at every size. */
export const settings = {
  jpg: { quality: 80, progressive: true },
  png: {},
  webp: { quality: 75, effort: 2 },
  avif: { quality: 65, effort: 0 },
} as const satisfies Record<Format, object>

/** A format as the image library calls it and is told to write it. */
export const encodingOf = (format: Format) => ({
  format: format === 'jpg' ? 'jpeg' : format,
  contentType: formats[format],
  options: settings[format],
})
