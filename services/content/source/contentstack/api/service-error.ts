/**
 * - `token`: the position from which changes were asked for is not known any more
 * - `settings`: key, token, environment or branch are refused
 * - `limited`: too many questions
 * - `unavailable`: not reached, too slow, or an error of the service
 * - `unreadable`: an answer that is none
 */
export type Failure = 'token' | 'settings' | 'limited' | 'unavailable' | 'unreadable'

/** Why Contentstack gave no answer. The message says it, and what to do where somebody can do something. */
export class ServiceError extends Error {
  override name = 'ServiceError'
  readonly failure: Failure
  /** Milliseconds for which it wants to be left alone. */
  readonly retryAfter: number | undefined

  constructor(failure: Failure, message: string, { retryAfter, cause }: { retryAfter?: number; cause?: unknown } = {}) {
    super(message, { cause })
    this.failure = failure
    this.retryAfter = retryAfter
  }
}

/** Failures that do not pass by themselves: what can be done without an answer goes on. */
export const isLasting = (error: unknown): error is ServiceError =>
  error instanceof ServiceError && (error.failure === 'settings' || error.failure === 'unreadable')

/** Longer rests are not heeded: nobody means days. */
const LONGEST_REST = 15 * 60_000

/**
 * Milliseconds that `Retry-After` asks for (RFC 9110, 10.2.3), in seconds or as a date. A date is compared with that of
 * the answer, so that a clock that is wrong here or there does not count.
 */
export function restOf(headers: Headers): number | undefined {
  const text = headers.get('retry-after')?.trim()
  if (!text) return undefined
  const sent = Date.parse(headers.get('date') ?? '')
  const rest = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - sent
  return Number.isFinite(rest) ? Math.min(Math.max(rest, 0), LONGEST_REST) : undefined
}
