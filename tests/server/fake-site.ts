import type { AddressInfo } from 'node:net'
import { Registry } from 'prom-client'
import { createDependencies } from '#engine/content/dependencies.ts'
import { effectOf } from '#engine/content/effects.ts'
import type { Entry } from '#engine/contract/content/entry.ts'
import type { Change } from '#engine/contract/ports/content.ts'
import type { Log } from '#engine/contract/ports/log.ts'
import type { ResolvedRequest, SiteRequest, SiteResponse } from '#engine/request/input/request.ts'
import { StyleSets } from '../../server/assets/style-sets.ts'
import type { ConnectionLimits } from '../../server/http/connections/limits.ts'
import { type AtriumServer, createAtriumServer } from '../../server/http/connections/server.ts'
import { operations } from '../../server/operations/operations.ts'
import { HtmlCache } from '../../server/pages/html-cache.ts'
import { ownPort } from '../../server/processes/listener.ts'
import { createApp } from '../../server/start/app.ts'
import { isPageAddress } from '../../server/start/page-address.ts'

export const silentLog: Log = { info() {}, warn() {}, error() {} }

/** A site of pages that say how often they were made. Their uid is their path. */
export class FakeSite {
  now = new Date('2026-03-14T17:00:00Z')
  renders = new Map<string, number>()
  /** Pages of every list. */
  pages = 9
  /** Requests resolved. */
  opened = 0
  /** Runs during each render. */
  during: (path: string, log: Log) => Promise<void> | void = () => {}
  text = 'x'.repeat(3000)
  next: Date | null = null
  renewal: Date | null = null
  /** Entries that each page shows beside its own. */
  shown: string[] = []

  cacheKey = async ({ path, query, header }: SiteRequest): Promise<string | null> => {
    if (path.startsWith('/form')) return null
    const page = query.get('page')
    const dismissed = /dismissed=(\w+)/.exec(header('cookie') ?? '')?.[1]
    return `${trim(path)}${page ? `?page=${page}` : ''}${dismissed ? `#${dismissed}` : ''}`
  }

  resolve = async (request: SiteRequest): Promise<ResolvedRequest> => {
    this.opened++
    const key = request.method === 'GET' ? await this.cacheKey(request) : null
    // As a page does when it finds that a value was never offered.
    return { key, finalKey: async () => key && this.#offered(key), answer: () => this.respond(request) }
  }

  respond = async (request: SiteRequest): Promise<SiteResponse> => {
    const path = trim(request.path)
    const asked = await this.cacheKey(request)
    const key = asked && this.#offered(asked)
    const count = (this.renders.get(key ?? path) ?? 0) + 1
    this.renders.set(key ?? path, count)
    await this.during(path, request.log ?? silentLog)
    const dependencies = createDependencies()
    for (const uid of [path, ...this.shown]) dependencies.entries.add(uid)
    dependencies.paths.add(path)
    if (path.startsWith('/list')) dependencies.queries.set('articles', { types: ['article'], where: {} })
    dependencies.next = this.next
    dependencies.renewal = this.renewal
    const status = path.startsWith('/missing') ? 404 : 200
    return {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: `<title>${key ?? path} ${count}</title>${request.form?.get('name') ?? ''}${this.text}`,
      cache: key === null ? null : { key, dependencies, private: key.includes('#') },
    }
  }

  effectOf = effectOf

  #offered(key: string): string {
    return Number(/\?page=(\d+)/.exec(key)?.[1] ?? 1) > this.pages ? key.replace(/\?page=\d+/, '') : key
  }
}

const trim = (path: string) => (path.length > 1 ? path.replace(/\/$/, '') : path)

let revision = 0
/** A published change of the page at a path. */
export const changeOf = (path: string, how: 'new' | 'changed' | 'gone' = 'changed', contentType = 'page'): Change => {
  const entry = { uid: path, contentType, title: path, path, version: 1 } as Entry
  return {
    revision: ++revision,
    uid: path,
    contentType,
    before: how === 'new' ? null : entry,
    after: how === 'gone' ? null : entry,
    paths: [path],
  }
}

export interface Running extends AtriumServer {
  origin: string
  cache: HtmlCache
  /** Ends as the real one does. @param delay in milliseconds */
  stop(delay: number): Promise<void>
  close(): Promise<void>
}

interface FakeOptions extends Partial<ConstructorParameters<typeof HtmlCache>[0]> {
  log?: Log
  limits?: Partial<ConnectionLimits>
}

/** Serves a fake site as the real one is served. */
export async function serveFake(
  site: FakeSite,
  { log = silentLog, limits, ...options }: FakeOptions = {},
): Promise<Running> {
  const headers = { 'x-content-type-options': 'nosniff' }
  const cache = new HtmlCache({
    source: site,
    now: () => site.now,
    bytes: 8 * 1024 * 1024,
    queue: 1000,
    sharedMaxAge: 60,
    headers,
    log,
    ...options,
  })
  const app = createApp({
    headers,
    operations: operations({ ready: async () => {}, metrics: new Registry() }),
    images: () => ({ handle: async () => false }),
    styles: () =>
      new StyleSets(
        new Map([
          ['hero', '.hero{color:red}'],
          ['cardListing', '.cards{color:blue}'],
        ]),
      ),
    media: (_request, _response, next) => next(),
    brand: (_request, _response, next) => next(),
    files: (_request, _response, next) => next(),
    pages: (request, response, form) => cache.answer(request, response, form),
    isPage: isPageAddress,
    log,
  })
  const server = createAtriumServer({ cache, app, log, ...(limits && { limits }) })
  await new Promise<void>((resolve) => server.server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  const stop = async (delay: number) => {
    server.announce()
    await ownPort({ PORT: 0, SHUTDOWN_DELAY: delay / 1000 }).close(server)
    await server.finish()
  }
  return {
    ...server,
    origin,
    cache,
    stop,
    close: () => {
      server.server.closeAllConnections()
      return stop(0)
    },
  }
}
