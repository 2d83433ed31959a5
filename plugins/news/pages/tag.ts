import { type Card, section, trimPath } from 'atrium'
import { definePage } from 'atrium/model/page.ts'
import messages from '../messages.ts'
import { newsNavigation } from '../navigation.ts'
import { allStories, storyList } from '../stories.ts'

/** Told of them in a description, which is cut where others show it. */
const titlesOf = (stories: readonly Card[]) =>
  stories
    .map(({ title }) => title)
    .slice(0, 4)
    .join(' · ')

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
  head: ({ entry: { name: topic }, list: { items }, context: { institution, translate } }) => ({
    description:
      items.length > 0
        ? translate(messages).storiesOn({ topic, name: institution.name, titles: titlesOf(items) })
        : undefined,
  }),
  compose: ({ entry, parts, navigation }) => [
    section('hero', { variant: 'Listing', title: entry.name, navigation }),
    ...parts.list,
  ],
})
