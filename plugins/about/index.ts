import { definePlugin } from 'atrium'
import { searchAnswers } from './jobs.ts'
import { aboutMenu, joinAndGiveMenu, leadershipMenu } from './menus.ts'
import { settings } from './settings.ts'

/** The institution speaks of itself: who leads it, where it comes from, how it is reached and helped. */
export default definePlugin({
  name: 'about',
  settings,
  navigation: [aboutMenu, joinAndGiveMenu, leadershipMenu],
  contributes: { searchAnswers },
})
