import type { Card, Image, Link, Reference } from '#engine'

/** A card that asks for something: it says more than what it leads to. */
export interface PromoCard extends Card {
  /** A short notice above it, inline rich text. */
  alert?: string
  /** The sentence before its links. */
  ctaPrompt?: string
}

/** An entry of type `content_promo` or `promo`, as far as it is shown. */
export interface PromoEntry {
  uid?: string
  contentType?: string
  title?: string
  titleAlternate?: string
  subtitle?: string
  blurb?: string
  blurbAlternate?: string
  image?: Image
  iconGroup?: { iconName: string }
  ctas?: Link[]
  cta?: Link[]
  ctaPrompt?: string
  alert?: string
  tag?: string
  publicationDate?: string
  contentReference?: Reference<{ displayTitle?: string; blurb?: string; intro?: string; text?: string }>
}

/**
 * What a promo shows. Its own alternate texts win over those of the content it refers to, and those over its title;
 * without links of its own it leads to that content.
 */
export function promoOf(entry: PromoEntry): PromoCard {
  const about = entry.contentReference
  const title = about?.displayTitle ?? about?.title
  const href = about?.path ?? about?.url
  const links = entry.ctas?.length ? entry.ctas : entry.cta?.length ? entry.cta : title && href ? [{ title, href }] : []
  return {
    ...(entry.uid && { uid: entry.uid, contentType: entry.contentType }),
    title: entry.titleAlternate ?? title ?? entry.title ?? '',
    subtitle: entry.subtitle,
    excerpt: entry.blurbAlternate ?? about?.blurb ?? about?.text ?? about?.intro ?? entry.blurb,
    image: entry.image,
    icon: entry.iconGroup?.iconName,
    date: entry.publicationDate,
    tag: entry.tag,
    ctas: links,
    ctaPrompt: entry.ctaPrompt,
    alert: entry.alert,
  }
}
