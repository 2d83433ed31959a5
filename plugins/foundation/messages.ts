import { defineMessages } from '#engine'

export default defineMessages('foundation', {
  foundation: 'Foundation',
  funding: 'Funding',
})
