import { f, section } from 'atrium'
import { chosenNavigation, navigationField } from 'atrium/model/navigation/chosen-navigation.ts'
import { definePage } from 'atrium/model/page.ts'
import messages from '../messages.ts'
import { newsNavigation } from '../navigation.ts'
import { allStories, articleFeed, storyList } from '../stories.ts'

export default definePage({
  type: 'article_category',
  label: 'Topic',
  plural: 'Topics',
  icon: 'folder-open',
  category: 'Stories',
  help: 'What stories are filed under: its page shows what editors feature, then all of them.',
  route: '/news/topic/:slug',
  fields: {
    url: f.required(f.text({ control: 'address', help: 'The last part of its address, like conservation.' })),
    featureHeader: f.text({ label: 'Heading of featured stories', help: 'Over the stories that you put forward.' }),
    featureItems: f.cards(['article', 'press_release'], {
      label: 'Featured stories',
      help: 'Before the list, in this order.',
    }),
    itemListHeading: f.text({ label: 'Heading of the list', help: 'Over the list of all stories; default: All.' }),
    navigation: navigationField(newsNavigation.name),
    ctaText: f.text({ label: 'Link to the topic', help: 'Its words on the news page; default: See all.' }),
  },
  kind: 'Web Page',
  hero: { variant: 'Listing', navigation: chosenNavigation(newsNavigation.name) },
  list: {
    ...storyList,
    where: ({ entry }) => ({ categories: entry.uid }),
    look: ({ entry, context }) => ({ title: entry.itemListHeading, ...allStories(context) }),
  },
  feed: {
    ...articleFeed,
    title: ({ entry, context: { institution, translate } }) =>
      translate(messages).topicNewsFrom({ topic: entry.name, name: institution.name }),
  },
  compose: ({ entry, list, parts }) => [
    parts.hero,
    list.page === 1 && section('listingFeature', { title: entry.featureHeader, items: entry.featureItems }),
    ...parts.list,
  ],
})
