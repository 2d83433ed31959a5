import { defineBlock } from 'atrium'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { HeadingInText, headingFields } from 'atrium/ui/heading/heading-in-text.tsx'
import { z } from 'zod'

const schema = z.object(
  headingFields('What the next paragraphs are about; links can lead to it, but not where it is within another block.'),
)

const Header = ({ id, text, headingLevel }: BlockProps<typeof schema>) => (
  <HeadingInText className="prose header-block" {...{ id, text, headingLevel }} />
)

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
