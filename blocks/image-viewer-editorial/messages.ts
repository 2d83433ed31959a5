import { defineMessages } from '#engine'

export default defineMessages('imageViewerEditorial', {
  download: 'Download',
})
