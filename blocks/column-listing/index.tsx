import { z } from 'zod'
import { awkwardCards, stories } from '#blocks/example-content.ts'
import { defineBlock } from '#engine'
import { listingFields } from '#model/listing/listing-fields.ts'
import { printedFields } from '#model/page/printed.ts'
import { Band } from '#ui/band/band.tsx'
import type { BlockProps } from '#ui/block-props.ts'
import { ColumnListing as Columns } from '#ui/listing/listing.tsx'

const schema = z.object({ ...printedFields(), ...listingFields() })

function ColumnListing({ id, heading, title, subheading, cta, items }: BlockProps<typeof schema>) {
  return (
    <Band id={id} heading={heading ?? title} subheading={subheading} cta={cta}>
      <Columns items={items} />
    </Band>
  )
}

const columnListing = defineBlock({
  type: 'columnListing',
  label: 'Column listing',
  description: 'The first entry large, the others small beside it.',
  placement: 'section',
  schema,
  examples: [
    {
      title: 'Lately',
      subheading: 'What the curators are reading.',
      cta: { title: 'More', href: '/news/all' },
      items: stories,
    },
    { title: 'One column only', items: awkwardCards.slice(1, 2) },
  ],
  Component: ColumnListing,
})

export default columnListing

declare module '#engine' {
  interface Blocks {
    columnListing: typeof columnListing
  }
}
