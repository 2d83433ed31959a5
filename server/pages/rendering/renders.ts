import type { Log } from 'atrium'
import type { ResolvedRequest, SiteRequest, SiteResponse } from '#engine/host.ts'
import { AbandonedError, BusyError, createGate } from '#engine/host.ts'
import type { Counters } from '../counters.ts'

/**
 * Renders that may wait for something outside at the same time. Each holds a page's memory: in 128 of them that is some tens
 * of megabytes, and services are asked a few at a time anyway.
 */
const MAX_IN_FLIGHT = 128

export interface RendersOptions {
  /** How many may wait. */
  queue: number
  log: Log
  /** Told how long each took. */
  onRender?: (seconds: number) => void
}

/** Renders pages, in order and counted; what goes wrong becomes an answer. */
export class Renders {
  readonly #counters: Counters
  readonly #log: Log
  readonly #onRender: (seconds: number) => void
  readonly #gate: ReturnType<typeof createGate>

  constructor({ queue, log, onRender = () => {} }: RendersOptions, counters: Counters) {
    this.#counters = counters
    this.#log = log
    this.#onRender = onRender
    this.#gate = createGate({ running: MAX_IN_FLIGHT, waiting: queue, separateTurns: true })
  }

  /**
   * Never rejects: 503 when too many are waiting, 500 when the site fails.
   *
   * @param isWanted false: nobody waits for it any more, and it is not begun
   * @returns a key, when the answer would be the one of that key: it is not rendered
   */
  async render(asked: SiteRequest, resolved: ResolvedRequest, isWanted: () => boolean): Promise<SiteResponse | string> {
    try {
      return await this.#gate(
        async () => {
          const begun = performance.now()
          const key = await resolved.finalKey()
          if (key !== null && key !== resolved.key) return key
          this.#counters.renders++
          try {
            return await resolved.answer()
          } finally {
            this.#onRender((performance.now() - begun) / 1000)
          }
        },
        { isWanted },
      )
    } catch (error) {
      if (error instanceof BusyError) this.#counters.refused++
      else if (error instanceof AbandonedError) this.#counters.abandoned++
      else return this.failed(asked, error as Error)
      return failure(503)
    }
  }

  /** The answer to a request that something went wrong with, which the log names. */
  failed({ path, log = this.#log }: SiteRequest, error: Error): SiteResponse {
    log.error({ path, error }, `Answering ${path} failed: ${error.message}`)
    return failure(500)
  }
}

const failure = (status: number): SiteResponse => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', ...(status === 503 && { 'retry-after': '1' }) },
  body: `An error occurred ${status}\n`,
  cache: null,
})
