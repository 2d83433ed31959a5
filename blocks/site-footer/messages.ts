import { defineMessages } from '#engine'

export default defineMessages('siteFooter', {
  footer: 'Footer',
  elsewhere: 'Elsewhere',
  hoursToday: 'Open today',
})
