import { defineMessages } from '#engine'

export default defineMessages('visitCards', {
  admission: 'Admission',
})
