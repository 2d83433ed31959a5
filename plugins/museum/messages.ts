import { defineMessages } from 'atrium'

export default defineMessages('museum', {
  museum: 'Museum',
  aboutMuseum: 'About the museum',
  curatorial: 'Curatorial',
  conservation: 'Conservation',
  education: 'Education',
  about: 'About',
  relatedDepartments: 'Related Departments',
  highlights: 'Highlights',
  exhibitions: 'Exhibitions',
  events: 'Events',
  recentAcquisitions: 'Recent Acquisitions',
  stories: 'Stories from the Collection',
  publications: 'Publications',
  partnerships: 'Partnerships',
  resources: 'Resources',
  staff: 'Staff',
  getInTouch: 'Get in Touch',
})
