import { defineMessages } from 'atrium'

export default defineMessages('about', {
  about: 'About',
  joinAndGive: 'Join and Give',
  leadership: 'Leadership and Governance',
})
