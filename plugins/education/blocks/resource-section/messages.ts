import { defineMessages } from '#engine'

export default defineMessages('resourceSection', {
  readStandard: 'Read the standard',
})
