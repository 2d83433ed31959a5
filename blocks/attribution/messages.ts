import { defineMessages } from '#engine'

export default defineMessages('attribution', {
  attribution: 'Attribution',
})
