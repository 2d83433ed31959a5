import { join } from 'node:path'
import { type Log, sitePath } from 'atrium'
import { builtAssets } from '../assets/client-assets.ts'
import { BRAND, contentFiles, MEDIA } from '../assets/content-files.ts'
import { FormerAssets } from '../assets/former-assets.ts'
import { staticFiles } from '../assets/static-files.ts'
import { createAtriumServer } from '../http/connections/server.ts'
import { sendPlainError } from '../http/plain-error.ts'
import { securityHeaders } from '../http/security-headers.ts'
import { openLog } from '../operations/log/open-log.ts'
import { createMetrics } from '../operations/metrics/metrics.ts'
import { watchOpenFiles } from '../operations/open-files.ts'
import { besideVisitors, operations } from '../operations/operations.ts'
import { behindMark } from '../operations/shared-content.ts'
import { type Listener, ownPort } from '../processes/listener.ts'
import { createAlone, type Peers } from '../processes/peers.ts'
import { createApp, createOperationsApp } from './app.ts'
import { offeredOperations } from './offered.ts'
import { isPageAddress } from './page-address.ts'
import { openPages } from './pages.ts'
import { allVariables, misspeltSettings, type Settings } from './site/site-definition.ts'
import type { RunningSite, SiteInputs } from './site/site-types.ts'
import { createTimeSource } from './site/time-source.ts'

export interface Started {
  /** Where the server listens, like `http://localhost:3000`; undefined: another process does for it. */
  address: string | undefined
  log: Log
  /** Answers what was asked, tells what went wrong, and ends. */
  stop(): Promise<void>
}

const NO_CONTENT = 'There is nothing to serve before the content directory can be read. The log says why.'

type Among = { peers: Peers; listener: Listener; descriptor: number }

/**
 * Starts the built site.
 *
 * @param build folder of the build, with `client` and `assets.json`
 * @param openSite puts the site together
 * @param among the other servers of the site, how connections come to this one, and the file descriptor of its log;
 *   default: it is alone, at its port, and writes to the standard output
 */
export async function start(
  environment: Settings,
  build: string,
  openSite: (inputs: SiteInputs) => Promise<RunningSite>,
  { peers = createAlone(), listener = ownPort(environment), descriptor }: Partial<Among> = {},
): Promise<Started> {
  const time = createTimeSource(environment.SITE_NOW)
  const { now } = time
  const opened = openLog(environment, { variables: allVariables, now, share: 1 / peers.count, descriptor })
  const { log, output, budget, reports } = opened
  const metrics = createMetrics()
  if (peers.isFirst) for (const sentence of misspeltSettings(process.env)) log.warn({}, sentence)

  const client = builtAssets(join(build, 'assets.json'))
  const site = await openSite({ environment, time, log, client, metrics: metrics.service, peers })
  const { frameHosts, siteUrl } = site.institution
  const { MEDIA_GATEWAY_URL: mediaGateway, HSTS_SUBDOMAINS: hstsSubdomains } = environment
  const headers = securityHeaders({ mediaGateway, frameHosts, hstsSubdomains })

  const pages = await openPages({ environment, build, site, peers, time, headers, metrics, log })
  const { cache, outside, follower, warmer } = pages
  metrics.watch({ cache, site, follower, output, budget, outside, warming: () => warmer?.metrics })
  await pages.look()

  peers.answer({
    look: async () => {
      await site.catchUp()
      await pages.look()
    },
    purge: ({ order }) => pages.purge(order),
    // Forward, everything ends by itself, and demo content that moves is a change of content.
    clock: async ({ to }) => {
      const isBack = to < now().getTime()
      time.move(new Date(to))
      await pages.look()
      if (isBack) pages.forget()
      else outside?.everything()
    },
    resized: ({ ids }) => Promise.all(ids.map((id) => site.images.look(id))).then(() => undefined),
    pictures: ({ changed }) => site.images.noteChanged(changed),
    metrics: () => metrics.registry.getMetricsAsJSON(),
  })

  const stopping = new AbortController()
  const isHeld = holding(site)
  const isPrepared = preparing(site, isHeld)
  const whyNotReady = () => {
    if (stopping.signal.aborted) return 'The process is stopping.'
    if (isHeld()) return site.hosted?.problem() ?? NO_CONTENT
    // What keeps it from answering may name files, and is in the log. Nobody waits here for what is being ingested.
    if (!follower.isFollowing()) return 'The content store does not answer. The log says why.'
    return isPrepared() ? undefined : 'The process has begun, and makes what its first visitors need.'
  }
  const offered = offeredOperations({ environment, site, peers, metrics, whyNotReady, log })
  const hasOwnPort = environment.OPERATIONS_PORT !== undefined
  const toOperators = hasOwnPort
    ? createOperationsApp({ headers, operations: operations(offered), onAnswer: metrics.answered, log })
    : undefined

  const former = new FormerAssets({ assets: join(build, 'client/assets'), dataDir: environment.DATA_DIR, now, log })
  await peers.exclusively('assets', () => former.keep())
  const atRoot = operations(hasOwnPort ? besideVisitors(offered) : offered)
  const { browserErrors } = offered
  const app = createApp({
    // Proxies know what is not for visitors by its address at the root of the host.
    ...{ siteUrl, headers, operations: sitePath(siteUrl) === '' ? atRoot : operations({ browserErrors }) },
    styles: () => site.styles,
    images: () => (isHeld() ? { handle: async () => false } : site.images),
    media: contentFiles(environment.CONTENT_DIR, MEDIA, log),
    brand: contentFiles(environment.CONTENT_DIR, BRAND, log),
    files: staticFiles(join(build, 'client'), headers, former),
    // What is kept on disk is of nobody knows when.
    pages: async (request, response, form) =>
      isHeld() ? sendPlainError(response, 503, { 'retry-after': '5' }) : cache.answer(request, response, form),
    isPage: isPageAddress,
    onAnswer: metrics.answered,
    log,
  })
  const server = createAtriumServer({
    ...{ cache, app, operations: toOperators, siteUrl, stopping, log },
    outside: createOperationsApp({ headers, operations: atRoot, onAnswer: metrics.answered, log }),
    mark: behindMark(site),
  })
  const stopWatching = watchOpenFiles({ log })
  const address = await listener.open(server, log)
  if (address) log.info({ address }, `listening on ${address}`)

  outside?.deliver()
  if (warmer) peers.lead(() => warmer.run())
  return {
    address,
    log,
    stop: async () => {
      server.announce()
      await listener.close(server)
      await server.finish()
      await pages.stop()
      warmer?.stop()
      stopWatching()
      await outside?.close()
      await site.close()
      log.info({}, 'stopped')
      await reports?.flush()
    },
  }
}

/** Nothing is served before there has been content since the start. What is lost later costs what is lost. */
function holding({ metrics: { content } }: RunningSite): () => boolean {
  let isHeld = true
  return () => {
    if (isHeld) isHeld = content.isMissing()
    return isHeld
  }
}

/** Makes what first visitors need, as soon as there is content. @returns tells whether it is made */
function preparing(site: RunningSite, isHeld: () => boolean): () => boolean {
  let hasBegun = false
  let isPrepared = false
  const begin = () => {
    if (hasBegun || isHeld()) return
    hasBegun = true
    void Promise.all([site, ...site.languages].map(({ prepare }) => prepare())).then(() => {
      isPrepared = true
    })
  }
  begin()
  return () => {
    begin()
    return isPrepared
  }
}
