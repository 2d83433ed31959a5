import { z } from 'zod'
import { awkwardCards, stories } from '#blocks/example-content.ts'
import { defineBlock } from '#engine'
import { listingFields } from '#model/listing/listing-fields.ts'
import { Band } from '#ui/band/band.tsx'
import type { BlockProps } from '#ui/block-props.ts'
import { Card as CardView } from '#ui/card/card.tsx'

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

declare module '#engine' {
  interface Blocks {
    textNews: typeof textNews
  }
}
