import { defineMessages } from 'atrium'

export default defineMessages('people', {
  staff: 'Staff',
  leadership: 'Leadership and Administration',
})
