import { definePlugin } from '#engine'
import { aboutMenus } from './menus/about.ts'

/** Generic pages at any address, with the menus of sections whose pages they are. */
export default definePlugin({
  name: 'documents',
  navigation: aboutMenus,
})
