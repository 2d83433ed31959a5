import { defineTranslation } from 'atrium'
import messages from './messages.ts'

export default defineTranslation(messages, {
  podcasts: 'Podcasts',
  podcast: 'Podcast',
  podcastEpisode: 'Episodio de podcast',
  season: 'Temporada',
  trailer: 'Avance',
  seasonTrailer: 'Avance: {season}',
  listen: 'Escuchar',
  explore: 'Explorar',
  seasonEpisode: '{season}, episodio {number}',
  follow: 'Seguir {series}',
  feed: 'Canal RSS',
  podcastSeries: 'Serie de podcast',
})
