import { defineContentType, f } from 'atrium'
import { z } from 'zod'

export default defineContentType({
  name: 'address',
  label: 'Address',
  plural: 'Addresses',
  icon: 'map-pin-house',
  category: 'People and places',
  help: 'A postal address, once for all that refer to it.',
  schema: z.object({
    streetAddress1: f.text({ help: 'Street and number.', example: '1200 Ellery Drive' }),
    streetAddress2: f.text({ help: 'Floor, room or the like.', example: 'Suite 400' }),
    locality: f.text({ label: 'Town', help: 'City or village.', example: 'Los Angeles' }),
    region: f.text({ label: 'State or region', help: 'As the mail wants it, in short.', example: 'CA' }),
    postalCode: f.text({ help: 'The code of the mail.', example: '90049' }),
    country: f.text({ help: 'Only needed for mail from abroad.', example: 'USA' }),
  }),
})
