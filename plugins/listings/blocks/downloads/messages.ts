import { defineMessages } from 'atrium'

export default defineMessages('downloads', {
  download: 'Download',
})
