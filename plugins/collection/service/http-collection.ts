import { createJsonClient, FACT_LIMITS, keepingLastGood, type Log, nullIfMissing, type ServiceMeasure } from '#engine'
import type { Collection, CollectionRecord } from './collection.ts'
import { readRecord } from './record.ts'

const FRESH_MS = 15 * 60_000
const MAX_REMEMBERED = 1000

/**
 * The collection at a service: `GET {url}/objects/{objectID}`, given up after 2000 ms, eight questions at once. Answers
 * are remembered: an older one is given while it is asked for anew, and stays while the service fails.
 *
 * @param options.url of the service, without closing slash
 */
export function createHttpCollection(options: {
  url: string
  now: () => Date
  log: Log
  measure?: ServiceMeasure
  fetch?: typeof fetch
  timeoutMs?: number
}): Collection {
  const { url, now, log, measure, fetch, timeoutMs = FACT_LIMITS.timeoutMs } = options
  const askService = createJsonClient({
    name: 'The collection service',
    ...FACT_LIMITS,
    timeoutMs,
    measure,
    ...(fetch && { fetch }),
  })
  const ask = (objectID: string): Promise<CollectionRecord | null> => {
    const address = `${url}/objects/${encodeURIComponent(objectID)}`
    const tell = (field: string, reason: string) =>
      log.warn({ address, field }, `The collection service answered ${field} of ${objectID} wrongly: it ${reason}.`)
    return askService(address)
      .then((answer) => readRecord(answer, objectID, tell))
      .catch(nullIfMissing)
  }
  return {
    get: keepingLastGood({
      ask,
      now,
      freshMs: FRESH_MS,
      max: MAX_REMEMBERED,
      measure,
      onFailure: (objectID, error) =>
        log.error({ service: url, objectID, error }, `The record of ${objectID} is an old one: ${error.message}`),
    }),
  }
}
