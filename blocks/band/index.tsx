import { defineBlock, f } from 'atrium'
import { longTitle } from 'atrium/blocks/example-content.ts'
import { colorReference } from 'atrium/model/color/color.ts'
import { Band as BandSection } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import type { ReactNode } from 'react'
import { z } from 'zod'

const schema = z.object({
  title: f.text({ help: 'The heading of this part of the page.' }),
  intro: f.html({ help: 'A sentence or two below the heading.' }),
  cta: f.link({ label: 'Link to more', help: 'Beside the heading, for whoever wants all of it.' }),
  backgroundColorName: colorReference({
    help: 'The band is painted in it from edge to edge; without one it is white.',
  }),
  content: f.required(f.blocks({ help: 'What the band holds, in any order; a band cannot be in a band.' })),
})

type Props = Omit<BlockProps<typeof schema>, 'content'> & { content: ReactNode }

const Band = ({ id, title, intro, cta, backgroundColorName, content }: Props) => (
  <BandSection id={id} colorName={backgroundColorName?.colorName} heading={title} intro={intro} cta={cta}>
    {content}
  </BandSection>
)

const band = defineBlock({
  type: 'band',
  label: 'Band',
  description: 'Part of a page from edge to edge, on a color of its own, that holds other blocks.',
  icon: 'rectangle-horizontal',
  category: 'Layout',
  placement: 'section',
  wire: 'band',
  schema,
  examples: [
    {
      title: 'Before you come',
      intro: '<p>Three things that make the day easier.</p>',
      cta: { title: 'Plan a visit', href: '/visit' },
      backgroundColorName: { colorName: 'sky' },
      content: [
        { blockType: 'textBlock', text: '<p>Reserve a time. Bring water. Wear shoes that like gravel.</p>' },
        { blockType: 'pullQuoteBlock', text: '<p>Start at the top and let the building bring you down.</p>' },
      ],
    },
    {
      title: longTitle,
      content: [{ blockType: 'textBlock', text: '<p>On white, and in one sentence.</p>' }],
    },
  ],
  isEmpty: ({ content }) => content.length === 0,
  Component: Band,
})

export default band

declare module 'atrium' {
  interface Blocks {
    band: typeof band
  }
}
