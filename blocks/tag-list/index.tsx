import { defineBlock, languageAttributes, slugOf } from 'atrium'
import { term } from 'atrium/model/navigation/term.ts'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Heading } from 'atrium/ui/heading/heading.tsx'
import { z } from 'zod'

const schema = z.object({
  heading: z.string(),
  /** The heading is only heard. */
  quiet: z.boolean().default(false),
  items: z.array(term).default([]),
})

function TagList({ id, heading, quiet, items }: BlockProps<typeof schema>) {
  const labelId = `${id ?? slugOf(heading)}-label`
  return (
    <nav className="prose tag-list" id={id} aria-labelledby={labelId}>
      <Heading className={quiet ? 'visually-hidden' : 'tag-list-title'} id={labelId}>
        {heading}
      </Heading>
      <ul>
        {items.map(({ title, href, lang }) => (
          <li key={title} dir="auto" {...languageAttributes(lang)}>
            {href ? <a href={href}>{title}</a> : title}
          </li>
        ))}
      </ul>
    </nav>
  )
}

const tagList = defineBlock({
  type: 'tagList',
  label: 'Tag list',
  description: 'The tags that an entry carries.',
  placement: 'section',
  schema,
  examples: [
    {
      heading: 'Article Tags',
      items: [
        { title: 'Ceramics', href: '/news/tag/ceramics' },
        { title: 'Español', href: '/news/tag/espanol' },
      ],
    },
    {
      heading: 'Article Tags',
      items: Array.from({ length: 15 }, (_, index) => ({
        title: `A tag of several words, number ${index + 1}`,
        href: index > 0 ? `/news/tag/${index}` : undefined,
      })),
    },
    { heading: 'Subjects', quiet: true, items: [{ title: 'Talk', href: '/calendar/?category=talks' }] },
  ],
  Component: TagList,
})

export default tagList

declare module 'atrium' {
  interface Blocks {
    tagList: typeof tagList
  }
}
