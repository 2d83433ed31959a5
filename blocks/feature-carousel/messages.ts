import { defineMessages } from 'atrium'

export default defineMessages('featureCarousel', {
  features: 'Features',
})
