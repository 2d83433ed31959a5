import { defineMessages } from 'atrium'

export default defineMessages('home', {
  home: 'Home',
})
