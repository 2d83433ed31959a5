import type { PageContext } from '#engine'
import { getEntriesBySeries } from '../series/lookups.ts'
import { channelElements, type Series } from './channel.ts'
import { episodeItem } from './episode-item.ts'

/** More are offered by no directory. */
const MAX_EPISODES = 1000

interface Page {
  entry: { name: string; series: Series & { uid: string; name: string; blurb?: string } }
  context: PageContext
}

/** The feed of a series: RSS with what directories and players of podcasts read, and the same as Atom and JSON. */
export const podcastFeed = {
  of: 'podcast_episode',
  size: MAX_EPISODES,
  namespaces: {
    itunes: 'http://www.itunes.com/dtds/podcast-1.0.dtd',
    podcast: 'https://podcastindex.org/namespace/1.0',
  },
  async where({ entry, context: { content } }: Page) {
    const seasons = await getEntriesBySeries(content, entry.series.uid)
    return { partOf: { in: seasons.map(({ uid }) => uid) } }
  },
  title: ({ entry }: Page) => entry.series.name,
  channel: ({ entry, context }: Page) => channelElements(entry.series, context),
  item: episodeItem,
} as const
