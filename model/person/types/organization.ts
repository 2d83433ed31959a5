import { z } from 'zod'
import { defineContentType, f } from '#engine'
import address from './address.ts'

export default defineContentType({
  name: 'organization',
  label: 'Organization',
  help: 'An institution of ours or another: a part of the trust, a partner, a sponsor.',
  schema: z.object({
    url: f.url({ label: 'URL', help: 'Its own website.' }),
    email: f.email(),
    telephone: f.phone(),
    address: f.reference(address, { preload: true }),
    partOf: f.reference('organization', { help: 'The organization that this one belongs to.', preload: true }),
    logo: f.image(),
  }),
  card: ({ entry }) => ({ image: entry.logo }),
})
