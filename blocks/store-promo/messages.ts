import { defineMessages } from '#engine'

export default defineMessages('storePromo', {
  store: 'Store',
})
