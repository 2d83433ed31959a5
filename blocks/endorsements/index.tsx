import { defineBlock } from 'atrium'
import { longTitle } from 'atrium/blocks/example-content.ts'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { useLanguageOf } from 'atrium/ui/render-context.tsx'
import { Quote } from 'atrium/ui/rich-text/quote.tsx'
import { rowOfEach } from 'atrium/ui/rows/rows.ts'
import { z } from 'zod'

const schema = z.object({
  heading: z.string(),
  /** The entry that holds them; absent: they are of the page. */
  of: z.custom<object>().optional(),
  items: z.array(z.object({ text: z.string(), citation: z.string().optional() })).default([]),
})

function Endorsements({ id, heading, of, items }: BlockProps<typeof schema>) {
  const rows = rowOfEach(items.length)
  return (
    <Band id={id} heading={heading}>
      <div className="rows endorsements" {...useLanguageOf()(of)}>
        {items.map(({ text, citation }, index) => (
          <Quote key={text} text={text} citation={citation} data-row={rows[index]} />
        ))}
      </div>
    </Band>
  )
}

const endorsements = defineBlock({
  type: 'endorsements',
  label: 'Endorsements',
  description: 'What others say of a book.',
  placement: 'section',
  schema,
  examples: [
    {
      heading: 'Endorsements',
      items: [
        {
          text: '<p>The rare book on marbling that smells of the workshop. I read it with a tray of size in front of me and ruined neither.</p>',
          citation: 'Ana Reyes, papermaker',
        },
        {
          text: '<p>Exact, unhurried, and funny about failure.</p>',
          citation: 'Tomás Okafor, binder',
        },
      ],
    },
    {
      heading: 'Endorsements',
      items: [
        { text: `<p>${longTitle}</p>` },
        { text: '<p>Read it twice.</p>', citation: longTitle },
        { text: '<p>Yes.</p><p>And again: yes.</p>', citation: 'x' },
      ],
    },
    { heading: 'Endorsements', items: [{ text: '<p>One voice alone.</p>', citation: 'A reader' }] },
  ],
  Component: Endorsements,
})

export default endorsements

declare module 'atrium' {
  interface Blocks {
    endorsements: typeof endorsements
  }
}
