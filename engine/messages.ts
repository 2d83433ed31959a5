import { defineMessages } from './contract/site/translator.ts'

export default defineMessages('engine', {
  skipToContent: 'Skip to main content',
  home: 'Home',
  homePage: 'Home page',
  notFound: 'Page Not Found',
  errorOccurred: 'An error occurred {error}',
  badAddress: 'The address is not written as one.',
  tooMany: 'Too many questions at once. Ask again in a moment.',
  comingSoon: 'Coming soon',
  from: 'From {date}',
  through: 'Through {date}',
  daily: 'Daily',
})
