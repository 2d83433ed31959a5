import { definePage, type SectionNavigation, section, trimPath } from '#engine'
import { neighbours, pageParameter, type StoryList, storiesOf } from '../lists/story-list.ts'
import { storySections } from '../lists/story-sections.ts'
import { newsNavigation } from '../navigation.ts'
import { topicTag } from './topic.ts'

interface TagData {
  stories: StoryList
  navigation: SectionNavigation | null
}

/** A tag: everything that carries it. */
export const tagPage = definePage({
  name: 'topic_tag',
  type: topicTag,
  route: '/news/tag/:slug',
  // A tag's url is its slug, taken literally: only outer slashes go.
  path: ({ url }) => (url && trimPath(url) !== '/' ? `/news/tag${trimPath(url)}` : null),
  query: { page: pageParameter },
  load: async (entry, context): Promise<TagData> => ({
    stories: await storiesOf(context, 'topicTags', entry.uid),
    navigation: await context.navigation(newsNavigation.name),
  }),
  compose: (entry, { stories, navigation }: TagData, context) => [
    section('hero', { variant: 'Listing', title: entry.title, navigation: navigation ?? undefined }),
    ...storySections(stories, context),
  ],
  head: (_entry, { stories }: TagData, { path }) => neighbours(stories, path),
})
