import { z } from 'zod'
import { defineContentType, f } from '#engine'

export default defineContentType({
  name: 'alert',
  label: 'Site-wide alert',
  help: 'Words on top of every page while they are published.',
  schema: z.object({
    text: f.required(f.html()),
    persistent: f.bool({ help: 'Visitors cannot dismiss it.' }),
    urgent: f.bool({ help: 'It comes before the others.' }),
  }),
})
