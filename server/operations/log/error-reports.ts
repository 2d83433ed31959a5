import { BoundedCache, bytesOf } from '#engine/host.ts'
import { hide } from './hidden-values.ts'

/** One error, however often it came: what a collector of errors is sent. */
export interface ErrorReport {
  /** When it came first, in ISO 8601. */
  time: string
  message: string
  stack?: string
  /** Of the first request that it came in, as in the log. */
  requestId?: string
  /** Address that was asked for, without its query. */
  path?: string
  /** How often it came since the last report. */
  count: number
}

export interface ErrorReportsOptions {
  /** Takes `POST` requests with JSON: `{ release, errors, leftOut }`. */
  url: string
  /** Names what is running. */
  release?: string
  now: () => Date
  /** Values that no report may hold. */
  hidden?: readonly string[]
  /** Told once for a row of reports that could not be sent. */
  onFailure: (reason: string) => void
  fetch?: typeof fetch
  /** Milliseconds for which errors are gathered before they are sent. */
  delay?: number
}

/** Returns what the log says of errors that could not be sent. */
export const unsent = (reason: string): string =>
  `Error reports are not sent: ${reason}. Look at what listens at ERROR_REPORT_URL.`

/** Different errors of one report, and what they may take in memory, in bytes; more are counted only. */
const MAX_ERRORS = 100
const MAX_BYTES = 2 ** 20
/** A collector that takes longer is not waited for, in milliseconds. */
const TIMEOUT_MS = 5000

/** Sends errors to a collector, gathered, each kind once, and never while anybody waits. What cannot be sent is counted. */
export class ErrorReports {
  readonly #options: ErrorReportsOptions
  readonly #errors = new BoundedCache<ErrorReport>(Number.POSITIVE_INFINITY)
  #leftOut = 0
  #timer: NodeJS.Timeout | undefined
  #sending: Promise<void> = Promise.resolve()
  #isFailing = false

  constructor(options: ErrorReportsOptions) {
    this.#options = options
  }

  /** @param facts of a line of the log: of them `error`, `id`, and `path` or `url` are sent, the others never */
  add({ error, id, path, url }: Record<string, unknown>, message: string): void {
    const { now, delay = 5000 } = this.#options
    const address = [path, url].find((one) => typeof one === 'string')?.replace(/[?#].*$/s, '')
    const stack = error instanceof Error ? error.stack : undefined
    const key = [message, stack, address].join('\n')
    const known = this.#errors.get(key)
    if (known) known.count++
    else {
      const requestId = typeof id === 'string' ? id : undefined
      const report = { time: now().toISOString(), message, stack, requestId, path: address, count: 1 }
      const bytes = bytesOf(report)
      if (this.#errors.size >= MAX_ERRORS || this.#errors.bytes + bytes > MAX_BYTES) this.#leftOut++
      else this.#errors.set(key, report, bytes)
    }
    this.#timer ??= setTimeout(() => this.flush(), delay).unref()
  }

  /** Sends what was gathered. Never rejects, and takes no longer than the time-out. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#sending = this.#sending.then(() => this.#send())
    return this.#sending
  }

  async #send(): Promise<void> {
    const { url, release, hidden = [], onFailure, fetch: own = fetch } = this.#options
    const errors = [...this.#errors].map(([, report]) => report)
    const leftOut = this.#leftOut
    if (errors.length === 0) return
    this.#errors.clear()
    this.#leftOut = 0
    try {
      const answer = await own(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: hide(JSON.stringify({ release, errors, leftOut }), hidden),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`status ${answer.status}`)
      this.#isFailing = false
    } catch (error) {
      this.#leftOut += errors.reduce((sum, { count }) => sum + count, leftOut)
      const { message, cause } = error as Error & { cause?: { code?: string } }
      if (!this.#isFailing) onFailure(cause?.code ?? message)
      this.#isFailing = true
    }
  }
}
