import { defineModule, f, section } from '#engine'
import type { Color } from '#model/color/colors.ts'
import { type Printed, printed } from '#model/page/printed.ts'
import contentPromo from '#model/promo/types/content-promo.ts'
import promo from '#model/promo/types/promo.ts'

/** Promos written on the page itself, under a heading. */
export const promoList = defineModule({
  label: 'Promo list',
  fields: () => ({
    title: f.text({ aliases: ['heading', 'header'] }),
    subtitle: f.text({ aliases: ['subheading'] }),
    intro: f.html(),
    image: f.image(),
    cta: f.link(),
    items: f.list(
      f.group({
        title: f.text(),
        subtitle: f.text(),
        blurb: f.html({ aliases: ['content', 'text'] }),
        link: f.links({ aliases: ['links', 'cta'] }),
        image: f.image(),
        tag: f.text(),
      }),
      { aliases: ['promo'] },
    ),
  }),
  section({ subtitle: subheading, ...value }, { colorName, ...options }: Printed & { colorName?: Color }) {
    const items = value.items.map(({ link, ...promo }) => ({ ...promo, cta: link }))
    return section('promoCards', { ...printed(value, options), subheading, items, colorName })
  },
})

/** A promo that invites to sign up for something. */
export const signUp = defineModule({
  label: 'Sign-up',
  fields: () => ({ item: f.required(f.reference([contentPromo, promo])) }),
  section: ({ item }, { heading, id }: { heading?: string; id?: string }) =>
    section('promoCards', { items: [item], heading, id }),
})

/** Content promos under a heading, like what to keep in mind. */
export const contentPromos = defineModule({
  label: 'Content promos',
  fields: () => ({ title: f.text({ aliases: ['heading', 'header'] }), contentPromo: f.references(contentPromo) }),
  section: ({ contentPromo: items, ...value }, options: Printed) =>
    section('promoCards', { ...printed(value, options), items }),
})
