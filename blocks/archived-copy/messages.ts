import { defineMessages } from 'atrium'

export default defineMessages('archivedCopy', {
  found: 'A copy of this page is kept in the web archive.',
  notFound: 'No archived copy of this page was found.',
  homePage: 'Home page',
})
