import { definePlugin } from 'atrium'
import { aboutMenu, joinAndGiveMenu, leadershipMenu } from './menus.ts'

/** The institution speaks of itself: who leads it, where it comes from, how it is reached and helped. */
export default definePlugin({ name: 'about', navigation: [aboutMenu, joinAndGiveMenu, leadershipMenu] })
