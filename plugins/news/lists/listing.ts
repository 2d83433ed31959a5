import { z } from 'zod'
import { heroOf } from '#blocks/hero/fields.ts'
import {
  defineContentType,
  definePage,
  feedsOf,
  pageFields,
  pageIncludes,
  required,
  type SectionNavigation,
  section,
  text,
} from '#engine'
import { newsNavigation } from '../navigation.ts'
import { neighbours, pageParameter, type StoryList, storyList } from './story-list.ts'
import { storySections } from './story-sections.ts'

/** Every story there is. */
export const newsListing = defineContentType({
  name: 'page_news_listing',
  label: 'News listing',
  schema: z.object({ ...pageFields(), url: required(text()), itemListHeading: text() }),
})

interface ListingData {
  stories: StoryList
  navigation: SectionNavigation | null
}

export const newsListingPage = definePage({
  name: 'page_news_listing',
  type: newsListing,
  route: '/news/:slug',
  include: pageIncludes,
  query: { page: pageParameter },
  load: async (_entry, context): Promise<ListingData> => ({
    stories: await storyList(context),
    navigation: await context.navigation(newsNavigation.name),
  }),
  compose: (entry, { stories, navigation }: ListingData, context) => [
    section('hero', { ...heroOf(entry), variant: 'Listing', navigation: navigation ?? undefined }),
    ...storySections(stories, context, entry.itemListHeading),
  ],
  head: (_entry, { stories }: ListingData, { path, institution }) => ({
    ...neighbours(stories, path),
    feeds: feedsOf('/news', `News from ${institution.name}`),
  }),
})
