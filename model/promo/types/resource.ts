import { defineContentType, f, plainText } from 'atrium'
import { z } from 'zod'

export default defineContentType({
  name: 'resource',
  label: 'Resource',
  plural: 'Resources',
  icon: 'wrench',
  category: 'Publications',
  help: 'Something to use, wherever it is kept.',
  schema: z.object({
    displayTitle: f.text({ help: 'The title that visitors read; default: the title.' }),
    description: f.html({ help: 'What it is good for, in a sentence or two.' }),
    date: f.date({ help: 'When it was published or last changed.' }),
    image: f.image({ help: 'The picture of its card.' }),
    resourceType: f.text({ label: 'Kind', help: 'Printed over the title, like Database.' }),
    primaryUrl: f.required(f.url({ label: 'Address', help: 'Where it is.' })),
  }),
  index: ['date'],
  card: ({ entry: { path, primaryUrl, resourceType, date, description } }) => ({
    href: path ?? primaryUrl,
    subtitle: resourceType,
    date,
    excerpt: description,
  }),
  search: ({ entry: { description, resourceType } }) => ({ description: plainText(description), type: resourceType }),
})
