import { defineNavigation } from '#engine'
import messages from './messages.ts'

/** The news menu, and all topics by title. */
export const newsNavigation = defineNavigation({
  name: 'news',
  title: messages.newsAndStories,
  paths: ['/news'],
  async menus({ context }) {
    const { items } = await context.content.cards('topic_tag', { sort: [{ field: 'title' }] })
    return [
      {
        title: messages.news,
        items: ['/news/', '/news/all', '/news/magazine', '/news/journalists', '/news/tag/espanol/'],
      },
      { title: messages.topics, items: items.flatMap(({ title, href }) => (href ? [{ title, href }] : [])) },
    ]
  },
})
