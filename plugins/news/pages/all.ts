import { f, feedsOf } from '#engine'
import { definePage } from '#model/page.ts'
import { newsNavigation } from '../navigation.ts'
import { NO_STORIES, newsFeedTitle, storyList } from '../stories.ts'

/** Every story there is. */
export default definePage({
  type: 'page_news_listing',
  label: 'News listing',
  help: 'A list of every story there is.',
  route: '/news/:slug',
  fields: { url: f.required(f.text()), itemListHeading: f.text() },
  hero: { variant: 'Listing', navigation: newsNavigation.name },
  list: {
    ...storyList,
    look: ({ entry }) => ({ title: entry.itemListHeading, heading: 'All stories', empty: NO_STORIES }),
  },
  head: ({ context }) => ({ feeds: feedsOf('/news', newsFeedTitle(context)) }),
})
