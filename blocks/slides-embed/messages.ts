import { defineMessages } from 'atrium'

export default defineMessages('slidesEmbed', {
  slides: 'Slides',
})
