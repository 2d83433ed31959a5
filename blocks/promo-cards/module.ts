import { defineModule, f, section } from '#engine'
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
  section: ({ title, subtitle, intro, cta, items }, { id }: { id?: string }) =>
    section('promoCards', {
      title,
      subheading: subtitle,
      intro,
      cta,
      items: items.map(({ link, ...promo }) => ({ ...promo, cta: link })),
      id,
    }),
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
  section: ({ title, contentPromo: items }, { heading, id }: { heading?: string; id?: string }) =>
    section('promoCards', { title: heading ? undefined : title, heading, items, id }),
})
