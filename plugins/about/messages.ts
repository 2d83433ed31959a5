import { defineMessages } from '#engine'

export default defineMessages('about', {
  about: 'About',
  joinAndGive: 'Join and Give',
  leadership: 'Leadership and Governance',
})
