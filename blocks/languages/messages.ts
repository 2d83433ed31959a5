import { defineMessages } from 'atrium'

export default defineMessages('languages', {
  languages: 'Languages',
  toHomePage: 'home page',
})
