import { defineBlock } from 'atrium'
import { longTitle } from 'atrium/blocks/example-content.ts'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { z } from 'zod'

const schema = z.object({ heading: z.string(), items: z.array(z.string()).default([]) })

/** The chapters of a book, in their order. */
function BookContents({ id, heading, items }: BlockProps<typeof schema>) {
  return (
    <Band id={id} heading={heading}>
      <ol className="book-contents">
        {items.map((chapter) => (
          <li key={chapter}>{chapter}</li>
        ))}
      </ol>
    </Band>
  )
}

const bookContents = defineBlock({
  type: 'bookContents',
  label: 'Contents of a book',
  description: 'The chapters of a book.',
  placement: 'section',
  schema,
  isEmpty: ({ items }) => items.length === 0,
  examples: [
    { heading: 'Contents', items: ['Combs and baths', 'Names of cities', 'A year in the workshop'] },
    { heading: 'Contents', items: [longTitle] },
  ],
  Component: BookContents,
})

export default bookContents

declare module 'atrium' {
  interface Blocks {
    bookContents: typeof bookContents
  }
}
