import { defineMessages } from '#engine'

export default defineMessages('admission', {
  admission: 'Admission',
})
