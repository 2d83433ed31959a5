import { defineMessages } from 'atrium'

export default defineMessages('resourceMedia', {
  download: 'Download',
})
