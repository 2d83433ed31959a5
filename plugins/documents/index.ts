import { definePlugin } from '#engine'
import { document } from './document.ts'
import { documentPage } from './document-page.ts'
import { menus } from './menus.ts'
import { projectPages } from './project-pages.ts'

/** Generic pages at any address, and the section navigations chosen by their path. */
export default definePlugin({
  name: 'documents',
  contentTypes: [document],
  pages: [documentPage],
  navigation: [...menus, projectPages],
})
