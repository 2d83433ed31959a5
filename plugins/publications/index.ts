import { definePlugin } from '#engine'
import { periodical, periodicalIssue } from './periodical.ts'
import { publication } from './publication.ts'

/** Books, journals and magazines. */
export default definePlugin({
  name: 'publications',
  contentTypes: [publication, periodical, periodicalIssue],
})
