import { defineBlock } from 'atrium'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { HeadingInText, headingFields } from 'atrium/ui/heading/heading-in-text.tsx'
import { z } from 'zod'

const schema = z.object(headingFields('The heading below the line, in a few words.'))

const HeaderWithHorizontalRule = ({ id, text, headingLevel }: BlockProps<typeof schema>) => (
  <HeadingInText className="prose ruled-header" {...{ id, text, headingLevel }} />
)

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
