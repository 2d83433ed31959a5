import { z } from 'zod'
import { defineContentType, f } from '#engine'

export default defineContentType({
  name: 'content_block',
  label: 'Content block',
  help: 'A short text that stands on several pages.',
  foundWithPages: true,
  schema: z.object({ text: f.required(f.html()), image: f.image(), cta: f.link({ label: 'Link' }) }),
  card: ({ entry: { text, cta } }) => ({ excerpt: text, ctas: cta && [cta] }),
})
