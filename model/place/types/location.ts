import { defineContentType, f } from 'atrium'
import { z } from 'zod'
import address from '../../person/types/address.ts'
import openHours from './open-hours.ts'

/** A place that visitors come to, known by its slug, `center`. */
export default defineContentType({
  name: '{brand}_location',
  label: 'Location',
  plural: 'Locations',
  icon: 'map-pin',
  category: 'People and places',
  help: 'A place that visitors come to.',
  schema: z.object({
    locationId: f.required(f.text({ help: 'The slug of the place, like center.', example: 'center' })),
    identifier: f.text({ help: 'Its code at the calendar service; default: the slug.', example: 'center' }),
    image: f.image({ help: 'How the place looks to those who arrive.' }),
    admissionStatement: f.list(f.html(), { help: 'What admission costs, a paragraph each.' }),
    openHours: f.reference(openHours, { help: 'When it is open; change them in their own entry.', preload: true }),
    planVisitUrl: f.url({ label: 'Address to plan a visit', help: 'Where tickets are reserved.' }),
    primaryUrl: f.url({ label: 'Page', help: 'The page about the place.' }),
    address: f.reference(address, { help: 'Where visitors go.', preload: true }),
  }),
  index: ['locationId'],
  derive: ({ entry: { identifier, locationId } }) => ({ identifier: identifier ?? locationId }),
  card: ({ entry: { primaryUrl, path } }) => ({ href: primaryUrl ?? path ?? undefined }),
})
