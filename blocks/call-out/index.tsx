import { defineBlock, f } from 'atrium'
import { colorReference } from 'atrium/model/color/color.ts'
import { promoCard } from 'atrium/model/promo/promo-card.ts'
import contentPromoType from 'atrium/model/promo/types/content-promo.ts'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { Promo } from 'atrium/ui/promo/promo.tsx'
import { useLanguageOf } from 'atrium/ui/render-context.tsx'
import { z } from 'zod'
import { harbor } from '../example-content.ts'
import { loaded } from '../example-entry.ts'

const schema = z.object({
  contentPromo: f.required(
    f.reference(contentPromoType, {
      help: 'Its title, words, picture and links are shown; change them in its own entry.',
    }),
  ),
  backgroundColorName: colorReference({ help: 'The ground of the call-out; default: the accent of the page.' }),
})

function CallOut({ id, contentPromo, backgroundColorName }: BlockProps<typeof schema>) {
  const own = useLanguageOf()(contentPromo)
  const promo = promoCard(contentPromo)
  return (
    <aside
      className="call-out"
      id={id}
      data-color={backgroundColorName?.colorName ?? 'accent'}
      aria-label={promo.title}
      {...own}
    >
      <Promo promo={promo} picture="post_half" look="button" />
    </aside>
  )
}

const callOut = defineBlock({
  type: 'callOut',
  label: 'Call-out',
  description: 'A content promo on a color, between two parts of a text.',
  icon: 'megaphone',
  category: 'Links and cards',
  placement: 'both',
  wire: 'call_out',
  schema,
  examples: [
    {
      contentPromo: loaded(contentPromoType, 'content_promo_podcast', 'Hands of the Collection', {
        blurbAlternate:
          '<p>Six conversations with people who may touch what others may not: a mount maker, a gilder, a gardener with secateurs.</p>',
        ctas: [{ title: 'Hear the first one', href: 'https://audio.example.org/hands' }],
        image: harbor,
      }),
    },
    {
      contentPromo: loaded(contentPromoType, 'content_promo_card', 'Library card', {
        alert: 'The reading room is closed on Monday.',
        contentReference: loaded('document', 'doc_reader', 'How to register as a reader', {
          path: '/research-conservation/library/reader-registration',
        }),
        iconGroup: { iconName: 'library' },
      }),
      backgroundColorName: { colorName: 'garden' },
    },
  ],
  Component: CallOut,
})

export default callOut

declare module 'atrium' {
  interface Blocks {
    callOut: typeof callOut
  }
}
