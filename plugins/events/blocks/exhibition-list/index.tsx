import { z } from 'zod'
import { awkwardCards, longTitle, stories } from '#blocks/example-content.ts'
import { type Card, defineBlock } from '#engine'
import type { BlockProps } from '#ui/block-props.ts'
import type { CardPart } from '#ui/card/card-size.ts'
import { Heading, Subsection } from '#ui/heading/heading.tsx'
import { Cta } from '#ui/link/link.tsx'
import { Listing } from '#ui/listing/listing.tsx'
import { PlaceFilter } from './place-filter.tsx'

const link = z.object({ title: z.string(), href: z.string() })
const list = z.object({ title: z.string(), items: z.array(z.custom<Card>()), size: z.enum(['large', 'medium']) })
const schema = z.object({
  /** Address of the page, which the filters ask for. */
  path: z.string(),
  /** `count`: how many there are with this filter alone. */
  filters: z.array(z.object({ value: z.string(), title: z.string(), count: z.number(), checked: z.boolean() })),
  /** How many are shown, in words. */
  count: z.string(),
  groups: z.array(z.object({ title: z.string(), lists: z.array(list) })),
  /** Stands in place of the groups. */
  empty: z.object({ heading: z.string(), text: z.string(), cta: link.optional() }).optional(),
  /** Leads to past exhibitions. */
  past: link.optional(),
})

/** All fields, as the filter reads them. */
export type ExhibitionListFields = z.output<typeof schema>

const SHOWN: readonly CardPart[] = ['image', 'tag', 'meta', 'date', 'excerpt']

function ExhibitionList({ id = 'exhibition-list', ...fields }: BlockProps<typeof schema>) {
  const { groups, empty, past } = fields
  return (
    <section className="band exhibition-list" id={id}>
      <PlaceFilter {...fields} id={id} />
      <div id={`${id}-results`}>
        {groups.map(({ title, lists }) => (
          <div key={title}>
            <Heading className="band-title">{title}</Heading>
            <Subsection>
              {lists.map((part) => (
                <div className="exhibition-part" key={part.title}>
                  <Heading className="exhibition-part-title">{part.title}</Heading>
                  <Subsection>
                    <Listing items={part.items} size={part.size} show={SHOWN} />
                  </Subsection>
                </div>
              ))}
            </Subsection>
          </div>
        ))}
        {empty && (
          <div className="exhibition-none">
            <Heading className="band-title">{empty.heading}</Heading>
            <p>{empty.text}</p>
            {empty.cta && <Cta {...empty.cta} look="button" />}
          </div>
        )}
      </div>
      {past && <Cta {...past} look="button" />}
    </section>
  )
}

const filters = [
  { value: 'center', title: 'Center', count: 4, checked: true },
  { value: 'villa', title: 'Villa', count: 1, checked: false },
  { value: 'online', title: 'Online', count: 0, checked: false },
]
const past = { title: 'View Past Exhibitions', href: '/art/collection/past-exhibitions' }

const exhibitionList = defineBlock({
  type: 'exhibitionList',
  label: 'Exhibitions',
  description: 'Exhibitions that are on and to come, to be filtered by place.',
  placement: 'section',
  schema,
  examples: [
    {
      path: '/exhibitions',
      filters,
      count: '4 of 5 exhibitions',
      groups: [
        {
          title: 'Exhibitions',
          lists: [
            { title: 'On Now', items: stories.slice(0, 3), size: 'large' },
            { title: 'Upcoming', items: awkwardCards.slice(0, 2), size: 'medium' },
          ],
        },
      ],
      past,
    },
    {
      path: '/exhibitions',
      filters: filters.map((filter) => ({ ...filter, title: `${filter.title} ${longTitle}` })),
      count: '0 of 5 exhibitions',
      groups: [],
      empty: {
        heading: 'Exhibitions',
        text: 'No exhibition is on or announced for Online. Without this filter there are 5 exhibitions.',
        cta: { title: 'Remove Online', href: '/exhibitions' },
      },
      past,
    },
  ],
  Component: ExhibitionList,
})

export default exhibitionList

declare module '#engine' {
  interface Blocks {
    exhibitionList: typeof exhibitionList
  }
}
