import { defineContentType, f, slugOf } from 'atrium'
import { z } from 'zod'

/** Declares what projects are about. It has no page: links lead to the list of its projects. */
export default defineContentType({
  name: 'project_category',
  label: 'Project category',
  plural: 'Project categories',
  icon: 'tags',
  category: 'Research and learning',
  help: 'What projects are about. The list of projects is filtered by it.',
  schema: z.object({
    url: f.required(
      f.text({
        control: 'address',
        help: 'Its last part names the category in addresses.',
        example: '/built-heritage',
      }),
    ),
    displayName: f.text({ help: 'The name that visitors read; default: the title.' }),
  }),
  index: ['title'],
  derive: ({ entry: { title, displayName, url } }) => ({
    name: displayName ?? title,
    slug: slugOf(url.split('/').filter(Boolean).at(-1) ?? '') || undefined,
  }),
})
