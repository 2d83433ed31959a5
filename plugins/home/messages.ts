import { defineMessages } from '#engine'

export default defineMessages('home', {
  home: 'Home',
})
