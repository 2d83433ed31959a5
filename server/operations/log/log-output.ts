import { writeSync } from 'node:fs'

export interface LogOutputOptions {
  /** File descriptor that lines are written to. */
  descriptor: number
  /** Bounds what may wait while nothing can be written, in bytes; further lines are lost. */
  maxBytes?: number
  /** Told, when lines can be written again, how many were lost and why. */
  onRecovery?: (lost: number, reason: string) => void
}

/** Milliseconds until writing is tried again: soon where the reader is slow, later where something is broken. */
const RETRY = { EAGAIN: 10, other: 1000 }

/**
 * Writes the lines of the log. Nothing that happens to them stops the process or keeps it waiting: what cannot be
 * written, since the disk is full or the reader hangs, waits within a bound, and beyond it is lost and counted.
 */
export class LogOutput {
  readonly #options: LogOutputOptions
  #waiting: Buffer[] = []
  #waitingBytes = 0
  #reason: string | undefined
  #lost = 0
  #reported = 0

  constructor(options: LogOutputOptions) {
    this.#options = options
    // Opening it makes a pipe one that is not waited for.
    if (options.descriptor === 1) void process.stdout
  }

  /** Lines lost since the process began. */
  get lost(): number {
    return this.#lost
  }

  write(line: string): void {
    const bytes = Buffer.from(line)
    const { maxBytes = 256 * 1024 } = this.#options
    if (this.#waitingBytes + bytes.length > maxBytes) {
      this.#lost++
      return
    }
    this.#waiting.push(bytes)
    this.#waitingBytes += bytes.length
    if (this.#reason === undefined) this.#flush()
  }

  #flush(): void {
    try {
      while (this.#waiting.length > 0) this.#written(writeSync(this.#options.descriptor, this.#waiting[0] as Buffer))
      this.#recover()
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      this.#reason = message
      setTimeout(() => this.#flush(), code === 'EAGAIN' ? RETRY.EAGAIN : RETRY.other).unref()
    }
  }

  /** Of a line that was written in part, the rest is written next. */
  #written(bytes: number): void {
    const [first] = this.#waiting as [Buffer]
    this.#waitingBytes -= bytes
    if (bytes === first.length) this.#waiting.shift()
    else this.#waiting[0] = first.subarray(bytes)
  }

  #recover(): void {
    const reason = this.#reason
    this.#reason = undefined
    const lost = this.#lost - this.#reported
    this.#reported = this.#lost
    if (reason !== undefined && lost > 0) this.#options.onRecovery?.(lost, reason)
  }
}
