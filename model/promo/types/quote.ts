import { defineContentType, f } from 'atrium'
import { z } from 'zod'

export default defineContentType({
  name: 'quote',
  label: 'Quote',
  plural: 'Quotes',
  icon: 'quote',
  category: 'Modules',
  help: 'What somebody said, for pages that show it large.',
  schema: z.object({
    attribution: f.text({ help: 'Who said it, and where.' }),
    image: f.image({ help: 'A portrait, or what the words are about.' }),
    body: f.required(f.html({ label: 'Words', help: 'As they were said, without quotation marks.' })),
  }),
  card: ({ entry: { body, attribution } }) => ({ excerpt: body, meta: attribution }),
})
