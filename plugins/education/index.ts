import { definePlugin } from 'atrium'
import { LISTING } from './addresses.ts'
import messages from './messages.ts'

/** Declares what teachers teach with: resources from kindergarten to the end of school, with filters, topics and vocabulary. */
export default definePlugin({
  name: 'education',
  mainMenu: { title: messages.education, path: LISTING },
})
