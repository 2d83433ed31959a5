import { setTimeout } from 'node:timers/promises'
import type { Log } from 'atrium'
import { type Change, type Dependencies, inSlices } from '#engine/host.ts'
import { requestFor } from '../../http/site-request.ts'
import type { RunningSite } from '../../start/site/site-types.ts'
import { imagesOf } from './page-images.ts'
import { pagePaths } from './page-paths.ts'
import { WarmQueue } from './warm-queue.ts'

export interface WarmerOptions {
  site: Pick<RunningSite, 'resolve' | 'effectOf' | 'store' | 'institution'> & {
    images: Pick<RunningSite['images'], 'prepare' | 'isBusy' | 'hasRoom'>
  }
  /** Where the own image server is mounted. */
  mount: string
  /** Rests between pieces of work; absent: none, as when nobody is served meanwhile. */
  rests?: { pages: number; pictures: number; retry: number }
  log: Log
}

/**
 * Beside visitors: pages take a tenth of the thread that answers, drawing a third of one core, and where the disk took no more, it
 * is tried again ten seconds later.
 */
export const BACKGROUND_PRIORITY = { pages: 9, pictures: 2, retry: 10_000 }

/** Holds what was done since the process began, and what waits. */
export interface WarmerMetrics {
  drawn: number
  /** Were there already. */
  kept: number
  failed: number
  /** Pages to be looked at. */
  pages: number
  /** Sizes to be made. */
  waiting: number
}

/** Holds what every browser of today says among others. */
const ACCEPT = 'image/webp'
const FIRST_SCREEN = 0
/** Milliseconds between looks whether visitors still wait for pictures, and between lines of progress. */
const LOOK_MS = 50
const PROGRESS_MS = 60_000
/** No longer rest, in milliseconds: what waited for a service took no processor. */
const MAX_REST_MS = 2000
/** Where the disk takes no more. */
const MAX_TRIES = 360
/** Of so many pages it is remembered what they were made from. */
const MAX_KNOWN = 20_000

/** Makes the picture sizes that published pages name before anybody asks for them: one at a time, first screens first. */
export class Warmer {
  readonly #options: WarmerOptions
  readonly #pages = new Set<string>()
  readonly #queue = new WarmQueue()
  /** Holds what pages were made from, to know which of them a change touches. */
  readonly #known = new Map<string, Dependencies>()
  /** Masters that could not be drawn in this run. */
  readonly #broken = new Set<string>()
  readonly #counters = { drawn: 0, kept: 0, failed: 0 }
  readonly #stopped = new AbortController()
  #changes = 0
  #hasBegun = false
  #work: Promise<void> | undefined

  constructor(options: WarmerOptions) {
    this.#options = options
  }

  get metrics(): WarmerMetrics {
    return { ...this.#counters, pages: this.#pages.size, waiting: this.#queue.size }
  }

  /** Looks at pages. @param addresses of these; absent: all. Resolves when their sizes are there. Never rejects */
  async run(addresses?: readonly string[]): Promise<void> {
    this.#hasBegun = true
    this.#changes++
    try {
      for (const path of addresses ?? (await this.#all())) this.#pages.add(path)
    } catch (error) {
      this.#options.log.warn({ error }, `Picture sizes are not made ahead: ${(error as Error).message}`)
    }
    return this.#begin()
  }

  /** Looks at all pages again, once it has run. */
  async everything(): Promise<void> {
    if (this.#hasBegun) await this.run()
  }

  /** Looks at the pages that changes touch, before all others, once it has run. Resolves when their sizes are there. Never rejects */
  async changed(changes: readonly Change[]): Promise<void> {
    if (!this.#hasBegun) return
    this.#changes++
    const effectOn = this.#options.site.effectOf(changes)
    const touched = changes.flatMap(({ after, paths }) => (after ? paths.map(encodeURI) : []))
    await inSlices(this.#known, ([address, dependencies]) => {
      if (effectOn(dependencies)) touched.push(address)
    })
    const others = [...this.#pages]
    this.#pages.clear()
    for (const address of [...touched, ...others]) this.#pages.add(address)
    return this.#begin()
  }

  /** Ends after the picture that is being made. */
  stop(): void {
    this.#stopped.abort()
  }

  get #isStopped(): boolean {
    return this.#stopped.signal.aborted
  }

  /** Begins with short addresses: they are visited most. */
  async #all(): Promise<string[]> {
    const depth = (path: string) => path.split('/').length
    return (await pagePaths(this.#options.site.store)).sort((a, b) => depth(a) - depth(b))
  }

  #begin(): Promise<void> {
    this.#work ??= this.#run().finally(() => {
      this.#work = undefined
    })
    return this.#work
  }

  async #run(): Promise<void> {
    const { log } = this.#options
    const before = { ...this.#counters }
    let told = performance.now()
    while (!this.#isStopped) {
      const picture = this.#queue.take(this.#pages.size > 0 ? FIRST_SCREEN : undefined)
      const page = picture === undefined ? this.#nextPage() : undefined
      if (picture !== undefined) await this.#prepare(picture)
      else if (page !== undefined) await this.#read(page)
      else break
      if (performance.now() - told < PROGRESS_MS) continue
      told = performance.now()
      const { pages, waiting } = this.metrics
      log.info({ ...this.metrics }, `Picture sizes are being made ahead: ${pages} pages and ${waiting} sizes wait.`)
    }
    this.#queue.clear()
    this.#broken.clear()
    const [drawn, kept, failed] = (['drawn', 'kept', 'failed'] as const).map((of) => this.#counters[of] - before[of])
    if (drawn || failed)
      log.info({}, `Picture sizes were made ahead: ${drawn} made, ${kept} were there, ${failed} could not be made.`)
  }

  #nextPage(): string | undefined {
    const [page] = this.#pages
    if (page !== undefined) this.#pages.delete(page)
    return page
  }

  /** Finds out which pictures a page shows. */
  async #read(address: string): Promise<void> {
    const { site, mount, rests } = this.#options
    const changes = this.#changes
    const begun = performance.now()
    const { status, cache, facts } = await site
      .resolve(requestFor(address, site.institution.siteUrl))
      .then(({ answer }) => answer())
      .catch(() => ({ status: 500, cache: null, facts: undefined }))
    if (status < 500) this.#known.delete(address)
    if (status === 200 && facts) {
      if (cache && this.#known.size < MAX_KNOWN) this.#known.set(address, cache.dependencies)
      for (const [index, { addresses, isFirst }] of imagesOf(facts.pictures).entries())
        for (const url of addresses)
          if (url.startsWith(`${mount}/`)) this.#queue.add(url.slice(mount.length), isFirst ? FIRST_SCREEN : index + 1)
      const { next } = facts
      if (next && !this.#known.has(next)) this.#pages.add(next)
    } else if (status >= 400 && !rests) this.#missing(address, status)
    // It may have been read before what was published meanwhile.
    if (changes !== this.#changes && status === 200) this.#pages.add(address)
    await this.#rest(rests?.pages, begun)
  }

  async #prepare(url: string): Promise<void> {
    const { site, rests, log } = this.#options
    const id = url.split('/')[1] as string
    if (this.#broken.has(id)) return
    while (rests && site.images.isBusy() && !this.#isStopped) await this.#pause(LOOK_MS)
    const begun = performance.now()
    if (!site.images.hasRoom()) return this.#giveUp()
    try {
      let prepared = await site.images.prepare(url, ACCEPT)
      for (let tries = 1; prepared === 'unkept' && rests && tries < MAX_TRIES && !this.#isStopped; tries++) {
        await this.#pause(rests.retry)
        prepared = await site.images.prepare(url, ACCEPT)
      }
      if (prepared === 'kept') this.#counters.kept++
      else if (prepared === 'drawn') this.#counters.drawn++
      else this.#counters.failed++
      if (prepared === 'drawn') await this.#rest(rests?.pictures, begun)
    } catch (error) {
      this.#broken.add(id)
      this.#counters.failed++
      log.warn({ url }, (error as Error).message)
    }
  }

  #missing(address: string, status: number): void {
    this.#counters.failed++
    this.#options.log.warn({ address }, `${address} answers ${status}: its pictures are not made.`)
  }

  #giveUp(): void {
    this.#options.log.warn(
      { ...this.metrics },
      'Picture sizes are made ahead no further: their disk space is used up. Raise IMAGE_CACHE_MEGABYTES.',
    )
    this.#queue.clear()
    this.#pages.clear()
  }

  /** @param times of what the work took; undefined: no rest */
  async #rest(times: number | undefined, begun: number): Promise<void> {
    if (times) await this.#pause(Math.min(times * (performance.now() - begun), MAX_REST_MS))
  }

  async #pause(milliseconds: number): Promise<void> {
    await setTimeout(milliseconds, undefined, { ref: false, signal: this.#stopped.signal }).catch(() => undefined)
  }
}
