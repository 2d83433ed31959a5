import { defineMessages } from '#engine'

export default defineMessages('visitCards', {
  hours: 'Hours',
  admission: 'Admission',
})
