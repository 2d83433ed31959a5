import { isRecord, parseJson } from 'atrium'
import { readText, type ServiceMetrics, withinTime } from '#engine/host.ts'
import type { ContentstackSettings } from '../settings.ts'
import { restOf, ServiceError } from './service-error.ts'

const NAME = 'Contentstack'

export interface ClientOptions {
  settings: ContentstackSettings
  /** Counts what is asked; absent: nobody counts. */
  metrics?: ServiceMetrics | undefined
  /** Ends questions that are under way. */
  signal?: AbortSignal
  fetch?: typeof fetch
  /** Milliseconds after which an answer is given up. */
  timeoutMs?: number
  /** A longer answer is not read to its end: a page has 100 items. */
  maxBytes?: number
}

/** Asks for an address of the API, like `/stacks/sync`. @returns a JSON object */
export type AskContentstack = (path: string, query: Record<string, string>) => Promise<Record<string, unknown>>

/** Holds what the header `live_preview` says where no editor has a session: what is saved is asked for. */
const NO_SESSION = 'init'

/**
 * A client of the content delivery API (https://www.contentstack.com/docs/developers/apis/content-delivery-api), or of the
 * preview service, which answers the same questions with the latest versions
 * (https://www.contentstack.com/docs/developers/set-up-timeline/preview-api). It asks once: when to ask again is for the
 * caller to say.
 *
 * @returns rejects with ServiceError alone
 */
export function createClient(options: ClientOptions): AskContentstack {
  const { settings, metrics, timeoutMs = 60_000, maxBytes = 32 * 1024 * 1024 } = options
  const { url, apiKey, token, isPreview, environment, branch } = settings
  const headers: Record<string, string> = {
    accept: 'application/json',
    api_key: apiKey,
    ...(isPreview ? { preview_token: token, live_preview: NO_SESSION } : { access_token: token }),
  }
  if (branch !== undefined) headers.branch = branch

  const ask = async (path: string, query: Record<string, string>, signal: AbortSignal) => {
    const address = new URL(`${url}/v3${path}`)
    for (const [name, value] of Object.entries({ environment, ...query })) address.searchParams.set(name, value)
    // The key goes to no other host than the one that is set.
    const answer = await (options.fetch ?? fetch)(address, { headers, redirect: 'error', signal })
    const text = await readText(answer, maxBytes, NAME)
    if (!answer.ok) throw refusal(answer, text, query, isPreview)
    const body = parseJson(text)
    if (!isRecord(body)) throw new ServiceError('unreadable', `${NAME} answered something that is not a JSON object.`)
    return body
  }

  return async (path, query) => {
    const ended = metrics?.asked()
    try {
      const answer = await withinTime(timeoutMs, (signal) => ask(path, query, signal), options.signal)
      ended?.('ok')
      return answer
    } catch (error) {
      ended?.((error as Error).name === 'TimeoutError' ? 'timed-out' : 'failed')
      throw error instanceof ServiceError ? error : inWords(error as Error, timeoutMs)
    }
  }
}

function inWords(cause: Error, timeoutMs: number): ServiceError {
  if (cause.name === 'TimeoutError')
    return new ServiceError('unavailable', `${NAME} gave no answer before its timeout of ${timeoutMs} ms.`, { cause })
  if (cause instanceof SyntaxError)
    return new ServiceError('unreadable', `${NAME} answered something that is not valid JSON.`, { cause })
  const { code } = (cause.cause ?? {}) as { code?: string }
  const isSilence = cause instanceof TypeError
  const message = isSilence ? `${NAME} cannot be reached: ${code ?? cause.message}.` : cause.message
  return new ServiceError(isSilence ? 'unavailable' : 'unreadable', message, { cause })
}

const TOKENS = ['sync_token', 'pagination_token']
/** Statuses that say: what was asked is wrong. */
const WRONG = [400, 404, 410, 422]

/** Returns what a status other than 2xx means. */
function refusal(
  { status, headers }: Response,
  text: string,
  query: Record<string, string>,
  isPreview: boolean,
): ServiceError {
  const retryAfter = restOf(headers)
  const words = `${NAME} answered ${status}${said(text)}`
  if (status === 429) return new ServiceError('limited', `${words} It is asked again later.`, { retryAfter })
  // A refused token is error 141, which means other things, too; nothing else of the question can be wrong.
  if (WRONG.includes(status) && TOKENS.some((name) => name in query)) return new ServiceError('token', words)
  if (status >= 400 && status < 500 && status !== 408)
    return new ServiceError(
      'settings',
      `${words} Look at CONTENTSTACK_API_KEY, ${isPreview ? 'CONTENTSTACK_PREVIEW_TOKEN' : 'CONTENTSTACK_DELIVERY_TOKEN'}, CONTENTSTACK_ENVIRONMENT, CONTENTSTACK_BRANCH, CONTENTSTACK_LOCALE and CONTENTSTACK_REGION: they have to belong together.`,
      { retryAfter },
    )
  return new ServiceError('unavailable', words, { retryAfter })
}

/** The service's own words for it, like ` (error 109: We can't find that Stack. api_key is not valid.)`. */
function said(text: string): string {
  try {
    const body: unknown = JSON.parse(text)
    if (!isRecord(body) || typeof body.error_message !== 'string') return '.'
    const details = isRecord(body.errors) ? Object.entries(body.errors).map(([name, why]) => `${name} ${why}`) : []
    return ` (error ${body.error_code}: ${[body.error_message, ...details].join(' ').slice(0, 300)}).`
  } catch {
    return '.'
  }
}
