import type { RequestListener } from 'node:http'
import { type Log, publicAddress } from 'atrium'
import express from 'express'
import { BRAND, contentFiles, MEDIA } from '../../../server/assets/content-files.ts'
import { IMAGES } from '../../../server/assets/public-pictures.ts'
import { staticFiles } from '../../../server/assets/static-files.ts'
import { sendPlainError } from '../../../server/http/plain-error.ts'
import { Representation } from '../../../server/http/representation.ts'
import { toSiteRequest } from '../../../server/http/site-request.ts'
import { createApp } from '../../../server/start/app.ts'
import type { RunningSite } from '../../../server/start/site/site-types.ts'
import { clientFiles } from '../files/client-files.ts'
import { isCanvasApart, type Origins } from '../guards/origins.ts'
import { requireOwnHost } from '../guards/same-origin.ts'
import type { Session, Sessions } from '../guards/sessions.ts'
import type { Previews } from '../preview/previews.ts'
import type { Canvases } from './canvases.ts'
import { canvasHeaders, canvasPage, SCRIPTS } from './page.ts'
import { readTicket, takeTicket } from './ticket.ts'
import { SIDES, type VersionCanvases } from './version-canvases.ts'

interface CanvasOptions {
  site: Pick<RunningSite, 'styles' | 'images' | 'institution'>
  canvases: Canvases
  versionCanvases: VersionCanvases
  sessions: Sessions
  previews: Previews
  origins: Origins
  /** Header lines of every answer of the site. */
  headers: Record<string, string>
  contentDir: string
  /** Folders of the built clients: of the site, and of the studio. */
  files: { site: string; studio: string }
  log: Log
}

/** The site as a session edits it, on an origin of its own: it is shown to whoever opened the studio, and to nobody else. */
export function createCanvas(options: CanvasOptions): RequestListener {
  const { site, canvases, versionCanvases, sessions, previews, origins, headers, contentDir, files, log } = options
  const { visits } = previews
  const own = canvasHeaders(headers, origins)
  const script = clientFiles(files.studio, own, { hasPage: false })
  const guards = express.Router()
  guards.use(requireOwnHost(origins.canvas))
  guards.use(previews.links)
  if (isCanvasApart(origins)) guards.post(`${SCRIPTS}/session`, readTicket, takeTicket(sessions, origins))
  guards.use(visits.guard)
  for (const side of SIDES)
    guards.get(`${SCRIPTS}/${side}/*path`, async (request, response) => {
      const session = sessions.ofCanvas(request)
      const candidates = session && (await versionCanvases.of(session, side))
      if (!candidates) return sendPlainError(response, 404)
      const { url } = request
      const made = await candidates.respond(
        toSiteRequest(Object.assign(request, { url: url.slice(`${SCRIPTS}/${side}`.length) })),
      )
      new Representation(canvasPage(made, headers, origins)).send(request, response)
    })
  guards.use(previews.asOf)
  guards.use(SCRIPTS, script)
  guards.use((request, response, next) => {
    // Forms of the site write nothing here.
    if (request.method === 'GET' || request.method === 'HEAD') next()
    else sendPlainError(response, 405, { allow: 'GET, HEAD' })
  })
  const app = createApp({
    headers: own,
    operations: guards,
    styles: () => site.styles,
    images: () => site.images,
    media: contentFiles(contentDir, MEDIA, log),
    brand: contentFiles(contentDir, BRAND, log),
    files: staticFiles(files.site, own),
    pages: async (request, response) => {
      if (await previews.answer(request, response)) return
      const session = sessions.ofCanvas(request) as Session
      const made = await (await canvases.whole(session)).respond(toSiteRequest(request))
      new Representation(canvasPage(made, headers, origins)).send(request, response)
    },
    log,
  })
  const pictures = publicAddress(`${IMAGES}/`, { siteUrl: site.institution.siteUrl })
  return (request, response) => {
    // Scripts of the site ask for pictures below its path, which the canvas has at its root.
    if (request.url?.startsWith(pictures)) request.url = request.url.slice(pictures.length - IMAGES.length - 1)
    visits.take(request)
    app(request, response)
  }
}
