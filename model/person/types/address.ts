import { z } from 'zod'
import { defineContentType, f } from '#engine'

export default defineContentType({
  name: 'address',
  label: 'Address',
  help: 'A postal address, once for all that refer to it.',
  schema: z.object({
    streetAddress1: f.text({ example: '1200 Ellery Drive' }),
    streetAddress2: f.text({ help: 'Floor, room or the like.', example: 'Suite 400' }),
    locality: f.text({ label: 'Town', example: 'Los Angeles' }),
    region: f.text({ label: 'State or region', example: 'CA' }),
    postalCode: f.text({ example: '90049' }),
    country: f.text({ example: 'USA' }),
  }),
})
