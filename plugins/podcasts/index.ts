import { definePlugin } from 'atrium'
import { episodeFiles } from './feed/endpoints.ts'
import { podcastsNavigation } from './navigation.ts'
import { recordings } from './recordings/index.ts'
import { settings } from './settings.ts'

/** Podcasts: series of episodes in seasons, with a player and feeds. */
export default definePlugin({
  name: 'podcasts',
  settings,
  navigation: [podcastsNavigation],
  endpoints: episodeFiles,
  services: { recordings },
})
