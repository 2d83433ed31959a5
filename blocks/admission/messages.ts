import { defineMessages } from 'atrium'

export default defineMessages('admission', {
  admission: 'Admission',
})
