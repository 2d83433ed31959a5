import { BoundedCache } from '../../base/memory/bounded-cache.ts'
import type { RateLimit } from '../../contract/site/endpoint.ts'

/** Bounds what is known of callers, in bytes: that is some ten thousand of them. */
const MAX_BYTES = 2 * 2 ** 20
const CALLER_BYTES = 60
const MINUTE = 60_000

/**
 * How often each caller may have an endpoint or a page make an answer. Nobody who keeps within the rate is refused, and what was not
 * used in one minute may be used at once. Who asked is forgotten with the process.
 */
export class RateLimits {
  readonly #spent = new BoundedCache<{ spent: number; at: number }>(MAX_BYTES)
  readonly #elapsed: () => number

  /** @param elapsed milliseconds since some moment */
  constructor(elapsed: () => number = () => performance.now()) {
    this.#elapsed = elapsed
  }

  /**
   * Counts an answer.
   *
   * @param caller undefined: nobody knows who asks, and everybody is let in
   * @returns seconds to wait before asking again; 0: go on
   */
  spend({ name, limit }: { name: string; limit?: RateLimit }, caller: string | undefined): number {
    if (!limit || caller === undefined) return 0
    const key = `${name} ${caller}`
    const at = this.#elapsed()
    const each = MINUTE / limit.perMinute
    const last = this.#spent.get(key)
    const spent = last ? Math.max(0, last.spent - (at - last.at) / each) : 0
    const isOver = spent + 1 > limit.perMinute
    this.#spent.set(key, { spent: isOver ? spent : spent + 1, at }, CALLER_BYTES)
    return isOver ? Math.max(1, Math.ceil(((spent + 1 - limit.perMinute) * each) / 1000)) : 0
  }
}
