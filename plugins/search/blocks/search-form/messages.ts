import { defineMessages } from '#engine'

export default defineMessages('searchForm', {
  whatFor: 'What are you looking for?',
  search: 'Search',
})
