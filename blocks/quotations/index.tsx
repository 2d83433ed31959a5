import { defineBlock, type Image } from 'atrium'
import { harbor, longTitle, lowSun } from 'atrium/blocks/example-content.ts'
import { colors } from 'atrium/model/color/colors.ts'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Picture } from 'atrium/ui/picture/picture.tsx'
import { useLanguageOf } from 'atrium/ui/render-context.tsx'
import { Quote } from 'atrium/ui/rich-text/quote.tsx'
import { z } from 'zod'

const quotation = z.object({
  uid: z.string().optional(),
  /** The entry that holds it; absent: it is of the page. */
  of: z.custom<object>().optional(),
  /** Rich text. */
  text: z.string(),
  attribution: z.string().optional(),
  image: z.custom<Image>().optional(),
  colorName: z.enum(colors).optional(),
})
const schema = z.object({ items: z.array(quotation).default([]) })

function Quotations({ id, items }: BlockProps<typeof schema>) {
  const languageOf = useLanguageOf()
  return (
    <ul className="quotations" id={id}>
      {items.map(({ uid, of, text, attribution, image, colorName }, index) => (
        <li key={uid ?? index} data-color={colorName}>
          <Picture image={image} layout="post_half" box="quotations-picture" />
          <Quote text={text} citation={attribution} {...languageOf(of)} />
        </li>
      ))}
    </ul>
  )
}

const quotations = defineBlock({
  type: 'quotations',
  label: 'Quotations',
  description: 'What people said, side by side, each on a ground of its own and with a picture where there is one.',
  placement: 'section',
  schema,
  examples: [
    {
      items: [
        {
          text: '<p>They showed me what a new case costs, part by part, and I could afford a hinge. So I gave a hinge.</p>',
          attribution: 'A donor to the Ellery Fund',
          image: harbor,
          colorName: 'sunset',
        },
        {
          text: '<p>On the second visit a boy who never says much counted the rows of the saddle cloth, and found the mistake.</p>',
          attribution: 'A fifth-grade teacher',
          image: lowSun,
          colorName: 'yellow',
        },
      ],
    },
    {
      items: [
        { text: '<p>Yes.</p>' },
        { text: `<p>${longTitle}</p><p>${longTitle}</p>`, attribution: longTitle },
        { text: '<p>I come for the bench, and stay for what it faces.</p>', attribution: 'A visitor' },
      ],
    },
    { items: [{ text: '<p>One voice alone, with a picture.</p>', attribution: 'A reader', image: harbor }] },
  ],
  Component: Quotations,
})

export default quotations

declare module 'atrium' {
  interface Blocks {
    quotations: typeof quotations
  }
}
