import { defineMessages } from '#engine'

export default defineMessages('lightboxListingCarousel', {
  works: 'Works',
})
