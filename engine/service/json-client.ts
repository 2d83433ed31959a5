import { createGate } from '../base/async/gate.ts'
import { parseJson } from '../base/text/parse-json.ts'
import type { Outcome, ServiceMetrics } from '../contract/ports/metrics.ts'

export interface JsonClientOptions {
  /** How messages call it, like `The archive`. */
  name: string
  /** Milliseconds after which a question is given up, whatever it waits for. */
  timeoutMs: number
  /** How many questions it is asked at once. */
  inFlight?: number
  /** How many more may wait for their turn; beyond that they fail at once. */
  waiting?: number
  /** An answer that is longer is not read to its end. */
  maxBytes?: number
  /** Milliseconds for which a service that did not answer in time, or not at all, is left alone: nobody waits for it again. */
  restMs?: number
  /** Counts the questions; absent: nobody counts. */
  metrics?: ServiceMetrics
  fetch?: typeof fetch
}

/**
 * Limits for facts beside a page's own words: nobody waits longer for one, however many are on a page; those of one
 * page wait for their turn rather than fail; and a service that hangs is left alone, so that no second visitor waits.
 */
export const FACT_LIMITS = { timeoutMs: 2000, waiting: 500, restMs: 10_000 } as const

/** Statuses that say: there is no such thing. */
const MISSING = [404, 410]

/** A service answered with a status that is no success. */
class StatusError extends Error {
  override name = 'StatusError'
  readonly status: number

  constructor(service: string, status: number) {
    super(`${service} answered ${status}.`)
    this.status = status
  }
}

const isMissing = (error: Error): boolean => error instanceof StatusError && MISSING.includes(error.status)

/**
 * For the `catch` of a question to a service: null where it says that there is no such thing.
 *
 * @throws every other error
 */
export function nullIfMissing(error: Error): null {
  if (isMissing(error)) return null
  throw error
}

/** A service that did not answer is left alone for a while. */
class CircuitOpenError extends Error {
  override name = 'CircuitOpenError'
}

/**
 * A client of a service outside that is down, slow and wrong now and then: every question ends within the time-out, few
 * are asked at once, and only so much of an answer is read.
 *
 * @returns asks for an address and reads the answer as JSON; rejects with what went wrong in words
 */
export function createJsonClient(options: JsonClientOptions): (address: URL | string) => Promise<unknown> {
  const { name, timeoutMs, inFlight = 8, waiting = 0, maxBytes = 1_000_000, restMs = 0, metrics, fetch: own } = options
  const gate = createGate({ running: inFlight, waiting })
  let retryAfter = 0

  const ask = async (address: URL | string, signal: AbortSignal): Promise<unknown> => {
    signal.throwIfAborted()
    const answer = await (own ?? fetch)(address, { signal, headers: { accept: 'application/json' } })
    if (answer.ok) return parsed(await readText(answer, maxBytes, name), name)
    await answer.body?.cancel()
    throw new StatusError(name, answer.status)
  }

  return async (address) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const ended = metrics?.asked()
    try {
      const answer = await gate(async () => {
        if (performance.now() < retryAfter)
          throw new CircuitOpenError(`${name} does not answer. It is asked again in a moment.`)
        try {
          return await ask(address, signal)
        } catch (error) {
          if (isSilence(error as Error)) retryAfter = performance.now() + restMs
          throw error
        }
      })
      ended?.('ok')
      return answer
    } catch (error) {
      ended?.(outcomeOf(error as Error))
      throw inWords(error as Error, options)
    }
  }
}

/** No answer in time, or no connection: `fetch` throws a TypeError then. */
const isSilence = (error: Error): boolean => error.name === 'TimeoutError' || error instanceof TypeError

function outcomeOf(error: Error): Outcome {
  if (error.name === 'TimeoutError') return 'timed-out'
  if (error.name === 'BusyError' || error instanceof CircuitOpenError) return 'refused'
  return isMissing(error) ? 'missing' : 'failed'
}

function inWords(cause: Error, { name, timeoutMs, inFlight = 8 }: JsonClientOptions): Error {
  const { code = cause.message } = (cause.cause ?? {}) as { code?: string }
  if (cause.name === 'TimeoutError')
    return new Error(`${name} gave no answer before its timeout of ${timeoutMs} ms.`, { cause })
  if (isSilence(cause)) return new Error(`${name} cannot be reached: ${code}.`, { cause })
  if (cause.name === 'BusyError')
    return new Error(`${name} has ${inFlight} look-ups under way. Try again later.`, { cause })
  return cause
}

function parsed(text: string, name: string): unknown {
  try {
    return parseJson(text)
  } catch (cause) {
    throw new Error(`${name} answered something that is not valid JSON.`, { cause })
  }
}

/**
 * The body of an answer as text, read only so far.
 *
 * @param name of the service, as messages call it
 * @throws when it is longer than `maxBytes`
 */
export async function readText(answer: Response, maxBytes: number, name: string): Promise<string> {
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new Error(`${name} answered more than ${maxBytes} bytes.`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
