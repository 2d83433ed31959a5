import { defineMessages } from 'atrium'

export default defineMessages('coBrand', {
  madeWith: 'Made together with',
})
