import { defineNavigation } from '#engine'

/** The news menu, and all topics by title. */
export const newsNavigation = defineNavigation({
  name: 'news',
  title: 'News & Stories',
  paths: ['/news'],
  async menus({ context }) {
    const { items } = await context.content.cards('topic_tag', { sort: [{ field: 'title' }] })
    return [
      { title: 'News', items: ['/news/', '/news/all', '/news/magazine', '/news/journalists', '/news/tag/espanol/'] },
      { title: 'Topics', items: items.flatMap(({ title, href }) => (href ? [{ title, href }] : [])) },
    ]
  },
})
