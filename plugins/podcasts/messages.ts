import { defineMessages } from 'atrium'

export default defineMessages('podcasts', {
  podcasts: 'Podcasts',
  podcast: 'Podcast',
  podcastEpisode: 'Podcast Episode',
  season: 'Season',
  trailer: 'Trailer',
  seasonTrailer: 'Trailer: {season}',
  listen: 'Listen',
  explore: 'Explore',
  seasonEpisode: '{season}, Episode {number}',
  follow: 'Follow {series}',
  feed: 'RSS feed',
  podcastSeries: 'Podcast Series',
})
