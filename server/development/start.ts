import type { Server } from 'node:http'
import { resolve } from 'node:path'
import { Registry } from 'prom-client'
import type { ViteDevServer } from 'vite'
import { readSiteEnvironment } from '../../config/environment.ts'
import { sourceAssets } from '../assets/client-assets.ts'
import { BRAND, contentFiles, MEDIA } from '../assets/content-files.ts'
import type { SiteFolders } from '../build/site/site-folders.mjs'
import { enterSite } from '../http/addresses/site-path.ts'
import { listen } from '../http/connections/listen.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { createBrowserErrors } from '../operations/browser-errors.ts'
import { operations } from '../operations/operations.ts'
import { createApp, createOperationsApp } from '../start/app.ts'
import type { RunningSite } from '../start/site/site-types.ts'
import { createTimeSource } from '../start/site/time-source.ts'
import { LiveSite } from './live-site.ts'
import { consoleLog } from './log/console-log.ts'
import { placeReactWarnings } from './log/react-warnings.ts'
import { dropVikeLines, requestLines } from './log/request-lines.ts'
import { sayOnce } from './log/say-once.ts'
import { renderWithVike } from './render.ts'
import { servedSources } from './sources/served-sources.ts'
import { watchFiles } from './watch.ts'
import { followRequests } from './when-quiet.ts'

export interface DevelopmentOptions {
  vite: ViteDevServer
  folders: SiteFolders
  /** Listens once everything is ready. */
  server: Server
  /** True for a file that the development server itself consists of: it is read at its start only. */
  isServerFile: (file: string) => boolean
  /** Ends the process, to be started again. */
  restart: () => void
}

/**
 * Serves the sources themselves: what is changed is seen with the next request, and open pages reload.
 *
 * @returns the address to open
 * @throws EnvironmentError when a setting is wrong or the port is taken
 */
export async function startDevelopment({
  vite,
  server,
  folders,
  isServerFile,
  restart,
}: DevelopmentOptions): Promise<string> {
  const environment = readSiteEnvironment(process.env)
  const contentFolder = resolve(environment.CONTENT_DIR)
  const { base } = vite.config
  const siteUrl = `http://localhost${base.slice(0, -1)}`
  const client = sourceAssets(folders)
  const time = createTimeSource(environment.SITE_NOW)
  const once = sayOnce(consoleLog)
  const { log } = once
  const live = new LiveSite(vite, folders, { time, log, client }, once.next)
  const metrics = new Registry()
  dropVikeLines()
  placeReactWarnings(folders.site, vite.ssrRewriteStacktrace)

  const styles = { find: async (address: string) => (await live.current()).styles.find(address) }
  const images: Pick<RunningSite['images'], 'handle'> = {
    handle: async (...asked) => (await live.current()).images.handle(...asked),
  }
  const headers = securityHeaders({
    mediaGateway: environment.MEDIA_GATEWAY_URL,
    frameHosts: ['https://*'],
    development: true,
  })
  const toOperators = operations({
    ready: () => live.current().then(() => undefined),
    metrics,
    browserErrors: createBrowserErrors({ log: consoleLog, metrics }),
  })
  const app = createApp({
    ...{ siteUrl, headers, operations: toOperators },
    styles: () => styles,
    images: () => images,
    media: contentFiles(environment.CONTENT_DIR, MEDIA, log),
    brand: contentFiles(environment.CONTENT_DIR, BRAND, log),
    files: servedSources(vite, folders.site, siteUrl),
    pages: renderWithVike({ live, log, root: folders.site, client, siteUrl }),
    log: requestLines(log),
  })
  const outside = createOperationsApp({ headers, operations: toOperators, log: requestLines(log) })
  server.on('request', (request, response) =>
    (enterSite(request, response, siteUrl) ? app : outside)(request, response),
  )
  const whenQuiet = followRequests(server)
  const address = await listen(server, environment)
  watchFiles({
    vite,
    live,
    log: { ...consoleLog, error: log.error },
    restart: () => void whenQuiet().then(restart),
    files: { root: folders.site, contentFolder, isServerFile },
  })
  // What the sources throw at any time ends no development server.
  process.on('uncaughtException', (error) => log.error({ error }, 'Uncaught exception.'))
  process.on('unhandledRejection', (error) => log.error({ error }, 'Unhandled promise rejection.'))
  log.info({}, 'The site is being put together. The first page comes when it is.')
  live.current().then(
    () => log.info({}, 'The site is ready.'),
    (error) => log.error({ error }, 'The site cannot start.'),
  )
  return address + base.slice(0, -1)
}
