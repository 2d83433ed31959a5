import { defineMessages } from '#engine'

export default defineMessages('notFound', {
  moreLinks: 'More links',
})
