import { defineBlock, f } from 'atrium'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Heading } from 'atrium/ui/heading/heading.tsx'
import { z } from 'zod'

const schema = z.object({
  text: f.required(f.text({ aliases: ['header'], help: 'The heading below the line, in a few words.' })),
  headingLevel: f.integer({
    help: '2 for a part of the page, 3 for a part of that, up to 6; default: 2.',
    example: 3,
    initial: 2,
  }),
})

function HeaderWithHorizontalRule({ id, text, headingLevel = 2 }: BlockProps<typeof schema>) {
  const level = Math.min(Math.max(headingLevel, 2), 6)
  return (
    <div className="prose ruled-header">
      <Heading id={id} level={level}>
        {text}
      </Heading>
    </div>
  )
}

const headerWithHorizontalRule = defineBlock({
  type: 'headerWithHorizontalRule',
  label: 'Heading with a rule',
  description: 'A heading that begins a new part of the text, under a line.',
  icon: 'separator-horizontal',
  category: 'Text',
  placement: 'both',
  wire: 'header_with_horizontal_rule',
  schema,
  anchor: ({ text }) => text,
  examples: [
    { text: 'Infrared' },
    { text: 'Notes on the pigments, the paper and the eleven volunteers who read them', headingLevel: 4 },
  ],
  Component: HeaderWithHorizontalRule,
})

export default headerWithHorizontalRule

declare module 'atrium' {
  interface Blocks {
    headerWithHorizontalRule: typeof headerWithHorizontalRule
  }
}
