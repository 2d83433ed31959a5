import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '#engine/contract/context.ts'
import type { Change } from '#engine/contract/ports/content.ts'
import type { SiteRequest, SiteResponse } from '#engine/request/request.ts'
import { acceptedEncodings } from '../http/encodings.ts'
import { Representation } from '../http/representation.ts'
import { toSiteRequest } from '../http/site-request.ts'
import { Aliases, aliasOf } from './aliases.ts'
import { type Counters, createCounters } from './counters.ts'
import { Fence } from './fence.ts'
import { KeptPage } from './kept-page.ts'
import { KeptPages } from './kept-pages.ts'
import type { PageSource } from './page-source.ts'
import { Renders } from './renders.ts'

export interface HtmlCacheOptions {
  source: PageSource
  /** The source of time that pages are made by. */
  now: () => Date
  /** Memory for finished pages; 0 keeps none. */
  bytes: number
  /** Seconds after which a page is made anew in the background. */
  maxAge: number
  /** Seconds for which a shared cache may answer without asking. */
  sharedMaxAge: number
  /** Header lines that stand on every answer. */
  headers: Record<string, string>
  /** Host under which robots are let in: pages asked for under it are kept apart. Undefined: no host is special. */
  canonicalHost?: string
  log: Log
}

/** Milliseconds until a page that could not be made anew is tried again. */
const RETRY_AFTER = 10_000

/** Keeps finished pages, makes each once at a time, and throws away exactly those that a change of content touches. */
export class HtmlCache {
  readonly counters: Counters = createCounters()
  readonly #options: HtmlCacheOptions
  readonly #kept: KeptPages
  readonly #renders: Renders
  readonly #aliases = new Aliases()
  readonly #flights = new Map<string, Promise<KeptPage | SiteResponse>>()
  readonly #fence = new Fence()
  #compressing: Promise<unknown> = Promise.resolve()

  constructor(options: HtmlCacheOptions) {
    this.#options = options
    this.#kept = new KeptPages(options.bytes)
    this.#renders = new Renders(options.source, this.counters, options.log)
  }

  get size(): number {
    return this.#kept.size
  }

  get bytes(): number {
    return this.#kept.bytes
  }

  /** Answers at once when the page is in memory. @returns false when somebody else has to answer */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const key = this.#aliases.get(this.#variant(request) + aliasOf(request))
    const page = key === undefined ? undefined : this.#kept.getPage(key)
    if (!page?.isTrue(this.#now())) return false
    this.#sendKept(key as string, page, request, response)
    return true
  }

  /** Answers from memory, or by making the page; waits for one that is being made. */
  async answer(request: IncomingMessage, response: ServerResponse, form?: URLSearchParams): Promise<void> {
    const asked = toSiteRequest(request, form)
    const key = asked.method === 'GET' ? await this.#keyOf(request, asked) : null
    if (key === null) return this.#send(await this.#renders.make(asked), request, response)
    const known = this.#kept.get(key)
    if (known?.isTrue(this.#now())) {
      this.#remember(request, key)
      return this.#sendKept(key, known, request, response)
    }
    this.counters.misses++
    const made = await this.#make(key, asked)
    this.#remember(request, key)
    if (!known || !isFailed(made)) return this.#send(made, request, response)
    this.counters.rescued++
    return this.#send(known, request, response)
  }

  /** Throws away what the changes touch; an entry that is gone takes its pages with it. */
  purge(changes: readonly Change[]): void {
    this.#fence.note(changes)
    this.#flights.clear()
    this.#aliases.clear()
    this.counters.purged += this.#kept.purge(changes, this.#options.source.isAffected)
  }

  /** Throws everything away, also what is being made. */
  clear(): void {
    this.#fence.close()
    this.#flights.clear()
    this.#aliases.clear()
    this.#kept.clear()
  }

  /** While the store does not answer, addresses seen before still lead to their pages. */
  async #keyOf(request: IncomingMessage, asked: SiteRequest): Promise<string | null> {
    const variant = this.#variant(request)
    try {
      const key = await this.#options.source.cacheKey(asked)
      return key === null ? null : variant + key
    } catch {
      return this.#aliases.get(variant + aliasOf(request)) ?? null
    }
  }

  /** Missing pages are not remembered: any number of them would push out the addresses of real ones. */
  #remember(request: IncomingMessage, key: string): void {
    if (this.#kept.getPage(key)) this.#aliases.set(this.#variant(request) + aliasOf(request), key)
  }

  #now(): number {
    return this.#options.now().getTime()
  }

  #variant({ headers }: IncomingMessage): string {
    const { canonicalHost } = this.#options
    return canonicalHost === undefined || headers.host === canonicalHost ? '' : 'other:'
  }

  #sendKept(key: string, page: KeptPage, request: IncomingMessage, response: ServerResponse): void {
    page.isWanted = true
    if (this.#isAged(page) && !this.#flights.has(key)) {
      this.counters.agedHits++
      this.#make(key, toSiteRequest(request)).then((made) => {
        if (isFailed(made)) page.restsUntil = performance.now() + RETRY_AFTER
      })
    } else this.counters.hits++
    page.updateHeaders(this.#now())
    page.representation.send(request, response)
  }

  #isAged(page: KeptPage): boolean {
    const present = performance.now()
    const isOld = present - page.madeAt > this.#options.maxAge * 1000 || page.isDue(this.#now())
    return isOld && present >= page.restsUntil
  }

  #make(key: string, asked: SiteRequest): Promise<KeptPage | SiteResponse> {
    const known = this.#flights.get(key)
    if (known) return known
    const position = this.#fence.position
    const flight = this.#renders
      .make(asked)
      .then((made) => (made.cache ? this.#keep(key, made as SiteResponse & { cache: object }, position) : made))
      .finally(() => {
        if (this.#flights.get(key) === flight) this.#flights.delete(key)
      })
    this.#flights.set(key, flight)
    return flight
  }

  #keep(
    key: string,
    response: ConstructorParameters<typeof KeptPage>[0]['response'],
    position: number,
  ): KeptPage | SiteResponse {
    const { source, headers, sharedMaxAge, bytes } = this.#options
    const { dependencies } = response.cache
    if (bytes === 0 || this.#fence.isCrossed(position, (change) => source.isAffected(dependencies, change)))
      return { ...response, cache: null }
    const page = new KeptPage({ response, headers, sharedMaxAge, madeAt: performance.now() })
    this.#kept.set(key, page)
    if (response.status < 400) this.#compress(key, page)
    return page
  }

  /** One at a time and after the answer: nobody waits for the small forms. */
  #compress(key: string, page: KeptPage): void {
    const isKept = () => this.#kept.get(key) === page
    this.#compressing = this.#compressing
      .then(() => (isKept() ? page.representation.compress() : undefined))
      .then(() => (isKept() ? this.#kept.set(key, page) : undefined))
      .catch((error: Error) =>
        this.#options.log.warn({ key, error }, `A page could not be compressed: ${error.message}`),
      )
  }

  async #send(made: KeptPage | SiteResponse, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const representation = made instanceof KeptPage ? made.representation : this.#passing(made)
    if (acceptedEncodings(request.headers['accept-encoding']).includes('gzip')) await representation.compressQuickly()
    representation.send(request, response)
  }

  #passing(made: SiteResponse): Representation {
    const { 'surrogate-key': _, ...own } = made.headers
    return new Representation({ ...made, headers: { ...this.#options.headers, 'cache-control': 'no-store', ...own } })
  }
}

const isFailed = (made: KeptPage | SiteResponse): boolean => !(made instanceof KeptPage) && made.status >= 500
