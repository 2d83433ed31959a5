import type { PageContext } from 'atrium'
import { getEntriesBySeries } from '../series/lookups.ts'
import { channelElements, type Series } from './channel.ts'
import { episodeItem } from './episode-item.ts'
import { trailerItem } from './trailer-item.ts'

/** More are offered by no directory. */
const MAX_EPISODES = 1000

interface Page {
  entry: { name: string; series: Series & { uid: string; name: string; blurb?: string } }
  context: PageContext
}

interface Item {
  entry: Parameters<typeof episodeItem>[0]['entry'] &
    Parameters<typeof trailerItem>[0]['entry'] & { contentType: string }
  context: PageContext
}

/** The feed of a series: RSS with what directories and players of podcasts read, and the same as Atom and JSON. */
export const podcastFeed = {
  of: ['podcast_episode', 'podcast_season'],
  size: MAX_EPISODES,
  namespaces: {
    itunes: 'http://www.itunes.com/dtds/podcast-1.0.dtd',
    podcast: 'https://podcastindex.org/namespace/1.0',
  },
  async where({ entry, context: { content } }: Page) {
    const seasons = await getEntriesBySeries(content, entry.series.uid)
    // Episodes are part of seasons, and seasons, with their trailers, of the series.
    return { partOf: { in: [entry.series.uid, ...seasons.map(({ uid }) => uid)] } }
  },
  title: ({ entry }: Page) => entry.series.name,
  channel: ({ entry, context }: Page) => channelElements(entry.series, context),
  item: (input: Item) => (input.entry.contentType === 'podcast_season' ? trailerItem(input) : episodeItem(input)),
} as const
