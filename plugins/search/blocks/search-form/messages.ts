import { defineMessages } from 'atrium'

export default defineMessages('searchForm', {
  whatFor: 'What are you looking for?',
  search: 'Search',
})
