import { defineNavigation } from 'atrium'
import messages from './messages.ts'

export const podcastsNavigation = defineNavigation({
  name: 'podcasts',
  title: messages.podcasts,
  paths: ['/podcasts'],
  async menus({ context }) {
    const { items } = await context.content.cards('page_podcast_series', { sort: [{ field: 'title' }] })
    return [{ rest: '/podcasts', items: items.flatMap(({ title, href }) => (href ? [{ title, href }] : [])) }]
  },
})
