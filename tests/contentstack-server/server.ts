import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ApiError, refusals, sendJson } from './errors.ts'
import { answerOf } from './routes.ts'
import { Stack, type StackContent } from './stack.ts'
import { Sync } from './sync.ts'

/** What a request has to bring. */
export interface Credentials {
  apiKey: string
  deliveryToken: string
  previewToken: string
  environment: string
  branch: string
}

export const CREDENTIALS: Credentials = {
  apiKey: 'blt0123456789abcdef',
  deliveryToken: 'cs0123456789abcdef01234567',
  previewToken: 'csfedcba9876543210fedcba98',
  environment: 'production',
  branch: 'main',
}

export interface ContentstackServer {
  /** Like `http://127.0.0.1:40123`. */
  origin: string
  stack: Stack
  sync: Sync
  /** What was asked, in order: address behind `/v3` and header lines. */
  asked: { address: string; headers: IncomingHttpHeaders }[]
  /** Asked before each answer; true: it has answered itself. */
  fault: (address: string, response: ServerResponse, request: IncomingMessage) => boolean
  /** Requests that are answered until one is refused with 429, with which it begins anew. */
  rateLimit: { limit: number; remaining: number; retryAfter?: number }
  close(): Promise<void>
}

/**
 * Speaks the content delivery, sync and preview API of Contentstack over any content. Preview
 * (contentstack.com/docs/developers/set-up-timeline/preview-api) is the same API at another host, which is here the same
 * one: asked with `preview_token` and `live_preview` it has the latest versions. What is refused, and in which words,
 * stands in `errors.ts`.
 */
export async function startContentstack(
  content: StackContent,
  { now = ticking(), credentials = CREDENTIALS }: { now?: () => Date; credentials?: Credentials } = {},
): Promise<ContentstackServer> {
  const stack = new Stack(content, now)
  const sync = new Sync(stack)
  const asked: ContentstackServer['asked'] = []
  const rateLimit: ContentstackServer['rateLimit'] = { limit: 100, remaining: Number.POSITIVE_INFINITY }
  const server = createServer((request, response) => {
    const { pathname, searchParams: query, search } = new URL(request.url as string, 'http://localhost')
    const address = pathname.replace(/^\/v3/, '') + search
    asked.push({ address, headers: request.headers })
    try {
      if (started.fault(address, response, request)) return
      const isPreview = checkRequest(request, pathname, query, credentials)
      if (rateLimit.remaining <= 0) {
        rateLimit.remaining = rateLimit.limit
        throw refusals.tooMany(rateLimit.retryAfter)
      }
      rateLimit.remaining--
      const path = pathname.split('/').filter(Boolean).slice(1).map(decodeURIComponent)
      const isSync = path.join('/') === 'stacks/sync'
      const { branch } = credentials
      const body = isSync ? sync.answer(query) : answerOf(stack, { path, query, branch, isPreview })
      sendJson(response, 200, body, limitHeaders(rateLimit))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      sendJson(response, error.status, error.body, { ...limitHeaders(rateLimit), ...error.headers })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const started: ContentstackServer = { origin, stack, sync, asked, fault: () => false, rateLimit, close }
  return started
}

/** A clock that goes a second further with every look. */
function ticking(): () => Date {
  let seconds = 0
  return () => new Date(Date.UTC(2026, 2, 14, 12, 0, seconds++))
}

const limitHeaders = ({ limit, remaining }: ContentstackServer['rateLimit']): Record<string, string> => ({
  'x-ratelimit-limit': String(limit),
  'x-ratelimit-remaining': String(Math.max(0, Math.min(limit, remaining))),
})

/** @returns whether it asks the preview service */
function checkRequest(
  { headers }: IncomingMessage,
  pathname: string,
  query: URLSearchParams,
  { apiKey, deliveryToken, previewToken, environment, branch }: Credentials,
): boolean {
  if (!pathname.startsWith('/v3/')) throw refusals.missing()
  if (headers.api_key !== apiKey) throw refusals.stack()
  const isPreview = headers.preview_token !== undefined && headers.live_preview !== undefined
  if (isPreview ? headers.preview_token !== previewToken : headers.access_token !== deliveryToken)
    throw refusals.token()
  if (headers.branch !== undefined && headers.branch !== branch) throw refusals.branch()
  const asked = query.get('environment')
  if (asked !== null && asked !== environment) throw refusals.environment(asked)
  return isPreview
}
