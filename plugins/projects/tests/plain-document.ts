import { defineContentType, f } from 'atrium'
import { z } from 'zod'

/** What another area declares of documents, as far as projects read it. */
export const plainDocument = defineContentType({
  name: 'document',
  label: 'Document',
  schema: z.object({ partOf: f.reference('project'), sortPriority: f.integer() }),
  card: () => ({}),
})
