import { defineMessages } from '#engine'

export default defineMessages('slidesEmbed', {
  slides: 'Slides',
})
