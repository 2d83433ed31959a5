import { z } from 'zod'
import { featuredItem as fields } from '#blocks/featured-item/fields.ts'
import { defineContentType } from '#engine'

const { title: _, ...shape } = fields().unwrap().shape

/** One item with words of its own, for listings. What it leaves out is taken from the item. */
export const featuredItem = defineContentType({
  name: 'featured_item',
  label: 'Featured item',
  schema: z.object(shape),
  card: {
    include: ['item', 'image'],
    map: ({ title, item, cta, tag, image, excerpt }) => ({
      title,
      href: item?.href,
      subtitle: item?.subtitle,
      image: image ?? item?.image,
      date: item?.date,
      excerpt: excerpt ?? item?.excerpt,
      tag: tag ?? item?.tag,
      ctas: cta && [cta],
    }),
  },
})
