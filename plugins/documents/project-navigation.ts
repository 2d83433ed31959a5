import { defineNavigation, type ReferenceStub, type StoredEntry } from '#engine'
import messages from './messages.ts'

/** The project that the page shown belongs to, followed by its documents by priority, then the newest first. */
export const projectNavigation = defineNavigation({
  name: 'project-pages',
  title: messages.project,
  async menus({ context: { content, path } }) {
    const shown: StoredEntry<{ partOf?: ReferenceStub }> | null = await content.at(path)
    const project = shown?.partOf?.uid
    if (!project) return []
    const [parent] = await content.cardsOf([project])
    const { items } = await content.entries('document', {
      where: { partOf: project },
      sort: [
        { field: 'sort_priority' },
        { field: 'updated_at', order: 'descending' },
        { field: 'created_at', order: 'descending' },
      ],
      include: [],
    })
    return [
      { items: [parent?.href, ...items.map((item) => item.path)].filter((address) => typeof address === 'string') },
    ]
  },
})
