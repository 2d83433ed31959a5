import { SingleFlight } from '../base/async/single-flight.ts'
import { BoundedCache } from '../base/memory/bounded-cache.ts'
import { bytesOf } from '../base/memory/bytes.ts'
import type { ServiceMetrics } from '../contract/ports/metrics.ts'

export interface LastGoodOptions<Answer> {
  /** Asks the service itself. */
  ask: (key: string) => Promise<Answer>
  /** The one source of time. */
  now: () => Date
  /** Milliseconds for which an answer is given without asking again. */
  freshMs: number
  /** Milliseconds after a failure until the service is asked again for an answer that is known. */
  retryMs?: number
  /** Bounds what answers may take in memory, in bytes; one that takes more is remembered alone. */
  maxBytes: number
  /** Told when an answer could not be made again and the last good one stays. */
  onFailure: (key: string, error: Error) => void
  /** Counts the same; absent: nobody counts. */
  metrics?: ServiceMetrics
}

/**
 * Remembers a service's answers. A fresh one is given at once; so is an older one, while the service is asked again and nobody
 * waits; and when that fails the last good one stays. Only what is not known is waited for, once for all who ask.
 *
 * @returns asks by key; rejects when nothing is known and the service fails
 */
export function keepingLastGood<Answer>(options: LastGoodOptions<Answer>): (key: string) => Promise<Answer> {
  const { ask, now, freshMs, retryMs = 60_000, maxBytes, onFailure, metrics } = options
  const known = new BoundedCache<{ answer: Answer; until: number }>(maxBytes, Number.POSITIVE_INFINITY)
  const inFlight = new SingleFlight<Answer>()
  const time = () => now().getTime()

  const askAgain = (key: string): Promise<Answer> =>
    inFlight.share(key, async () => {
      const answer = await ask(key)
      known.set(key, { answer, until: time() + freshMs }, bytesOf(answer))
      return answer
    })

  return async (key) => {
    const last = known.get(key)
    if (!last) return askAgain(key)
    if (last.until <= time() && !inFlight.has(key))
      askAgain(key).catch((error: Error) => {
        last.until = time() + retryMs
        metrics?.staleIfError()
        onFailure(key, error)
      })
    return last.answer
  }
}
