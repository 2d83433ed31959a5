import { defineBlock } from 'atrium'
import { awkwardCards, stories } from 'atrium/blocks/example-content.ts'
import { listingFields } from 'atrium/model/listing/listing-fields.ts'
import { printedFields } from 'atrium/model/page/printed.ts'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { ColumnListing as Columns } from 'atrium/ui/listing/listing.tsx'
import { z } from 'zod'

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

declare module 'atrium' {
  interface Blocks {
    columnListing: typeof columnListing
  }
}
