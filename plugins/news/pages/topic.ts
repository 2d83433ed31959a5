import { f, section } from '#engine'
import { chosenNavigation, navigationField } from '#model/navigation/chosen-navigation.ts'
import { definePage } from '#model/page.ts'
import messages from '../messages.ts'
import { newsNavigation } from '../navigation.ts'
import { allStories, articleFeed, storyList } from '../stories.ts'

/** A topic, the kind of category that stories are filed under: what editors feature, then everything filed under it. */
export default definePage({
  type: 'article_category',
  label: 'Topic',
  help: 'What stories are filed under: its page shows what editors feature, then all of them.',
  route: '/news/topic/:slug',
  fields: {
    url: f.required(f.text()),
    featureHeader: f.text(),
    featureItems: f.cards(['article', 'press_release']),
    itemListHeading: f.text(),
    navigation: navigationField(newsNavigation.name),
    ctaText: f.text(),
  },
  search: () => ({ type: 'Web Page' }),
  hero: { variant: 'Listing', navigation: chosenNavigation(newsNavigation.name) },
  list: {
    ...storyList,
    where: ({ entry }) => ({ categories: entry.uid }),
    look: ({ entry, context }) => ({ title: entry.itemListHeading, ...allStories(context) }),
  },
  feed: {
    ...articleFeed,
    title: ({ entry, context: { institution, translate } }) =>
      translate(messages).topicNewsFrom({ topic: entry.title, name: institution.name }),
  },
  compose: ({ entry, list, parts }) => [
    parts.hero,
    list.page === 1 && section('listingFeature', { title: entry.featureHeader, items: entry.featureItems }),
    ...parts.list,
  ],
})
