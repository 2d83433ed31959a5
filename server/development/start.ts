import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { relative, resolve, sep } from 'node:path'
import type { RequestHandler } from 'express'
import { Registry } from 'prom-client'
import { renderPage } from 'vike/server'
import type { ViteDevServer } from 'vite'
import { readSiteEnvironment } from '../../config/environment.ts'
import { createApp } from '../app.ts'
import { sourceAssets } from '../assets/client-assets.ts'
import { mediaFiles } from '../assets/media-files.ts'
import { explain } from '../explain.ts'
import { Representation } from '../http/representation.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { toSiteRequest } from '../http/site-request.ts'
import { operations } from '../operations/operations.ts'
import type { RunningSite } from '../running-site.ts'
import { createTimeSource } from '../time-source.ts'
import { consoleLog } from './console-log.ts'
import { LiveSite } from './live-site.ts'

/** Folders whose files make the site. */
const SOURCES = /^(blocks|config|engine|plugins|server|services|ui)\//
/** Several files are often saved at once. */
const SETTLED = 50

/**
 * Serves the sources themselves: what is changed is seen with the next request, and open pages reload.
 *
 * @param server listens once everything is ready
 */
export async function startDevelopment(vite: ViteDevServer, server: Server): Promise<void> {
  const environment = readSiteEnvironment(process.env)
  const time = createTimeSource(environment.SITE_NOW)
  const log = consoleLog
  const live = new LiveSite(vite, { time, log, client: sourceAssets })
  const reload = () => vite.environments.client.hot.send({ type: 'full-reload' })

  const contentFolder = resolve(vite.config.root, environment.CONTENT_DIR)
  vite.watcher.add(contentFolder)
  let settled: NodeJS.Timeout | undefined
  let contentChanged = false
  vite.watcher.on('all', (event, file) => {
    const isContent = resolve(file).startsWith(contentFolder + sep)
    const path = relative(vite.config.root, file).replaceAll('\\', '/')
    if (isContent) contentChanged = true
    else if (SOURCES.test(path) && !/\.test\.tsx?$/.test(path)) live.change({ files: event !== 'change' })
    else return
    clearTimeout(settled)
    settled = setTimeout(async () => {
      if (contentChanged) await takeUpContent()
      contentChanged = false
      reload()
    }, SETTLED)
  })
  const takeUpContent = async () => {
    try {
      const site = await live.current()
      await site.sync()
      site.forget()
    } catch (error) {
      log.error({}, explain(error))
    }
  }

  const styles = { find: async (address: string) => (await live.current()).styles.find(address) }
  const images: RunningSite['images'] = { handle: async (...asked) => (await live.current()).images.handle(...asked) }
  const app = createApp({
    headers: securityHeaders({
      mediaGateway: environment.MEDIA_GATEWAY_URL,
      frameHosts: ['https://*'],
      development: true,
    }),
    operations: operations({ ready: async () => void (await live.current()), metrics: new Registry() }),
    styles: () => styles,
    images: () => images,
    media: mediaFiles(environment.CONTENT_DIR),
    files: vite.middlewares,
    pages: renderWithVike(live),
    // Vike tells of requests itself.
    log: { ...log, info() {} },
  })
  server.on('request', app)
  await new Promise<void>((done, failed) =>
    server.once('error', failed).listen(environment.PORT, environment.HOST, done),
  )
  console.log(`Open http://localhost:${(server.address() as AddressInfo).port}`)
  live.current().catch((error) => log.error({}, explain(error)))
}

/** Vike owns every address: it asks the site, or shows what keeps it from answering. */
const renderWithVike =
  (live: LiveSite): RequestHandler =>
  async (request, response) => {
    const form = typeof request.body === 'string' ? new URLSearchParams(request.body) : undefined
    const { answer, httpResponse } = await renderPage({
      urlOriginal: request.originalUrl,
      headersOriginal: request.headers,
      respond: async () => (await live.current()).respond(toSiteRequest(request, form)),
    })
    const isHtml = !answer || answer.headers['content-type']?.startsWith('text/html')
    new Representation({
      status: answer?.status ?? httpResponse.statusCode,
      headers: { 'content-type': 'text/html; charset=utf-8', ...answer?.headers, 'cache-control': 'no-store' },
      body: isHtml ? httpResponse.body : (answer as NonNullable<typeof answer>).body,
    }).send(request, response)
  }
