import { defineContentType, f } from 'atrium'
import { z } from 'zod'

export default defineContentType({
  name: 'education_vocabulary_term',
  label: 'Vocabulary term',
  plural: 'Vocabulary terms',
  icon: 'whole-word',
  category: 'Research and learning',
  help: 'A word that a class should know; several resources may use it.',
  foundWithPages: true,
  schema: z.object({
    term: f.text({ help: 'Default: the title.' }),
    content: f.required(f.html({ help: 'What it means.' })),
  }),
  index: ['title'],
  derive: ({ entry: { term, title } }) => ({ name: term ?? title }),
})
