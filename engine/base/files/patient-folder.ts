import { opendir, stat } from 'node:fs/promises'
import { createGate } from '../async/gate.ts'
import { isMissing, requireSize } from './file-error.ts'
import { type FoundFile, findInside, type OpenedFile, openInside, type Place } from './open-inside.ts'

/** A disk that answers takes milliseconds. */
const TIMEOUT_MS = 5000
/**
 * Node has four threads for files, and what hangs keeps its thread: of folders with files of the content directory all
 * together may have three, and each two.
 */
const MAX_WAITING = 10_000
const sharedGate = createGate({ running: 3, waiting: MAX_WAITING })
const MAX_RUNNING = 2

/** Says that what a disk was asked did not come in time, or was not asked since something else did not. */
export class HangingDiskError extends Error {
  override name = 'HangingDiskError'

  constructor(folder: string) {
    super(`the disk with ${folder} does not answer`)
  }
}

/** Operations that hang, in this process: a thread that waits for a disk keeps a process from ending. */
let hanging = 0

/** True while a thread waits for a disk that does not answer. */
export const isDiskHanging = (): boolean => hanging > 0

/** Milliseconds in which a disk is asked that does not hang, while the process has time. */
const IDLE_MS = 500

/** True when an operation elsewhere ends at once: what does not is late for its disk, and not for a busy process. */
async function isIdle(): Promise<boolean> {
  const begun = performance.now()
  await stat('/').catch(() => undefined)
  return performance.now() - begun < IDLE_MS
}

/**
 * A folder whose disk may hang. Every operation ends in time, and while one hangs no further one is begun: all others of
 * the folder fail at once, and files elsewhere are read as ever. What only waits for its turn, or for a busy process, does
 * not hang.
 */
export class PatientFolder {
  readonly path: string
  readonly #around: string | undefined
  readonly #patience: number
  readonly #gate = createGate({ running: MAX_RUNNING, waiting: MAX_WAITING })
  #hanging = 0

  /**
   * @param path of the folder, which may be a link
   * @param around the folder to which links in it may lead as well
   * @param patience milliseconds
   */
  constructor(path: string, { around, patience = TIMEOUT_MS }: { around?: string; patience?: number } = {}) {
    this.path = path
    this.#around = around
    this.#patience = patience
  }

  /**
   * @param work one operation of the file system
   * @param discard is given what came too late for anybody
   * @throws HangingDiskError when it does not end in time, BusyError when too many wait; else as the work does
   */
  ask<Value>(work: () => Promise<Value>, discard?: (late: Value) => unknown): Promise<Value> {
    if (this.#hanging > 0) return Promise.reject(new HangingDiskError(this.path))
    return new Promise((resolve, reject) => {
      let state: 'waiting' | 'begun' | 'done' | 'late' = 'waiting'
      let timer: NodeJS.Timeout
      const look = async () => {
        const isBegun = state === 'begun'
        const isHanging = isBegun ? await isIdle() : isDiskHanging()
        if (state === 'done') return
        if (!isHanging) {
          timer = setTimeout(look, this.#patience)
          return
        }
        state = 'late'
        if (isBegun) this.#count(1)
        reject(new HangingDiskError(this.path))
      }
      timer = setTimeout(look, this.#patience)
      const begin = () => {
        state = 'begun'
        clearTimeout(timer)
        timer = setTimeout(look, this.#patience)
        return work().finally(() => {
          clearTimeout(timer)
          if (state === 'late') this.#count(-1)
          else state = 'done'
        })
      }
      const isWanted = () => state !== 'late'
      this.#gate(() => sharedGate(begin, { isWanted }), { isWanted }).then(
        (value) => (state === 'late' ? discard?.(value) : resolve(value)),
        (error) => {
          clearTimeout(timer)
          reject(error)
        },
      )
    })
  }

  #place(name: string): Place {
    return { folder: this.path, name, around: this.#around }
  }

  #count(change: 1 | -1): void {
    this.#hanging += change
    hanging += change
  }

  /** A regular file in the folder; null where there is none. @throws FileError, HangingDiskError, else as the system does */
  find(name: string): Promise<FoundFile | null> {
    return this.ask(() => findInside(this.#place(name))).catch(nullIfMissing)
  }

  /** Opens a file; null where there is none. @throws as `find` */
  open(name: string): Promise<OpenedFile | null> {
    return this.ask(
      () => openInside(this.#place(name)),
      (late) => this.close(late),
    ).catch(nullIfMissing)
  }

  /** Closes a file when its disk lets it. */
  close({ file }: Pick<OpenedFile, 'file'>): void {
    this.#gate(() => sharedGate(() => file.close())).catch(() => undefined)
  }

  /**
   * The bytes of an open file from a place on, in parts.
   *
   * @throws when it ends before it should, as one that is cut off while it is read
   */
  async *parts({ file }: Pick<OpenedFile, 'file'>, start: number, length: number): AsyncGenerator<Buffer> {
    for (let done = 0; done < length; ) {
      const buffer = Buffer.allocUnsafe(Math.min(PART_BYTES, length - done))
      const { bytesRead } = await this.ask(() => file.read({ buffer, position: start + done }))
      if (bytesRead === 0) throw new Error('The file is cut off.')
      yield buffer.subarray(0, bytesRead)
      done += bytesRead
    }
  }

  /** A whole file; null where there is none. @throws as `find`, and FileError when it has more bytes */
  async read(name: string, maxBytes: number): Promise<Buffer | null> {
    const opened = await this.open(name)
    if (!opened) return null
    try {
      requireSize(opened.facts, maxBytes)
      const parts: Buffer[] = []
      for await (const part of this.parts(opened, 0, opened.facts.size)) parts.push(part)
      return Buffer.concat(parts)
    } finally {
      this.close(opened)
    }
  }

  /**
   * Names of what is in the folder, in no order; at most so many.
   *
   * @throws when it cannot be read
   */
  names(most: number): Promise<string[]> {
    return this.ask(async () => {
      const names: string[] = []
      for await (const { name } of await opendir(this.path, { bufferSize: 1024 })) {
        names.push(name)
        if (names.length === most) break
      }
      return names
    })
  }
}

/** Bytes read at once. */
const PART_BYTES = 128 * 1024

const nullIfMissing = (error: unknown): null => {
  if (isMissing(error)) return null
  throw error
}
