import { defineMessages } from 'atrium'

export default defineMessages('attribution', {
  attribution: 'Attribution',
})
