import { defineMessages } from 'atrium'

export default defineMessages('siteFooter', {
  footer: 'Footer',
  elsewhere: 'Elsewhere',
  hoursToday: 'Opening hours',
})
