import { defineBlock, f } from 'atrium'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Quote } from 'atrium/ui/rich-text/quote.tsx'
import { z } from 'zod'

const schema = z.object({
  text: f.required(f.html({ help: 'One sentence of this very text, without quotation marks.' })),
  citation: f.text({ help: 'Who says it, where it is not the author.' }),
})

const PullQuote = ({ id, text, citation }: BlockProps<typeof schema>) => (
  <Quote className="pull-quote" {...{ id, text, citation }} />
)

const pullQuoteBlock = defineBlock({
  type: 'pullQuoteBlock',
  label: 'Pull quote',
  description: 'A sentence of the text, shown large.',
  icon: 'quote',
  category: 'Text',
  placement: 'both',
  wire: 'pull_quote_block',
  schema,
  examples: [
    { text: '<p>Clay remembers.</p>', citation: 'Mara Quill' },
    {
      text: '<p>The catalogue called it ‘some annotations in a later hand.’ It is a logbook of thirty years, kept in the margins of somebody else’s sky.</p>',
    },
  ],
  Component: PullQuote,
})

export default pullQuoteBlock

declare module 'atrium' {
  interface Blocks {
    pullQuoteBlock: typeof pullQuoteBlock
  }
}
