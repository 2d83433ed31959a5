import { type JsonServiceOptions, jsonService } from 'atrium'
import type { PriceLocale } from '../prices/read-price.ts'
import { merged, readAllEvents } from './all-events.ts'
import type { Calendar, EventsAnswer } from './calendar.ts'
import { KnownEvents } from './known-events.ts'
import { readEvent } from './read-event.ts'

/** Seats sell: an answer is asked for again before the pages that show it are rendered again. */
const FRESH_MS = 5 * 60_000
/** So many events in one request: its address stays short. */
const MAX_EVENTS_PER_REQUEST = 100
/** Bounds what remembered answers may take in memory, in bytes: on single events, and on lists. */
const MAX_EVENT_BYTES = 16 * 2 ** 20
const MAX_LIST_BYTES = 32 * 2 ** 20

const idsIn = (key: string): string[] => JSON.parse(key)

/**
 * The calendar at a service: `GET {url}/events/{id}` for one event, `GET {url}/events?ids={id},{id}` for several, at most
 * 100 in one request. Each is given up after 2000 ms, eight requests at once. Answers are cached: an older one is given
 * while it is refreshed, and stays while the service fails; so does what is known of the events of a list that was never
 * asked for in this composition.
 *
 * @param options.url of the service, without closing slash
 * @param options.institution in whose language and currency prices are read
 */
export function createHttpCalendar(
  options: Omit<JsonServiceOptions, 'name' | 'freshMs'> & { institution: PriceLocale },
): Calendar {
  const service = jsonService({ ...options, name: 'The calendar service', freshMs: FRESH_MS })
  const lastKnown = new KnownEvents()
  const event = service.one({
    label: (id) => `The answer on event ${id}`,
    path: (id) => `/events/${encodeURIComponent(id)}`,
    read(answer, id, onInvalidField) {
      const known = readEvent(answer, options.institution, onInvalidField)
      if (known.id !== id) throw new Error(`it is on event ${known.id}.`)
      return known
    },
    maxBytes: MAX_EVENT_BYTES,
  })
  const list = service.list<EventsAnswer>({
    label: (key) => `The answer on the events ${idsIn(key)}`,
    path: (key) => `/events?ids=${idsIn(key).map(encodeURIComponent).join(',')}`,
    read(answer, key, onInvalidField) {
      const all = readAllEvents(answer, idsIn(key), options.institution, onInvalidField)
      lastKnown.add(idsIn(key), all)
      return all
    },
    fallback: (key) => lastKnown.of(idsIn(key)),
    maxBytes: MAX_LIST_BYTES,
  })
  return {
    event,
    async events(ids) {
      const sorted = [...new Set(ids)].sort()
      const parts = Array.from({ length: Math.ceil(sorted.length / MAX_EVENTS_PER_REQUEST) }, (_, index) =>
        list(JSON.stringify(sorted.slice(index * MAX_EVENTS_PER_REQUEST, (index + 1) * MAX_EVENTS_PER_REQUEST))),
      )
      return merged(await Promise.all(parts))
    },
  }
}
