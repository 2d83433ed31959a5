import { definePage } from 'atrium/model/page.ts'
import { OLDER_LISTING } from '../addresses.ts'
import { resourceList } from '../resource-list.ts'

export default definePage({
  type: 'education_resource_listing',
  label: 'Resources of a program',
  plural: 'Resources of programs',
  icon: 'list',
  category: 'Research and learning',
  help: 'The older listing of resources and topics: those of one program.',
  route: OLDER_LISTING,
  hero: { variant: 'Landing' },
  modules: { resources: resourceList({}) },
  kind: 'Web Page',
})
