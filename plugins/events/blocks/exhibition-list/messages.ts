import { defineMessages } from '#engine'

export default defineMessages('exhibitionList', {
  location: 'Location',
  show: 'Show',
})
