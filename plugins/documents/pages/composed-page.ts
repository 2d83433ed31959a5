import { f } from 'atrium'
import { definePage } from 'atrium/model/page.ts'
import { composedTemplates } from '../templates.ts'

export default definePage({
  type: 'composed_page',
  label: 'Composed page',
  plural: 'Composed pages',
  icon: 'layout-template',
  category: 'Pages',
  templates: composedTemplates,
  help: 'A page at any address that is made of blocks alone, in any order.',
  route: '/:path*',
  fields: {
    url: f.required(f.text({ control: 'address', help: 'The whole address of the page, like /visit/with-children.' })),
    sections: f.required(f.pageBlocks({ help: 'From the top of the page to its end, under the title.' })),
  },
  address: 'Its `url`.',
  path: ({ entry: { url } }) => (url.startsWith('/') ? url : `/${url}`),
  kind: 'Web Page',
  hero: { navigation: true },
  compose: ({ entry, parts: { hero } }) => [hero, ...entry.sections],
})
