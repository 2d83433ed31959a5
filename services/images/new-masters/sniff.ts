/** Says what a file is by its first bytes, whatever it is called. */
export const SNIFFED_BYTES = 64

const PICTURES = ['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif'] as const
const OTHERS = ['svg', 'heic', 'bmp', 'pdf', 'text', 'unknown'] as const

export type Sniffed = (typeof PICTURES)[number] | (typeof OTHERS)[number]

type Form = readonly [kind: Sniffed, at: number, ...starts: readonly string[]]

const FORMS: readonly Form[] = [
  ['jpeg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['gif', 0, 'GIF87a', 'GIF89a'],
  ['tiff', 0, 'II*\0', 'MM\0*', 'II+\0', 'MM\0+'],
  ['webp', 8, 'WEBP'],
  ['avif', 4, 'ftypavif', 'ftypavis'],
  ['heic', 4, 'ftypheic', 'ftypheix', 'ftypmif1', 'ftyphevc', 'ftypmsf1'],
  ['bmp', 0, 'BM'],
  ['pdf', 0, '%PDF-'],
]

/** What a file is, by its first `SNIFFED_BYTES`. */
export function sniff(head: Uint8Array): Sniffed {
  const text = Buffer.from(head.subarray(0, SNIFFED_BYTES)).toString('latin1')
  const form = FORMS.find(([, at, ...starts]) => starts.some((start) => text.startsWith(start, at)))
  if (form) return form[0]
  if (/^(?:\xef\xbb\xbf)?\s*<(?:\?xml|!doctype svg|svg|!--)/i.test(text)) return 'svg'
  // biome-ignore lint/suspicious/noControlCharactersInRegex: text has none of these
  return text !== '' && !/[\x00-\x08\x0e-\x1f]/.test(text) ? 'text' : 'unknown'
}

/** Why a file is not taken as a picture, and what to do; undefined: it may be one. */
export function whyNoPicture(kind: Sniffed): { reason: string; remedy: string } | undefined {
  if ((PICTURES as readonly string[]).includes(kind)) return undefined
  return REFUSED[kind as (typeof OTHERS)[number]]
}

const SAVE_AS = 'Save it as JPEG or PNG, and upload that.'

const REFUSED: Readonly<Record<(typeof OTHERS)[number], { reason: string; remedy: string }>> = {
  svg: {
    reason: 'It is a vector drawing (SVG), which may hold scripts.',
    remedy: 'Save it as PNG in twice the size in which it is shown, or have it put into the folder images by hand.',
  },
  heic: { reason: 'It is a HEIC picture, as some phones keep them.', remedy: SAVE_AS },
  bmp: { reason: 'It is a BMP picture.', remedy: SAVE_AS },
  pdf: { reason: 'It is a PDF, and no picture.', remedy: 'Save the page as PNG or JPEG, and upload that.' },
  text: {
    reason: 'It is a text, whatever its name says.',
    remedy: 'Choose a picture: JPEG, PNG, WebP, AVIF, TIFF or GIF.',
  },
  unknown: {
    reason: 'It is no picture of a kind that is known.',
    remedy: 'Choose a picture: JPEG, PNG, WebP, AVIF, TIFF or GIF.',
  },
}
