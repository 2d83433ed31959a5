import { defineModule, f, section } from '#engine'
import type { Color } from '#model/color/colors.ts'
import { type Printed, printed } from '#model/page/printed.ts'
import contentPromoType from '#model/promo/types/content-promo.ts'
import promoType from '#model/promo/types/promo.ts'
import { promoListFields, promosOf, writtenPromos } from '#model/promo/written-promos.ts'

type PromoOptions = Printed & { colorName?: Color }
/** Of promos that have no heading of their own. */
type BareOptions = Pick<PromoOptions, 'heading' | 'id' | 'colorName'>

/** Promos by where they come from. */
const kinds = {
  /** Written on the page itself, under a heading. */
  list: defineModule({
    label: 'Promo list',
    fields: promoListFields,
    section: ({ subtitle: subheading, items, ...value }, { colorName, ...options }: PromoOptions) =>
      section('promoCards', { ...printed(value, options), subheading, items: promosOf(items), colorName }),
  }),
  /** Written on the page itself, without a heading. */
  items: defineModule({
    label: 'Written promos',
    field: (options) => writtenPromos(options),
    section: (items, { heading, id, colorName }: BareOptions) =>
      section('promoCards', { heading, id, colorName, items: promosOf(items) }),
  }),
  /** Entries that several pages may show, under a heading. */
  set: defineModule({
    label: 'Set of promos',
    fields: () => ({
      title: f.text({ aliases: ['heading', 'header'] }),
      intro: f.html(),
      items: f.references(promoType),
    }),
    section: (value, { colorName, ...options }: PromoOptions) =>
      section('promoCards', { ...printed(value, options), colorName }),
  }),
  /** One entry. */
  one: defineModule({
    label: 'Promo',
    field: (options) => f.reference([contentPromoType, promoType], options),
    section: (item, { heading, id, colorName }: BareOptions) =>
      section('promoCards', { heading, id, colorName, items: [item] }),
  }),
  /** Entries side by side, without a heading. */
  several: defineModule({
    label: 'Promos',
    field: (options) => f.references(contentPromoType, options),
    section: (items, { heading, id, colorName }: BareOptions) =>
      section('promoCards', { heading, id, colorName, items }),
  }),
}

type Kinds = typeof kinds
/** Calls the builder of one kind. */
const promosOfKind = <Kind extends keyof Kinds>(
  kind: Kind,
  ...options: Parameters<Kinds[Kind]>
): ReturnType<Kinds[Kind]> => (kinds[kind] as (...given: unknown[]) => unknown)(...options) as ReturnType<Kinds[Kind]>

/**
 * Shows promos as cards: a `list` or `items` that are written on the page, with a heading and without; a `set`, `one` or
 * `several` entries.
 *
 * @example
 * modules: { waysToGive: promos('items'), collectionPromo: promos('one', { colorName: 'yellow' }) }
 */
export const promos = Object.assign(promosOfKind, { kinds })

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
