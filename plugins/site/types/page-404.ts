import { z } from 'zod'
import { defineContentType, f } from '#engine'

export default defineContentType({
  name: 'page_404',
  label: 'Page not found',
  help: 'What visitors read where there is no page; of several entries the one published first.',
  schema: z.object({
    a11yDescription: f.text(),
    image: f.image(),
    links: f.links(),
    archiveLinkTitle: f.text(),
    archiveLookupStatusMessages: f.group({ success: f.html(), failure: f.html() }, { aliases: ['status_messages'] }),
  }),
})
