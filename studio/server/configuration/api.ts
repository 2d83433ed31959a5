import type { Request, Router } from 'express'
import { objectIn } from '../desk/content.ts'
import type { Desk } from '../desk/desk.ts'
import type { Sent } from '../editing/writes.ts'
import { ApiError } from '../guards/api-error.ts'
import type { Session } from '../guards/sessions.ts'
import { listVersions, requireVersion } from '../history/versions.ts'
import { queryOf } from '../queries/query.ts'
import { CONFIGURATIONS, type ConfigurationName, pathOf, readConfiguration, requireSeen, writeBody } from './files.ts'
import { checkInstitution, readInstitutionForm, requireGood, saveInstitution } from './institution.ts'
import { checkRedirects, listRedirects, saveRedirects } from './redirects.ts'
import { checkTextChanges, readTextList, saveTexts } from './texts.ts'

/** Adds the addresses of what configures the site: the institution, its texts, and redirects. */
export function addConfiguration(api: Router, desk: Desk, sessionOf: (request: Request) => Session): void {
  const reads = {
    institution: () => readInstitutionForm(desk),
    texts: () => readTextList(desk),
    redirects: (request: Request) => listRedirects(desk, queryOf(request)),
  }
  const checks = { institution: checkInstitution, texts: checkTextChanges, redirects: checkRedirects }
  const saves = { institution: saveInstitution, texts: saveTexts, redirects: saveRedirects }
  api.get('/settings/:name', async (request, response) => {
    response.json(await reads[nameIn(request)](request))
  })
  api.post('/settings/:name/check', async (request, response) => {
    response.json(await checks[nameIn(request)](desk, request.body))
  })
  api.put('/settings/:name', async (request, response) => {
    response.json(await saves[nameIn(request)](desk, request.body, sessionOf(request)))
  })
  api.get('/settings/:name/versions', async (request, response) => {
    response.json(await listVersions(desk, { type: '', uid: await pathOf(desk, nameIn(request)) }, queryOf(request)))
  })
  api.post('/settings/:name/restore', async (request, response) => {
    response.json(await restore(desk, nameIn(request), request.body, sessionOf(request)))
  })
}

/** Puts a version in place of what is there, if the site would start with it. */
async function restore(desk: Desk, name: ConfigurationName, sent: Sent, session: Session) {
  const file = await readConfiguration(desk, name)
  requireSeen(file, sent)
  const { body } = await requireVersion(desk.history, { type: '', uid: file.path }, String(sent.id))
  const value = body === null ? null : objectIn(body)
  if (body === null || !value)
    throw new ApiError(422, 'This version is not an object of JSON.', 'Choose another version.')
  if (name === 'institution') requireGood(desk, value)
  return writeBody(desk, file, body, sent, session)
}

function nameIn({ params }: Request): ConfigurationName {
  const name = CONFIGURATIONS.find((one) => one === params.name)
  if (name) return name
  throw new ApiError(404, 'There are no such settings.', 'Reload the page.')
}
