import { z } from 'zod'
import { defineContentType, pageFields } from '#engine'

/** The listing of exhibitions that are on and to come. */
export const pageExhibitions = defineContentType({
  name: 'page_exhibitions',
  label: 'Exhibitions',
  schema: z.object(pageFields()),
  card: { include: ['hero.image'], map: ({ hero }) => ({ image: hero?.image }) },
})
