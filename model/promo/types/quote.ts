import { z } from 'zod'
import { defineContentType, f } from '#engine'

export default defineContentType({
  name: 'quote',
  label: 'Quote',
  help: 'What somebody said.',
  schema: z.object({
    attribution: f.text({ help: 'Who said it, and where.' }),
    image: f.image(),
    body: f.required(f.html({ label: 'Words' })),
  }),
  card: ({ entry: { body, attribution } }) => ({ excerpt: body, meta: attribution }),
})
