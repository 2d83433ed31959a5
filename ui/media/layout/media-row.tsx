import { Lightbox } from '../../lightbox/lightbox.tsx'
import type { PictureHeightName } from '../../picture/heights.ts'
import type { PictureLayoutName } from '../../picture/layouts.ts'
import { Strip, type StripLook } from '../../strip/strip.tsx'
import { Figure, isTall } from '../figure.tsx'
import { type MediaKind, type MediaLayoutName, rowsOf } from '../layout.ts'
import { type MediaItem, opensLarge } from '../media-item.ts'

interface MediaRowProps {
  items: readonly MediaItem[]
  layout: MediaLayoutName
  /** Names the pictures where they are scrolled through or looked at in the viewer. */
  label: string
}

/** Media in the arrangement of their layout; pictures open in the viewer. */
export function MediaRow({ items, layout, label }: MediaRowProps) {
  const row = arranged({ items, layout, label })
  return items.some(opensLarge) ? <Lightbox label={label}>{row}</Lightbox> : row
}

function arranged({ items, layout: { kind, picture, crop, width }, label }: MediaRowProps) {
  const figureIn = (size: PictureLayoutName) => (item: MediaItem, key: number) => (
    <Figure key={key} item={item} layout={size} crop={crop} height={heightOf(kind, width, item)} enlarge />
  )
  const figure = figureIn(picture)
  if (kind === 'carousel')
    return (
      <Strip label={label} look={lookOf(width)}>
        {items.map(figure)}
      </Strip>
    )
  if (kind !== 'rows' && kind !== 'two-up') return items.map(figure)
  return rowsOf(items, kind === 'rows' ? 3 : 2).map((row, index) => (
    <div className="media-row" data-count={row.length} key={index}>
      {row.map(
        row.length > 2 ? figure : figureIn(row.length > 1 ? 'post_half_variable_height' : 'media_layout_full_width'),
      )}
    </div>
  ))
}

/** Returns what bounds the height of a picture in an arrangement. */
function heightOf(kind: MediaKind, width: string, { image }: MediaItem): PictureHeightName | undefined {
  if (kind === 'carousel') return lookOf(width) === 'pictures' ? 'strip' : 'slide'
  if (kind === 'hero') return image && isTall(image) ? 'tallHero' : undefined
  return kind === 'standard' || kind === 'feature' ? 'figure' : undefined
}

/** A strip shows pictures beside each other, the other carousels one at a time. */
function lookOf(width: string): StripLook {
  if (width.startsWith('strip')) return 'pictures'
  return width.startsWith('framed') ? 'framed' : 'slides'
}
