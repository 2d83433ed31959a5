import { defineModule, f, section } from 'atrium'
import type { Ground } from 'atrium/model/color/colors.ts'
import { type Printed, printed } from 'atrium/model/page/printed.ts'
import contentPromoType from 'atrium/model/promo/types/content-promo.ts'
import promoType from 'atrium/model/promo/types/promo.ts'
import { promoListFields, promosOf, writtenPromos } from 'atrium/model/promo/written-promos.ts'

type PromoOptions = Printed & { colorName?: Ground }
/** Of promos that have no heading of their own. */
type BareOptions = Pick<PromoOptions, 'heading' | 'id' | 'colorName'>

/** Promos by where they come from. */
const kinds = {
  /** Written on the page itself, under a heading. */
  list: defineModule({
    label: 'Promo list',
    help: 'Invitations that are written here, below a heading.',
    fields: promoListFields,
    section: ({ subtitle: subheading, items, ...value }, { colorName, ...options }: PromoOptions) =>
      section('promoCards', { ...printed(value, options), subheading, items: promosOf(items), colorName }),
  }),
  /** Written on the page itself, without a heading. */
  items: defineModule({
    label: 'Written promos',
    help: 'Invitations that are written here, side by side.',
    field: (options) => writtenPromos(options),
    section: (items, { heading, id, colorName }: BareOptions) =>
      section('promoCards', { heading, id, colorName, items: promosOf(items) }),
  }),
  /** Entries that several pages may show, under a heading. */
  set: defineModule({
    label: 'Set of promos',
    help: 'Promos that several pages may show, below a heading.',
    fields: () => ({
      title: f.text({ aliases: ['heading', 'header'], help: 'The heading over the promos.' }),
      intro: f.html({ help: 'A sentence before the promos.' }),
      items: f.references(promoType, { help: 'Change their words in their own entries.' }),
    }),
    section: (value, { colorName, ...options }: PromoOptions) =>
      section('promoCards', { ...printed(value, options), colorName }),
  }),
  /** One entry. */
  one: defineModule({
    label: 'Promo',
    help: 'One invitation; its words are in its own entry.',
    field: (options) => f.reference([contentPromoType, promoType], options),
    section: (item, { heading, id, colorName }: BareOptions) =>
      section('promoCards', { heading, id, colorName, items: [item] }),
  }),
  /** Entries side by side, without a heading. */
  several: defineModule({
    label: 'Promos',
    help: 'Invitations side by side; their words are in their own entries.',
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
 * modules: { waysToGive: promos('items'), collectionPromo: promos('one', { colorName: 'accent' }) }
 */
export const promos = Object.assign(promosOfKind, { kinds })

/** A promo that invites to sign up for something. */
export const signUp = defineModule({
  label: 'Sign-up',
  help: 'Invites to sign up, for a newsletter for example.',
  fields: () => ({
    item: f.required(f.reference([contentPromoType, promoType], { help: 'The promo whose link leads to the form.' })),
  }),
  section: ({ item }, { heading, id, colorName }: BareOptions) =>
    section('promoCards', { heading, id, colorName, items: [item] }),
})

/** Content promos under a heading, like what to keep in mind. */
export const contentPromos = defineModule({
  label: 'Content promos',
  help: 'Promos below a heading, like what to keep in mind.',
  fields: () => ({
    title: f.text({ aliases: ['heading', 'header'], help: 'The heading over the promos.' }),
    contentPromo: f.references(contentPromoType, { help: 'Change their words in their own entries.' }),
  }),
  section: ({ contentPromo: items, ...value }, options: Printed) =>
    section('promoCards', { ...printed(value, options), items }),
})

/** Shows what visitors are asked to do, in a few words. */
export const callToAction = defineModule({
  label: 'Call to action',
  help: 'One thing that visitors are asked to do, on a color.',
  fields: () => ({
    heading: f.text({ aliases: ['title'], help: 'What to do, like Become a member; without it nothing is shown.' }),
    blurb: f.html({ aliases: ['text'], help: 'Why, in a sentence.' }),
    cta: f.link({ label: 'Link', help: 'Where it is done.' }),
  }),
  section: ({ heading: title, blurb, cta }, { id, colorName = 'accent' }: Omit<BareOptions, 'heading'>) =>
    title ? section('promoCards', { items: [{ title, blurb, cta: cta && [cta] }], colorName, id }) : undefined,
})
