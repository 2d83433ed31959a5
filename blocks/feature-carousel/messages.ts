import { defineMessages } from '#engine'

export default defineMessages('featureCarousel', {
  features: 'Features',
})
