import { defineMessages } from 'atrium'

export default defineMessages('ribbon', {
  deployment: 'Deployment',
})
