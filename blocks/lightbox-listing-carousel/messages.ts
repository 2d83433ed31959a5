import { defineMessages } from 'atrium'

export default defineMessages('lightboxListingCarousel', {
  works: 'Works',
})
