import { defineMessages } from './contract/site/translator.ts'

export default defineMessages('engine', {
  skipToContent: 'Skip to main content',
  home: 'Home',
  homePage: 'Home page',
  notFound: 'Page Not Found',
  errorOccurred: 'An error occurred {error}',
  comingSoon: 'Coming soon',
})
