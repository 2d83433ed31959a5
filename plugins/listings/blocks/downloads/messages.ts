import { defineMessages } from '#engine'

export default defineMessages('downloads', {
  download: 'Download',
})
