import { z } from 'zod'
import { defineContentType, pageFields, required, text } from '#engine'

/** The calendar of everything that is on. */
export const pageCalendar = defineContentType({
  name: 'page_calendar',
  label: 'Calendar',
  schema: z.object({ ...pageFields(), url: required(text()) }),
  card: { include: ['hero.image'], map: ({ hero }) => ({ image: hero?.image }) },
})
