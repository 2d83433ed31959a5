import { defineMessages } from 'atrium'

export default defineMessages('foundation', {
  foundation: 'Foundation',
  funding: 'Funding',
})
