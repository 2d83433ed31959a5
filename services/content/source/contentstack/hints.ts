import { type FSWatcher, mkdirSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Passes hints to the process that writes the mirror, from others that share its data directory. */
export class Hints {
  readonly #folder: string
  #watcher: FSWatcher | undefined

  constructor(directory: string) {
    this.#folder = join(directory, 'hints')
    mkdirSync(this.#folder, { recursive: true })
  }

  /** Tells the process that writes the mirror. */
  pass(): void {
    writeFileSync(join(this.#folder, 'latest'), String(process.pid))
  }

  /** From now on hints of other processes come here. Where folders cannot be watched, the next question comes in time. */
  receive(onHint: () => void): void {
    try {
      this.#watcher ??= watch(this.#folder, onHint).on('error', () => this.close())
    } catch {
      this.close()
    }
  }

  close(): void {
    this.#watcher?.close()
    this.#watcher = undefined
  }
}
