import {
  also,
  group,
  html,
  image,
  isIncluded,
  type Link,
  link,
  links,
  list,
  type Reference,
  reference,
  required,
  type Section,
  section,
  text,
} from '#engine'
import type { PromoEntry } from '#ui/promo/promo.ts'

/** Promos written on the page itself, under a heading, as editors fill them in. */
export const promoList = () =>
  group({
    title: also(text(), 'heading', 'header'),
    subtitle: also(text(), 'subheading'),
    intro: html(),
    image: image(),
    cta: link(),
    items: also(
      list(
        group({
          title: text(),
          subtitle: text(),
          blurb: also(html(), 'content', 'text'),
          link: also(links(), 'links', 'cta'),
          image: image(),
          tag: text(),
        }),
      ),
      'promo',
    ),
  })

/** A promo list's value, as far as it is shown. */
export interface PromoListValue {
  title?: string
  subtitle?: string
  intro?: string
  cta?: Link
  items: (Pick<PromoEntry, 'title' | 'subtitle' | 'blurb' | 'image' | 'tag'> & { link: Link[] })[]
}

/** The section that shows a promo list; nothing where the editor wrote none. */
export const promoListSection = (
  value: PromoListValue | undefined,
  options: { id?: string } = {},
): Section | undefined =>
  value &&
  section('promoCards', {
    title: value.title,
    subheading: value.subtitle,
    intro: value.intro,
    cta: value.cta,
    items: value.items.map(({ link: cta, ...promo }) => ({ ...promo, cta })),
    ...options,
  })

/** A promo that invites to sign up for something, as editors choose it. */
export const signUp = () => group({ item: required(reference<PromoEntry>('content_promo', 'promo')) })

/** Wire paths that a field of `signUp()` needs. */
export const signUpIncludes = (field: string): string[] => [`${field}.item.image`, `${field}.item.content_reference`]

/** The section that shows a sign-up; nothing where none was chosen. */
export const signUpSection = (
  value: { item: Reference<PromoEntry> } | undefined,
  options: { heading?: string; id?: string } = {},
): Section | undefined =>
  isIncluded(value?.item) ? section('promoCards', { items: [value.item], ...options }) : undefined
