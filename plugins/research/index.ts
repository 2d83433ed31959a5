import { definePlugin } from 'atrium'
import { libraryMenu, researchInstituteMenu } from './menus.ts'
import { settings } from './settings.ts'

/** The research institute, its library, and the ways into research. */
export default definePlugin({ name: 'research', settings, navigation: [researchInstituteMenu, libraryMenu] })
