import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express'
import type { Log } from '#engine/contract/ports/log.ts'
import { BusyError } from '#engine/service/gate.ts'
import { BRAND, MEDIA } from './assets/content-files.ts'
import { IMAGES } from './assets/public-pictures.ts'
import type { StyleSets } from './assets/style-sets.ts'
import { requireHost } from './http/connections/host.ts'
import { limitAddresses, readForms } from './http/limits.ts'
import { sendPlainError } from './http/plain-error.ts'
import { asKind, logRequests, type OnAnswer } from './http/request-log.ts'
import { speculationRules } from './http/speculation.ts'
import type { RunningSite } from './running-site.ts'

export interface AppOptions {
  /** Header lines that stand on every answer. */
  headers: Record<string, string>
  /** Addresses for those who run the site. */
  operations: RequestHandler
  /** Style sets of pages. */
  styles: () => Pick<StyleSets, 'find'>
  /** The own image server. */
  images: () => Pick<RunningSite['images'], 'handle'>
  /** Recordings of the content directory. */
  media: RequestHandler
  /** Logo and fonts of the institution. */
  brand: RequestHandler
  /** The files of the client build. */
  files: RequestHandler
  /** Everything else: pages and endpoints. A form that was sent stands in `request.body` as text. */
  pages: RequestHandler
  /** Counts answers; absent: nobody counts. */
  onAnswer?: OnAnswer
  log: Log
}

/** Everything around the pages: limits, headers, files, and what happens when something goes wrong. */
export function createApp(options: AppOptions): Express {
  const { headers, operations, styles, images, media, brand, files, pages, onAnswer, log } = options
  const app = express()
  app.disable('x-powered-by').set('etag', false).set('query parser', false).set('case sensitive routing', true)
  app.use(logRequests(log, onAnswer))
  app.use((_request, response, next) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    next()
  })
  app.use(requireHost, limitAddresses)
  app.use(asKind('operation'), operations)
  app.get('/_css/:name', asKind('style'), async (request, response, next) => {
    try {
      const representation = await styles().find(request.path)
      if (representation) representation.send(request, response)
      else next()
    } catch (error) {
      if (!(error instanceof BusyError)) throw error
      sendPlainError(response, 503, { 'retry-after': '1' })
    }
  })
  app.use(IMAGES, asKind('picture'), async (request, response, next) => {
    if (!(await images().handle(request, response))) next()
  })
  app.use(`/${MEDIA.name}`, asKind('recording'), media)
  app.use(`/${BRAND.name}`, asKind('file'), brand)
  app.use(asKind('file'), speculationRules(headers), files)
  app.use(asKind('page'), readForms)
  app.use(pages)
  app.use(answerErrors(log))
  return app
}

/** Says no more than the status: what happened stands in the log, under the request's id. */
const answerErrors =
  (log: Log): ErrorRequestHandler =>
  (error, request, response, _next) => {
    const status = error.status >= 400 && error.status < 500 ? error.status : 500
    const id = response.getHeader('x-request-id')
    if (status === 500) log.error({ id, url: request.originalUrl, error }, `Answering failed: ${error.message}`)
    if (response.headersSent) response.destroy()
    else sendPlainError(response, status)
  }
