import type { Log } from 'atrium'
import { backoff, coalesceRuns } from '#engine/host.ts'
import { type Failure, ServiceError } from './api/service-error.ts'

export interface ScheduleOptions {
  /** Seconds between two questions for changes. */
  pollSeconds: number
  /** Brings the mirror up to date. @param isHinted somebody said that something has changed @returns whether it has changed */
  sync: (isHinted: boolean) => Promise<boolean>
  /** Pages that are staged: more of them than before is headway. */
  staged: () => number
  /** Takes changes of the mirror up. */
  onChange: () => Promise<unknown>
  log: Log
  /** From 0 to 1; spreads questions of several sites. */
  random?: () => number
  /** Milliseconds of a clock that runs evenly. */
  elapsed?: () => number
  /** Resolves after so many milliseconds, or when it is told to. */
  wait?: (milliseconds: number, woken: AbortSignal) => Promise<void>
}

const SECOND = 1000
const LONGEST_PAUSE = 5 * 60 * SECOND
/** A hint ends a pause after a failure, yet no sooner than this. */
const SHORTEST_PAUSE = 5 * SECOND

/** When the mirror is synchronised: by and by, at a hint, and after failures ever later up to five minutes. */
export class Schedule {
  readonly #options: Required<ScheduleOptions>
  readonly #attempts = coalesceRuns(
    () => this.#attempt(),
    () => undefined,
  )
  #failures = 0
  #staged = 0
  #said: Failure | 'disk' | undefined
  #since: number | undefined
  #waking = new AbortController()
  #isHinted = false
  /** A hint that no attempt has heeded yet. */
  #isOwed = false
  readonly #stopping = new AbortController()
  #isChanged = false
  #upToDateAt: number
  /** Why the last attempt failed; null: it did not. */
  problem: string | null = null
  /** Attempts that failed. */
  failed = 0

  constructor(options: ScheduleOptions) {
    this.#options = { random: Math.random, elapsed: () => performance.now(), wait: waitFor, ...options }
    this.#upToDateAt = this.#options.elapsed()
  }

  /** Seconds since an attempt succeeded, or since the beginning. */
  get age(): number {
    return (this.#options.elapsed() - this.#upToDateAt) / SECOND
  }

  /** Something may have changed: the service is asked now. Hints that come while it is asked are one. */
  hint(): void {
    this.#isHinted = true
    this.#isOwed = true
    this.#waking.abort()
  }

  stop(): void {
    this.#stopping.abort()
    this.#waking.abort()
  }

  /** Runs until it is stopped. @param onFirst called after the first attempt */
  async run(onFirst: () => void = () => {}): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const { least, most } = await this.attempt()
      onFirst()
      await this.#pause(least, most)
    }
  }

  /** An attempt that begins after the call. @returns milliseconds until the next: at least, and when no hint comes */
  attempt(): Promise<{ least: number; most: number }> {
    return this.#attempts.run(undefined)
  }

  async #attempt(): Promise<{ least: number; most: number }> {
    const { sync, onChange, staged, pollSeconds, random } = this.#options
    const isHinted = this.#isOwed
    this.#isHinted = false
    this.#isOwed = false
    try {
      this.#isChanged = (await sync(isHinted)) || this.#isChanged
      if (this.#isChanged) await onChange()
      this.#isChanged = false
      this.#succeed()
      return { least: 0, most: pollSeconds * SECOND * (0.8 + 0.4 * random()) }
    } catch (error) {
      this.#isOwed ||= isHinted
      if (this.#stopping.signal.aborted) return { least: 0, most: 0 }
      const hasHeadway = staged() > this.#staged
      this.#failures = hasHeadway ? 1 : this.#failures + 1
      this.#fail(error as Error)
      return this.#restAfter(error as Error)
    } finally {
      this.#staged = staged()
    }
  }

  #restAfter(error: Error): { least: number; most: number } {
    const growing = backoff(this.#failures, SECOND, LONGEST_PAUSE)
    const pause = growing * (0.8 + 0.4 * this.#options.random())
    const asked = error instanceof ServiceError ? error.retryAfter : undefined
    return asked === undefined
      ? { least: Math.min(pause, SHORTEST_PAUSE), most: pause }
      : { least: Math.max(asked, SECOND), most: Math.max(asked, pause) }
  }

  /** A hint does not end the first part of a pause. */
  async #pause(least: number, most: number): Promise<void> {
    const { wait } = this.#options
    await wait(least, this.#stopping.signal)
    if (this.#isHinted || this.#stopping.signal.aborted) return
    this.#waking = new AbortController()
    await wait(most - least, this.#waking.signal)
  }

  #succeed(): void {
    const { log, elapsed } = this.#options
    if (this.#since !== undefined) {
      const seconds = Math.round((elapsed() - this.#since) / SECOND)
      log.info({ seconds }, `Contentstack answers again after ${seconds} s.`)
    }
    this.#failures = 0
    this.#upToDateAt = elapsed()
    this.#said = undefined
    this.#since = undefined
    this.problem = null
  }

  /** Said once for each kind of failure until it answers again. */
  #fail(error: Error): void {
    const { log, elapsed } = this.#options
    const failure = error instanceof ServiceError ? error.failure : 'disk'
    this.failed++
    this.#since ??= elapsed()
    this.problem = error.message
    if (this.#said === failure) return
    this.#said = failure
    const lead = failure === 'disk' ? 'The mirror of Contentstack cannot be brought up to date: ' : ''
    log.error({ failure, error }, `${lead}${error.message} What was read before is served; it is tried again.`)
  }
}

function waitFor(milliseconds: number, woken: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (woken.aborted || milliseconds <= 0) {
      resolve()
      return
    }
    const timer = setTimeout(end, milliseconds).unref()
    woken.addEventListener('abort', end, { once: true })
    function end() {
      clearTimeout(timer)
      woken.removeEventListener('abort', end)
      resolve()
    }
  })
}
