import express, { type Request, type Router } from 'express'
import type { Desk } from '../desk/desk.ts'
import { refOf, requireType } from '../desk/refs.ts'
import { checkEntry } from '../editing/check.ts'
import { createEntry, proposeAddress } from '../editing/create.ts'
import { readEntry } from '../editing/entry.ts'
import { scheduleEntry } from '../editing/schedule.ts'
import { discardDraft, publishEntry, removeEntry, saveEntry, unpublishEntry } from '../editing/writes.ts'
import { effectsOf } from '../effects/effects.ts'
import { ApiError } from '../guards/api-error.ts'
import { readJsonBodies } from '../guards/json-body.ts'
import { canvasBeside, type Origins } from '../guards/origins.ts'
import type { Session, Sessions } from '../guards/sessions.ts'
import { findIcons, sendIcons } from '../icons/icons.ts'
import { attention } from '../lists/attention.ts'
import { comingUp } from '../lists/coming.ts'
import { listEntries } from '../lists/entries.ts'
import { usesOf } from '../lists/uses.ts'
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
  const sessionOf = (request: Request): Session => {
    const session = sessions.of(request)
    if (session) return session
    throw new ApiError(401, 'Nobody has opened the studio in this browser.', 'Open the address that it printed.')
  }
  api.use((request, response, next) => {
    response.set('cache-control', 'no-store')
    if (request.method !== 'POST' || request.path !== '/session') sessionOf(request)
    next()
  }, readJsonBodies)
  api.post('/session', (request, response) => {
    const begun = sessions.begin(request.body.token)
    if (!begun)
      throw new ApiError(401, 'This address was used before.', 'Open the newest address that the studio printed.')
    response.set('set-cookie', begun.setCookie).json({ person: begun.session.person })
    onSession()
    desk.pageFacts.begin()
  })

  const { definition } = desk.site
  /** Answers a question. */
  const get = (path: string, answer: (request: Request) => unknown) =>
    api.get(path, async (request, response) => void response.json(await answer(request)))
  get('/session', (request) => ({ person: sessionOf(request).person }))
  get('/site', ({ headers }) => siteFacts(desk, canvasBeside(headers.host ?? '', origins)))
  get('/forms/:type', ({ params }) => formOf(desk, requireType(params.type, definition)))
  get('/entries', (request) => listEntries(desk, queryOf(request)))
  get('/references', (request) => listEntries(desk, queryOf(request)))
  get('/icons', (request) => findIcons(queryOf(request)))
  api.get('/icons.svg', (request, response) => void sendIcons(definition, queryOf(request), response))
  get('/attention', () => attention(desk))
  get('/coming', () => comingUp(desk))
  get('/entries/:type/:uid', (request) => readEntry(desk, refOf(request, definition)))
  get('/entries/:type/:uid/effects', (request) => effectsOf(desk, refOf(request, definition)))
  get('/entries/:type/:uid/uses', (request) => usesOf(desk, refOf(request, definition)))

  const writes = {
    ...{ '': saveEntry, '/publish': publishEntry, '/schedule': scheduleEntry },
    ...{ '/unpublish': unpublishEntry, '/discard': discardDraft },
  }
  for (const [path, write] of Object.entries(writes))
    api[path === '' ? 'put' : 'post'](`/entries/:type/:uid${path}`, async (request, response) => {
      response.json(await write(desk, refOf(request, definition), request.body, sessionOf(request)))
    })
  api.delete('/entries/:type/:uid', async (request, response) => {
    response.json(await removeEntry(desk, refOf(request, definition), request.body, sessionOf(request)))
  })
  api.post('/entries/:type/:uid/check', async (request, response) => {
    response.json(await checkEntry(desk, sessionOf(request), refOf(request, definition), request.body))
  })
  api.post('/entries/:type/address', async (request, response) => {
    const type = requireType(request.params.type, definition)
    response.json(await proposeAddress(desk, type, request.body))
  })
  api.post('/entries/:type', async (request, response) => {
    const type = requireType(request.params.type, definition)
    response.status(201).json(await createEntry(desk, type, request.body, sessionOf(request)))
  })
  api.use(() => {
    throw new ApiError(404, 'There is no such address.', 'Reload the page.')
  })
  return api
}

const queryOf = ({ url }: Request): URLSearchParams => new URL(url, 'http://studio.invalid').searchParams
