import { f, plainText, section } from 'atrium'
import navigation from 'atrium/model/navigation/types/navigation.ts'
import { definePage } from 'atrium/model/page.ts'
import contentPromo from 'atrium/model/promo/types/content-promo.ts'
import { podcastFeed } from '../feed/podcast-feed.ts'
import messages from '../messages.ts'
import { podcastsNavigation } from '../navigation.ts'
import { followSection } from '../series/follow.ts'
import { readSeasons } from '../series/lookups.ts'
import { seasonSection } from '../series/season-section.ts'
import { seriesNode } from '../series/series.json-ld.ts'
import podcastSeries from '../types/podcast-series.ts'

export default definePage({
  type: 'page_podcast_series',
  label: 'Podcast series page',
  plural: 'Podcast series pages',
  icon: 'disc-3',
  category: 'Stories',
  help: 'A podcast with all its seasons and episodes.',
  route: '/podcasts/:slug',
  fields: {
    series: f.required(
      f.reference(podcastSeries, { preload: true, help: 'Its seasons and episodes are shown by themselves.' }),
    ),
    contentPromo: f.references(contentPromo, { label: 'Promos to explore', help: 'Invitations after the episodes.' }),
    defaultHeading: f.text({ help: 'Over the season of a series that has one.' }),
    listHeading: f.text({ help: 'Over the episodes of each season.' }),
    navigation: f.reference(navigation, { help: 'Default: the podcasts menu.' }),
  },
  index: ['title', 'series'],
  path: ({ entry, entryOf, none }) => entryOf<{ url?: string }>(entry.series)?.url ?? none('its series has no url'),
  address: 'The slug of its series below `/podcasts`.',
  card: ({ entry: { series }, translate }) => ({
    title: series.name,
    subtitle: translate(messages).podcast,
    image: series.image,
    excerpt: series.blurb,
  }),
  kind: messages.podcastSeries,
  hero: {
    variant: 'Landing',
    jumpTo: 'sections',
    navigation: ({ navigation }) => navigation?.identifier ?? podcastsNavigation.name,
  },
  feed: podcastFeed,
  load: ({ entry, context }) => readSeasons(context.content, entry.series.uid),
  compose({ entry, data: seasons, parts: { hero }, navigation, context }) {
    const { series } = entry
    const { colorName = 'sunset' } = hero
    return [
      section('hero', {
        ...hero,
        colorName,
        title: series.name,
        subtitle: hero.subtitle ?? (plainText(series.blurb) || undefined),
        image: hero.image ?? series.image,
      }),
      followSection(series, context, { colorName }),
      section('sectionNavigation', { navigation }),
      ...seasons.map((season) => seasonSection(season, entry, context)),
      section('promoCards', { heading: context.translate(messages).explore, items: entry.contentPromo }),
    ]
  },
  head: ({ entry: { series } }) => ({
    title: series.name,
    description: series.blurb,
    image: series.image,
    feeds: series.rssFeed ? [{ title: series.name, href: series.rssFeed, type: 'application/rss+xml' }] : undefined,
  }),
  jsonLd: ({ entry, data, context, basis }) => seriesNode(entry.series, data, context, basis),
})
