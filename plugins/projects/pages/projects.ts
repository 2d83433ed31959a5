import { f, section } from 'atrium'
import { definePage } from 'atrium/model/page.ts'
import messages from '../messages.ts'
import { PROJECTS, projectsNavigation } from '../project/navigation.ts'
import project from './project.ts'

export default definePage({
  type: 'page_project_listing',
  label: 'Projects listing',
  plural: 'Listings of projects',
  icon: 'list',
  category: 'Research and learning',
  help: 'Every project, with filters and orders to choose.',
  route: PROJECTS,
  fields: { listingHeading: f.text({ help: 'Over the list.', label: 'Heading of the list' }) },
  hero: { variant: 'Listing', navigation: projectsNavigation.name },
  list: {
    of: project,
    sortOptions: [
      { label: messages.nameAtoZ, by: [{ field: 'title' }] },
      { label: messages.nameZtoA, by: [{ field: 'title', order: 'descending' }] },
      { label: messages.newest, by: [{ field: 'startYear', order: 'descending' }, { field: 'title' }] },
      { label: messages.oldest, by: [{ field: 'startYear' }, { field: 'title' }] },
    ],
    filters: {
      categories: { label: messages.category, field: 'categories' },
      organizer: { label: messages.organizer, field: 'organizer' },
      status: { label: messages.status, field: 'status' },
    },
    nouns: messages.countOfProjects,
    show: ['meta', 'excerpt'],
    look: ({ entry: { listingHeading: title }, context: { translate } }) => {
      const { allProjects: heading, nothingYet: empty } = translate(messages)
      return { title, heading, empty }
    },
  },
  compose: ({ parts, navigation }) => [
    section('hero', { ...parts.hero, navigation: undefined }),
    section('sectionNavigation', { navigation }),
    ...parts.list,
  ],
})
