import type { Request, Router } from 'express'
import type { Desk } from '../desk/desk.ts'
import { refOf } from '../desk/refs.ts'
import type { Session } from '../guards/sessions.ts'
import { queryOf } from '../queries/query.ts'
import { sendAudit } from './audit-export.ts'
import { showVersion } from './show-version.ts'
import { listVersions, nameVersion, readVersion } from './versions.ts'

/** Adds the addresses of versions and of the audit log. */
export function addHistory(api: Router, desk: Desk, sessionOf: (request: Request) => Session): void {
  const ref = (request: Request) => refOf(request, desk.site.definition)
  const versions = '/entries/:type/:uid/versions'
  api.get(versions, async (request, response) => {
    response.json(await listVersions(desk, ref(request), queryOf(request)))
  })
  api.get(`${versions}/:id`, async (request, response) => {
    response.json(await readVersion(desk, ref(request), request.params.id))
  })
  api.post(versions, async (request, response) => {
    response.json(await nameVersion(desk, ref(request), request.body, sessionOf(request)))
  })
  api.post(`${versions}/show`, async (request, response) => {
    response.json(await showVersion(desk, sessionOf(request), ref(request), request.body))
  })
  api.get('/audit', (request, response) => sendAudit(desk, queryOf(request), response))
}
