import { defineNavigation, type PageContext, type Reference, type SectionNavigation } from '#engine'
import type { ChosenNavigation } from './topics/topic.ts'

/** The news menu and all topics by title. */
export const newsNavigation = defineNavigation({
  name: 'news',
  title: 'News & Stories',
  async menus({ content }) {
    const { items } = await content.cards('topic_tag', { sort: [{ field: 'title' }] })
    return [
      { title: 'News', items: ['/news/', '/news/all', '/news/magazine', '/news/journalists', '/news/tag/espanol/'] },
      { title: 'Topics', items: items.flatMap(({ title, href }) => (href ? [{ title, href }] : [])) },
    ]
  },
})

/** The menu an editor chose for a page, else the news menu. */
export const navigationFor = (
  chosen: Reference<ChosenNavigation> | undefined,
  context: PageContext,
): Promise<SectionNavigation | null> => context.navigation(chosen?.identifier ?? newsNavigation.name)
