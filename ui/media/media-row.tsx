import { Strip } from '../strip/strip.tsx'
import { Figure } from './figure.tsx'
import { type MediaLayoutName, rowsOf } from './layout.ts'
import type { MediaItem } from './media-item.ts'

interface MediaRowProps {
  items: readonly MediaItem[]
  layout: MediaLayoutName
  /** Names a row that is scrolled through. */
  label: string
}

/** Media in the arrangement of their layout. */
export function MediaRow({ items, layout: { kind, picture, crop, width }, label }: MediaRowProps) {
  const figure = (item: MediaItem, key: number) => <Figure key={key} item={item} layout={picture} crop={crop} />
  if (kind === 'carousel')
    return (
      <Strip label={label} look={width.startsWith('framed') ? 'framed' : 'pictures'}>
        {items.map(figure)}
      </Strip>
    )
  if (kind !== 'rows' && kind !== 'two-up') return items.map(figure)
  const rows = kind === 'rows' ? rowsOf(items) : rowsOfTwo(items)
  return rows.map((row, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own
    <div className="media-row" data-count={row.length} key={index}>
      {row.map(figure)}
    </div>
  ))
}

const rowsOfTwo = <Item,>(items: readonly Item[]): Item[][] =>
  items.flatMap((_, index) => (index % 2 ? [] : [items.slice(index, index + 2)]))
