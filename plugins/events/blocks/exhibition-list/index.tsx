import { type Card, defineBlock } from 'atrium'
import { awkwardCards, longTitle, stories } from 'atrium/blocks/example-content.ts'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import type { CardPart } from 'atrium/ui/card/card-size.ts'
import { Heading, Subsection } from 'atrium/ui/heading/heading.tsx'
import { Listing } from 'atrium/ui/listing/listing.tsx'
import { z } from 'zod'

const group = z.object({ title: z.string(), items: z.array(z.custom<Card>()), size: z.enum(['large', 'medium']) })
const schema = z.object({ groups: z.array(group) })

const SHOWN: readonly CardPart[] = ['image', 'tag', 'meta', 'date', 'excerpt']

function ExhibitionList({ groups }: BlockProps<typeof schema>) {
  return (
    // Under the heading of its list.
    <Subsection>
      {groups.map(({ title, items, size }) => (
        <div className="exhibition-part" key={title}>
          <Heading className="exhibition-part-title">{title}</Heading>
          <Subsection>
            <Listing items={items} size={size} show={SHOWN} />
          </Subsection>
        </div>
      ))}
    </Subsection>
  )
}

const exhibitionList = defineBlock({
  type: 'exhibitionList',
  label: 'Exhibitions',
  description: 'Exhibitions that are on and to come, each group under its heading.',
  placement: 'section',
  schema,
  isEmpty: ({ groups }) => groups.length === 0,
  examples: [
    {
      groups: [
        { title: 'On Now', items: stories.slice(0, 3), size: 'large' },
        { title: 'Upcoming', items: awkwardCards.slice(0, 2), size: 'medium' },
      ],
    },
    { groups: [{ title: longTitle, items: stories.slice(0, 1), size: 'large' }] },
  ],
  Component: ExhibitionList,
})

export default exhibitionList

declare module 'atrium' {
  interface Blocks {
    exhibitionList: typeof exhibitionList
  }
}
