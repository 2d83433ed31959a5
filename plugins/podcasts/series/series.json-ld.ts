import { type JsonLdBasis, type PageContext, plainText, wholeAddress } from 'atrium'
import { releaseDates } from '../episode/release-date.ts'
import messages from '../messages.ts'
import { feedAddress } from './follow.ts'
import type { SeasonWithEpisodes } from './lookups.ts'
import { fullTitle, seasonId } from './season-titles.ts'

interface Described {
  name: string
  blurb?: string
  url?: string
  rssFeed?: string
}

/** The `@id` of a series. */
export const seriesNodeId = ({ url = '' }: Described, { institution }: Pick<PageContext, 'institution'>): string =>
  `${wholeAddress(url, institution)}#podcastseries`

/** A series as a `PodcastSeries` with its seasons. */
export function seriesNode(
  series: Described,
  seasons: readonly SeasonWithEpisodes[],
  { institution, dates, translate }: PageContext,
  { url, publisher }: JsonLdBasis,
) {
  const released = releaseDates(seasons.flatMap(({ episodes }) => episodes))
  const [oldest, newest] = [released[0], released.at(-1)]
  const t = translate(messages)
  return {
    '@type': 'PodcastSeries',
    name: series.name,
    abstract: plainText(series.blurb) || undefined,
    datePublished: oldest && dates.iso(oldest),
    dateModified: newest && dates.iso(newest),
    webFeed: wholeAddress(feedAddress(series), institution),
    publisher,
    hasPart:
      seasons.length > 0
        ? seasons.map(({ season, episodes, isSingle }) => ({
            '@type': 'PodcastSeason',
            '@id': `${url}#${seasonId(season)}`,
            name: isSingle ? season.name : fullTitle(season, t.season, dates),
            seasonNumber: season.number,
            numberOfEpisodes: episodes.length,
          }))
        : undefined,
  }
}
