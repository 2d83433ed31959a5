import { z } from 'zod'
import { defineContentType, html, image, list, reference, required, text, url } from '#engine'

/** A place that visitors come to, known by its slug, `center`. */
export const location = defineContentType({
  name: '{brand}_location',
  label: 'Location',
  schema: z.object({
    locationId: required(text()),
    identifier: text(),
    image: image(),
    admissionStatement: list(html()),
    openHours: reference('open_hours'),
    planVisitUrl: url(),
    primaryUrl: url(),
    address: reference('address'),
  }),
  index: ['locationId'],
  derive: ({ identifier, locationId }) => ({ identifier: identifier ?? locationId }),
  card: {
    include: ['image'],
    map: ({ path, primaryUrl, image: picture }) => ({ href: primaryUrl ?? path ?? undefined, image: picture }),
  },
})
