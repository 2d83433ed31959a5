import { defineMessages } from '#engine'

export default defineMessages('resourceMedia', {
  download: 'Download',
})
