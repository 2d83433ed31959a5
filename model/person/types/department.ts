import { z } from 'zod'
import { defineContentType, f } from '#engine'
import address from './address.ts'

/** A department, with a page of its own at its whole path. */
export default defineContentType({
  name: 'department',
  label: 'Department',
  help: 'A part of an organization.',
  schema: z.object({
    name: f.text({ help: 'Default: the title.' }),
    slug: f.text({ help: 'Default: the last part of the full path.' }),
    fullPath: f.required(f.text({ help: 'The whole address of its page.', example: '/about/conservation' })),
    partOf: f.reference('organization', { help: 'The organization to which it belongs.', preload: true }),
    address: f.reference(address),
    email: f.email(),
    telephone: f.phone(),
    excerpt: f.html({ help: 'What lists say of it.' }),
    image: f.image(),
    links: f.links(),
  }),
  index: ['slug', 'fullPath'],
  derive: ({ entry: { title, name, slug, fullPath, url } }) => ({
    name: name ?? title,
    slug: slug ?? `/${fullPath.split('/').filter(Boolean).at(-1) ?? ''}`,
    url: url ?? fullPath,
  }),
  card: ({ entry }) => ({ excerpt: entry.excerpt }),
})
