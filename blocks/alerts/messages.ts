import { defineMessages } from 'atrium'

export default defineMessages('alerts', {
  announcements: 'Announcements',
  dismiss: 'Dismiss: {title}',
})
