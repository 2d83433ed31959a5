import { definePlugin } from '#engine'
import { museumMenu } from './menus.ts'

/** The museum: its art, its work, and its departments. */
export default definePlugin({ name: 'museum', navigation: [museumMenu] })
