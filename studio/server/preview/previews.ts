import type { IncomingMessage, ServerResponse } from 'node:http'
import express, { type RequestHandler } from 'express'
import { BusyError, type SiteResponse } from '#engine/host.ts'
import { sendPlainError } from '../../../server/http/plain-error.ts'
import { Representation } from '../../../server/http/representation.ts'
import { toSiteRequest } from '../../../server/http/site-request.ts'
import type { SiteView } from '../../../server/start/site/candidates.ts'
import { canvasPage, isPage } from '../canvas/page.ts'
import type { Origins } from '../guards/origins.ts'
import { type AsOf, asOfBefore, asOfIn } from './as-of.ts'
import { BAR_STYLES, type House, momentBar, PREVIEW, STYLES, sharedPage, withBar } from './pages.ts'
import type { Visits } from './visits.ts'
import type { Worlds } from './worlds.ts'

interface PreviewOptions {
  worlds: Worlds
  visits: Visits
  house: House
  origins: Origins
  /** Header lines of every answer of the site. */
  headers: Record<string, string>
  now(): Date
}

/** Answers with the site as a link shows it, and as of a moment. */
export interface Previews {
  /** Answers links, and the styles of what is around pages. */
  links: RequestHandler
  visits: Visits
  /** Answers addresses that say as of when. */
  asOf: RequestHandler
  /** Answers what a link, or a page as of a moment, leads to. @returns false: it is a page of the canvas as it is now */
  answer(request: IncomingMessage, response: ServerResponse): Promise<boolean>
}

export function createPreviews({ worlds, visits, house, origins, headers, now }: PreviewOptions): Previews {
  const send = async (
    request: IncomingMessage,
    response: ServerResponse,
    view: SiteView,
    shown: (made: SiteResponse) => SiteResponse,
  ) => {
    try {
      const made = await worlds.use(view, (site) => site.respond(toSiteRequest(request)))
      new Representation(shown(made)).send(request, response)
    } catch (error) {
      if (!(error instanceof BusyError)) throw error
      sendPlainError(response, 503, { 'retry-after': '5' })
    }
  }
  const sendAsOf = (
    request: IncomingMessage,
    response: ServerResponse,
    { at, drafts, prefix, url }: AsOf & { at: Date },
  ) =>
    send(Object.assign(request, { url }), response, { drafts, at }, (made) => {
      const page = canvasPage(made, headers, origins)
      const { location } = page.headers
      if (location?.startsWith('/')) page.headers.location = prefix + location
      // Beside the form the studio says it.
      const isWindow = request.headers['sec-fetch-dest'] === 'document'
      const bar = { at, drafts: drafts === 'all', path: url }
      return isPage(page) && isWindow
        ? { ...page, body: withBar(String(page.body), momentBar(bar, house), 'last') }
        : page
    })

  const links = express.Router({ caseSensitive: true, strict: true })
  links.get(STYLES, (_request, response) => void response.set('cache-control', 'no-cache').type('css').send(BAR_STYLES))
  links.get(PREVIEW, visits.open)
  return {
    ...{ links, visits },
    asOf: async (request, response, next) => {
      const asOf = asOfIn(request.url, now())
      if (!asOf) next()
      // It has come: the site is as it is.
      else if (asOf.at === null) sendTo(response, asOf.url)
      else await sendAsOf(request, response, { ...asOf, at: asOf.at })
    },
    async answer(request, response) {
      const share = visits.of(request)
      const before = share ? undefined : asOfBefore(request, origins.canvas, now())
      if (share) await send(request, response, visits.view(share), (made) => sharedPage(made, share, house))
      // Links lead on within what is looked at.
      else if (before && isNavigation(request)) sendTo(response, before.prefix + request.url)
      else if (before?.at) await sendAsOf(request, response, { ...before, at: before.at, url: request.url ?? '/' })
      else return false
      return true
    },
  }
}

/** Somebody goes to a page; a script of one that asks goes nowhere. */
const isNavigation = ({ headers: { 'sec-fetch-dest': wanted, accept = '' } }: IncomingMessage): boolean =>
  wanted === undefined ? accept.includes('text/html') : ['document', 'iframe'].includes(String(wanted))

function sendTo(response: ServerResponse, location: string): void {
  response.writeHead(302, { location, 'cache-control': 'no-store', 'content-length': '0' }).end()
}
