import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord, parseJson } from 'atrium'
import { attempt, syncFolder } from '#engine/host.ts'
import { isContentPath, isName } from './content-path.ts'

/** One file of several that are replaced together. */
export interface Step {
  path: string
  /** Hash of the file that is replaced; null: there is none. */
  before: string | null
  /** Name of the new file, which is written beside its place; null: the file is deleted. */
  staged: string | null
}

/** Keeps what a process is about to replace: if it is killed in the middle, the next one finishes it. */
export class Journal {
  readonly #directory: string
  readonly #file: string

  /** @param directory content directory */
  constructor(directory: string) {
    this.#directory = directory
    this.#file = join(directory, '.writer.journal')
  }

  isThere(): boolean {
    return existsSync(this.#file)
  }

  /** Tells whether a process that was killed has left anything of it. */
  isLeft(): boolean {
    return this.isThere() || existsSync(`${this.#file}.new`)
  }

  /** Removes one that was never begun. */
  tidy(): void {
    rmSync(`${this.#file}.new`, { force: true })
  }

  /** The steps are begun when this has returned, and not before. */
  write(steps: readonly Step[]): void {
    const unfinished = `${this.#file}.new`
    const handle = openSync(unfinished, 'w')
    try {
      writeSync(handle, JSON.stringify(steps))
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    renameSync(unfinished, this.#file)
    syncFolder(this.#directory)
  }

  /** Steps of a process that was killed; null: there are none. What no process of ours has written is none. */
  read(): Step[] | null {
    if (!this.isThere()) return null
    const steps = attempt(() => parseJson(readFileSync(this.#file, 'utf8')))
    return Array.isArray(steps) && steps.every(isStep) ? steps : []
  }

  end(): void {
    rmSync(this.#file, { force: true })
  }
}

const isStep = (step: unknown): step is Step =>
  isRecord(step) &&
  typeof step.path === 'string' &&
  isContentPath(step.path) &&
  (step.before === null || typeof step.before === 'string') &&
  (step.staged === null || (typeof step.staged === 'string' && isStagedName(step.staged)))

const isStagedName = (name: string): boolean =>
  name.startsWith('.') && name.endsWith('.tmp') && isName(name.slice(1)) && !name.includes('/')
