import { definePlugin } from '#engine'
import { libraryMenu, researchInstituteMenu } from './menus.ts'

/** The research institute, its library, and the ways into research. */
export default definePlugin({ name: 'research', navigation: [researchInstituteMenu, libraryMenu] })
