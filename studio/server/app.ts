import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { defined, type Log } from 'atrium'
import type { ErrorRequestHandler } from 'express'
import { newApp } from '../../server/http/express-app.ts'
import { limitAddresses } from '../../server/http/limits.ts'
import { logRequests } from '../../server/http/request-log.ts'
import { type ApiOptions, createApi } from './api/router.ts'
import { isDatabaseAway } from './desk/content.ts'
import type { Desk } from './desk/desk.ts'
import { sentTexts } from './editing/texts.ts'
import { ConflictError } from './editing/writes.ts'
import { clientFiles } from './files/client-files.ts'
import { ApiError, ProblemsError, type Said } from './guards/api-error.ts'
import { studioHeaders } from './guards/headers.ts'
import { requireOwnHost, requireOwnPage } from './guards/same-origin.ts'
import { baseOf } from './languages/names.ts'

interface StudioAppOptions extends Omit<ApiOptions, 'desk'> {
  /** Of each language of the institution, its own first. */
  desks: readonly [Desk, ...Desk[]]
  /** Folder of the built client. */
  client: string
  log: Log
}

/** The studio's own server: its guards, its addresses, and the files of its client. */
export function createStudioApp({ desks, client, log, ...options }: StudioAppOptions): RequestListener {
  const { origins } = options
  const headers = studioHeaders(origins)
  const app = newApp().set('case sensitive routing', true)
  const note = logRequests(log)
  app.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
    note(request, response)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    next()
  })
  app.use(requireOwnHost(origins.studio), limitAddresses)
  if (options.entrance.routes) app.use(options.entrance.routes)
  for (const desk of desks)
    app.use(`${baseOf(desk.language)}/api`, requireOwnPage(origins.studio), createApi({ ...options, desk }))
  app.use(`${baseOf(':language')}/api`, () => {
    throw new ApiError(404, 'The site is not written in this language.', 'Choose one of its languages.')
  })
  app.use(clientFiles(client, headers))
  app.use(() => {
    throw new ApiError(404, 'There is no such address.', 'Open the studio at its first page.')
  })
  app.use(answerErrors(desks[0], log))
  return app
}

const FAILED = { status: 500, message: 'The studio failed.', remedy: 'Try again; the log says why it failed.' }
/** Goes by itself; the log says why where the content is followed. */
const awayOf = ({ message }: Error) => ({
  status: 503,
  message: 'The content database does not answer.',
  remedy: message,
})

const answerErrors =
  ({ site, say }: Pick<Desk, 'site' | 'say'>, log: Log): ErrorRequestHandler =>
  (error, request, response, _next) => {
    const known = refusalOf(error)
    const isAway = isDatabaseAway(error)
    // While it is away that is in the log once.
    if (!known && !(isAway && site.shared?.behind()))
      log.error({ url: request.url, error }, `Answering failed: ${error.message}`)
    if (response.headersSent) return void response.destroy()
    const said = known ?? (isAway ? awayOf(error) : FAILED)
    const conflict = error instanceof ConflictError ? sentTexts(error.conflict) : undefined
    const problems = error instanceof ProblemsError ? error.problems : undefined
    const more = defined({ conflict, problems, isDatabaseAway: isAway || undefined })
    response.status(said.status).json({ error: say(said), ...more })
  }

/** Returns what was refused with a reason; undefined: something failed. */
function refusalOf(error: Error & { status?: number }): (Said & { status: number }) | undefined {
  if (error instanceof ApiError) return { status: error.status, ...error.said }
  // The writer says itself what to do.
  if (error.name === 'WriteError') return { status: 422, message: 'Nothing is written.', remedy: error.message }
  if (error.name === 'UnknownTypeError') return { status: 404, message: error.message, remedy: 'Reload the page.' }
  const { status = 500 } = error
  return status >= 400 && status < 500
    ? { status, message: 'The request cannot be read.', remedy: 'Reload the page.' }
    : undefined
}
