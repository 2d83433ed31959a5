import { defineMessages } from 'atrium'

export default defineMessages('languages', {
  languages: 'Languages',
  inOtherLanguages: 'This page in other languages',
  toHomePage: 'home page',
})
