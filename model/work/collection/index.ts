import { defineService, urlVariable } from 'atrium'
import type { Collection } from './collection.ts'
import { createFileCollection } from './file-collection.ts'
import { createHttpCollection } from './http-collection.ts'
import { recordSchema } from './record.ts'

/** The museum collection service as configured: one outside, or the records of the content directory. */
export const collection = defineService({
  variables: {
    COLLECTION_URL: urlVariable({
      description:
        'Museum collection service, asked for `{COLLECTION_URL}/objects/{objectID}` and given up after 2 seconds. Not set: `collection/<objectID>.json` of the content directory.',
    }),
  },
  schemas: () => ({ 'collection/*.json': { title: 'Work of the collection', ...recordSchema } }),
  open({ settings: { COLLECTION_URL: url }, runtime: { files, now, log, metrics } }): Collection {
    return url ? createHttpCollection({ url, now, log, metrics }) : createFileCollection({ files, log })
  },
})
