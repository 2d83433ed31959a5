import { type Card, type EntryHead, f, section } from 'atrium'
import { listing } from 'atrium/blocks/card-listing/module.ts'
import { columnListing } from 'atrium/blocks/column-listing/module.ts'
import { listingFeature } from 'atrium/blocks/listing-feature/module.ts'
import { definePage } from 'atrium/model/page.ts'
import contentPromo from 'atrium/model/promo/types/content-promo.ts'
import promo from 'atrium/model/promo/types/promo.ts'
import messages from '../messages.ts'
import { newsNavigation } from '../navigation.ts'
import { articleFeed, newestFirst, newsFeedTitle, STORIES } from '../stories.ts'
import topic from './topic.ts'

const MIN_ITEMS = 2
const MAX_ITEMS = 4
/** Grounds of every fourth topic, in turn; the others are on white. */
const GROUNDS = ['sky', 'garden-light', 'sunset'] as const

/** A topic with its newest stories. */
export interface FeatureCategory extends Pick<EntryHead, 'uid' | 'title' | 'path'> {
  ctaText: string
  items: Card[]
}

/** Topics to show: those with at least two stories, each with its newest four. */
export const shownCategories = (categories: readonly FeatureCategory[]): FeatureCategory[] =>
  categories
    .filter(({ items }) => items.length >= MIN_ITEMS)
    .map((category) => ({ ...category, items: category.items.slice(0, MAX_ITEMS) }))

export default definePage({
  type: 'page_news',
  label: 'News landing page',
  plural: 'News landing pages',
  icon: 'newspaper',
  category: 'Stories',
  help: 'The way into the news: featured stories and topics.',
  route: '/news',
  fields: {
    featureCategories: f.references(topic, { label: 'Featured topics', help: 'Each with its newest four stories.' }),
    headlinePromos: f.references([promo, contentPromo], { help: 'Invitations after the stories, side by side.' }),
  },
  modules: {
    editorialFeatures: listingFeature({}, { help: 'Stories to put forward: the first one large.' }),
    columnListing: columnListing({}, { help: 'Further stories: the first one large, the others beside it.' }),
    resources: listing({ size: 'medium' }),
  },
  hero: { variant: 'Landing', navigation: newsNavigation.name },
  feed: { ...articleFeed, title: ({ context }) => newsFeedTitle(context) },
  load: async ({ entry, context: { content, translate } }) =>
    Promise.all(
      entry.featureCategories.map(
        async ({ uid, title, path, ctaText = translate(messages).seeAll }): Promise<FeatureCategory> => {
          const page = { number: 1, size: MAX_ITEMS }
          const { items } = await content.cards(STORIES, { where: { categories: uid }, sort: newestFirst, page })
          return { uid, title, path, ctaText, items }
        },
      ),
    ),
  compose: ({ entry, data, parts }) => [
    parts.hero,
    parts.editorialFeatures,
    ...shownCategories(data).map(({ title, path, ctaText, items }, index) =>
      section('cardListing', {
        title,
        items,
        size: 'small',
        cta: path ? { title: ctaText, href: path } : undefined,
        colorName: index % 4 === 2 ? GROUNDS[Math.floor(index / 4) % GROUNDS.length] : undefined,
      }),
    ),
    parts.columnListing,
    section('promoCards', { items: entry.headlinePromos }),
    parts.resources,
  ],
})
