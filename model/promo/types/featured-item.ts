import { defineContentType } from 'atrium'
import { z } from 'zod'
import { featuredItemFields } from '../featured-item-fields.ts'

export default defineContentType({
  name: 'featured_item',
  label: 'Featured item',
  plural: 'Featured items',
  icon: 'star',
  category: 'Modules',
  help: 'One item with words of its own, for lists: what it leaves empty is taken from the item.',
  schema: z.object(featuredItemFields()),
  card: ({ entry: { item, cta, tag, image, excerpt } }) => ({
    href: item?.href,
    subtitle: item?.subtitle,
    image: image ?? item?.image,
    date: item?.date,
    excerpt: excerpt ?? item?.excerpt,
    tag: tag ?? item?.tag,
    ctas: cta && [cta],
  }),
})
