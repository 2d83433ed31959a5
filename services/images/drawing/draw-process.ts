import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { Derivation, Size } from '../derivatives/derivation.ts'
import program from './process.mjs?raw'

/** Describes what is to be drawn, as plain data. */
export interface Drawing {
  /** The master's file. */
  file: string
  master: Size & { isVector: boolean }
  derivation: Derivation
  /** Formats that will do; the one that comes out smallest is taken. */
  choice: readonly { format: string; contentType: string; options: object }[]
  /** Where the picture is kept; its folder is there. */
  target: string
  /** A larger one is not kept. */
  maxBytes: number
}

/** A picture that was drawn: kept in the file, of so many bytes, or handed over where it could not be kept. */
export type Drawn =
  | { contentType: string; bytes: number; body?: undefined }
  | { contentType: string; body: Buffer; unkept?: string }

/** Describes what a master is made of, as plain data. */
export interface Remaking {
  /** The file that was sent. */
  source: string
  /** Where the master is written. */
  target: string
  /** One with more pixels is not read. */
  maxPixels: number
  forms: Readonly<Record<'photograph' | 'lossless', { ending: string; format: string; options: object }>>
}

/** A master that was made. */
export interface Remade extends Size {
  ending: string
}

/** Bounds what one drawing may take. */
export interface DrawingLimits {
  seconds: number
  megabytes: number
}

export const LIMITS: DrawingLimits = { seconds: 15, megabytes: 400 }

/** The picture took more than it may; the process that drew it was ended. */
export class TooHeavyError extends Error {
  override name = 'TooHeavyError'
}

/** The process ended by itself, or somebody else ended it. */
export class EndedError extends Error {
  override name = 'EndedError'
}

/** How often memory is looked at, in milliseconds. */
const LOOK_MS = 50

const SHELL = '/bin/sh'
const LIMITED = 'ulimit -d "$0" 2>/dev/null; exec "$@"'

const library = () => pathToFileURL(createRequire(import.meta.url).resolve('sharp')).href

/** A process that draws one picture at a time. */
export class DrawProcess {
  readonly #child: ChildProcess
  readonly #limits: DrawingLimits

  /** @param isBackground it takes only the processor time that nobody else wants */
  constructor(limits: DrawingLimits, isBackground = false) {
    this.#limits = limits
    const { NODE_OPTIONS: _, ...environment } = process.env
    const [command, ...parameters] = [...withMemory(limits), process.execPath]
    this.#child = spawn(
      command as string,
      [...parameters, '--input-type=module', '--eval', program, library(), isBackground ? 'background' : ''],
      {
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        serialization: 'advanced',
        env: { ...environment, MALLOC_ARENA_MAX: '2' },
      },
    )
    this.#child.unref()
    this.#child.channel?.unref()
    // Looked at where a picture is drawn.
    this.#child.on('error', () => undefined)
  }

  get isAlive(): boolean {
    return this.#child.connected
  }

  get megabytes(): number {
    return megabytesOf(this.#child.pid)
  }

  end(): void {
    this.#child.kill('SIGKILL')
  }

  /**
   * Has a picture drawn, or a master made.
   *
   * @throws Error when it cannot be done, saying why
   * @throws EndedError when the process is gone
   * @throws TooHeavyError when that takes too long or too much memory; the process is ended then
   */
  run<Result extends Drawn | Remade>(job: Result extends Drawn ? Drawing : Remaking): Promise<Result> {
    const child = this.#child
    const { seconds, megabytes } = this.#limits
    return new Promise((resolve, reject) => {
      const give = (result: () => void) => {
        clearTimeout(timer)
        clearInterval(watch)
        child.removeListener('message', onAnswer).removeListener('exit', onEnd).removeListener('error', onEnd)
        child.channel?.unref()
        result()
      }
      const giveUp = (reason: string) =>
        give(() => {
          this.end()
          reject(new TooHeavyError(reason))
        })
      const onEnd = () => give(() => reject(new EndedError('the process that drew it ended')))
      const onAnswer = (answer: Result | { failure: string }) =>
        give(() => ('failure' in answer ? reject(new Error(answer.failure)) : resolve(answer)))
      const timer = setTimeout(() => giveUp(`it is not drawn within ${seconds} s`), seconds * 1000)
      const watch = setInterval(() => {
        if (this.megabytes > megabytes) giveUp(`it takes more than ${megabytes} MB to draw`)
      }, LOOK_MS)
      child.channel?.ref()
      child.on('message', onAnswer).on('exit', onEnd).on('error', onEnd)
      child.send(job, (error) => error && onEnd())
    })
  }
}

/** Where there is a shell, no more memory can be had than that; watching alone may look too late. */
const withMemory = ({ megabytes }: DrawingLimits): string[] =>
  existsSync(SHELL) ? [SHELL, '-c', LIMITED, String(1.5 * megabytes * 1024 + codeKilobytes())] : []

/** What V8 sets aside for code counts as memory, used or not: half a gigabyte from Node 24 on, for each thread of its own. */
const codeKilobytes = (): number => {
  const ranges = [...fromSystem('/proc/self/maps').matchAll(/^(\w+)-(\w+) rwxp/gm)]
  return Math.max(0, ...ranges.map(([, from, to]) => Number(`0x${to}`) - Number(`0x${from}`))) / 1024
}

/** Memory of a process; 0 where the system does not tell. */
const megabytesOf = (pid: number | undefined): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(fromSystem(`/proc/${pid}/status`))?.[1] ?? 0) / 1024

function fromSystem(file: string): string {
  try {
    return readFileSync(file, 'latin1')
  } catch {
    return ''
  }
}
