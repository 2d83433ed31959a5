import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import {
  type Change,
  likelyKeys,
  type ResolvedRequest,
  SingleFlight,
  type SiteRequest,
  type SiteResponse,
} from '#engine/host.ts'
import { localRequest } from '../http/addresses/base-path.ts'
import { lastGood, STORED } from '../http/cache-control.ts'
import { logOf } from '../http/request-log.ts'
import { toSiteRequest } from '../http/site-request.ts'
import { createCounters } from './counters.ts'
import type { PageDisk } from './disk/page-disk.ts'
import { fromStored, toStored } from './disk/stored-form.ts'
import { Fence } from './fence.ts'
import type { HtmlCacheOptions } from './html-cache-options.ts'
import { Aliases, aliasOf } from './keys/aliases.ts'
import { isOrdered, type PurgeOrder } from './keys/purge-order.ts'
import { Variants } from './keys/variants.ts'
import { CachedPage } from './memory/cached-page.ts'
import { CachedPages } from './memory/cached-pages.ts'
import { Compression } from './memory/compression.ts'
import { Renders } from './rendering/renders.ts'
import { Renewals } from './rendering/renewals.ts'
import { passing, send } from './send.ts'

/** Describes what became of an answer that was to be rendered; a key: the answer of that key is the one. */
type Rendered = CachedPage | SiteResponse | string

/** Milliseconds until a page that could not be re-rendered is tried again. */
const RETRY_AFTER = 10_000

/** Keeps finished pages, renders each once at a time, and throws away exactly those that a change of content touches. */
export class HtmlCache {
  readonly counters = createCounters()
  readonly #options: HtmlCacheOptions
  readonly #cached: CachedPages
  readonly #renders: Renders
  readonly #renewals: Renewals
  readonly #variants: Variants
  readonly #aliases = new Aliases()
  readonly #inFlight = new SingleFlight<Rendered>()
  readonly #fence = new Fence()
  readonly #compression: Compression
  /** Under way: until they end, nobody knows of every page in memory whether it is fresh. */
  #purges = 0

  constructor(options: HtmlCacheOptions) {
    this.#options = options
    this.#cached = new CachedPages(options.bytes)
    this.#compression = new Compression(this.#cached, (key, page) => this.#store(key, page), options.log)
    this.#renders = new Renders(options, this.counters)
    this.#renewals = new Renewals(options.log)
    this.#variants = new Variants(options.source, options.canonicalHost)
  }

  get size(): number {
    return this.#cached.size
  }

  get bytes(): number {
    return this.#cached.bytes
  }

  get disk(): PageDisk | undefined {
    return this.#options.disk
  }

  /** Answers at once when the page is in memory. @returns false when somebody else has to answer */
  serve(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const key = this.#aliases.get(this.#variants.of(request) + aliasOf(request))
    const page = key === undefined ? undefined : this.#cached.getPage(key)
    const now = this.#now()
    if (!page?.isFresh(now)) return false
    this.#sendCached(key as string, page, now, request, response)
    return true
  }

  /** Answers from memory, or by rendering the page; waits for one that is being rendered. */
  async answer(request: IncomingMessage, response: ServerResponse, form?: URLSearchParams): Promise<void> {
    const log = logOf(this.#options.log, response.getHeader('x-request-id'))
    const asked = { ...localRequest(toSiteRequest(request, form, this.#options.callerOf), this.#options), log }
    // Before anything is read: what is published while it is read counts as published after.
    const position = this.#fence.position
    const resolved = await this.#resolve(asked, request)
    if (resolved.key === null) {
      const rendered = await this.#renders.render(asked, resolved, () => !request.socket.destroyed)
      return this.#sendRendered(rendered as SiteResponse, null, asked, request, response)
    }
    for (let key = resolved.key; ; ) {
      const known = await this.#find(key)
      const now = this.#now()
      if (known?.isFresh(now)) {
        this.#remember(request, key)
        return this.#sendCached(key, known, now, request, response)
      }
      const rendered = await this.#render(key, asked, { ...resolved, position }, request.socket)
      if (typeof rendered !== 'string') {
        this.counters.misses++
        this.#remember(request, key)
        return this.#sendRendered(rendered, key, asked, request, response)
      }
      key = rendered
    }
  }

  /** Throws away what the changes touch, in slices; an entry that is gone takes its pages with it. */
  async purge(changes: readonly Change[]): Promise<void> {
    this.#fence.note(changes)
    this.#inFlight.clear()
    this.#aliases.clear()
    this.#options.disk?.changed(changes)
    this.#purges++
    this.counters.purged += await this.#cached.purge(changes, this.#options.source.effectOf)
    this.#purges--
  }

  /**
   * Re-renders pages that somebody names, at their next visit; their last good copies stay. What is being rendered is not cached.
   *
   * @returns how many were fresh until now
   */
  expire(order: PurgeOrder): number {
    this.#fence.close()
    this.#inFlight.clear()
    this.#options.disk?.expire()
    const expired = this.#cached.expire((key, { dependencies }) => isOrdered(order, key, dependencies))
    this.counters.purged += expired
    return expired
  }

  /** Throws everything away, also what is being rendered. @param revision of the content from now on, where it is another */
  clear(revision?: number): void {
    this.#fence.close()
    this.#inFlight.clear()
    this.#aliases.clear()
    this.#cached.clear()
    this.#options.disk?.clear(revision)
  }

  /** Ends what goes on after answers. Resolves when nothing is written any longer. */
  async close(): Promise<void> {
    this.#cached.clear()
    await this.#options.disk?.settled()
  }

  /** Notes again by which keys caches outside find the pages in memory. */
  noteOutside = (): void => this.#cached.noteOutside(this.#options.outside)

  /** From memory, or from disk into memory. */
  async #find(key: string): Promise<CachedPage | undefined> {
    const { disk, source } = this.#options
    const cached = this.#cached.get(key)
    if (cached || !disk) return cached
    const position = this.#fence.position
    const stored = await disk.read(key)
    if (!stored) return this.#cached.get(key)
    const page = new CachedPage({ key, ...this.#options, ...(await fromStored(stored, this.#now())) })
    const isAffected = (changes: readonly Change[]) => source.effectOf(changes)(page.dependencies) !== null
    if (this.#fence.isCrossed(position, (changes) => isAffected(changes.filter(({ after }) => after === null))))
      return undefined
    const present = this.#cached.get(key)
    if (present) return present
    page.isInvalidated =
      !stored.isFresh || stored.renderedOn > this.#now() || this.#fence.isCrossed(position, isAffected)
    this.counters.restored++
    this.#options.onRestore?.(stored.facts)
    this.#cached.set(key, page)
    return page
  }

  /** Returns what was cached of an address that cannot be rendered; without a key, of what it most likely was cached under. */
  async #findLastGood(
    key: string | null,
    asked: SiteRequest,
    request: IncomingMessage,
  ): Promise<CachedPage | undefined> {
    const variant = this.#variants.of(request)
    const likely = asked.method === 'GET' ? likelyKeys(asked).map((name) => variant + name) : []
    for (const name of key === null ? likely : [key, key.replace(/#.*/, '')]) {
      const page = await this.#find(name)
      if (page) return page
    }
    return undefined
  }

  /** While the store does not answer, addresses seen before still lead to their pages. */
  async #resolve(asked: SiteRequest, request: IncomingMessage): Promise<ResolvedRequest> {
    try {
      return await this.#variants.resolve(asked, request)
    } catch (error) {
      const key = (asked.method === 'GET' && this.#aliases.get(this.#variants.of(request) + aliasOf(request))) || null
      return { key, finalKey: async () => key, answer: () => Promise.reject(error) }
    }
  }

  /** Missing pages are not remembered: any number of them would push out the addresses of real ones. */
  #remember(request: IncomingMessage, key: string): void {
    if (this.#cached.getPage(key)) this.#aliases.set(this.#variants.of(request) + aliasOf(request), key)
  }

  #now(): number {
    return this.#options.now().getTime()
  }

  #sendCached(key: string, page: CachedPage, now: number, request: IncomingMessage, response: ServerResponse): void {
    if (page.isDue(now)) {
      this.counters.staleHits++
      if (this.#renewals.hasRoom && performance.now() >= page.retryAfter && !this.#inFlight.has(key))
        this.#renewals.run(key, () => this.#renew(key, page, request))
    } else this.counters.hits++
    page.updateHeaders(now, this.#options.nextChange?.())
    if (page.representation.send(request, response)) this.#cached.set(key, page)
  }

  async #renew(key: string, page: CachedPage, request: IncomingMessage): Promise<void> {
    const asked = localRequest(toSiteRequest(request), this.#options)
    const position = this.#fence.position
    const rendered = await this.#variants
      .resolve(asked, request)
      .then((resolved) => this.#render(key, asked, { ...resolved, position }))
      .catch((error: Error) => this.#renders.failed(asked, error))
    if (isFailed(rendered)) page.retryAfter = performance.now() + RETRY_AFTER
  }

  /** @param visitor who waits for it; absent: it is rendered again in the background */
  #render(
    key: string,
    asked: SiteRequest,
    { position, ...resolved }: ResolvedRequest & { position: number },
    visitor?: Socket,
  ): Promise<Rendered> {
    const render = (isWanted: () => boolean) =>
      this.#renders
        .render(asked, { ...resolved, key }, isWanted)
        .then((rendered) => this.#take(key, rendered, position))
        .catch((error: Error) => this.#renders.failed(asked, error))
    return this.#inFlight.share(key, render, visitor)
  }

  /** Caches what was rendered, unless a change of content has touched it since. */
  #take(key: string, rendered: SiteResponse | string, position: number): Rendered {
    if (typeof rendered === 'string') {
      // What the address showed is offered no more.
      const old = this.#cached.get(key)
      if (old) old.isInvalidated = true
      return rendered
    }
    const { source, headers, sharedMaxAge, outside, bytes } = this.#options
    const { cache, ...response } = rendered
    if (!cache) return rendered
    const isAffected = (changes: readonly Change[]) => source.effectOf(changes)(cache.dependencies) !== null
    if (bytes === 0 || this.#fence.isCrossed(position, isAffected)) return { ...response, cache: null }
    const page = new CachedPage({
      key,
      response: { ...response, cache },
      headers,
      sharedMaxAge,
      outside,
      renderedAt: performance.now(),
    })
    page.updateHeaders(this.#now(), this.#options.nextChange?.())
    this.#cached.set(key, page)
    if (response.status < 400) this.#compression.add(key)
    return page
  }

  /** Writes a page to disk in its small forms. */
  #store(key: string, { isPrivate }: CachedPage): void {
    if (isPrivate) return
    this.#options.disk?.write(() => {
      const page = this.#cached.getPage(key)
      return page && { ...toStored(key, page, this.#now()), isFresh: !page.isInvalidated && this.#purges === 0 }
    })
  }

  /** Sends what was rendered, or the last good copy when that failed. */
  async #sendRendered(
    rendered: CachedPage | SiteResponse,
    key: string | null,
    asked: SiteRequest,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (request.socket.destroyed) return
    if (rendered instanceof CachedPage)
      return send(rendered.representation, request, response, { 'cache-status': STORED })
    const old = isFailed(rendered) ? await this.#findLastGood(key, asked, request) : undefined
    if (!old) return send(passing(rendered, this.#options.headers), request, response)
    this.counters.staleIfError++
    return send(old.representation, request, response, lastGood(rendered.status, Math.floor(old.age / 1000)))
  }
}

const isFailed = (rendered: Rendered): boolean =>
  typeof rendered !== 'string' && !(rendered instanceof CachedPage) && rendered.status >= 500
