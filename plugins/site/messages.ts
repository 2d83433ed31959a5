import { defineMessages } from 'atrium'

export default defineMessages('site', {
  notFound: 'Page Not Found',
  lookForCopy: 'Look for an archived copy of this page',
  errorOccurred: 'An error occurred {error}',
  homePage: 'Home page',
  archivedCopy: 'Archived copy',
  viewArchived: 'View archived page',
  preview: 'PREVIEW',
  notInLanguage: 'This page is not available in {language} yet.',
})
