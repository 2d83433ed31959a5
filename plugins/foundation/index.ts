import { definePlugin } from 'atrium'
import { foundationMenu, fundingMenu } from './menus.ts'

/** The foundation, and what it pays for. */
export default definePlugin({ name: 'foundation', navigation: [foundationMenu, fundingMenu] })
