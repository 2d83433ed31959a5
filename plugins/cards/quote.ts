import { z } from 'zod'
import { defineContentType, html, image, required, text } from '#engine'

/** What somebody said. */
export const quote = defineContentType({
  name: 'quote',
  label: 'Quote',
  schema: z.object({ attribution: text(), image: image(), body: required(html()) }),
  card: {
    include: ['image'],
    map: ({ image, body, attribution }) => ({ image, excerpt: body, meta: attribution }),
  },
})
