import { f, feedsOf } from 'atrium'
import { definePage } from 'atrium/model/page.ts'
import { newsNavigation } from '../navigation.ts'
import { allStories, newsFeedTitle, storyList } from '../stories.ts'

export default definePage({
  type: 'page_news_listing',
  label: 'News listing',
  plural: 'News listings',
  icon: 'list',
  category: 'Stories',
  help: 'A list of every story there is.',
  route: '/news/:slug',
  fields: {
    url: f.required(f.text({ control: 'address', help: 'The last part of its address, like all.' })),
    itemListHeading: f.text({ label: 'Heading of the list', help: 'Over the list; default: All.' }),
  },
  hero: { variant: 'Listing', navigation: newsNavigation.name },
  list: {
    ...storyList,
    look: ({ entry, context }) => ({ title: entry.itemListHeading, ...allStories(context) }),
  },
  head: ({ context }) => ({ feeds: feedsOf('/news', newsFeedTitle(context)) }),
})
