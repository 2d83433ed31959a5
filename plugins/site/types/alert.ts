import { defineContentType, f } from 'atrium'
import { z } from 'zod'

export default defineContentType({
  name: 'alert',
  label: 'Site-wide alert',
  plural: 'Site-wide alerts',
  icon: 'siren',
  category: 'Site',
  help: 'Words on top of every page while they are published.',
  schema: z.object({
    text: f.required(f.html({ help: 'One or two sentences; a link says more.' })),
    persistent: f.bool({ help: 'Visitors cannot dismiss it.' }),
    urgent: f.bool({ help: 'It comes before the others.' }),
  }),
})
