import type { Log } from 'atrium'
import type { PictureLayoutName } from '../picture/layouts.ts'

/** How pictures are arranged: alone, in twos, in rows, or one after the other to be scrolled through. */
export type MediaKind = 'standard' | 'hero' | 'feature' | 'square' | 'two-up' | 'rows' | 'carousel'

export interface MediaLayoutName {
  width: string
  /** Ratio `w:h` that pictures are cropped to. */
  crop?: string
  kind: MediaKind
  picture: PictureLayoutName
}

const CAROUSELS = ['carousel', 'framed carousel', 'strip carousel', 'strip-carousel']
/** Whatever editors write is looked for in them: maps have no names beside their own. */
const SINGLE = new Map<string, MediaKind>(
  Object.entries({
    'column-width': 'standard',
    'full-bleed': 'hero',
    'full-width': 'feature',
    square: 'square',
  } as const),
)

const PICTURES = new Map<string, PictureLayoutName>(
  Object.entries({
    'column-width_16-9': 'post_large',
    'full-width_16-9': 'post_xlarge',
    'column-width': 'media_layout_column_width',
    'full-bleed': 'media_layout_full_bleed',
    'full-width': 'media_layout_full_width',
    'strip carousel': 'post_large_variable_height',
    'strip-carousel': 'post_large_variable_height',
    carousel: 'post_large_variable_height',
    'framed carousel': 'post_large_variable_height',
    'side-by-side': 'post_half_variable_height',
    'image-row': 'post_medium_variable_height',
    square: 'post_square',
  } as const),
)

const DEFAULT = 'column-width'

/** Reads a layout `{width}_{crop}`, like `column-width_16-9`; without one, or an unknown one, as `column-width`. */
export function mediaLayoutOf(layout: string = DEFAULT): MediaLayoutName {
  const [width = DEFAULT, crop] = layout.trim().split('_')
  return {
    width,
    crop: crop?.replace('-', ':'),
    kind: kindOf(width),
    picture: PICTURES.get(layout.trim()) ?? PICTURES.get(width) ?? 'media_layout_column_width',
  }
}

function kindOf(width: string): MediaKind {
  if (CAROUSELS.includes(width)) return 'carousel'
  if (width === 'side-by-side') return 'two-up'
  if (width === 'image-row') return 'rows'
  return SINGLE.get(width) ?? 'standard'
}

const HERO_LAYOUTS = ['full-bleed', 'column-width', 'square']

/** The layout of a hero's media; one that heroes do not have is logged and shown at full width. */
export function heroLayoutOf(layout: string | undefined = 'full-bleed', log: Log): MediaLayoutName {
  const read = mediaLayoutOf(layout)
  if (HERO_LAYOUTS.includes(read.width)) return read
  log.warn(
    { layout },
    `Unknown MediaLayout layout ${JSON.stringify(layout)}. Valid layouts of a hero: ${HERO_LAYOUTS.join(', ')}.`,
  )
  return mediaLayoutOf('full-bleed')
}

/** Parts a list into rows of at most `width`, as even as can be. */
export function rowsOf<Item>(items: readonly Item[], width = 3): Item[][] {
  const count = Math.ceil(items.length / width)
  const rows: Item[][] = []
  for (let row = 0, from = 0; row < count; row++) {
    const size = Math.ceil((items.length - from) / (count - row))
    rows.push(items.slice(from, from + size))
    from += size
  }
  return rows
}
