import { defineBlock } from 'atrium'
import { harbor, longTitle, lowSun } from 'atrium/blocks/example-content.ts'
import { grounds } from 'atrium/model/color/colors.ts'
import { printedFields } from 'atrium/model/page/printed.ts'
import type { PromoFields } from 'atrium/model/promo/promo-card.ts'
import { promoListFields } from 'atrium/model/promo/written-promos.ts'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { isShowable } from 'atrium/ui/picture/frame.ts'
import { Picture } from 'atrium/ui/picture/picture.tsx'
import { PromoList } from 'atrium/ui/promo/promo-list.tsx'
import { z } from 'zod'

const { subtitle: subheading, ...shown } = promoListFields()
const schema = z.object({
  ...printedFields(),
  ...shown,
  subheading,
  items: z.array(z.custom<PromoFields>()).default([]),
  colorName: z.enum(grounds).optional(),
})

function PromoCards(props: BlockProps<typeof schema>) {
  const { id, heading, title, subheading, intro, cta, image, items, colorName } = props
  const isPictured = isShowable(image)
  const promos = <PromoList items={items} most={isPictured ? 2 : 3} />
  return (
    <Band id={id} colorName={colorName} heading={heading ?? title} subheading={subheading} intro={intro} cta={cta}>
      {isPictured ? (
        <div className="promo-cards-parts">
          <Picture image={image} layout="post_half_variable_height" height="text" box="promo-cards-picture" />
          {promos}
        </div>
      ) : (
        promos
      )}
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
      title: 'Beside a picture',
      intro: '<p>Four ways into the reading room.</p>',
      image: harbor,
      items: [
        { title: 'Register', blurb: '<p>Ten minutes at the desk.</p>', cta: [{ title: 'How', href: '/visit/app' }] },
        { title: 'Order ahead', blurb: '<p>By three in the afternoon for the next day.</p>' },
        { title: longTitle },
      ],
    },
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

declare module 'atrium' {
  interface Blocks {
    promoCards: typeof promoCards
  }
}
