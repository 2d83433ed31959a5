import { defineContentType, f } from 'atrium'
import { z } from 'zod'
import address from './address.ts'

/** A department, with a page of its own at its whole path. */
export default defineContentType({
  name: 'department',
  label: 'Department',
  plural: 'Departments',
  icon: 'network',
  category: 'People and places',
  help: 'A part of an organization.',
  schema: z.object({
    name: f.text({ group: 'Name and address', help: 'What it is called in texts; default: the title.' }),
    slug: f.text({ group: 'Name and address', help: 'Default: the last part of the full path.' }),
    fullPath: f.required(
      f.text({ group: 'Name and address', help: 'The whole address of its page.', example: '/about/conservation' }),
    ),
    partOf: f.reference('organization', {
      group: 'Name and address',
      help: 'The organization to which it belongs.',
      preload: true,
    }),
    address: f.reference(address, { group: 'How to reach it', help: 'Where mail is sent to.' }),
    email: f.email({ group: 'How to reach it', help: 'The address of the office, not of one person.' }),
    telephone: f.phone({ group: 'How to reach it', help: 'With area code.' }),
    excerpt: f.html({ group: 'Shown in lists', help: 'What lists say of it.', length: { ideal: 200 } }),
    image: f.image({ group: 'Shown in lists', help: 'The picture of its card.' }),
    links: f.links({ group: 'Shown in lists', help: 'Where more of it is found.' }),
  }),
  index: ['slug', 'fullPath'],
  derive: ({ entry: { title, name, slug, fullPath, url } }) => ({
    name: name ?? title,
    slug: slug ?? `/${fullPath.split('/').filter(Boolean).at(-1) ?? ''}`,
    url: url ?? fullPath,
  }),
  card: ({ entry }) => ({ excerpt: entry.excerpt }),
})
