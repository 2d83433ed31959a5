import { defineContentType, f } from 'atrium'
import { z } from 'zod'

export default defineContentType({
  name: 'content_block',
  label: 'Content block',
  plural: 'Content blocks',
  icon: 'panel-right',
  category: 'Modules',
  help: 'A short text that several pages show: change it here, and all of them follow.',
  foundWithPages: true,
  schema: z.object({
    text: f.required(f.html({ help: 'One or two paragraphs that make sense on any page.' })),
    image: f.image({ help: 'Beside the words.' }),
    cta: f.link({ label: 'Link', help: 'Where to read on, below the words.' }),
  }),
  card: ({ entry: { text, cta } }) => ({ excerpt: text, ctas: cta && [cta] }),
})
