import { z } from 'zod'
import { harbor, longTitle } from '#blocks/example-content.ts'
import { defineBlock, type Image } from '#engine'
import { Band } from '#ui/band/band.tsx'
import type { BlockProps } from '#ui/block-props.ts'
import { Heading, Subsection } from '#ui/heading/heading.tsx'
import { Cta } from '#ui/link/link.tsx'
import { Picture } from '#ui/picture/picture.tsx'
import { RichText } from '#ui/rich-text/rich-text.tsx'

const link = z.object({ title: z.string(), href: z.string() })
const schema = z.object({
  title: z.string(),
  description: z.string().optional(),
  image: z.custom<Image>().optional(),
  groups: z.array(z.object({ heading: z.string().optional(), links: z.array(link).default([]) })).default([]),
})

/** What most visitors want who look for these words, over the results. */
function SearchTopCard({ id, title, description, image, groups }: BlockProps<typeof schema>) {
  return (
    <Band id={id} className="search-top-card" colorName="sky">
      <article className="search-top-card-body">
        <Picture image={image} layout="post_medium" box="search-top-card-picture" />
        <div className="search-top-card-words">
          <Heading className="search-top-card-title">{title}</Heading>
          <RichText html={description} />
          <Subsection>
            <div className="search-top-card-groups">
              {groups.map(({ heading, links }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the card never changes
                <div key={index}>
                  {heading && <Heading className="search-top-card-heading">{heading}</Heading>}
                  <ul>
                    {links.map(({ title: words, href }) => (
                      <li key={`${href} ${words}`}>
                        <Cta title={words} href={href} />
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </Subsection>
        </div>
      </article>
    </Band>
  )
}

const searchTopCard = defineBlock({
  type: 'searchTopCard',
  label: 'Top card of a search',
  description: 'What most visitors want who look for these words.',
  placement: 'section',
  schema,
  examples: [
    {
      title: 'Plan your visit',
      description: '<p>The Center is open until nine on Saturdays; the Villa takes visitors by appointment.</p>',
      image: harbor,
      groups: [
        { heading: 'Ellery Center', links: [{ title: 'Hours and directions', href: '/visit/center' }] },
        { heading: 'Ellery Villa', links: [{ title: 'Reserve a time', href: 'https://tickets.example.org' }] },
      ],
    },
    { title: longTitle, groups: [{ links: [{ title: longTitle, href: '/visit' }] }] },
  ],
  Component: SearchTopCard,
})

export default searchTopCard

declare module '#engine' {
  interface Blocks {
    searchTopCard: typeof searchTopCard
  }
}
