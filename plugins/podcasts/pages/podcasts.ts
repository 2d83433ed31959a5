import { type Card, f, section } from 'atrium'
import { listing } from 'atrium/blocks/card-listing/module.ts'
import { definePage } from 'atrium/model/page.ts'

export default definePage({
  type: 'page_podcast_landing',
  label: 'Podcast landing page',
  plural: 'Podcast landing pages',
  icon: 'podcast',
  category: 'Stories',
  help: 'The way into the podcasts: featured episodes and series.',
  route: '/podcasts',
  fields: {
    featureItems: f.cards(['podcast_episode', 'podcast_series'], {
      help: 'Put forward at the top: episodes or series.',
    }),
    featuredSeries: f.group(
      {
        title: f.text({ help: 'The heading over the series.' }),
        items: f.cards('podcast_series', { help: 'In this order.' }),
        callToActionText: f.text({ help: 'The words of the link on each card.' }),
      },
      { help: 'Series as cards, under a heading.' },
    ),
  },
  hero: { variant: 'Landing', navigation: 'podcasts', jumpTo: 'sections' },
  compose: ({ entry: { featureItems, featuredSeries }, parts, navigation }) => [
    parts.hero,
    section('sectionNavigation', { navigation }),
    section('listingFeature', { items: featureItems.map(withSeries) }),
    listing.section(
      { title: featuredSeries?.title, items: featuredSeries?.items ?? [], ctaText: featuredSeries?.callToActionText },
      { id: 'series', size: 'medium', colorName: 'garden-light' },
    ),
  ],
})

/** An episode says of which series it is, in place of its kind. */
const withSeries = ({ meta, metaParts, said, ...card }: Card): Card =>
  meta ? { ...card, subtitle: meta, said: said?.filter((line) => line !== 'subtitle') } : { ...card, said }
