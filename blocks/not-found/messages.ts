import { defineMessages } from 'atrium'

export default defineMessages('notFound', {
  moreLinks: 'More links',
})
