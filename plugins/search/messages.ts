import { defineMessages } from 'atrium'

export default defineMessages('search', {
  searchSite: 'Search {name}',
  titleFor: '{title}: {term}',
  resultsFor: 'Results for “{term}”',
  results: { one: 'result', other: 'results' },
  type: 'Kind',
  source: 'From',
  furtherSearch: 'Search further',
  catalogue: 'Library catalogue',
  catalogueFor: 'Look for “{term}”',
})
