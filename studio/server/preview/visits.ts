import type { IncomingMessage, ServerResponse } from 'node:http'
import { decoded, type Log } from 'atrium'
import type { RequestHandler } from 'express'
import { IMAGES } from '../../../server/assets/public-pictures.ts'
import type { CallerOf } from '../../../server/http/callers.ts'
import { sendPlainError } from '../../../server/http/plain-error.ts'
import type { SiteView } from '../../../server/start/site/candidates.ts'
import type { Desk } from '../desk/desk.ts'
import { type Cookies, cookieValues } from '../guards/cookies.ts'
import type { Origins } from '../guards/origins.ts'
import type { Session } from '../guards/sessions.ts'
import type { Share } from '../store/shares.ts'
import { endedPage, type House, PREVIEW, STYLES, sharedHeaders } from './pages.ts'
import { HOME, type Shown } from './place-of.ts'
import type { Brought, Shares } from './shares.ts'
import type { Worlds } from './worlds.ts'

interface VisitOptions {
  shares: Shares
  worlds: Worlds
  house: House
  origins: Origins
  /** Those of the canvas. */
  cookies: Cookies
  /** Header lines of every answer of the canvas. */
  headers: Record<string, string>
  callerOf: CallerOf
  sessionOf(request: IncomingMessage): Session | undefined
  /** Where what a link shows is found. */
  placeOf: Desk['placeOf']
  now(): Date
  log: Log
}

/** Content types of which a draft that is shared brings along what was made with it. */
const ALONG = ['image']
/** Cookies of one name that are looked at. */
const MAX_COOKIES = 3

/** Those who come by a link, without account: they see what it shows and nothing else. */
export class Visits {
  readonly #options: VisitOptions
  readonly #tokens = new WeakMap<IncomingMessage, string>()
  readonly #shares = new WeakMap<IncomingMessage, Share>()

  constructor(options: VisitOptions) {
    this.#options = options
  }

  /** Takes what a link says out of its address, before anybody notes that. */
  take(request: IncomingMessage): void {
    const { url = '' } = request
    if (!url.startsWith(`${PREVIEW}/`) || url === STYLES) return
    this.#tokens.set(request, url.slice(PREVIEW.length + 1).split(/[/?#]/)[0] ?? '')
    request.url = PREVIEW
  }

  /** The link by which a request is answered; undefined: it is one of a session. */
  of(request: IncomingMessage): Share | undefined {
    return this.#shares.get(request)
  }

  view({ entry, at }: Shown): SiteView {
    const moment = at !== null && at > this.#options.now().getTime() ? new Date(at) : undefined
    return { drafts: entry ? { uid: entry.uid, along: ALONG } : 'all', at: moment, isForVisitors: true }
  }

  /** Opens a link: its page is at an address that says nothing of it. */
  readonly open: RequestHandler = async (request, response) => {
    const { shares, callerOf, headers, placeOf, now, log, cookies } = this.#options
    const brought = await shares.find(this.#tokens.get(request) ?? '', callerOf(request), 'link')
    if ('refused' in brought) return this.#end(response, brought)
    const { share } = brought
    shares.count(share).catch((error: Error) => {
      log.warn({ error }, `It is not counted that a link to a preview was opened: ${error.message}`)
    })
    const lasts = `Max-Age=${Math.ceil((share.until - now().getTime()) / 1000)}`
    const location = encodeURI((await placeOf(share)) ?? HOME)
    response.writeHead(303, {
      ...sharedHeaders(headers),
      ...{ location, 'cache-control': 'no-store' },
      'set-cookie': cookies.line(cookies.name('preview'), this.#tokens.get(request) ?? '', 'Lax', lasts),
    })
    response.end()
  }

  /** Lets in those who have a session, and those who have opened a link that is open still. */
  readonly guard: RequestHandler = async (request, response, next) => {
    const { shares, callerOf, sessionOf, headers } = this.#options
    const session = sessionOf(request)
    const tokens = cookieValues(request, this.#name).slice(0, MAX_COOKIES)
    // Who works in the studio, and looks at a link beside, is not shown it in place of the canvas.
    if (session && (tokens.length === 0 || this.#isOfStudio(request))) return next()
    if (tokens.length === 0) return sendPlainError(response, 403)
    let brought: Brought = { refused: 'unknown' }
    for (const token of tokens)
      if ('refused' in brought) brought = await shares.find(token, callerOf(request), 'cookie')
    if ('refused' in brought) return session ? next() : this.#end(response, brought)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendPlainError(response, 405, { allow: 'GET, HEAD' })
    if (!(await this.#isShown(request.path, brought.share))) return sendPlainError(response, 404)
    this.#shares.set(request, brought.share)
    for (const [name, value] of Object.entries(sharedHeaders(headers))) response.setHeader(name, value)
    next()
  }

  get #name(): string {
    return this.#options.cookies.name('preview')
  }

  /** What is of the studio is nobody's who has a link alone, and neither are pictures of other drafts. */
  async #isShown(path: string, share: Share): Promise<boolean> {
    if (path.startsWith('/_studio')) return false
    if (!path.startsWith(`${IMAGES}/`)) return true
    const [id = ''] = path.slice(IMAGES.length + 1).split('/')
    return this.#options.worlds.use(this.view(share), (site) => site.isPublic(decoded(id)))
  }

  #isOfStudio({ url = '', headers }: IncomingMessage): boolean {
    const { studio, canvas } = this.#options.origins
    const { referer = '', 'sec-fetch-dest': wanted } = headers
    // Pages of a link say nowhere where they are.
    return (
      url.startsWith('/_studio/') ||
      wanted === 'iframe' ||
      (URL.canParse(referer) && [...studio, ...canvas].includes(new URL(referer).origin))
    )
  }

  #end(response: ServerResponse, { refused }: Extract<Brought, { refused: unknown }>): void {
    const { house, headers, cookies } = this.#options
    const body = endedPage(house)
    const isOften = refused === 'too often'
    if (isOften) response.setHeader('retry-after', '60')
    // A picture of a page that was open does not take it: the page itself would no longer be told why it is not shown.
    if ((response.req.headers['sec-fetch-dest'] ?? 'document') === 'document')
      response.setHeader('set-cookie', cookies.line(this.#name, '', 'Lax', 'Max-Age=0'))
    response.writeHead(isOften ? 429 : 404, {
      ...sharedHeaders(headers),
      ...{ 'content-type': 'text/html; charset=utf-8', 'content-length': Buffer.byteLength(body) },
      'cache-control': 'no-store',
    })
    response.end(response.req.method === 'HEAD' ? undefined : body)
  }
}
