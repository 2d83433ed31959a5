import { z } from 'zod'
import { defineContentType, f } from '#engine'

/** What another area declares of documents, as far as projects read it. */
export const plainDocument = defineContentType({
  name: 'document',
  label: 'Document',
  schema: z.object({ partOf: f.reference('project'), sortPriority: f.integer() }),
  card: () => ({}),
})
