import { defineMessages } from 'atrium'

export default defineMessages('visitCards', {
  admission: 'Admission',
})
