import type { Log } from '#engine/contract/context.ts'
import type { SiteRequest, SiteResponse } from '#engine/request/request.ts'
import type { Counters } from './counters.ts'
import { Gate } from './gate.ts'
import type { PageSource } from './page-source.ts'

/** Has pages made, in order and counted; what goes wrong becomes an answer. */
export class Renders {
  readonly #source: PageSource
  readonly #counters: Counters
  readonly #log: Log
  readonly #gate = new Gate()

  constructor(source: PageSource, counters: Counters, log: Log) {
    this.#source = source
    this.#counters = counters
    this.#log = log
  }

  /** Never rejects: 503 when too many are waiting, 500 when the site fails. */
  async make(asked: SiteRequest): Promise<SiteResponse> {
    try {
      return await this.#gate.run(() => {
        this.#counters.renders++
        return this.#source.respond(asked)
      })
    } catch (error) {
      const { name, message } = error as Error
      const isFull = name === 'GateFullError'
      if (isFull) this.#counters.refused++
      else this.#log.error({ path: asked.path, error }, `Answering ${asked.path} failed: ${message}`)
      return failure(isFull ? 503 : 500)
    }
  }
}

const failure = (status: number): SiteResponse => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', ...(status === 503 && { 'retry-after': '1' }) },
  body: `An error occurred ${status}\n`,
  cache: null,
})
