import express, { type Request, type Router } from 'express'
import { behindMark } from '../../../server/operations/shared-content.ts'
import { addConfiguration } from '../configuration/api.ts'
import type { Desk } from '../desk/desk.ts'
import { refOf, requireType } from '../desk/refs.ts'
import { checkEntry } from '../editing/check.ts'
import { createEntry, proposeAddress } from '../editing/create.ts'
import { readEntry, rowOf } from '../editing/entry.ts'
import { scheduleEntry } from '../editing/schedule.ts'
import { discardDraft, publishEntry, removeEntry, saveEntry, unpublishEntry } from '../editing/writes.ts'
import { effectsOf, pagesWith } from '../effects/effects.ts'
import { ApiError } from '../guards/api-error.ts'
import { readJsonBodies } from '../guards/json-body.ts'
import { canvasBeside } from '../guards/origins.ts'
import { afterWrite } from '../history/after-write.ts'
import { addHistory } from '../history/api.ts'
import { findIcons, sendIcons } from '../icons/icons.ts'
import { attention } from '../lists/attention.ts'
import { comingUp } from '../lists/coming.ts'
import { blockNamed, listEntries } from '../lists/entries.ts'
import type { Ref } from '../lists/rows.ts'
import { usesOf } from '../lists/uses.ts'
import { requireRole } from '../people/acts.ts'
import { addPeople, createSessionOf, isOpenToAll, type PeopleOptions, sessionFacts } from '../people/api.ts'
import { listLibrary, uploadFile } from '../pictures/library.ts'
import { uploadMaster, uploadPicture } from '../pictures/upload.ts'
import { addShares } from '../preview/api.ts'
import { queryOf } from '../queries/query.ts'
import { addTogether } from '../together/api.ts'
import { formOf, siteFacts } from './site-facts.ts'

export interface ApiOptions extends PeopleOptions {
  desk: Desk
}

/** The addresses below `/api`. All but those of signing in ask for a session, and for a role that may do it. */
export function createApi({ desk, ...people }: ApiOptions): Router {
  // Pictures and files are those of all languages.
  const { own = desk } = desk
  const api = express.Router({ caseSensitive: true, strict: true })
  const sessionOf = createSessionOf(people)
  const ofRole = requireRole(sessionOf)
  const markBehind = behindMark(desk.site)
  api.use((request, response, next) => {
    response.set('cache-control', 'no-store')
    markBehind?.(response)
    if (isOpenToAll(request)) next()
    else ofRole(request, response, next)
  })
  api.post('/pictures', async (request, response) => {
    const uploaded = await uploadPicture(own, request, sessionOf(request))
    response.status('ref' in uploaded ? 201 : 200).json(uploaded)
  })
  api.post('/masters', async (request, response) => void response.json(await uploadMaster(own, request)))
  api.post('/files', async (request, response) => {
    const uploaded = await uploadFile(own, request)
    response.status(uploaded.isNew ? 201 : 200).json(uploaded)
  })
  api.use(readJsonBodies)
  addPeople(api, desk.site.institution, people)

  const { definition } = desk.site
  /** Answers a question. */
  const get = (path: string, answer: (request: Request) => unknown) =>
    api.get(path, async (request, response) => void response.json(await answer(request)))
  get('/site', async (request) => ({
    ...(await siteFacts(desk, canvasBeside(request.headers.host ?? '', people.origins))),
    ...sessionFacts(sessionOf(request), people),
  }))
  get('/forms/:type', ({ params }) => formOf(desk, requireType(params.type, definition)))
  get('/entries', (request) => listEntries(desk, queryOf(request)))
  get('/references', (request) => listEntries(desk, queryOf(request)))
  get('/blocks/:wire/pages', ({ params }) => pagesWith(desk, blockNamed(desk.site, String(params.wire)) as string))
  get('/icons', (request) => findIcons(queryOf(request)))
  api.get('/icons.svg', (request, response) => void sendIcons(definition, queryOf(request), response))
  get('/files', (request) => listLibrary(desk, queryOf(request)))
  get('/attention', () => attention(desk))
  get('/coming', () => comingUp(desk))
  get('/entries/:type/:uid', (request) => readEntry(desk, refOf(request, definition)))
  get('/entries/:type/:uid/effects', (request) => effectsOf(desk, refOf(request, definition)))
  get('/entries/:type/:uid/uses', (request) => usesOf(desk, refOf(request, definition)))

  addHistory(api, desk, sessionOf)
  addConfiguration(api, desk, sessionOf)
  addShares(api, desk, sessionOf, people.origins)
  addTogether(api, desk, sessionOf)

  const after = (request: Request, ref: Ref, act: string, title: string) =>
    afterWrite(desk, { ref, act, title, sent: request.body }, sessionOf(request))
  const writes = {
    ...{ '': saveEntry, '/publish': publishEntry, '/schedule': scheduleEntry },
    ...{ '/unpublish': unpublishEntry, '/discard': discardDraft },
  }
  for (const [path, write] of Object.entries(writes))
    api[path === '' ? 'put' : 'post'](`/entries/:type/:uid${path}`, async (request, response) => {
      const ref = refOf(request, definition)
      const written = await write(desk, ref, request.body, sessionOf(request))
      response.json({ ...written, ...(await after(request, ref, path, written.row.title)) })
    })
  api.delete('/entries/:type/:uid', async (request, response) => {
    const ref = refOf(request, definition)
    const { title } = await rowOf(desk, ref)
    await removeEntry(desk, ref, request.body, sessionOf(request))
    response.json(await after(request, ref, '/remove', title))
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
