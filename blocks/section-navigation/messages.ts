import { defineMessages } from '#engine'

export default defineMessages('sectionNavigation', {
  navigationOf: '{title} navigation',
})
