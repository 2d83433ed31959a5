import { z } from 'zod'
import { defineContentType, html, image, link, required } from '#engine'

/** A short text that stands on several pages. */
export const contentBlock = defineContentType({
  name: 'content_block',
  label: 'Content block',
  schema: z.object({ text: required(html()), image: image(), cta: link() }),
  card: {
    include: ['image'],
    map: ({ text, image, cta }) => ({ image, excerpt: text, ctas: cta && [cta] }),
  },
})
