import { z } from 'zod'
import { defineContentType, f, plainText } from '#engine'

export default defineContentType({
  name: 'resource',
  label: 'Resource',
  help: 'Something to use, wherever it is kept.',
  schema: z.object({
    displayTitle: f.text({ help: 'The title that visitors read; default: the title.' }),
    description: f.html(),
    date: f.date(),
    image: f.image(),
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
