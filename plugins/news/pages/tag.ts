import { section, trimPath } from 'atrium'
import { definePage } from 'atrium/model/page.ts'
import { newsNavigation } from '../navigation.ts'
import { allStories, storyList } from '../stories.ts'

export default definePage({
  type: 'topic_tag',
  label: 'Topic tag',
  plural: 'Topic tags',
  icon: 'tag',
  category: 'Stories',
  help: 'A keyword across topics, with every story that carries it.',
  route: '/news/tag/:slug',
  index: ['title'],
  address: 'Its `url` below `/news/tag`, as it is written; none without a `url`.',
  // A tag's url is its slug, taken literally: only outer slashes go.
  path: ({ entry: { url } }) => (url && trimPath(url) !== '/' ? `/news/tag${trimPath(url)}` : null),
  kind: 'Web Page',
  hero: { variant: 'Listing', navigation: newsNavigation.name },
  list: {
    ...storyList,
    where: ({ entry }) => ({ topicTags: entry.uid }),
    look: ({ context }) => allStories(context),
  },
  compose: ({ entry, parts, navigation }) => [
    section('hero', { variant: 'Listing', title: entry.title, navigation }),
    ...parts.list,
  ],
})
