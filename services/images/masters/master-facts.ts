import { appendFile, mkdir, unlink } from 'node:fs/promises'
import { dirname, parse } from 'node:path'
import { crc32 } from 'node:zlib'
import { attempt, FileError, type OpenedFile, PatientFolder, writeWhole } from '#engine/host.ts'
import type { Size } from '../derivatives/derivation.ts'

export interface Facts extends Size {
  /** SHA-256 of the file, in hexadecimal; absent until it was read whole. */
  hash?: string
  /** The file cannot be read in part, nor in a smaller scale. */
  isProgressive?: boolean
}

type Line = readonly [file: string, version: string, facts: Facts]

/** Read of the file: half a million lines. */
const MAX_BYTES = 128 * 1024 * 1024
/** A line names one file. */
const LONGEST_LINE = 10_000

/** Lines of masters that were written again since, for each that counts, before the file is written anew. */
const MAX_OUTDATED = 2

/**
 * Keeps what was learnt of masters, in a file, so that a process that starts reads none of them again: a line of JSON
 * for each, with a checksum; a later line wins. What cannot be read or written is learnt again and nothing else.
 */
export class MasterFacts {
  readonly #path: string
  readonly #known = new Map<string, { version: string; facts: Facts }>()
  /** Sizes by id, as earlier processes had them. */
  readonly #before = new Map<string, Size>()
  readonly #ready: Promise<void>
  #writing: Promise<unknown> = Promise.resolve()

  /** @param path of the file; its folder is made when it is missing */
  constructor(path: string) {
    this.#path = path
    this.#ready = this.#load()
  }

  /** @param version changes when the master is written */
  async find(file: string, version: string): Promise<Facts | undefined> {
    await this.#ready
    const known = this.#known.get(file)
    return known?.version === version ? known.facts : undefined
  }

  /** @returns the size that an earlier process last knew of a picture, once the file is read */
  sizeBefore(id: string): Size | undefined {
    return this.#before.get(id)
  }

  add(file: string, version: string, facts: Facts): void {
    this.#known.set(file, { version, facts })
    const line = lineOf([file, version, facts])
    this.#write(() => appendFile(this.#path, line))
  }

  async #load(): Promise<void> {
    let lines = 0
    for await (const line of this.#lines()) {
      lines++
      const [file, version, facts] = readLine(line)?.[0] ?? []
      if (file === undefined || version === undefined || !facts) continue
      this.#known.set(file, { version, facts })
      this.#before.set(parse(file).name, { width: facts.width, height: facts.height })
    }
    if (lines > MAX_OUTDATED * this.#known.size) this.#write(() => this.#compact())
  }

  /** Removes what is no file, like a pipe, to make way for one. */
  async *#lines(): AsyncGenerator<string> {
    const folder = new PatientFolder(this.#path)
    let opened: OpenedFile | null = null
    try {
      opened = await folder.open('')
      const parts = opened ? folder.parts(opened, 0, Math.min(opened.facts.size, MAX_BYTES)) : []
      yield* linesOf(parts)
    } catch (error) {
      if (error instanceof FileError) await unlink(this.#path).catch(() => undefined)
    } finally {
      if (opened) folder.close(opened)
    }
  }

  async #compact(): Promise<void> {
    const lines = [...this.#known].map(([file, { version, facts }]) => lineOf([file, version, facts]))
    await writeWhole(this.#path, lines.join(''))
  }

  /** One after the other. */
  #write(work: () => Promise<void>): void {
    this.#writing = this.#writing
      .then(() => mkdir(dirname(this.#path), { recursive: true }))
      .then(work)
      .catch(() => undefined)
  }
}

async function* linesOf(parts: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const part of parts) {
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n')
    rest = (lines.pop() ?? '').slice(0, LONGEST_LINE)
    yield* lines.filter(Boolean)
  }
  if (rest) yield rest
}

const checksumOf = (line: unknown): number => crc32(JSON.stringify(line))

const lineOf = (line: Line): string => `${JSON.stringify([checksumOf(line), line])}\n`

const readLine = (text: string): [Line] | undefined =>
  attempt(() => {
    const [checksum, line] = JSON.parse(text) as [number, Line]
    return checksum === checksumOf(line) ? [line] : undefined
  })
