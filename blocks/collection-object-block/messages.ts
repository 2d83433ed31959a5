import { defineMessages } from 'atrium'

export default defineMessages('collectionObjectBlock', {
  download: 'Download',
})
