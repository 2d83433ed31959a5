import { defineContentType, f } from 'atrium'
import { z } from 'zod'

/** Declares what an editor writes over a menu that an area registers. */
export default defineContentType({
  name: 'navigation',
  label: 'Navigation',
  plural: 'Navigations',
  icon: 'menu',
  category: 'Site',
  help: 'Replaces the title and the menus of a registered navigation.',
  schema: z.object({
    identifier: f.required(f.text({ example: 'news', help: 'The name of the registered navigation, like news.' })),
    menus: f.list(
      f.group({
        title: f.text({ help: 'The heading over its links.' }),
        items: f.links({ help: 'The pages it leads to, in this order.' }),
      }),
      { itemName: 'title', help: 'These are shown in place of those that come with the site.' },
    ),
  }),
  index: ['identifier'],
})
