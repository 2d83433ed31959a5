import { defineModule, f, section } from '#engine'
import type { Color } from '#model/color/colors.ts'
import { type Printed, printed } from '#model/page/printed.ts'
import contentPromoType from '#model/promo/types/content-promo.ts'
import promoType from '#model/promo/types/promo.ts'
import { promoListFields, promosOf, writtenPromos } from '#model/promo/written-promos.ts'

type PromoOptions = Printed & { colorName?: Color }
/** Of promos that have no heading of their own. */
type BareOptions = Pick<PromoOptions, 'heading' | 'id' | 'colorName'>

/** Promos written on the page itself, under a heading. */
export const promoList = defineModule({
  label: 'Promo list',
  fields: promoListFields,
  section: ({ subtitle: subheading, items, ...value }, { colorName, ...options }: PromoOptions) =>
    section('promoCards', { ...printed(value, options), subheading, items: promosOf(items), colorName }),
})

/** The same without a heading. */
export const promoItems = defineModule({
  label: 'Written promos',
  field: (options) => writtenPromos(options),
  section: (items, { heading, id, colorName }: BareOptions) =>
    section('promoCards', { heading, id, colorName, items: promosOf(items) }),
})

/** A promo that invites to sign up for something. */
export const signUp = defineModule({
  label: 'Sign-up',
  fields: () => ({ item: f.required(f.reference([contentPromoType, promoType])) }),
  section: ({ item }, { heading, id, colorName }: BareOptions) =>
    section('promoCards', { heading, id, colorName, items: [item] }),
})

/** Content promos under a heading, like what to keep in mind. */
export const contentPromos = defineModule({
  label: 'Content promos',
  fields: () => ({ title: f.text({ aliases: ['heading', 'header'] }), contentPromo: f.references(contentPromoType) }),
  section: ({ contentPromo: items, ...value }, options: Printed) =>
    section('promoCards', { ...printed(value, options), items }),
})

/** Promos that several pages may show, under a heading. */
export const promoSet = defineModule({
  label: 'Set of promos',
  fields: () => ({
    title: f.text({ aliases: ['heading', 'header'] }),
    intro: f.html(),
    items: f.references(promoType),
  }),
  section: (value, { colorName, ...options }: PromoOptions) =>
    section('promoCards', { ...printed(value, options), colorName }),
})

/** One promo. */
export const onePromo = defineModule({
  label: 'Promo',
  field: (options) => f.reference([contentPromoType, promoType], options),
  section: (item, { heading, id, colorName }: BareOptions) =>
    section('promoCards', { heading, id, colorName, items: [item] }),
})

/** Promos side by side. */
export const promos = defineModule({
  label: 'Promos',
  field: (options) => f.references(contentPromoType, options),
  section: (items, { heading, id, colorName }: BareOptions) => section('promoCards', { heading, id, colorName, items }),
})

/** What visitors are asked to do, in a few words. */
export const callToAction = defineModule({
  label: 'Call to action',
  fields: () => ({
    heading: f.text({ aliases: ['title'] }),
    blurb: f.html({ aliases: ['text'] }),
    cta: f.link({ label: 'Link' }),
  }),
  section: ({ heading: title, blurb, cta }, { id, colorName = 'yellow' }: Omit<BareOptions, 'heading'>) =>
    title ? section('promoCards', { items: [{ title, blurb, cta: cta && [cta] }], colorName, id }) : undefined,
})
