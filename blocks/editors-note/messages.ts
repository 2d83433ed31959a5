import { defineMessages } from 'atrium'

export default defineMessages('editorsNote', {
  editorsNote: 'Editor’s note',
})
