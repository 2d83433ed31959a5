import { defineMessages } from '#engine'

export default defineMessages('coBrand', {
  madeWith: 'Made together with',
})
