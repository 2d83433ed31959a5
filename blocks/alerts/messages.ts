import { defineMessages } from '#engine'

export default defineMessages('alerts', {
  announcements: 'Announcements',
  dismiss: 'Dismiss: {title}',
})
