import { join } from 'node:path'
import type { Log } from '#engine'
import { normaliseTag, uncachedVisit } from '#engine/host.ts'
import { builtAssets } from '../assets/client-assets.ts'
import { BRAND, contentFiles, MEDIA } from '../assets/content-files.ts'
import { FormerAssets } from '../assets/former-assets.ts'
import { IMAGES } from '../assets/public-pictures.ts'
import { staticFiles } from '../assets/static-files.ts'
import { createCallers } from '../http/callers.ts'
import { createAtriumServer } from '../http/connections/server.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { speculationHeader } from '../http/speculation.ts'
import { createBrowserErrors } from '../operations/browser-errors.ts'
import { openLog } from '../operations/log/open-log.ts'
import { mergedMetrics } from '../operations/metrics/merged.ts'
import { createMetrics } from '../operations/metrics/metrics.ts'
import { watchOpenFiles } from '../operations/open-files.ts'
import { besideVisitors, type OperationsOptions, operations } from '../operations/operations.ts'
import { behindMark, remarkOf } from '../operations/shared-content.ts'
import { fingerprintOf } from '../pages/disk/fingerprint.ts'
import { openDisk } from '../pages/disk/open-disk.ts'
import type { PageDisk } from '../pages/disk/page-disk.ts'
import { followContent } from '../pages/follow.ts'
import { HtmlCache } from '../pages/html-cache.ts'
import type { OutsideCaches } from '../pages/keys/outside.ts'
import type { PurgeOrder } from '../pages/keys/purge-order.ts'
import type { PageSource } from '../pages/page-source.ts'
import { BESIDE_VISITORS, Warmer } from '../pages/warming/warmer.ts'
import { type Entrance, ownPort } from '../processes/entrance.ts'
import { createAlone, type Peers } from '../processes/peers.ts'
import { createApp, createOperationsApp } from './app.ts'
import { isPageAddress } from './page-address.ts'
import { allVariables, type Settings } from './site/site-definition.ts'
import type { RunningSite, SiteInputs } from './site/site-types.ts'
import { createTimeSource } from './site/time-source.ts'

export interface Started {
  /** Where the server listens, like `http://localhost:3000`; undefined: another process does for it. */
  address: string | undefined
  log: Log
  /** Answers what was asked, tells what went wrong, and ends. */
  stop(): Promise<void>
}

/**
 * Starts the built site.
 *
 * @param build folder of the build: `client` and `assets.json` stand in it
 * @param openSite puts the site together
 * @param among the other servers of the site, and how connections come to this one; default: it is alone, at its port
 */
export async function start(
  environment: Settings,
  build: string,
  openSite: (inputs: SiteInputs) => Promise<RunningSite>,
  { peers, entrance }: { peers: Peers; entrance: Entrance } = { peers: createAlone(), entrance: ownPort(environment) },
): Promise<Started> {
  const megabytes = (ofAll: number) => (ofAll * 1024 * 1024) / peers.count
  const time = createTimeSource(environment.SITE_NOW)
  const { log, output, budget, reports } = openLog(environment, {
    variables: allVariables,
    now: time.now,
    share: 1 / peers.count,
  })
  const metrics = createMetrics()
  const client = builtAssets(join(build, 'assets.json'))
  const onStale = (tags: readonly string[]) => purge({ tags: tags.map(normaliseTag), paths: [], all: false })
  const site = await openSite({
    environment,
    time,
    log,
    client,
    metrics: metrics.service,
    onStale,
    onIngested: () => follower.look(),
    peers,
  })
  const { institution } = site
  const headers = securityHeaders({
    mediaGateway: environment.MEDIA_GATEWAY_URL,
    frameHosts: institution.frameHosts,
    hstsSubdomains: environment.HSTS_SUBDOMAINS,
  })
  const outside = await site.openOutside()
  const fingerprint = fingerprintOf(build, environment, allVariables, [institution, site.ownTexts])
  const disk = openDisk(environment, {
    fingerprint,
    peers,
    isFollowed: () => follower.isFollowing(),
    effectOf: site.effectOf,
    log,
  })
  const cache = new HtmlCache({
    disk,
    source: environment.ENABLE_PREVIEW ? uncached(site) : site,
    callerOf: createCallers(environment.TRUSTED_PROXIES, log),
    now: time.now,
    bytes: megabytes(environment.CACHE_MEGABYTES),
    queue: environment.RENDER_QUEUE,
    sharedMaxAge: environment.CACHE_SHARED_MAX_AGE,
    headers: { ...headers, ...speculationHeader },
    outside,
    canonicalHost: environment.DEPLOY_ENV === 'production' ? new URL(institution.siteUrl).host : undefined,
    onRender: metrics.rendered,
    onRestore: site.restored,
    log,
  })
  let warmer: Warmer | undefined
  const forget = (revision?: number) => {
    site.forget()
    cache.clear(revision)
    outside?.everything(revision)
  }
  const follower = followContent({
    store: site.store,
    from: knownRevision(disk, outside),
    now: time.now,
    onChanges: async (changes) => {
      site.changed(changes)
      warmer?.changed(changes)
      await cache.purge(changes)
      // A cache outside that asks again now gets what is new.
      await outside?.changed(changes)
    },
    onEverything: (revision) => {
      forget(revision)
      warmer?.run()
    },
    log,
  })
  metrics.watch({ cache, site, follower, output, budget, outside, warming: () => warmer?.metrics })
  outside?.onForgotten(() => cache.noteOutside())
  outside?.begin(fingerprint, disk?.revision)
  await follower.look()
  // A preview keeps nothing that could be made before.
  let isPrepared = environment.ENABLE_PREVIEW
  if (!isPrepared)
    void site.prepare().then(() => {
      isPrepared = true
    })
  const sync = async (files?: readonly string[]) => {
    const report = await site.sync(files)
    await peers.ask({ ask: 'look' })
    return report
  }
  function purge(order: PurgeOrder) {
    site.forget()
    const purged = cache.expire(order)
    outside?.order(order)
    return purged
  }
  peers.answer({
    look: async () => {
      await site.catchUp()
      await follower.look()
    },
    purge: ({ order }) => purge(order),
    // Forward, everything ends by itself, and demo content that moves is a change of content.
    clock: async ({ to }) => {
      const isBack = to < time.now().getTime()
      time.move(new Date(to))
      await follower.look()
      if (isBack) forget()
      else outside?.everything()
    },
    resized: ({ ids }) => Promise.all(ids.map((id) => site.images.look(id))).then(() => undefined),
    pictures: ({ changed }) => site.images.noteChanged(changed),
    metrics: () => metrics.registry.getMetricsAsJSON(),
  })
  const offered: OperationsOptions = {
    ready: async () => {
      if (server.isStopping()) throw new Error('The process is stopping.')
      if (!isPrepared) throw new Error('The process has begun, and makes what its first visitors need.')
      // What keeps it from answering may name files, and stands in the log.
      await site.store.revision().catch(() => {
        throw new Error(site.hosted?.problem() ?? 'The content store does not answer. The log says why.')
      })
      return remarkOf(site)
    },
    metrics: {
      contentType: metrics.registry.contentType,
      metrics: async () =>
        peers.count > 1 ? mergedMetrics(await peers.ask({ ask: 'metrics' })) : metrics.registry.metrics(),
    },
    browserErrors: createBrowserErrors({ log, metrics: metrics.registry }),
    ...(environment.CONTENT_SECRET && {
      guarded: {
        secret: environment.CONTENT_SECRET,
        sync,
        purge: async (order) =>
          sumOf(await peers.ask({ ask: 'purge', order: { ...order, tags: [...order.tags], paths: [...order.paths] } })),
      },
    }),
    ...(site.hosted &&
      environment.CONTENTSTACK_WEBHOOK_SECRET && {
        hinted: { secret: environment.CONTENTSTACK_WEBHOOK_SECRET, hint: site.hosted.hint },
      }),
    ...(environment.SITE_NOW &&
      environment.DEPLOY_ENV !== 'production' && {
        moveClock: async (to: Date) => void (await peers.ask({ ask: 'clock', to: to.getTime() })),
      }),
  }
  const former = new FormerAssets({
    assets: join(build, 'client/assets'),
    dataDir: environment.DATA_DIR,
    now: time.now,
    log,
  })
  await peers.exclusively('assets', () => former.keep())
  const toOperators =
    environment.OPERATIONS_PORT === undefined
      ? undefined
      : createOperationsApp({ headers, operations: operations(offered), onAnswer: metrics.answered, log })
  const app = createApp({
    headers,
    operations: operations(toOperators ? besideVisitors(offered) : offered),
    styles: () => site.styles,
    images: () => site.images,
    media: contentFiles(environment.CONTENT_DIR, MEDIA, log),
    brand: contentFiles(environment.CONTENT_DIR, BRAND, log),
    files: staticFiles(join(build, 'client'), headers, former),
    pages: (request, response, form) => cache.answer(request, response, form),
    isPage: isPageAddress,
    onAnswer: metrics.answered,
    log,
  })
  const server = createAtriumServer({ cache, app, operations: toOperators, mark: behindMark(site), log })
  const stopWatching = watchOpenFiles({ log })
  const address = await entrance.open(server, log)
  if (address) log.info({ address }, `listening on ${address}`)
  outside?.deliver()
  if (isWarming(environment))
    peers.lead(() => {
      warmer = new Warmer({ site, mount: IMAGES, rests: BESIDE_VISITORS, log })
      warmer.run()
    })
  return {
    address,
    log,
    stop: async () => {
      server.announce()
      await entrance.close(server)
      await server.finish()
      follower.stop()
      warmer?.stop()
      stopWatching()
      await outside?.close()
      await site.close()
      log.info({}, 'stopped')
      await reports?.flush()
    },
  }
}

/** Drafts are not waited for, and pictures of another image server are its own. */
const isWarming = ({ IMAGE_WARMING, ENABLE_PREVIEW, MEDIA_GATEWAY_URL }: Settings): boolean =>
  IMAGE_WARMING && !ENABLE_PREVIEW && MEDIA_GATEWAY_URL === undefined

/** The revision from which both pages on disk and caches outside have to be told of changes. */
function knownRevision(disk: PageDisk | undefined, outside: OutsideCaches | undefined): number | undefined {
  if (outside?.revision === undefined) return disk?.revision
  if (!disk) return outside.revision
  return disk.revision === undefined ? undefined : Math.min(disk.revision, outside.revision)
}

/** A site of which nothing is cached: drafts change without a word. */
const uncached = (site: PageSource): PageSource => ({
  ...site,
  open: async (request) => uncachedVisit((await site.open(request)).answer),
})

/** What several processes counted. */
const sumOf = (answers: readonly unknown[]): number =>
  answers.reduce((sum: number, answer) => (typeof answer === 'number' ? sum + answer : sum), 0)
