import { z } from 'zod'
import { defineContentType, group, links, list, type NavigationOverride, required, text } from '#engine'

/** What an editor writes over a menu that an area registers. */
export const navigation = defineContentType({
  name: 'navigation',
  label: 'Navigation',
  schema: z.object({
    identifier: required(text()),
    menus: list(group({ title: text(), items: links() })),
  }),
  index: ['identifier'],
})

export const navigationOverride: NavigationOverride = async (name, { content }) => {
  const { items } = await content.entries<z.output<typeof navigation.schema>>('navigation', {
    where: { identifier: name },
    sort: [{ field: 'publish_details.time', order: 'descending' }],
    page: { number: 1, size: 1 },
  })
  return items[0] ? { title: items[0].title, menus: items[0].menus } : null
}
