import type { Log } from 'atrium'
import { backoff } from '#engine/host.ts'
import { type OutsideCache, PurgeError } from './adapters/outside-cache.ts'
import { purge } from './adapters/send.ts'
import { ALL } from './keys.ts'
import type { Batch, Outbox } from './outbox.ts'
import { ownerName } from './owner.ts'

/** Milliseconds between two looks for keys that other processes have added, or that are due. */
const INTERVAL_MS = 500
/** A process that does not say for so long that it delivers, since it hangs, is followed by another one. */
const LEASE_MS = 20_000
/** After so many milliseconds keys are purged once more. */
const REPEAT_MS = 5000
/** A cache that fails is asked again after some of so many milliseconds, twice as many each time. */
const FIRST_REST = 1000
const LONGEST_REST = 60_000
/** A stop waits no longer for what is still to be purged. */
const LAST_CALLS = 3000

export interface DelivererOptions {
  caches: readonly OutsideCache[]
  outbox: Outbox
  log: Log
  clock: () => number
  /** From 0 to 1, below 1. */
  random: () => number
  fetch?: typeof fetch
  /** Milliseconds for one call. */
  timeout?: number
}

/** Describes what became of the calls to one cache since the process began. */
export interface Deliveries {
  /** Keys. */
  sent: number
  /** Calls. */
  failed: number
}

class Worker implements Deliveries {
  readonly cache: OutsideCache
  sent = 0
  failed = 0
  /** Failures in a row. */
  failures = 0
  resumesAt = 0
  running: Promise<void> | undefined

  constructor(cache: OutsideCache) {
    this.cache = cache
  }
}

/** Purges what waits in the outbox, one call at a time for each cache, in one of the processes that share the outbox. */
export class Deliverer {
  readonly #options: DelivererOptions
  readonly #workers: readonly Worker[]
  readonly #owner = ownerName()
  readonly #abort = new AbortController()
  #timer: NodeJS.Timeout | undefined
  #isStopping = false

  constructor(options: DelivererOptions) {
    this.#options = options
    this.#workers = options.caches.map((cache) => new Worker(cache))
  }

  start(): void {
    this.#timer ??= setInterval(() => this.look(), INTERVAL_MS).unref()
    this.look()
  }

  look(): void {
    if (!this.#timer || this.#isStopping || !this.#options.outbox.claim(this.#owner, LEASE_MS)) return
    const now = this.#options.clock()
    for (const worker of this.#workers)
      if (!worker.running && now >= worker.resumesAt)
        worker.running = this.#run(worker).finally(() => {
          worker.running = undefined
        })
  }

  /** False while a call is under way. */
  get isResting(): boolean {
    return this.#workers.every(({ running }) => running === undefined)
  }

  deliveriesTo(name: string): Deliveries {
    return this.#workers.find(({ cache }) => cache.name === name) ?? { sent: 0, failed: 0 }
  }

  /** Purges what is left where nothing fails, and lets another process deliver. What is not purged then waits. */
  async stop(): Promise<void> {
    const { outbox } = this.#options
    if (!this.#timer || this.#isStopping) return
    clearInterval(this.#timer)
    this.#isStopping = true
    const timer = setTimeout(() => this.#abort.abort(), LAST_CALLS)
    await Promise.all(this.#workers.map(({ running }) => running))
    if (outbox.claim(this.#owner, LEASE_MS)) {
      const sound = this.#workers.filter(({ failures }) => failures === 0)
      await Promise.all(sound.map((worker) => this.#run(worker, true)))
      outbox.release(this.#owner)
    }
    clearTimeout(timer)
  }

  /** @param isLast also what is due later */
  async #run(worker: Worker, isLast = false): Promise<void> {
    const { outbox, clock, log } = this.#options
    try {
      for (;;) {
        const batch = outbox.next(worker.cache.name, isLast ? null : clock(), worker.cache)
        if (!batch) return
        if (!(await this.#deliver(worker, batch))) return
        outbox.delivered(worker.cache.name, batch, clock() + REPEAT_MS)
        if (this.#isStopping && !isLast) return
      }
    } catch (error) {
      log.error({ error }, `What waits for ${worker.cache.name} cannot be read: ${(error as Error).message}`)
    }
  }

  /** @returns false when it failed: the same keys are sent again after a rest */
  async #deliver(worker: Worker, { keys, isHard }: Batch): Promise<boolean> {
    const { fetch, timeout, log, outbox } = this.#options
    const { cache } = worker
    const names = keys.map(({ key }) => key)
    try {
      await purge(cache, names, isHard, { fetch, timeout, signal: this.#abort.signal })
    } catch (error) {
      this.#failed(worker, error as Error)
      if (error instanceof PurgeError && error.isRefused && names[0] !== ALL)
        outbox.add({ hard: [ALL] }, {}, [cache.name])
      return false
    }
    if (worker.failures > 0) log.info({ cache: cache.name }, `${cache.name} purges again; what waited is sent.`)
    worker.failures = 0
    worker.sent += names.length
    return true
  }

  #failed(worker: Worker, error: Error): void {
    const { clock, random, log } = this.#options
    const { name } = worker.cache
    worker.failed++
    if (worker.failures++ === 0)
      log.warn(
        { cache: name, error },
        `${name} does not purge: ${error.message}. What changes waits for it; "npm run cache -- waiting" says how much.`,
      )
    const rest = backoff(worker.failures, FIRST_REST, LONGEST_REST)
    const asked = error instanceof PurgeError ? (error.retryAfter ?? 0) * 1000 : 0
    worker.resumesAt = clock() + Math.max(asked, rest * (0.5 + random() / 2))
  }
}
