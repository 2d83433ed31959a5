import { defineContentType } from 'atrium'
import { z } from 'zod'

/** What residents work in. */
export default defineContentType({
  name: 'craft',
  label: 'Craft',
  help: 'What somebody works in, like clay; residencies are filtered by it.',
  schema: z.object({}),
})
