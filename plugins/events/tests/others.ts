import { z } from 'zod'
import { defineContentType, definePlugin, reference, required, text } from '#engine'

/** What other areas bring, as far as the tests of this one need it. */
export const others = definePlugin({
  name: 'others',
  contentTypes: [
    defineContentType({ name: 'image', label: 'Image', schema: z.object({ alt: text() }) }),
    defineContentType({
      name: '{brand}_location',
      label: 'Location',
      schema: z.object({
        locationId: required(text()),
        identifier: text(),
        openHours: reference('open_hours'),
        address: reference('address'),
      }),
    }),
  ],
})
