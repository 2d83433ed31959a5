import { defineMessages } from 'atrium'

export default defineMessages('imageViewerEditorial', {
  download: 'Download',
})
