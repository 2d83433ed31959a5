import { defineNavigation, type Entry, listAddress, type PageContext } from 'atrium'
import messages from '../messages.ts'
import projectCategory from '../types/project-category.ts'
import { subpagesOf } from './lookups.ts'

/** Where all projects are listed. */
export const PROJECTS = '/projects'

/** The address of the list of projects, with one value of a filter chosen. */
export const projectsBy = (filter: 'categories' | 'organizer' | 'status', value: string): string =>
  listAddress(PROJECTS, [[filter, value]])

/** All projects, then the categories by title. */
export const projectsNavigation = defineNavigation({
  name: 'projects',
  title: messages.projects,
  paths: [PROJECTS],
  async menus({ context: { content, langOf, translate } }) {
    const { items } = await content.entries(projectCategory, { sort: [{ field: 'title' }], include: [] })
    const categories = items.flatMap((item) =>
      item.slug ? [{ title: item.name, href: projectsBy('categories', item.slug), lang: langOf(item) }] : [],
    )
    return [{ items: [{ title: translate(messages).allProjects, href: PROJECTS }, ...categories] }]
  },
})

/** On a page below that of a project: the project, then its pages. */
export const projectPagesNavigation = defineNavigation({
  name: 'project-pages',
  title: messages.project,
  paths: [`${PROJECTS}/*/*`],
  async menus({ context: { content, path } }) {
    const project = await projectAbove(path, content)
    if (!project?.path) return []
    const pages = await subpagesOf(project.uid, content)
    return [{ items: [project.path, ...pages.flatMap((page) => page.path ?? [])] }]
  },
})

/** The project whose page is nearest above an address. */
async function projectAbove(path: string, content: PageContext['content']): Promise<Entry | null> {
  const above = path.slice(0, path.lastIndexOf('/'))
  if (!above.startsWith(`${PROJECTS}/`)) return null
  const entry = await content.at(above)
  return entry?.contentType === 'project' ? entry : projectAbove(above, content)
}
