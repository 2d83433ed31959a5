import { heroOf } from '#blocks/hero/fields.ts'
import { definePage, feedsOf, pageIncludes, type SectionNavigation, section } from '#engine'
import { neighbours, pageParameter, type StoryList, storiesOf } from '../lists/story-list.ts'
import { storySections } from '../lists/story-sections.ts'
import { navigationFor } from '../navigation.ts'
import { articleCategory } from './topic.ts'

interface TopicData {
  stories: StoryList
  navigation: SectionNavigation | null
}

/** A topic: what editors feature, then everything filed under it. */
export const topicPage = definePage({
  name: 'article_category',
  type: articleCategory,
  route: '/news/topic/:slug',
  include: [...pageIncludes, 'navigation'],
  query: { page: pageParameter },
  load: async (entry, context): Promise<TopicData> => ({
    stories: await storiesOf(context, 'categories', entry.uid),
    navigation: await navigationFor(entry.navigation, context),
  }),
  compose: (entry, { stories, navigation }: TopicData, context) => [
    section('hero', { ...heroOf(entry), variant: 'Listing', navigation: navigation ?? undefined }),
    ...(stories.page === 1
      ? [section('listingFeature', { title: entry.featureHeader, items: entry.featureItems })]
      : []),
    ...storySections(stories, context, entry.itemListHeading),
  ],
  head: (entry, { stories }: TopicData, { path, institution }) => ({
    ...neighbours(stories, path),
    feeds: feedsOf(path, `${entry.title}: news from ${institution.name}`),
  }),
})
