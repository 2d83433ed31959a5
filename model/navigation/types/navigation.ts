import { z } from 'zod'
import { defineContentType, f } from '#engine'

/** What an editor writes over a menu that an area registers. */
export default defineContentType({
  name: 'navigation',
  label: 'Navigation',
  help: 'Replaces the title and the menus of a registered navigation.',
  schema: z.object({
    identifier: f.required(f.text({ example: 'news', help: 'The name of the registered navigation, like news.' })),
    menus: f.list(f.group({ title: f.text(), items: f.links() })),
  }),
  index: ['identifier'],
})
