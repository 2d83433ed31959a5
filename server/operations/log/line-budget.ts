import type { Log } from 'atrium'

export interface LineBudgetOptions {
  /** Told some seconds after lines were left out how many. */
  onLeftOut: (count: number) => void
  /** Milliseconds since some moment. */
  elapsed?: () => number
  /** Milliseconds for which lines left out are counted before they are told. */
  delay?: number
  /** Of the limits, where other processes write lines, too. */
  share?: number
}

/** Lines at once, and a second from then on. Errors, which are longer, have a share of their own. */
export const LINE_LIMITS = { error: { burst: 500, rate: 50 }, other: { burst: 2000, rate: 200 } }
type Kind = keyof typeof LINE_LIMITS

/** Bounds how many lines of the log are written: a flood of requests or of errors leaves room on its disk. */
export class LineBudget {
  readonly #options: Required<LineBudgetOptions>
  readonly #left: Record<Kind, number>
  #filled: number
  #leftOut = 0
  #told = 0
  #timer: NodeJS.Timeout | undefined

  constructor(options: LineBudgetOptions) {
    this.#options = { elapsed: () => performance.now(), delay: 10_000, share: 1, ...options }
    const { share } = this.#options
    this.#left = { error: share * LINE_LIMITS.error.burst, other: share * LINE_LIMITS.other.burst }
    this.#filled = this.#options.elapsed()
  }

  /** Lines left out since the process began. */
  get leftOut(): number {
    return this.#leftOut
  }

  /** True when one more line may be written; false: it is counted. */
  take(level: keyof Log): boolean {
    this.#fill()
    const kind = level === 'error' ? 'error' : 'other'
    if (this.#left[kind] >= 1) {
      this.#left[kind]--
      return true
    }
    this.#leftOut++
    this.#timer ??= setTimeout(() => this.#tell(), this.#options.delay).unref()
    return false
  }

  #fill(): void {
    const now = this.#options.elapsed()
    const seconds = (now - this.#filled) / 1000
    this.#filled = now
    const { share } = this.#options
    for (const kind of Object.keys(LINE_LIMITS) as Kind[]) {
      const { burst, rate } = LINE_LIMITS[kind]
      this.#left[kind] = Math.min(share * burst, this.#left[kind] + share * seconds * rate)
    }
  }

  #tell(): void {
    this.#timer = undefined
    const count = this.#leftOut - this.#told
    this.#told = this.#leftOut
    this.#options.onLeftOut(count)
  }
}
