import { defineBlock, f } from 'atrium'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Quote } from 'atrium/ui/rich-text/quote.tsx'
import { z } from 'zod'

const schema = z.object({
  text: f.required(f.html({ help: 'The words as they were said or written.' })),
  citation: f.text({ help: 'Who said it, where and when.' }),
})

const Quotation = ({ id, text, citation }: BlockProps<typeof schema>) => (
  <Quote className="prose quotation" {...{ id, text, citation }} />
)

const quotationBlock = defineBlock({
  type: 'quotationBlock',
  label: 'Quotation',
  description: 'Somebody else’s words, at length, with their source.',
  icon: 'text-quote',
  category: 'Text',
  placement: 'both',
  wire: 'quotation_block',
  schema,
  examples: [
    {
      text: '<p>Tria hic proponuntur systemata; lector diligens iudicabit. (Three systems are here set forth; the diligent reader will judge.)</p>',
      citation: 'Ulrich Teschner, caption to The Orbits Compared, 1661',
    },
    { text: '<p>We pay for the bus.</p><p>We book it, too.</p>' },
  ],
  Component: Quotation,
})

export default quotationBlock

declare module 'atrium' {
  interface Blocks {
    quotationBlock: typeof quotationBlock
  }
}
