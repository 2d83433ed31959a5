import { type JsonServiceOptions, jsonService } from 'atrium'
import type { Collection } from './collection.ts'
import { readRecord } from './record.ts'

/**
 * The collection at a service: `GET {url}/objects/{objectID}`, given up after 2000 ms, eight requests at once. Answers
 * are cached: an older one is given while it is refreshed, and stays while the service fails.
 *
 * @param options.url of the service, without closing slash
 */
export function createHttpCollection(options: Omit<JsonServiceOptions, 'name' | 'freshMs'>): Collection {
  const service = jsonService({ ...options, name: 'The collection service', freshMs: 15 * 60_000 })
  return {
    get: service.one({
      label: (objectID) => `The record of ${objectID}`,
      path: (objectID) => `/objects/${encodeURIComponent(objectID)}`,
      read: readRecord,
      maxBytes: 16 * 2 ** 20,
    }),
  }
}
