import { closeSync, openSync, statSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import Libsql from 'libsql'

/** Pauses between two attempts, in milliseconds, and how long they go on. */
const SHORTEST = 1
const LONGEST = 20
const PATIENCE = 10_000

/** Another process holds a lock, and does not let go of it. */
export class LockedError extends Error {
  override name = 'LockedError'
}

/**
 * Held by one process at a time. The lock is one of the operating system, which ends with its process, however that ends;
 * its file is empty, and stays.
 */
export class ProcessLock {
  readonly #file: string
  #opened: { database: Libsql.Database; inode: number } | undefined
  #isHeld = false

  /** @param file in a folder that is there */
  constructor(file: string) {
    this.#file = file
  }

  /** @returns whether this process has it, now or already */
  take(): boolean {
    if (this.#isHeld) return true
    this.#opened ??= this.#open()
    try {
      this.#opened.database.exec('BEGIN EXCLUSIVE')
    } catch (error) {
      if ((error as { code?: string }).code?.startsWith('SQLITE_BUSY')) return false
      this.#close()
      throw error
    }
    this.#isHeld = true
    if (this.#isInPlace()) return true
    // Whoever comes next locks the file that is there now.
    this.release()
    return this.take()
  }

  release(): void {
    if (!this.#isHeld) return
    this.#isHeld = false
    this.#opened?.database.exec('ROLLBACK')
    if (!this.#isInPlace()) this.#close()
  }

  /**
   * Does something that takes no time while no other process does so.
   *
   * @throws LockedError when another one holds the lock for too long
   */
  async during<Result>(work: () => Result): Promise<Result> {
    const end = performance.now() + PATIENCE
    for (let pause = SHORTEST; !this.take(); pause = Math.min(LONGEST, pause * 2)) {
      if (performance.now() > end) throw new LockedError(`Another process holds ${this.#file} for too long.`)
      await wait(pause * (0.5 + Math.random()))
    }
    try {
      return work()
    } finally {
      this.release()
    }
  }

  close(): void {
    this.release()
    this.#close()
  }

  #open() {
    // SQLite would make it later on.
    closeSync(openSync(this.#file, 'a'))
    const database = new Libsql(this.#file)
    database.exec('PRAGMA busy_timeout = 0')
    return { database, inode: statSync(this.#file).ino }
  }

  #close(): void {
    this.#opened?.database.close()
    this.#opened = undefined
  }

  /** Somebody may have deleted the file, or put another one in its place. */
  #isInPlace(): boolean {
    return statSync(this.#file, { throwIfNoEntry: false })?.ino === this.#opened?.inode
  }
}
