import { isRecord } from 'atrium'
import { attempt, withinTime } from '#engine/host.ts'
import { type OutsideCache, type PurgeAnswer, type PurgeCall, PurgeError } from './outside-cache.ts'

/** A cache that takes longer is asked again later, in milliseconds. */
const TIMEOUT_MS = 10_000
const MAX_BYTES = 64 * 1024
/** Longer than this nobody is left alone, in seconds. */
const LONGEST_REST = 3600
/** Statuses by which a request is not valid, and will not be when it is sent again. */
const REFUSED = [400, 413, 414, 422, 431]

export interface SendOptions {
  fetch?: typeof fetch
  /** Ends a call that is under way. */
  signal?: AbortSignal
  /** Milliseconds. */
  timeout?: number
}

/**
 * Has one cache purge keys. Redirects are not followed: they may lead to somebody who must not learn the token.
 *
 * @throws PurgeError when it was not carried out, or nobody knows whether it was
 */
export async function purge(
  cache: OutsideCache,
  keys: readonly string[],
  isHard: boolean,
  { fetch: own = fetch, signal, timeout = TIMEOUT_MS }: SendOptions = {},
): Promise<void> {
  const answer = await send(cache.callOf(keys, isHard), { fetch: own, signal, timeout })
  const { status, retryAfter } = answer
  if (status >= 300 && status < 400)
    throw new PurgeError(`it answers ${status}, a redirect, which is not followed: give the address that it leads to`)
  if (status === 401 || status === 403)
    throw new PurgeError(`it answers ${status}: the secret or token is not the right one, or may not purge`)
  if (status === 405) throw new PurgeError('it answers 405: purging is not set up there', { retryAfter })
  if (status < 200 || status > 299)
    throw new PurgeError(`it answers ${status}`, { retryAfter, isRefused: REFUSED.includes(status) })
  const problem = cache.problemOf(answer)
  if (problem) throw new PurgeError(problem, { retryAfter })
}

async function send(
  { method, url, headers, secrets, body }: PurgeCall,
  { fetch: own, signal: stop, timeout }: Required<Pick<SendOptions, 'fetch' | 'timeout'>> & SendOptions,
): Promise<PurgeAnswer> {
  const ask = async (signal: AbortSignal): Promise<PurgeAnswer> => {
    const response = await own(url, { method, headers: { ...headers, ...secrets }, body, redirect: 'manual', signal })
    return {
      status: response.status,
      retryAfter: secondsIn(response.headers.get('retry-after')),
      body: await bounded(response),
    }
  }
  try {
    return await withinTime(timeout, ask, stop)
  } catch (error) {
    if (error instanceof PurgeError) throw error
    const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } }
    if (name === 'TimeoutError') throw new PurgeError(`it did not answer within ${timeout / 1000} seconds`)
    throw new PurgeError(`it cannot be reached (${cause?.code ?? cause?.message ?? message})`)
  }
}

async function bounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    // Leaving the loop cancels the rest.
    if (bytes > MAX_BYTES) throw new PurgeError(`it answers more than ${MAX_BYTES / 1024} kB`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/** `Retry-After` in seconds (RFC 9110, 10.2.3); the form with a date is not used by the services here. */
const secondsIn = (text: string | null): number | undefined =>
  text !== null && /^\d{1,9}$/.test(text.trim()) ? Math.min(Number(text), LONGEST_REST) : undefined

/** An answer as a JSON object; undefined: it is none. */
export function objectIn(body: string): Record<string, unknown> | undefined {
  const value = attempt((): unknown => JSON.parse(body))
  return isRecord(value) ? value : undefined
}
