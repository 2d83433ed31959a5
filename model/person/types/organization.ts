import { defineContentType, f } from 'atrium'
import { z } from 'zod'
import address from './address.ts'

export default defineContentType({
  name: 'organization',
  label: 'Organization',
  plural: 'Organizations',
  icon: 'building-2',
  category: 'People and places',
  help: 'An institution of ours or another: a part of the trust, a partner, a sponsor.',
  schema: z.object({
    url: f.url({ label: 'URL', help: 'Its own website.' }),
    email: f.email({ help: 'Where questions are answered.' }),
    telephone: f.phone({ help: 'With area code.' }),
    address: f.reference(address, { help: 'Where it is.', preload: true }),
    partOf: f.reference('organization', { help: 'The organization that this one belongs to.', preload: true }),
    logo: f.image({ help: 'On a clear ground; shown where it is thanked.' }),
  }),
  card: ({ entry }) => ({ image: entry.logo }),
})
