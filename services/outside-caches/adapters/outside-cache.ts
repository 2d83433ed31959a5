/** One request to an outside cache. */
export interface PurgeCall {
  method: string
  url: string
  headers: Record<string, string>
  /** Header lines that nobody may read. */
  secrets: Record<string, string>
  body?: string
}

/** Describes what came back. */
export interface PurgeAnswer {
  status: number
  /** At most 64 kB. */
  body: string
  /** Seconds from `Retry-After`. */
  retryAfter?: number
}

/** Port: a cache in front of the site, and how it is told by keys what to ask for again. */
export interface OutsideCache {
  /** Names it in the log, the metrics and the outbox, like `varnish 10.0.0.7:6081`. */
  name: string
  /** The header line of an answer in which it reads keys. */
  header: 'surrogate-key' | 'cache-tag'
  /** Most keys of one call, and most bytes of them with a separator each. */
  maxKeys: number
  maxBytes: number
  /** @param isHard false: what has the keys may be shown once more while the site cannot be reached, where the cache can do that */
  callOf(keys: readonly string[], isHard: boolean): PurgeCall
  /** Returns what is wrong with an answer of 200, or undefined. */
  problemOf(answer: PurgeAnswer): string | undefined
}

/** A call that was not carried out. */
export class PurgeError extends Error {
  override name = 'PurgeError'
  /** Seconds that the cache asks to be left alone for. */
  readonly retryAfter: number | undefined
  /** The cache does not take these keys, also when it is asked again. */
  readonly isRefused: boolean

  constructor(message: string, { retryAfter, isRefused = false }: { retryAfter?: number; isRefused?: boolean } = {}) {
    super(message)
    this.retryAfter = retryAfter
    this.isRefused = isRefused
  }
}
