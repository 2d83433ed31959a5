import { BusyError, createGate } from '#engine/host.ts'
import type { SiteView } from '../../../server/start/site/candidates.ts'
import type { RunningSite } from '../../../server/start/site/site-types.ts'
import type { CandidateSite } from '../canvas/canvases.ts'
import type { Following } from '../desk/following.ts'

/** So many are open at once: each may take some tens of megabytes. */
const MAX_OPEN = 6
/** One that nobody has looked at for so long is closed. */
const IDLE_MS = 10 * 60_000
/** So many wait until one is opened. */
const MAX_WAITING = 20

interface Opened {
  site: Promise<CandidateSite>
  /** Answers that are being made in it. */
  running: number
  used: number
}

interface WorldOptions {
  open: RunningSite['openCandidates']
  /** Resolves when the store has what was written. */
  shown: Following['shown']
  /** Milliseconds since some moment. */
  elapsed?: () => number
}

/** The site as it is seen with the drafts of a view, as of its moment: whoever looks at the same sees the same one. */
export class Worlds {
  readonly #options: WorldOptions
  readonly #elapsed: () => number
  readonly #opened = new Map<string, Opened>()
  readonly #inTurn = createGate({ running: 1, waiting: MAX_WAITING })
  readonly #timer: NodeJS.Timeout

  constructor(options: WorldOptions) {
    this.#options = options
    this.#elapsed = options.elapsed ?? (() => performance.now())
    this.#timer = setInterval(() => this.closeIdle(), IDLE_MS / 10).unref()
  }

  /**
   * Does something in the world of a view, which is opened where it is not.
   *
   * @throws BusyError when too many are open that somebody looks at
   */
  async use<Result>(view: SiteView, work: (site: CandidateSite) => Promise<Result>): Promise<Result> {
    const key = JSON.stringify([view.drafts, view.at, view.isForVisitors])
    const world = this.#opened.get(key) ?? this.#begin(key, view)
    // Last in the map is used last.
    this.#opened.delete(key)
    this.#opened.set(key, world)
    world.running++
    try {
      const site = await world.site
      await this.#options.shown()
      return await work(site)
    } finally {
      world.running--
      world.used = this.#elapsed()
    }
  }

  /** Closes those that nobody has looked at for a while. */
  closeIdle(): void {
    for (const [key, { running, used }] of this.#opened)
      if (running === 0 && this.#elapsed() - used >= IDLE_MS) void this.#close(key)
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    for (const key of [...this.#opened.keys()]) await this.#close(key)
  }

  get size(): number {
    return this.#opened.size
  }

  #begin(key: string, view: SiteView): Opened {
    if (this.#opened.size >= MAX_OPEN) {
      const oldest = [...this.#opened].find(([, { running }]) => running === 0)
      if (!oldest) throw new BusyError(`${MAX_OPEN} views of the site are looked at already.`)
      void this.#close(oldest[0])
    }
    const site = this.#inTurn(() => this.#options.open(view))
    site.catch(() => this.#opened.delete(key))
    return { site, running: 0, used: this.#elapsed() }
  }

  async #close(key: string): Promise<void> {
    const world = this.#opened.get(key)
    this.#opened.delete(key)
    ;(await world?.site.catch(() => undefined))?.close()
  }
}
