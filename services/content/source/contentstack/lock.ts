import { join } from 'node:path'
import Libsql from 'libsql'

/**
 * One process of several that share a data directory writes the mirror. The lock is one of the operating system, which
 * ends with its process, however that ends.
 */
export class MirrorLock {
  readonly #file: string
  #held: Libsql.Database | undefined

  /** @param directory is there */
  constructor(directory: string) {
    this.#file = join(directory, 'lock.db')
  }

  /** @returns whether this process has it, now or already */
  take(): boolean {
    if (this.#held) return true
    const database = new Libsql(this.#file)
    try {
      database.exec('PRAGMA busy_timeout = 0')
      database.exec('BEGIN EXCLUSIVE')
      this.#held = database
      return true
    } catch (error) {
      database.close()
      if ((error as { code?: string }).code?.startsWith('SQLITE_BUSY')) return false
      throw error
    }
  }

  release(): void {
    this.#held?.exec('ROLLBACK')
    this.#held?.close()
    this.#held = undefined
  }
}
