import { defineBlock } from 'atrium'
import { awkwardCards, stories } from 'atrium/blocks/example-content.ts'
import { listingFields } from 'atrium/model/listing/listing-fields.ts'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Card as CardView } from 'atrium/ui/card/card.tsx'
import { z } from 'zod'

const schema = z.object(listingFields())

function TextNews({ id, title, subheading, cta, items }: BlockProps<typeof schema>) {
  return (
    <Band id={id} heading={title} subheading={subheading} cta={cta}>
      <ul className="text-news">
        {items.map((card, index) => (
          <li key={card.uid ?? `${index} ${card.title}`}>
            <CardView card={card} size="text" />
          </li>
        ))}
      </ul>
    </Band>
  )
}

const textNews = defineBlock({
  type: 'textNews',
  label: 'Text news',
  description: 'News in words: titles and excerpts without pictures.',
  placement: 'section',
  schema,
  examples: [
    {
      title: 'Announcements',
      cta: { title: 'For journalists', href: '/news/journalists' },
      items: stories.slice(0, 3),
    },
    { items: awkwardCards },
  ],
  Component: TextNews,
})

export default textNews

declare module 'atrium' {
  interface Blocks {
    textNews: typeof textNews
  }
}
