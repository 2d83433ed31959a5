import { z } from 'zod'
import { harbor, longTitle, lowSun } from '#blocks/example-content.ts'
import { defineBlock } from '#engine'
import { colors } from '#model/color/colors.ts'
import type { PromoFields } from '#model/promo/promo-card.ts'
import { Band } from '#ui/band/band.tsx'
import type { BlockProps } from '#ui/block-props.ts'
import { PromoList } from '#ui/promo/promo-list.tsx'

const schema = z.object({
  /** Printed by the page type. */
  heading: z.string().optional(),
  /** Written by an editor. */
  title: z.string().optional(),
  subheading: z.string().optional(),
  intro: z.string().optional(),
  cta: z.object({ title: z.string(), href: z.string() }).optional(),
  items: z.array(z.custom<PromoFields>()).default([]),
  colorName: z.enum(colors).optional(),
})

function PromoCards({ id, heading, title, subheading, intro, cta, items, colorName }: BlockProps<typeof schema>) {
  return (
    <Band id={id} colorName={colorName} heading={heading ?? title} subheading={subheading} intro={intro} cta={cta}>
      <PromoList items={items} />
    </Band>
  )
}

const promoCards = defineBlock({
  type: 'promoCards',
  label: 'Promos',
  description: 'Promos side by side.',
  placement: 'section',
  schema,
  examples: [
    {
      heading: 'Stay Connected',
      items: [
        {
          uid: 'a',
          title: 'Newsletter',
          blurb: '<p>Once a month.</p>',
          image: harbor,
          ctas: [{ title: 'Subscribe', href: 'https://mail.example.org' }],
        },
        {
          uid: 'b',
          title: 'Podcast',
          iconGroup: { iconName: 'headphones' },
          ctas: [{ title: 'Listen', href: 'https://audio.example.org' }],
        },
        {
          uid: 'c',
          title: 'Garden walks',
          image: lowSun,
          tag: 'Free',
          ctaPrompt: 'Every Saturday.',
          cta: [{ title: 'Join', href: '/visit/app' }],
        },
      ],
    },
    { items: [{ uid: 'd', title: longTitle, alert: 'Closed today.' }] },
    {
      title: 'One alone, with a picture',
      subheading: 'And a line under the heading',
      cta: { title: 'All of them', href: '/news' },
      items: [
        {
          title: 'A morning in the print room',
          image: harbor,
          blurb: '<p>Bring a pencil.</p>',
          cta: [{ title: 'Book', href: '/visit/app' }],
        },
      ],
    },
  ],
  Component: PromoCards,
})

export default promoCards

declare module '#engine' {
  interface Blocks {
    promoCards: typeof promoCards
  }
}
