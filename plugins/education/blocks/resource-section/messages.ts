import { defineMessages } from 'atrium'

export default defineMessages('resourceSection', {
  readStandard: 'Read the standard',
})
