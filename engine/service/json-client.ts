import { createGate } from './gate.ts'

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
  fetch?: typeof fetch
}

/** A service answered with a status that is no success. */
export class StatusError extends Error {
  override name = 'StatusError'
  readonly status: number

  constructor(service: string, status: number) {
    super(`${service} answered ${status}.`)
    this.status = status
  }
}

/**
 * A client of a service outside that is down, slow and wrong now and then: every question ends within the time-out, few
 * are asked at once, and only so much of an answer is read.
 *
 * @returns asks for an address and reads the answer as JSON; rejects with what went wrong in words
 */
export function createJsonClient(options: JsonClientOptions): (address: URL | string) => Promise<unknown> {
  const { name, timeoutMs, inFlight = 8, waiting = 0, maxBytes = 1_000_000, restMs = 0, fetch: own } = options
  const gate = createGate({ running: inFlight, waiting })
  let restsUntil = 0

  const ask = async (address: URL | string, signal: AbortSignal): Promise<string> => {
    signal.throwIfAborted()
    const answer = await (own ?? fetch)(address, { signal, headers: { accept: 'application/json' } })
    if (answer.ok) return readText(answer, maxBytes, name)
    await answer.body?.cancel()
    throw new StatusError(name, answer.status)
  }

  return async (address) => {
    if (performance.now() < restsUntil) throw new Error(`${name} does not answer; it will be asked again in a moment.`)
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      return parsed(await gate(() => ask(address, signal)), name)
    } catch (error) {
      const { failure, isSilent } = inWords(error as Error, options)
      if (isSilent) restsUntil = performance.now() + restMs
      throw failure
    }
  }
}

function inWords(error: Error, { name, timeoutMs, inFlight = 8 }: JsonClientOptions) {
  const { cause } = error as { cause?: { code?: string } }
  if (error.name === 'TimeoutError')
    return silent(`${name} gave no answer before its timeout of ${timeoutMs} ms.`, error)
  // What `fetch` throws when there is no connection, or no longer one.
  if (error instanceof TypeError) return silent(`${name} cannot be reached: ${cause?.code ?? error.message}.`, error)
  if (error.name !== 'BusyError') return { failure: error, isSilent: false }
  const busy = `${name} has ${inFlight} look-ups under way. Try again later.`
  return { failure: new Error(busy, { cause: error }), isSilent: false }
}

const silent = (message: string, cause: Error) => ({ failure: new Error(message, { cause }), isSilent: true })

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`${name} answered something that is no JSON.`, { cause })
  }
}

async function readText(answer: Response, maxBytes: number, name: string): Promise<string> {
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
