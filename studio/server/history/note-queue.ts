import type { Log } from 'atrium'

/** What waits may have so many bytes; beyond, the oldest goes. */
const MAX_WAITING_BYTES = 32 * 2 ** 20
/** After a failure it is tried again so often, in milliseconds. */
const TRY_AGAIN = 5000
/** One that fails so often while others do not is let go. */
const MAX_TRIES = 5

interface Note {
  /** Names it in the log. */
  what: string
  bytes: number
  /** Of the entry, where it is one of writes. */
  key?: string
  run(): Promise<unknown>
  tries?: number
}

/** Why what was written is not in the history. */
export interface Trouble {
  since: string
  message: string
}

/**
 * Notes one after the other what was written. Nobody waits for it: what cannot be noted waits for the store, within
 * bounds, and is told.
 */
export class NoteQueue {
  readonly #waiting: Note[] = []
  readonly #now: () => Date
  readonly #log: Log
  #bytes = 0
  #running: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #trouble: Trouble | undefined

  constructor(now: () => Date, log: Log) {
    this.#now = now
    this.#log = log
  }

  get trouble(): Trouble | undefined {
    return this.#trouble
  }

  add(note: Note): void {
    this.#waiting.push(note)
    this.#bytes += note.bytes
    while (this.#bytes > MAX_WAITING_BYTES && this.#waiting.length > 1) this.#letGo('too much waits for the store')
    // Where the store fails, it is asked again after a pause. Where it holds the entries, too, a write has just reached it.
    if (note.key !== undefined) this.#endPause()
    if (!this.#timer) this.#begin()
  }

  /** Tells whether writes of an entry are waiting. */
  isWaiting(key: string): boolean {
    return this.#waiting.some((note) => note.key === key)
  }

  /** Resolves when all that was added is noted, or cannot be. */
  async settled(): Promise<void> {
    await this.#running
  }

  /** Tries once more, and ends. */
  async close(): Promise<void> {
    await this.#running
    this.#endPause()
    if (this.#waiting.length > 0) await this.#drain()
    clearTimeout(this.#timer)
    if (this.#waiting.length > 0)
      this.#log.error({ left: this.#waiting.length }, 'The last writes are not in the history of their entries.')
  }

  #begin(): void {
    this.#running ??= this.#drain().finally(() => {
      this.#running = undefined
      // One that was added at the very end.
      if (this.#waiting.length > 0 && !this.#timer) this.#begin()
    })
  }

  async #drain(): Promise<void> {
    // The answer to whoever wrote goes first.
    await new Promise((resolve) => setImmediate(resolve))
    for (let note = this.#waiting[0]; note; note = this.#waiting[0]) {
      try {
        await note.run()
        this.#take(note)
        this.#recovered()
      } catch (error) {
        note.tries = (note.tries ?? 0) + 1
        this.#failed(note, error as Error)
        if (note.tries >= MAX_TRIES && this.#waiting[0] === note && (await this.#takesAnother(note)))
          this.#letGo((error as Error).message)
        return
      }
    }
  }

  /** Whether the store takes what was written of another entry, when it does not take this one. */
  async #takesAnother({ key }: Note): Promise<boolean> {
    const other = this.#waiting.find((note) => note.key !== key)
    if (!other) return false
    try {
      await other.run()
      this.#take(other)
      return true
    } catch {
      return false
    }
  }

  #endPause(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #take(note: Note): void {
    const at = this.#waiting.indexOf(note)
    if (at < 0) return
    this.#waiting.splice(at, 1)
    this.#bytes -= note.bytes
  }

  #letGo(why: string): void {
    const [note] = this.#waiting
    if (!note) return
    this.#take(note)
    this.#log.error({ what: note.what }, `${note.what} is not in the history of its entry: ${why}.`)
  }

  #failed({ what }: Note, error: Error): void {
    if (!this.#trouble)
      this.#log.error({ what, error }, `What is written is not in the history of entries: ${error.message}`)
    this.#trouble ??= { since: this.#now().toISOString(), message: error.message }
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#begin()
    }, TRY_AGAIN)
    this.#timer.unref()
  }

  #recovered(): void {
    if (!this.#trouble) return
    this.#log.info({ since: this.#trouble.since }, 'What is written is in the history of entries again.')
    this.#trouble = undefined
  }
}
