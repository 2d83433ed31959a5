import { definePlugin } from 'atrium'
import { museumMenu } from './menus.ts'
import { settings } from './settings.ts'

/** The museum: its art, its work, and its departments. */
export default definePlugin({ name: 'museum', settings, navigation: [museumMenu] })
