import { defineMessages } from 'atrium'

export default defineMessages('resourceSearch', {
  find: 'Find a resource',
  example: 'Greek pottery, grade 5',
  search: 'Search',
})
