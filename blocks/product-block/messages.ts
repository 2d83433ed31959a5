import { defineMessages } from 'atrium'

export default defineMessages('productBlock', {
  shopNow: 'Shop now',
})
