import { defineBlock } from 'atrium'
import { longTitle, nonpareil } from 'atrium/blocks/example-content.ts'
import { type PromoFields, promoCard } from 'atrium/model/promo/promo-card.ts'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Promo } from 'atrium/ui/promo/promo.tsx'
import { useLanguageOf, useMessages } from 'atrium/ui/render-context.tsx'
import { z } from 'zod'
import messages from './messages.ts'

const schema = z.object({ item: z.custom<PromoFields>().optional() })

function StorePromo({ id, item = {} }: BlockProps<typeof schema>) {
  const t = useMessages(messages)
  const promo = { ...promoCard(item), ...useLanguageOf()(item) }
  return (
    <aside className="store-promo" id={id} data-color="magenta" aria-label={t.store}>
      <Promo promo={promo} picture="post_split_variable_height" height="store" look="button" />
    </aside>
  )
}

const storePromo = defineBlock({
  type: 'storePromo',
  label: 'Store promo',
  description: 'The way into the shop.',
  placement: 'section',
  schema,
  isEmpty: ({ item = {} }) => !promoCard(item).title,
  examples: [
    {
      item: {
        title: 'Prints from the collection',
        blurb:
          '<p>Forty sheets, drawn from the drawers of the print room and printed on cotton paper when you ask.</p>',
        image: nonpareil,
        cta: [{ title: 'Shop', href: 'https://shop.example.org' }],
      },
    },
    { item: { title: longTitle } },
  ],
  Component: StorePromo,
})

export default storePromo

declare module 'atrium' {
  interface Blocks {
    storePromo: typeof storePromo
  }
}
