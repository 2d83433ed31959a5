import { defineNavigation } from 'atrium'
import messages from './messages.ts'
import { topicLinks } from './topic-links.ts'

/** The news menu with what the institution adds to it, and the topics by title. */
export const newsNavigation = defineNavigation({
  name: 'news',
  title: messages.newsAndStories,
  paths: ['/news'],
  async menus({ context }) {
    const { 'menuLinks.news': news } = context.settings
    return [
      { title: messages.news, items: ['/news/', '/news/all', '/news/magazine', '/news/journalists', ...news] },
      { title: messages.topics, items: await topicLinks(context) },
    ]
  },
})
