import { defineMessages } from '#engine'

export default defineMessages('jumpLinksBlock', {
  jumpTo: 'Jump to',
})
