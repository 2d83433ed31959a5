import {
  also,
  type Card,
  type Color,
  card,
  colorReference,
  group,
  html,
  type Image,
  image,
  link,
  type Section,
  section,
  text,
} from '#engine'
import { variationOf } from '#ui/picture/variation.ts'

/** One item shown large, with words of its own; what is left out is taken from the item. */
export const featuredItem = () =>
  group({
    title: text(),
    item: card(),
    cta: link(),
    tag: text(),
    image: image(),
    intro: text(),
    excerpt: html(),
    backgroundColorName: colorReference(),
    variation: also(text(), 'layout'),
  })

/** A featured item's value, as far as it is shown. */
export interface FeaturedItemValue {
  title?: string
  item?: Card
  cta?: { title: string; href: string }
  tag?: string
  image?: Image
  intro?: string
  excerpt?: string
  backgroundColorName?: { colorName: Color }
  variation?: string
}

/** Wire paths that a featured item needs beside its card. */
export const featuredItemIncludes = (field: string): string[] => [`${field}.image`]

interface FeaturedItemOptions {
  size?: 'full-bleed' | 'band'
  modifier?: 'no-space'
  /** Words that stand instead of the editor's. */
  title?: string
  intro?: string
  /** Not every kind of item shows its excerpt. */
  hideExcerpt?: boolean
  id?: string
}

/** The section that shows a featured item; nothing where the editor wrote none. */
export function featuredItemSection(
  value: FeaturedItemValue | undefined,
  options: FeaturedItemOptions = {},
): Section | undefined {
  if (!value) return undefined
  const { title: heading, item, tag, cta, image: picture, intro, excerpt, backgroundColorName, variation } = value
  return section('featuredItem', {
    heading,
    item,
    tag,
    cta,
    image: picture,
    itemTitle: options.title,
    intro: options.intro ?? intro,
    excerpt: options.hideExcerpt ? undefined : (excerpt ?? item?.excerpt),
    colorName: backgroundColorName?.colorName,
    variation: variationOf(variation),
    size: options.size,
    modifier: options.modifier,
    id: options.id,
  })
}
