import { defineMessages } from '#engine'

export default defineMessages('productBlock', {
  shopNow: 'Shop now',
})
