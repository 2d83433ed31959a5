import { defineNavigation } from 'atrium'
import messages from './messages.ts'
import podcastSeries from './types/podcast-series.ts'

export const podcastsNavigation = defineNavigation({
  name: 'podcasts',
  title: messages.podcasts,
  paths: ['/podcasts'],
  async menus({ context }) {
    const { items } = await context.content.cards(podcastSeries)
    const links = items.flatMap(({ title, href, lang }) => (href ? [{ title, href, lang }] : []))
    return [{ rest: '/podcasts', items: links.sort((a, b) => context.compare(a.title, b.title)) }]
  },
})
