import type { Content } from 'atrium'
import podcastEpisode from '../pages/episode.ts'
import podcastSeason from '../types/podcast-season.ts'

/**
 * The seasons of a series, the latest first.
 *
 * @throws without a uid
 */
export async function getEntriesBySeries(content: Content, uid: string) {
  if (!uid) throw new Error('getEntriesBySeries called without a podcast_series uid')
  const { items } = await content.entries(podcastSeason, {
    where: { partOf: uid },
    sort: [{ field: 'number', order: 'descending' }],
  })
  return items
}

/**
 * The episodes of a season, the latest first.
 *
 * @throws without a uid
 */
export async function getEntriesBySeason(content: Content, uid: string) {
  if (!uid) throw new Error('getEntriesBySeason called without a podcast_season uid')
  const { items } = await content.entries(podcastEpisode, {
    where: { partOf: uid },
    sort: [{ field: 'episodeNumber', order: 'descending' }],
    // Who speaks in them is said on their own pages.
    include: ['audio'],
  })
  return items
}

export type Season = Awaited<ReturnType<typeof getEntriesBySeries>>[number]
export type Episode = Awaited<ReturnType<typeof getEntriesBySeason>>[number]

export interface SeasonWithEpisodes {
  season: Season
  episodes: Episode[]
  /** Its episodes are called without it. */
  isSingle: boolean
}

/** The whole of a series, the latest first. */
export async function readSeasons(content: Content, uid: string): Promise<SeasonWithEpisodes[]> {
  const seasons = await getEntriesBySeries(content, uid)
  return Promise.all(
    seasons.map(async (season) => ({
      season,
      episodes: await getEntriesBySeason(content, season.uid),
      isSingle: season.singleSeason || seasons.length === 1,
    })),
  )
}
