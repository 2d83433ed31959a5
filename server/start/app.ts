import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Log } from 'atrium'
import type { ErrorRequestHandler, RequestHandler } from 'express'
import { BusyError } from '#engine/host.ts'
import { BRAND, MEDIA } from '../assets/content-files.ts'
import { IMAGES } from '../assets/public-pictures.ts'
import type { StyleSets } from '../assets/style-sets.ts'
import { askedAddress } from '../http/addresses/site-path.ts'
import { hasValidHost, requireHost } from '../http/connections/host.ts'
import { newApp } from '../http/express-app.ts'
import { limitAddresses, readForms } from '../http/limits.ts'
import { sendPlainError } from '../http/plain-error.ts'
import { asKind, logRequests, noteKind, type OnAnswer } from '../http/request-log.ts'
import { speculationRules } from '../http/speculation.ts'
import type { RunningSite } from './site/site-types.ts'

export interface AppOptions {
  /** Where the site is; absent: at the root of its host. */
  siteUrl?: string
  /** Header lines of every answer. */
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
  /** Everything else: pages and endpoints. @param form that was sent */
  pages: (request: IncomingMessage, response: ServerResponse, form?: URLSearchParams) => Promise<void>
  /** Where nothing but pages can be, by the address as written: these are asked for at once. Absent: nowhere. */
  isPage?: (url: string) => boolean
  /** Counts answers; absent: nobody counts. */
  onAnswer?: OnAnswer
  log: Log
}

/**
 * Everything around the pages: limits, headers, files, and what happens when something goes wrong. A plain question for a
 * page does not pass through all that comes before pages.
 */
export function createApp(options: AppOptions): RequestListener {
  const { headers, operations, styles, images, media, brand, files, pages, isPage, onAnswer, log } = options
  const app = newApp().set('case sensitive routing', true)
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
  app.use(asKind('file'), speculationRules(headers, options.siteUrl), files)
  app.use(asKind('page'), readForms)
  const failed = answerErrors(log)
  const answerPage = async (request: IncomingMessage, response: ServerResponse, form?: URLSearchParams) => {
    try {
      await pages(request, response, form)
    } catch (error) {
      failed(error as Error, request, response)
    }
  }
  app.use((request, response) =>
    answerPage(request, response, typeof request.body === 'string' ? new URLSearchParams(request.body) : undefined),
  )
  app.use(((error, request, response, _next) => failed(error, request, response)) as ErrorRequestHandler)
  const begin = beginAnswers({ headers, onAnswer, log })
  return (request, response) => {
    begin(request, response)
    if (request.method !== 'GET' || !hasValidHost(request) || !isPage?.(request.url as string)) app(request, response)
    else {
      noteKind(response, 'page')
      answerPage(request, response)
    }
  }
}

/** The app of the port for those who run the site, and outside of its path: their addresses and no page. */
export function createOperationsApp({
  operations,
  ...options
}: Pick<AppOptions, 'headers' | 'operations' | 'onAnswer' | 'log'>): RequestListener {
  const app = newApp()
  app.use(requireHost, limitAddresses)
  app.use(asKind('operation'), operations)
  app.use((_request, response) => sendPlainError(response, 404))
  const failed = answerErrors(options.log)
  app.use(((error, request, response, _next) => failed(error, request, response)) as ErrorRequestHandler)
  const begin = beginAnswers(options)
  return (request, response) => {
    begin(request, response)
    app(request, response)
  }
}

/** Notes each request, and sets the header lines of every answer. */
function beginAnswers({ headers, onAnswer, log }: Pick<AppOptions, 'headers' | 'onAnswer' | 'log'>) {
  const note = logRequests(log, onAnswer)
  return (request: IncomingMessage, response: ServerResponse): void => {
    note(request, response)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  }
}

/** Says no more than the status: what happened is in the log, under the request's id. */
const answerErrors =
  (log: Log) =>
  (error: Error & { status?: number }, request: IncomingMessage, response: ServerResponse): void => {
    const { status: own = 500 } = error
    const status = own >= 400 && own < 500 ? own : 500
    const id = response.getHeader('x-request-id')
    if (status === 500) log.error({ id, url: askedAddress(request), error }, `Answering failed: ${error.message}`)
    if (response.headersSent) response.destroy()
    else sendPlainError(response, status)
  }
