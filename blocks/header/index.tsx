import { defineBlock, f } from 'atrium'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Heading } from 'atrium/ui/heading/heading.tsx'
import { z } from 'zod'

const schema = z.object({
  text: f.required(f.text({ aliases: ['header'], help: 'What the next paragraphs are about; links can lead to it.' })),
  headingLevel: f.integer({
    help: '2 for a part of the page, 3 for a part of that, up to 6; default: 2.',
    example: 3,
    initial: 2,
  }),
})

function Header({ id, text, headingLevel = 2 }: BlockProps<typeof schema>) {
  const level = Math.min(Math.max(headingLevel, 2), 6)
  return (
    <div className="prose header-block">
      <Heading id={id} level={level}>
        {text}
      </Heading>
    </div>
  )
}

const header = defineBlock({
  type: 'header',
  label: 'Heading',
  description: 'A heading in running text; level 2 unless another is chosen.',
  icon: 'heading',
  category: 'Text',
  placement: 'both',
  wire: 'header',
  schema,
  anchor: ({ text }) => text,
  examples: [
    { text: 'First firing' },
    {
      text: 'What the annotator knew about mud, and what a marine engineer concluded from it on a Thursday',
      headingLevel: 3,
    },
  ],
  Component: Header,
})

export default header

declare module 'atrium' {
  interface Blocks {
    header: typeof header
  }
}
