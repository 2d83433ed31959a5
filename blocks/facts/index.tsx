import { defineBlock, f } from 'atrium'
import { longTitle } from 'atrium/blocks/example-content.ts'
import { colors } from 'atrium/model/color/colors.ts'
import { printedFields } from 'atrium/model/page/printed.ts'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Heading } from 'atrium/ui/heading/heading.tsx'
import { RichText } from 'atrium/ui/rich-text/rich-text.tsx'
import { rowOfEach } from 'atrium/ui/rows/rows.ts'
import { z } from 'zod'
import { factFields, factsFields } from './module.ts'

const fact = z.object({ ...factFields(), colorName: f.color(colors) })
const schema = z.object({ ...printedFields(), ...factsFields(), items: z.array(fact).default([]) })

function Facts({ id, heading, title, items }: BlockProps<typeof schema>) {
  const rows = rowOfEach(items.length, items.length > 6 ? 4 : 3)
  return (
    <Band id={id} heading={heading ?? title}>
      {items.length > 0 && (
        <ul className="rows facts">
          {items.map(({ heading: said, text, colorName }, index) => (
            <li key={said} data-row={rows[index]} data-color={colorName}>
              <Heading className="fact-heading">{said}</Heading>
              <RichText html={text} />
            </li>
          ))}
        </ul>
      )}
    </Band>
  )
}

const facts = defineBlock({
  type: 'facts',
  label: 'Facts',
  description: 'Numbers and other facts in a few words, each on a ground of its own.',
  placement: 'section',
  schema,
  examples: [
    {
      title: 'In numbers',
      items: [
        { heading: '1.2 million', text: '<p>books, catalogs and pamphlets on the shelves</p>', colorName: 'yellow' },
        { heading: '96', text: '<p>seats with a view of the ocean</p>', colorName: 'sky' },
        { heading: '16', text: '<p>years: the age from which one may read here</p>' },
        { heading: '4 minutes', text: '<p>from the order to the book</p>', colorName: 'garden' },
      ],
    },
    { items: [{ heading: longTitle, colorName: 'navy' }] },
  ],
  Component: Facts,
})

export default facts

declare module 'atrium' {
  interface Blocks {
    facts: typeof facts
  }
}
