import { defineBlock } from 'atrium'
import { awkwardCards, manyCards } from 'atrium/blocks/example-content.ts'
import { listingFields } from 'atrium/model/listing/listing-fields.ts'
import { printedFields } from 'atrium/model/page/printed.ts'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Card as CardView } from 'atrium/ui/card/card.tsx'
import type { CardPart } from 'atrium/ui/card/card-size.ts'
import { z } from 'zod'
import { placeOf } from './hanging.ts'

const schema = z.object({ ...printedFields(), ...listingFields() })

/** A work is named with who made it; it speaks for itself. */
const shown: readonly CardPart[] = ['image', 'meta', 'ctas']

function ArtworkRows({ id, heading, title, subheading, cta, ctaText, items }: BlockProps<typeof schema>) {
  return (
    <Band id={id} heading={heading ?? title} subheading={subheading} cta={cta}>
      {items.length > 0 && (
        <ul className="artwork-rows">
          {items.map((card, index) => {
            const { columns, picture } = placeOf(index)
            return (
              <li key={card.uid ?? `${index} ${card.title}`} data-columns={columns}>
                <CardView card={card} size="large" picture={picture} show={shown} ctaText={ctaText} />
              </li>
            )
          })}
        </ul>
      )}
    </Band>
  )
}

const artworkRows = defineBlock({
  type: 'artworkRows',
  label: 'Rows of artworks',
  description: 'Works two in a row, like on a wall: rows in three layouts, which begin again after the third.',
  placement: 'section',
  schema,
  examples: [
    {
      title: 'Begin with these',
      subheading: 'Seven works that repay a second look.',
      cta: { title: 'The whole collection', href: '/news' },
      items: manyCards.slice(0, 7),
    },
    { heading: 'Awkward ones', items: awkwardCards },
    { title: 'One alone', items: manyCards.slice(0, 1) },
  ],
  Component: ArtworkRows,
})

export default artworkRows

declare module 'atrium' {
  interface Blocks {
    artworkRows: typeof artworkRows
  }
}
