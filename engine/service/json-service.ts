import type { ServiceRuntime } from '../contract/site/service.ts'
import { createJsonClient, FACT_LIMITS, type JsonClientOptions, nullIfMissing } from './json-client.ts'
import { keepingLastGood } from './last-good.ts'

export interface JsonServiceOptions extends Pick<ServiceRuntime, 'now' | 'log' | 'metrics'> {
  /** How messages call it, like `The calendar service`. */
  name: string
  /** Address of the service, without closing slash; its query, like a key, is part of every question. */
  url: string
  /** Milliseconds for which an answer is given without asking again. */
  freshMs: number
  /** Default: those of data beside a page's own words. */
  limits?: Pick<JsonClientOptions, 'inFlight' | 'maxBytes'> & Partial<Record<keyof typeof FACT_LIMITS, number>>
  fetch?: typeof fetch
}

/** Told of a field that is left out though it has data; the reason follows `it`, like `must be a text`. */
export type OnInvalidField = (field: string, reason: string) => void

/** Says what a service is asked for by a key. */
export interface JsonResource<Answer> {
  /** How messages call it, like `The record of 1988-31`. */
  label(key: string): string
  /** Its address below that of the service, like `/objects/1988-31`. */
  path(key: string): string
  /**
   * Checks an answer.
   * @throws when it is not valid; the message says why, like `id is missing.`
   */
  read(answer: unknown, key: string, onInvalidField: OnInvalidField): Answer
  /** Used where the service fails and no good answer is remembered. */
  fallback?(key: string): Answer | undefined
  /** Bounds what answers may take in memory, in bytes; one that takes more is remembered alone. */
  maxBytes: number
}

/** Asks a service for one kind of thing by its key. */
type Asking<Answer> = (key: string) => Promise<Answer>

export interface JsonService {
  /** Something that the service may not know: then the answer is null. */
  one<Answer>(resource: JsonResource<Answer>): Asking<Answer | null>
  /** Something that is always there: that the service does not know it is a failure like any other. */
  list<Answer>(resource: JsonResource<Answer>): Asking<Answer>
}

/**
 * A service outside that answers with JSON and is down, slow and wrong now and then. Every question ends within the time
 * limit, few are asked at once, and a service that does not answer is left alone for a while. Answers are remembered: an
 * older one is given while it is asked for again, and stays while the service fails.
 *
 * @example
 * const service = jsonService({ name: 'The collection service', url, freshMs: 15 * 60_000, ...runtime })
 * const record = service.one({
 *   label: (id) => `The record of ${id}`,
 *   path: (id) => `/objects/${encodeURIComponent(id)}`,
 *   read: readRecord,
 *   maxBytes: 8 * 2 ** 20,
 * })
 */
export function jsonService({ name, url, freshMs, limits, ...options }: JsonServiceOptions): JsonService {
  const { now, log, metrics, fetch } = options
  // A query may hold a key: it is not for the log.
  const service = url.replace(/\?.*$/s, '')
  const client = createJsonClient({ name, ...FACT_LIMITS, ...limits, metrics, fetch })

  const asking = <Answer>({ label, path, read, fallback, maxBytes }: JsonResource<Answer>, isList: boolean) => {
    const ask = async (key: string): Promise<Answer | null> => {
      const given = await client(addressBelow(url, path(key))).then(
        (answer) => ({ answer }),
        isList ? undefined : nullIfMissing,
      )
      const onInvalidField: OnInvalidField = (field, reason) =>
        log.warn({ service, path: path(key), field }, `${label(key)}: ${field} is not valid: it ${reason}.`)
      if (!given) return null
      try {
        return read(given.answer, key, onInvalidField)
      } catch (cause) {
        throw new Error(`${label(key)} is not valid: ${(cause as Error).message} ${name} gave it.`, { cause })
      }
    }
    const onFailure = (key: string, error: Error) =>
      log.error({ service, path: path(key), error }, `${label(key)} is an old one: ${error.message}`)
    const get = keepingLastGood({ ask, now, freshMs, maxBytes, metrics, onFailure })
    if (!fallback) return get
    return (key: string) =>
      get(key).catch((error: Error) => {
        const known = fallback(key)
        if (known === undefined) throw error
        metrics?.staleIfError()
        onFailure(key, error)
        return known
      })
  }
  return {
    one: (resource) => asking(resource, false),
    list: (resource) => asking(resource, true) as never,
  }
}

function addressBelow(url: string, path: string): string {
  const [base = '', query] = url.split('?', 2)
  const address = base.replace(/\/$/, '') + path
  return query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address
}
