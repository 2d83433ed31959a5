import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { EnvironmentError } from '../config/environment.ts'
import { createApp } from './app.ts'
import { builtAssets } from './assets/client-assets.ts'
import { mediaFiles } from './assets/media-files.ts'
import { staticFiles } from './assets/static-files.ts'
import { followContent } from './cache/follow.ts'
import { HtmlCache } from './cache/html-cache.ts'
import { securityHeaders } from './http/security-headers.ts'
import { createAtriumServer } from './http/server.ts'
import { createLog } from './log.ts'
import { createMetrics } from './operations/metrics.ts'
import { operations } from './operations/operations.ts'
import type { RunningSite, SiteSurroundings } from './running-site.ts'
import type { Settings } from './site-definition.ts'
import { createTimeSource } from './time-source.ts'

export interface Started {
  /** Where the server listens, like `http://localhost:3000`. */
  address: string
  stop(): Promise<void>
}

/**
 * Starts the built site.
 *
 * @param build folder of the build: `client` and `assets.json` stand in it
 * @param openSite puts the site together
 */
export async function start(
  environment: Settings,
  build: string,
  openSite: (surroundings: SiteSurroundings) => Promise<RunningSite>,
): Promise<Started> {
  const log = createLog(environment.LOG_LEVEL)
  const time = createTimeSource(environment.SITE_NOW)
  const site = await openSite({ environment, time, log, client: builtAssets(join(build, 'assets.json')) })
  const from = await site.store.revision()
  const { institution } = site
  const headers = securityHeaders({ mediaGateway: environment.MEDIA_GATEWAY_URL, frameHosts: institution.frameHosts })
  const cache = new HtmlCache({
    source: environment.ENABLE_PREVIEW ? { ...site, cacheKey: async () => null } : site,
    now: time.now,
    bytes: environment.CACHE_MEGABYTES * 1024 * 1024,
    maxAge: environment.CACHE_MAX_AGE,
    sharedMaxAge: environment.CACHE_SHARED_MAX_AGE,
    headers,
    ...(environment.DEPLOY_ENV === 'production' && { canonicalHost: new URL(institution.siteUrl).host }),
    log,
  })
  const forget = () => {
    site.forget()
    cache.clear()
  }
  const follower = followContent({
    store: site.store,
    from,
    onChanges: (changes) => {
      for (const change of changes) site.changed(change)
      cache.purge(changes)
    },
    onEverything: forget,
    log,
  })
  const sync = async () => {
    const report = await site.sync()
    await follower.look()
    return report
  }
  const app = createApp({
    headers,
    operations: operations({
      ready: async () => {
        if (server.isStopping()) throw new Error('The process is stopping.')
        await site.store.revision()
      },
      metrics: createMetrics(cache),
      ...(environment.CONTENT_SECRET && { sync: { secret: environment.CONTENT_SECRET, run: sync } }),
      ...(environment.SITE_NOW &&
        environment.DEPLOY_ENV !== 'production' && {
          moveClock: async (to: Date) => {
            time.move(to)
            await sync()
            forget()
          },
        }),
    }),
    styles: () => site.styles,
    images: () => site.images,
    media: mediaFiles(environment.CONTENT_DIR),
    files: staticFiles(join(build, 'client'), headers),
    pages: (request, response) =>
      cache.answer(request, response, typeof request.body === 'string' ? new URLSearchParams(request.body) : undefined),
    log,
  })
  const server = createAtriumServer(cache, app)
  await listen(server.server, environment)
  const { port } = server.server.address() as AddressInfo
  const address = `http://${environment.HOST ?? 'localhost'}:${port}`
  log.info({ address }, `listening on ${address}`)
  return {
    address,
    stop: async () => {
      await server.stop(environment.SHUTDOWN_DELAY * 1000)
      follower.stop()
      await site.close()
      log.info({}, 'stopped')
    },
  }
}

/** @throws EnvironmentError when the port or address cannot be had */
const listen = (server: Server, { PORT, HOST }: Settings): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const wrong: Record<string, string> = {
        EADDRINUSE: `PORT is "${PORT}", where another program listens. Give a free port; 0 takes any.`,
        EACCES: `PORT is "${PORT}", which needs more rights than the process has. Give one above 1023.`,
      }
      reject(
        new EnvironmentError([wrong[code ?? ''] ?? `HOST is "${HOST}": ${message}. Give an address of this machine.`]),
      )
    })
    server.listen(PORT, HOST, resolve)
  })
