import { createJsonClient, FACT_LIMITS, keepingLastGood, type Log, nullIfMissing, type ServiceMeasure } from '#engine'
import { readAllEvents } from './all-events.ts'
import type { AllEvents, Calendar, CalendarEvent } from './calendar.ts'
import { KnownEvents } from './known-events.ts'
import { readEvent } from './read-event.ts'

/** Seats sell: an answer is asked for anew before the pages that show it are. */
const FRESH_MS = 5 * 60_000
const MAX_EVENTS = 5000
const MAX_LISTS = 100
/** So many events in one question: its address stays short. */
const LIST = 100

/**
 * The calendar at a service: `GET {url}/events/{id}` for one event, `GET {url}/events?ids={id},{id}` for several, at most
 * 100 in one question. Each is given up after 2000 ms, eight questions at once. Answers are remembered: an older one is
 * given while it is asked for anew, and stays while the service fails; so does what is known of the events of a list
 * that was never asked for in this composition.
 *
 * @param options.url of the service, without closing slash
 */
export function createHttpCalendar(options: {
  url: string
  now: () => Date
  log: Log
  measure?: ServiceMeasure
  fetch?: typeof fetch
  timeoutMs?: number
}): Calendar {
  const { url, now, log, measure, fetch, timeoutMs = FACT_LIMITS.timeoutMs } = options
  const ask = createJsonClient({
    name: 'The calendar service',
    ...FACT_LIMITS,
    timeoutMs,
    measure,
    ...(fetch && { fetch }),
  })
  const telling = (address: string) => (field: string, reason: string) =>
    log.warn({ address, field }, `The calendar service answered ${field} wrongly: it ${reason}.`)
  const askEvent = (id: string): Promise<CalendarEvent | null> => {
    const address = `${url}/events/${encodeURIComponent(id)}`
    return ask(address)
      .then((answer) => {
        const event = readEvent(answer, telling(address))
        if (event.id !== id) throw new Error(`It is the event ${event.id}.`)
        return event
      })
      .catch(nullIfMissing)
      .catch((cause: Error) => {
        throw new Error(`The answer on event ${id} cannot be used. ${cause.message}`, { cause })
      })
  }
  const lastKnown = new KnownEvents()
  const askEvents = async (key: string): Promise<AllEvents> => {
    const ids = JSON.parse(key) as string[]
    const address = `${url}/events?ids=${ids.map(encodeURIComponent).join(',')}`
    const answer = readAllEvents(await ask(address), ids, telling(address))
    lastKnown.take(ids, answer)
    return answer
  }
  const onFailure = (key: string, error: Error) =>
    log.error(
      { service: url, asked: key, error },
      `What the calendar said of ${key} is an old answer: ${error.message}`,
    )
  const common = { now, freshMs: FRESH_MS, onFailure, measure }
  const event = keepingLastGood({ ...common, ask: askEvent, max: MAX_EVENTS })
  const list = keepingLastGood({ ...common, ask: askEvents, max: MAX_LISTS })
  const listOf = async (ids: readonly string[]): Promise<AllEvents> => {
    const key = JSON.stringify(ids)
    try {
      return await list(key)
    } catch (error) {
      const known = lastKnown.of(ids)
      if (!known) throw error
      measure?.keptLastGood()
      onFailure(key, error as Error)
      return known
    }
  }

  return {
    event,
    async events(ids) {
      const sorted = [...new Set(ids)].sort()
      const parts = Array.from({ length: Math.ceil(sorted.length / LIST) }, (_, index) =>
        listOf(sorted.slice(index * LIST, (index + 1) * LIST)),
      )
      return merged(await Promise.all(parts))
    },
  }
}

const merged = (parts: readonly AllEvents[]): AllEvents => ({
  filterFieldValues: {
    audiences: [...new Set(parts.flatMap(({ filterFieldValues }) => filterFieldValues.audiences))],
    categories: [...new Set(parts.flatMap(({ filterFieldValues }) => filterFieldValues.categories))],
  },
  eventsDataById: Object.fromEntries(parts.flatMap(({ eventsDataById }) => Object.entries(eventsDataById))),
})
