import { defineModule, f, type Link, section } from 'atrium'
import { featuredItemFields } from 'atrium/model/promo/featured-item-fields.ts'
import { variationOf } from 'atrium/ui/picture/variation.ts'

interface FeaturedItemOptions {
  size?: 'full-bleed' | 'band'
  modifier?: 'no-space'
  /** The editor's intro is printed as the item's title. */
  introAsTitle?: boolean
  /** Words of the item in place of the editor's. */
  title?: string
  intro?: string
  /** Further links, under the text. */
  links?: readonly Link[]
  /** Not every kind of item shows its excerpt: none, or none of these content types. */
  hideExcerpt?: true | readonly string[]
  id?: string
}

/** One item shown large, with words of its own. */
export const featuredItem = defineModule({
  label: 'Featured item',
  help: 'One entry shown large; what you leave empty is taken from it.',
  fields: () => ({ title: f.text({ help: 'The heading over it.' }), ...featuredItemFields() }),
  section(value, { introAsTitle, title, intro, links, hideExcerpt, size, modifier, id }: FeaturedItemOptions) {
    const { title: heading, item, tag, cta, image, excerpt, backgroundColorName, variation } = value
    const isHidden = hideExcerpt === true || hideExcerpt?.includes(item?.contentType ?? '')
    return section('featuredItem', {
      heading: introAsTitle && value.intro ? undefined : heading,
      item,
      tag,
      cta,
      image,
      itemTitle: title ?? (introAsTitle ? value.intro : undefined),
      isOwnIntro: intro !== undefined,
      intro: intro ?? (introAsTitle ? undefined : value.intro),
      excerpt: isHidden ? undefined : (excerpt ?? item?.excerpt),
      links: links && [...links],
      colorName: backgroundColorName?.colorName,
      variation: variationOf(variation),
      size,
      modifier,
      id,
    })
  },
})
