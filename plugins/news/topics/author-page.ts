import { definePage, type SectionNavigation, section } from '#engine'
import { organizationName, personName } from '#ui/person/person.ts'
import { person } from '../json-ld.ts'
import { neighbours, pageParameter, type StoryList, storiesOf } from '../lists/story-list.ts'
import { navigationFor } from '../navigation.ts'
import { author } from './author.ts'

interface AuthorData {
  stories: StoryList
  navigation: SectionNavigation | null
}

/** An author: who that is, and everything that author wrote. */
export const authorPage = definePage({
  name: 'author',
  type: author,
  route: '/author/:slug',
  include: ['image', 'affiliation.part_of', 'navigation', 'meta_page.og_image'],
  query: { page: pageParameter },
  load: async (entry, context): Promise<AuthorData> => ({
    stories: await storiesOf(context, 'authors', entry.uid),
    navigation: await navigationFor(entry.navigation, context),
  }),
  compose: (entry, { stories, navigation }: AuthorData, { path }) => [
    section('hero', {
      variant: 'Listing',
      title: personName(entry),
      intro: entry.intro,
      navigation: navigation ?? undefined,
    }),
    section('biography', {
      heading: 'Bio',
      text: entry.bio,
      image: entry.image,
      affiliation: organizationName(entry.affiliation),
      jobTitle: entry.jobTitle,
      jobDescription: entry.jobDescription,
      telephone: entry.telNumber,
      links: [...entry.externalLinks, ...(entry.email ? [{ title: 'Email', href: `mailto:${entry.email}` }] : [])],
    }),
    section('cardListing', { heading: 'Stories', items: stories.items, size: 'medium' }),
    section('pagination', { path, page: stories.page, pages: stories.pages }),
  ],
  head: (entry, { stories }: AuthorData, { path }) => ({
    title: personName(entry),
    description: entry.intro ?? entry.bio,
    image: entry.image,
    ...neighbours(stories, path),
  }),
  jsonLd: (entry, _data, context, basis) => person(entry, context, basis),
})
