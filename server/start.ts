import { join } from 'node:path'
import { normaliseTag } from '#engine/content/dependencies.ts'
import type { Log } from '#engine/contract/ports/log.ts'
import { uncachedVisit } from '#engine/request/open.ts'
import { createApp } from './app.ts'
import { builtAssets } from './assets/client-assets.ts'
import { BRAND, contentFiles, MEDIA } from './assets/content-files.ts'
import { isPageAddress } from './assets/page-address.ts'
import { IMAGES } from './assets/public-pictures.ts'
import { staticFiles } from './assets/static-files.ts'
import { fingerprintOf } from './cache/disk/fingerprint.ts'
import { PageDisk } from './cache/disk/page-disk.ts'
import { followContent } from './cache/follow.ts'
import { HtmlCache } from './cache/html-cache.ts'
import type { PageSource } from './cache/page-source.ts'
import type { PurgeOrder } from './cache/purge-order.ts'
import { createAtriumServer } from './http/connections/server.ts'
import { listen } from './http/listen.ts'
import { securityHeaders } from './http/security-headers.ts'
import { speculationHeader } from './http/speculation.ts'
import { createLog } from './log.ts'
import { createBrowserErrors } from './operations/browser-errors.ts'
import { ErrorReports } from './operations/error-reports.ts'
import { hiddenValues } from './operations/hidden-values.ts'
import { LineBudget } from './operations/line-budget.ts'
import { LogOutput } from './operations/log-output.ts'
import { createMetrics } from './operations/metrics/metrics.ts'
import { watchOpenFiles } from './operations/open-files.ts'
import { operations } from './operations/operations.ts'
import type { RunningSite, SiteInputs } from './running-site.ts'
import { allVariables, type Settings } from './site-definition.ts'
import { createTimeSource } from './time-source.ts'
import { BESIDE_VISITORS, Warmer } from './warming/warmer.ts'

export interface Started {
  /** Where the server listens, like `http://localhost:3000`. */
  address: string
  log: Log
  /** Answers what was asked, tells what went wrong, and ends. */
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
  openSite: (inputs: SiteInputs) => Promise<RunningSite>,
): Promise<Started> {
  const time = createTimeSource(environment.SITE_NOW)
  const { ERROR_REPORT_URL: url, RELEASE: release } = environment
  const hidden = hiddenValues(environment, allVariables)
  const reports = url ? new ErrorReports({ url, release, now: time.now, hidden, onFailure: tellUnsent }) : undefined
  const output = new LogOutput({
    descriptor: 1,
    onRecovery: (lost, reason) =>
      log.logger.warn({ lost }, `Lines of the log were lost, since they could not be written: ${reason}.`),
  })
  const budget = new LineBudget({
    onLeftOut: (leftOut) =>
      log.logger.warn({ leftOut }, `${leftOut} lines of the log were left out, since there were too many at once.`),
  })
  const log = createLog(environment.LOG_LEVEL, {
    onError: (facts, message) => reports?.add(facts, message),
    destination: output,
    hidden,
    budget,
  })
  function tellUnsent(reason: string) {
    log.warn({}, `Error reports are not sent: ${reason}. Look at what listens at ERROR_REPORT_URL.`)
  }
  const metrics = createMetrics()
  const client = builtAssets(join(build, 'assets.json'))
  const onStale = (tags: readonly string[]) => purge({ tags: tags.map(normaliseTag), paths: [], all: false })
  const site = await openSite({ environment, time, log, client, metrics: metrics.service, onStale })
  const { institution } = site
  const headers = securityHeaders({ mediaGateway: environment.MEDIA_GATEWAY_URL, frameHosts: institution.frameHosts })
  const disk = openDisk(environment, build, site, () => follower.isFollowing(), log)
  const cache = new HtmlCache({
    disk,
    source: environment.ENABLE_PREVIEW ? uncached(site) : site,
    now: time.now,
    bytes: environment.CACHE_MEGABYTES * 1024 * 1024,
    queue: environment.RENDER_QUEUE,
    sharedMaxAge: environment.CACHE_SHARED_MAX_AGE,
    headers: { ...headers, ...speculationHeader },
    canonicalHost: environment.DEPLOY_ENV === 'production' ? new URL(institution.siteUrl).host : undefined,
    onRender: metrics.rendered,
    onRestore: site.restored,
    log,
  })
  let warmer: Warmer | undefined
  const forget = (revision?: number) => {
    site.forget()
    cache.clear(revision)
  }
  const follower = followContent({
    store: site.store,
    from: disk?.revision,
    onChanges: (changes) => {
      site.changed(changes)
      warmer?.changed(changes)
      return cache.purge(changes)
    },
    onEverything: (revision) => {
      forget(revision)
      warmer?.run()
    },
    log,
  })
  metrics.watch({ cache, site, follower, output, budget, warming: () => warmer?.metrics })
  await follower.look()
  const sync = async () => {
    const report = await site.sync()
    await follower.look()
    return report
  }
  function purge(order: PurgeOrder) {
    site.forget()
    return cache.expire(order)
  }
  const app = createApp({
    headers,
    operations: operations({
      ready: async () => {
        if (server.isStopping()) throw new Error('The process is stopping.')
        // What keeps it from answering may name files, and stands in the log.
        await site.store.revision().catch(() => {
          throw new Error('The content store does not answer. The log says why.')
        })
      },
      metrics: metrics.registry,
      browserErrors: createBrowserErrors({ log, metrics: metrics.registry }),
      ...(environment.CONTENT_SECRET && { guarded: { secret: environment.CONTENT_SECRET, sync, purge } }),
      ...(environment.SITE_NOW &&
        environment.DEPLOY_ENV !== 'production' && {
          // Forward, everything ends by itself, and demo content that moves is a change of content.
          moveClock: async (to: Date) => {
            const isBack = to < time.now()
            time.move(to)
            await follower.look()
            if (isBack) forget()
          },
        }),
    }),
    styles: () => site.styles,
    images: () => site.images,
    media: contentFiles(environment.CONTENT_DIR, MEDIA),
    brand: contentFiles(environment.CONTENT_DIR, BRAND),
    files: staticFiles(join(build, 'client'), headers),
    pages: (request, response, form) => cache.answer(request, response, form),
    isPage: isPageAddress,
    onAnswer: metrics.answered,
    log,
  })
  const server = createAtriumServer({ cache, app, log })
  const stopWatching = watchOpenFiles({ log })
  const address = await listen(server.server, environment)
  log.info({ address }, `listening on ${address}`)
  if (isWarming(environment)) warmer = new Warmer({ site, mount: IMAGES, rests: BESIDE_VISITORS, log })
  warmer?.run()
  return {
    address,
    log,
    stop: async () => {
      await server.stop(environment.SHUTDOWN_DELAY * 1000)
      follower.stop()
      warmer?.stop()
      stopWatching()
      await site.close()
      log.info({}, 'stopped')
      await reports?.flush()
    },
  }
}

/** Drafts are not waited for, and pictures of another image server are its own. */
const isWarming = ({ IMAGE_WARMING, ENABLE_PREVIEW, MEDIA_GATEWAY_URL }: Settings): boolean =>
  IMAGE_WARMING && !ENABLE_PREVIEW && MEDIA_GATEWAY_URL === undefined

/** Pages that outlive the process; not in preview, whose pages are never kept. */
function openDisk(
  { DATA_DIR, CACHE_DISK_MEGABYTES, ENABLE_PREVIEW, ...settings }: Settings,
  build: string,
  { institution, ownTexts, effectOf }: RunningSite,
  isFollowed: () => boolean,
  log: Log,
): PageDisk | undefined {
  if (ENABLE_PREVIEW || CACHE_DISK_MEGABYTES === 0) return undefined
  return new PageDisk({
    directory: join(DATA_DIR, 'pages'),
    maxBytes: CACHE_DISK_MEGABYTES * 1024 * 1024,
    fingerprint: fingerprintOf(build, settings, [institution, ownTexts]),
    isFollowed,
    effectOf,
    log,
  })
}

/** A site of which nothing is cached: drafts change without a word. */
const uncached = (site: PageSource): PageSource => ({
  ...site,
  open: async (request) => uncachedVisit((await site.open(request)).answer),
})
