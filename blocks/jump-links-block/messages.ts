import { defineMessages } from 'atrium'

export default defineMessages('jumpLinksBlock', {
  jumpTo: 'Jump to',
})
