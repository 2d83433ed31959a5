import { type Card, f, section } from 'atrium'
import { listing } from 'atrium/blocks/card-listing/module.ts'
import { definePage } from 'atrium/model/page.ts'
import podcastSeries from '../types/podcast-series.ts'
import episode from './episode.ts'

export default definePage({
  type: 'page_podcast_landing',
  label: 'Podcast landing page',
  plural: 'Podcast landing pages',
  icon: 'podcast',
  category: 'Stories',
  help: 'The way into the podcasts: featured episodes and series.',
  route: '/podcasts',
  fields: {
    featureItems: f.references([episode, podcastSeries], { help: 'Put forward at the top: episodes or series.' }),
    featuredSeries: f.group(
      {
        title: f.text({ help: 'The heading over the series.' }),
        items: f.references(podcastSeries, { help: 'In this order.' }),
        callToActionText: f.text({ help: 'The words of the link on each card.' }),
      },
      { help: 'Series as cards, under a heading.' },
    ),
  },
  hero: { variant: 'Landing', navigation: 'podcasts', jumpTo: 'sections' },
  async load({ entry: { featureItems, featuredSeries }, context: { content } }) {
    const cardsOf = (items: readonly { uid: string }[] = []) => content.cardsOf(items.map(({ uid }) => uid))
    const [features, series] = await Promise.all([cardsOf(featureItems), cardsOf(featuredSeries?.items)])
    return { features, series }
  },
  compose: ({ entry: { featureItems, featuredSeries }, data: { features, series }, parts, navigation }) => [
    parts.hero,
    section('sectionNavigation', { navigation }),
    section('listingFeature', { items: features.map((card) => withSeries(card, featureItems)) }),
    listing.section(
      { title: featuredSeries?.title, items: series, ctaText: featuredSeries?.callToActionText },
      { id: 'series', size: 'medium', colorName: 'garden-light' },
    ),
  ],
})

type Featured = { uid: string; partOf?: { partOf?: { name: string } } }

/** An episode says of which series it is. */
const withSeries = (card: Card, items: readonly object[]): Card => {
  const seriesTitle = (items as Featured[]).find(({ uid }) => uid === card.uid)?.partOf?.partOf?.name
  return { ...card, ...(seriesTitle ? { subtitle: seriesTitle, meta: undefined } : {}) }
}
