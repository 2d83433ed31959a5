import { f, type Section, section } from 'atrium'
import { listing } from 'atrium/blocks/card-listing/module.ts'
import { columnListing } from 'atrium/blocks/column-listing/module.ts'
import { listingFeature } from 'atrium/blocks/listing-feature/module.ts'
import { definePage } from 'atrium/model/page.ts'
import contentPromo from 'atrium/model/promo/types/content-promo.ts'
import promo from 'atrium/model/promo/types/promo.ts'
import { wordsAlone } from 'atrium/ui/card/card-size.ts'
import messages from '../messages.ts'
import { newsNavigation } from '../navigation.ts'
import {
  articleFeed,
  CANDIDATES,
  type FeatureCategory,
  newestFirst,
  newsFeedTitle,
  STORIES,
  shownCategories,
} from '../stories.ts'
import topic from './topic.ts'

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
        async ({ uid, name: title, path, ctaText = translate(messages).seeAll }): Promise<FeatureCategory> => {
          const page = { number: 1, size: CANDIDATES }
          const { items } = await content.cards(STORIES, { where: { categories: uid }, sort: newestFirst, page })
          return { uid, title, path, ctaText, items }
        },
      ),
    ),
  compose: ({ entry, data, parts }) => [
    parts.hero,
    parts.editorialFeatures,
    ...shownCategories(data, [...(entry.editorialFeatures?.items ?? []), ...(entry.columnListing?.items ?? [])]).map(
      shelf,
    ),
    parts.columnListing,
    section('promoCards', { items: entry.headlinePromos }),
    parts.resources,
  ],
})

/** Shows a topic as its place on the page has it: no two neighbours are built alike. */
function shelf({ title, path, ctaText, items }: FeatureCategory, index: number): Section {
  const shown = { title, items, cta: path ? { title: ctaText, href: path } : undefined }
  if (index % 4 === 0) return section('cardListing', { ...shown, size: 'small' })
  if (index % 4 === 1) return section('columnListing', shown)
  if (index % 4 === 3) return section('textNews', shown)
  const options = items.map((_, at) => (at < 2 ? {} : { show: [...wordsAlone] }))
  return section('cardListing', { ...shown, size: 'large', colorName: 'tint', options })
}
