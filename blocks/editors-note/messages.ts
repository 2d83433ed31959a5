import { defineMessages } from '#engine'

export default defineMessages('editorsNote', {
  editorsNote: 'Editor’s note',
})
