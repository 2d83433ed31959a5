import { defineNavigation, type MenuItem, type PageContext } from '#engine'
import type { Document } from './document.ts'
import { PROJECT_PAGES } from './section-navigation.ts'

/**
 * The project that the page shown belongs to, followed by its documents by priority, then the newest first.
 */
export const projectPages = defineNavigation({
  name: PROJECT_PAGES,
  title: 'Project',
  async menus({ content, path }: PageContext) {
    const shown = await content.at(path)
    const project = (shown as { partOf?: { uid: string } } | null)?.partOf
    if (!project) return []
    const { items } = await content.entries<Document>('document', {
      where: { partOf: project.uid },
      sort: [
        { field: 'sort_priority' },
        { field: 'updated_at', order: 'descending' },
        { field: 'created_at', order: 'descending' },
      ],
    })
    const parent = await content.entry(project.uid)
    const addresses = [parent?.path, ...items.map((item) => item.path)]
    return [{ items: addresses.filter((address): address is string & MenuItem => typeof address === 'string') }]
  },
})
