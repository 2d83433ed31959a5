import { defineMessages } from 'atrium'

export default defineMessages('storePromo', {
  store: 'Store',
})
