import { defineBlock, f } from 'atrium'
import { longTitle } from 'atrium/blocks/example-content.ts'
import { headingFields } from 'atrium/model/page/printed.ts'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Heading, Subsection } from 'atrium/ui/heading/heading.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { Accordion, item, Parts, Terms } from './items.tsx'

const schema = z.object({
  ...headingFields(),
  /** Rich text. */
  text: z.string().optional(),
  /** Plain words. */
  words: z.string().optional(),
  items: z.array(item).default([]),
  /** `terms`: words with what they mean; `accordion`: items open under their titles, in their groups. */
  look: z.enum(['parts', 'terms', 'accordion']).default('parts'),
  content: f.blocks(),
})

const LOOKS = { parts: Parts, terms: Terms, accordion: Accordion }

function ResourceSection({
  id,
  heading,
  title = heading,
  text,
  words,
  items,
  look,
  content,
}: BlockProps<typeof schema>) {
  const Items = LOOKS[look]
  return (
    <section className="resource-section" id={id} data-look={look}>
      {title && <Heading className="resource-section-title">{title}</Heading>}
      <div className="resource-section-body">
        <RichText className="reading" html={text} />
        {words && <p className="reading">{words}</p>}
        <Subsection level={title ? 3 : 2}>{items.length > 0 && <Items items={items} />}</Subsection>
        {content as unknown as ReactNode}
      </div>
    </section>
  )
}

const resourceSection = defineBlock({
  type: 'resourceSection',
  label: 'Section of an education resource',
  description: 'A heading beside what a class does, knows or reads: prose, titles with texts, vocabulary, standards.',
  placement: 'section',
  schema,
  isEmpty: ({ heading, title, items, content }) => !(heading || title) && items.length === 0 && content.length === 0,
  examples: [
    { heading: 'Time', words: 'Two class periods of fifty minutes' },
    {
      title: 'About this lesson',
      items: [
        {
          title: 'What students look at',
          content: '<p>Eight moons, engraved in 1661 and colored by hand, in the order in which they wane.</p>',
        },
        {
          title: 'What students learn',
          content: '<ul><li>Why the moon has phases</li><li>How to doubt a chart</li></ul>',
        },
      ],
    },
    {
      title: 'Vocabulary',
      look: 'terms',
      items: [
        { title: 'gibbous', content: '<p>More than half of the moon is lit, but not all.</p>' },
        { title: 'terminator', content: '<p>The line between the lit part of a moon and the dark part.</p>' },
      ],
    },
    {
      title: 'Standards',
      text: '<p>Both class periods are needed to meet all of them.</p>',
      look: 'accordion',
      items: [
        {
          group: 'Next Generation Science Standards',
          label: 'MS-ESS1-1',
          title: 'Model the phases of the moon',
          content: '<p>With a lamp and a ball students show each phase that is on the sheet.</p>',
          source: 'https://standards.example.org/ms-ess1-1',
        },
        { group: 'Next Generation Science Standards', label: 'MS-ESS1-3', title: 'Compare sizes in the solar system' },
        { group: 'National Core Arts Standards', title: longTitle, content: '<p>Students compare two sheets.</p>' },
      ],
    },
    {
      title: `Modifications for ${longTitle}`,
      text: '<p>Read the questions aloud.</p>',
      content: [{ blockType: 'textBlock', text: '<p>One question at a time stands on the board.</p>' }],
    },
    {
      title: 'Deeper dive',
      items: [
        {
          label: 'Film',
          content: '<p>The painter’s eleven strokes, one after the other.</p>',
          link: { title: 'Watch it', href: 'https://films.example.org/eleven-strokes' },
        },
        { content: '<p>A book for the shelf of the classroom.</p>' },
      ],
    },
  ],
  Component: ResourceSection,
})

export default resourceSection

declare module 'atrium' {
  interface Blocks {
    resourceSection: typeof resourceSection
  }
}
