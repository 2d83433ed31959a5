import type { Card as CardData } from 'atrium'
import { Card } from '../card/card.tsx'
import type { CardPart, ListingSize } from '../card/card-size.ts'
import { anchorsOf } from '../heading/anchors.ts'
import type { PictureLayoutName } from '../picture/layouts.ts'
import { type RowSize, rowOfEach } from '../rows/rows.ts'
import { useItemOptions } from './use-item-options.ts'

/** How one card of a listing differs from the others. */
export interface ItemOptions {
  size?: ListingSize | 'row' | 'text'
  show?: readonly CardPart[]
}

export interface ListingProps {
  items: readonly CardData[]
  size: ListingSize
  show?: readonly CardPart[]
  /** One for each item, or none at all. */
  options?: readonly ItemOptions[]
  ctaText?: string
  /** Each card has an anchor, which comes from its title. */
  anchors?: boolean
  /** How many of the first pictures are on the first screen. */
  priority?: number
  /** Three cards share each row on wide screens, as where filters change their number; else no row is left with a gap. */
  alike?: boolean
}

/** The sizes whose cards stand in rows, and how many share one. */
const inRows: Partial<Record<ListingSize, RowSize>> = { small: 4, medium: 3 }

/** How a picture is placed where another number of cards than usual shares a row on wide screens; undefined: as usual. */
function pictureIn(size: ListingSize, row: RowSize = 3): PictureLayoutName | undefined {
  if (size === 'small' && row === 3) return 'post_small_wide'
  return row <= 2 ? 'post_medium_wide' : undefined
}

/** Cards of one size, in the order given. */
export function Listing({ items, size, show, options, ctaText, anchors, priority = 0, alike }: ListingProps) {
  const own = useItemOptions(items, options)
  const most = inRows[size]
  const rows = most && !alike ? rowOfEach(items.length, most) : []
  const ids = anchors ? anchorsOf(items.map(({ title }) => title)) : []
  return (
    <ul
      className={most ? 'listing rows' : 'listing'}
      data-size={size}
      data-alike={alike ? '' : undefined}
      data-mixed={own?.some(({ show: parts }) => parts) ? '' : undefined}
    >
      {items.map((card, index) => (
        <li key={card.uid ?? `${index} ${card.title}`} data-row={rows[index]}>
          <Card
            card={card}
            size={own?.[index]?.size ?? size}
            picture={own?.[index]?.size ? undefined : pictureIn(size, rows[index])}
            show={own?.[index]?.show ?? show}
            ctaText={ctaText}
            anchor={ids[index]}
            priority={index < priority}
          />
        </li>
      ))}
    </ul>
  )
}

/** The first item large, the others as small rows beside it. */
export function ColumnListing({ items, show }: { items: readonly CardData[]; show?: readonly CardPart[] }) {
  const [first, ...others] = items
  if (!first) return null
  return (
    <div className="column-listing">
      <Card card={first} size="large" picture="post_split" show={show} />
      {others.length > 0 && (
        <ul>
          {others.map((card, index) => (
            <li key={card.uid ?? `${index} ${card.title}`}>
              <Card card={card} size="row" />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
