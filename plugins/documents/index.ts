import { definePlugin } from 'atrium'
import { legalMenus } from './menus/legal.ts'

/** Generic pages at any address, with the menu of the legal ones. */
export default definePlugin({ name: 'documents', navigation: legalMenus })
