import { defineMessages } from 'atrium'

export default defineMessages('publications', {
  publications: 'Publications',
  researchJournal: 'Research Journal',
  countOfPublications: { one: 'publication', other: 'publications' },
  allPublications: 'All publications',
  noPublications: 'No publications are listed yet.',
  imprint: 'Imprint',
  format: 'Format',
  year: 'Year',
  newest: 'Newest',
  titleAscending: 'Title (A–Z)',
  titleDescending: 'Title (Z–A)',
  latestIssue: 'Latest Issue',
  pastIssues: 'Past Issues',
  currentIssue: 'Current issue',
  readIssue: 'Read this issue',
  articles: 'Articles',
  noArticles: 'No articles of the magazine have been published yet.',
})
