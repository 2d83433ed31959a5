import { defineMessages } from '#engine'

export default defineMessages('ribbon', {
  deployment: 'Deployment',
})
