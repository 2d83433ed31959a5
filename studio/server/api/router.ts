import express, { type Request, type Router } from 'express'
import { ApiError } from '../guards/api-error.ts'
import { readJsonBodies } from '../guards/json-body.ts'
import { canvasBeside, type Origins } from '../guards/origins.ts'
import type { Sessions } from '../guards/sessions.ts'
import type { Desk } from './desk.ts'
import { listEntries } from './entries.ts'
import { requireType } from './refs.ts'
import { formOf, siteFacts } from './site-facts.ts'

export interface ApiOptions {
  desk: Desk
  sessions: Sessions
  origins: Origins
  /** Told that a token was used. */
  onSession: () => void
}

/** The addresses below `/api`. All but the first ask for a session. */
export function createApi({ desk, sessions, origins, onSession }: ApiOptions): Router {
  const api = express.Router({ caseSensitive: true, strict: true })
  api.use((_request, response, next) => {
    response.set('cache-control', 'no-store')
    next()
  })
  api.use((request, _response, next) => {
    if (request.path !== '/session' && !sessions.of(request))
      throw new ApiError(401, 'Nobody has opened the studio in this browser.', 'Open the address that it printed.')
    next()
  })
  api.use(readJsonBodies)
  api.post('/session', (request, response) => {
    const begun = sessions.begin(request.body.token)
    if (!begun)
      throw new ApiError(401, 'This address was used before.', 'Open the newest address that the studio printed.')
    response.set('set-cookie', begun.setCookie).json({ person: begun.session.person })
    onSession()
  })
  api.get('/session', (request, response) => {
    const session = sessions.of(request)
    if (!session)
      throw new ApiError(401, 'Nobody has opened the studio in this browser.', 'Open the address that it printed.')
    response.json({ person: session.person })
  })
  api.get('/site', async (request, response) => {
    response.json(await siteFacts(desk, canvasBeside(request.headers.host ?? '', origins)))
  })
  api.get('/forms/:type', (request, response) => {
    response.json(formOf(desk, requireType(request.params.type, desk.site.definition)))
  })
  api.get('/entries', async (request, response) => {
    response.json(await listEntries(desk, queryOf(request)))
  })
  api.use(() => {
    throw new ApiError(404, 'There is no such address.', 'Reload the page.')
  })
  return api
}

const queryOf = ({ url }: Request): URLSearchParams => new URL(url, 'http://studio.invalid').searchParams
