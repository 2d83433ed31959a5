import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from 'atrium'
import { type Change, type ContentStore, type Dependencies, effectOf } from '#engine/host.ts'
import { requestFor } from '../../../server/http/site-request.ts'
import { pagePaths } from '../../../server/pages/warming/page-paths.ts'
import type { LanguageCandidates } from '../../../server/start/site/candidates.ts'

/** Of so many pages it is known what they are made from; a site with more is known in part. */
const MAX_PAGES = 5000
/** Whoever edits comes first: between two pages there is a rest, in milliseconds. */
const REST_MS = 15
/** So long after somebody has typed, or saved, no page is looked at. */
const QUIET_MS = 3000
/** How long the studio is left alone at first. */
const BEGIN_MS = 5000
/** How often it is looked whether something was published. */
const LOOK_MS = 2000

interface FactsOptions {
  /** The site that pages are made by. */
  open(): Promise<Pick<LanguageCandidates, 'respond' | 'close'>>
  /** What visitors see. */
  published: ContentStore
  siteUrl: string
  log: Log
}

/** What the pages of the site are made from, so that it is known which of them a change shows on. */
export class PageFacts {
  readonly #options: FactsOptions
  readonly #known = new Map<string, Dependencies>()
  readonly #waiting = new Set<string>()
  readonly #ended = new AbortController()
  #revision: number | undefined
  #typedAt = Number.NEGATIVE_INFINITY
  #running: Promise<void> | undefined

  constructor(options: FactsOptions) {
    this.#options = options
  }

  /** Looks at all pages in the background, and again at those that are published. Called more than once it goes on. */
  begin(): void {
    this.#running ??= this.#run().catch((error: Error) => {
      if (!this.#ended.signal.aborted)
        this.#options.log.warn({ error }, `What pages are made from is not known: ${error.message}`)
    })
  }

  /**
   * Says which pages show one of some changes.
   *
   * @returns their addresses; `isWhole`: false while some pages were not looked at
   */
  of(changes: readonly Omit<Change, 'revision'>[]): { paths: string[]; isWhole: boolean } {
    const effectOn = effectOf(changes)
    const paths = [...this.#known].flatMap(([path, dependencies]) => (effectOn(dependencies) ? path : []))
    return { paths, isWhole: this.#revision !== undefined && this.#waiting.size === 0 }
  }

  /** Somebody writes, and waits for the page of what they edit. */
  giveWay(): void {
    this.#typedAt = performance.now()
  }

  async end(): Promise<void> {
    this.#ended.abort()
    await this.#running
  }

  async #run(): Promise<void> {
    const { signal } = this.#ended
    await wait(BEGIN_MS, undefined, { signal })
    const site = await this.#options.open()
    try {
      while (!signal.aborted) {
        await this.#look()
        for (const path of this.#waiting) {
          await this.#quiet()
          const { cache } = await site.respond(requestFor(path, this.#options.siteUrl))
          if (cache) this.#known.set(path, cache.dependencies)
          this.#waiting.delete(path)
          await wait(REST_MS, undefined, { signal })
        }
        await wait(LOOK_MS, undefined, { signal })
      }
    } finally {
      site.close()
    }
  }

  async #quiet(): Promise<void> {
    const rest = () => this.#typedAt + QUIET_MS - performance.now()
    while (rest() > 0) await wait(rest(), undefined, { signal: this.#ended.signal })
  }

  /** Notes the pages that are new, or others than they were when they were looked at. */
  async #look(): Promise<void> {
    const { published } = this.#options
    const revision = await published.revision()
    if (revision === this.#revision) return
    const changes = this.#revision === undefined ? [] : await published.changes(this.#revision)
    const paths = new Set((await pagePaths(published)).slice(0, MAX_PAGES))
    const effectOn = changes.length > 0 ? effectOf(changes) : () => true
    for (const path of this.#known.keys()) if (!paths.has(path)) this.#known.delete(path)
    for (const path of paths) {
      const known = this.#known.get(path)
      if (!known || effectOn(known)) this.#waiting.add(path)
    }
    this.#revision = revision
  }
}
