import { defineMessages } from '#engine'

export default defineMessages('people', {
  staff: 'Staff',
  leadership: 'Leadership and Administration',
})
