import { defineMessages } from '#engine'

export default defineMessages('collectionObjectBlock', {
  download: 'Download',
})
