import { definePlugin } from '#engine'
import { home, homeV2 } from './home.ts'
import { homePage } from './home-page.ts'
import { homeV2Page } from './home-v2-page.ts'

/** The front door, in two versions: the one published last is shown. */
export default definePlugin({
  name: 'home',
  contentTypes: [home, homeV2],
  pages: [homePage, homeV2Page],
})
