import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { Log } from '#engine/contract/ports/log.ts'
import type { Derivative } from './render.ts'

export interface DerivativeCacheOptions {
  directory: string
  /** What all files together may take on disk. */
  maxBytes: number
  log: Log
}

const KEY = /^[0-9a-f]{64}$/
const END_OF_HEAD = 0x0a

/**
 * Derivatives on disk, within a bound: what was not asked for longest goes first. Files describe and check themselves,
 * so that a damaged one counts as missing; a directory that cannot be used makes the cache forgetful and nothing else.
 */
export class DerivativeCache {
  readonly #options: DerivativeCacheOptions
  /** Bytes by key, the least recently used first. */
  readonly #files = new Map<string, number>()
  readonly #ready: Promise<void>
  #bytes = 0
  #written = 0
  #isFailing = false

  constructor(options: DerivativeCacheOptions) {
    this.#options = options
    this.#ready = this.#load().catch((error) => this.#complain(error))
  }

  /** Bytes on disk. */
  get bytes(): number {
    return this.#bytes
  }

  /** @param key 64 hexadecimal digits */
  async read(key: string): Promise<Derivative | null> {
    await this.#ready
    const bytes = this.#files.get(key)
    if (bytes === undefined) return null
    const derivative = unpacked(await readFile(this.#pathOf(key)).catch(() => null))
    if (derivative) {
      this.#files.delete(key)
      this.#files.set(key, bytes)
      return derivative
    }
    this.#options.log.warn({ file: this.#pathOf(key) }, 'Derivative is damaged or gone and is made again')
    await this.#forget(key)
    return null
  }

  /** Never rejects: what cannot be kept is made again. */
  async write(key: string, derivative: Derivative): Promise<void> {
    await this.#ready
    const content = packed(derivative)
    if (content.length > this.#options.maxBytes) return
    const file = this.#pathOf(key)
    const temporary = `${file}.${process.pid}-${this.#written++}.tmp`
    try {
      await mkdir(dirname(file), { recursive: true })
      await writeFile(temporary, content)
      await rename(temporary, file)
      this.#note(key, content.length)
      this.#isFailing = false
      await this.#shrink()
    } catch (error) {
      this.#complain(error as Error)
      await rm(temporary, { force: true }).catch(() => {})
    }
  }

  #pathOf(key: string): string {
    return join(this.#options.directory, key.slice(0, 2), key)
  }

  #note(key: string, bytes: number): void {
    this.#bytes += bytes - (this.#files.get(key) ?? 0)
    this.#files.delete(key)
    this.#files.set(key, bytes)
  }

  async #forget(key: string): Promise<void> {
    this.#bytes -= this.#files.get(key) ?? 0
    this.#files.delete(key)
    await rm(this.#pathOf(key), { force: true }).catch((error) => this.#complain(error))
  }

  async #shrink(): Promise<void> {
    while (this.#bytes > this.#options.maxBytes) {
      const [oldest] = this.#files.keys()
      if (oldest === undefined) return
      await this.#forget(oldest)
    }
  }

  /** Reads what an earlier run left, in the order of its last use, and clears away unfinished files. */
  async #load(): Promise<void> {
    const { directory } = this.#options
    await mkdir(directory, { recursive: true })
    const found: { key: string; bytes: number; used: number }[] = []
    for (const name of await readdir(directory, { recursive: true })) {
      const key = basename(name)
      if (key.endsWith('.tmp')) await rm(join(directory, name), { force: true })
      if (!KEY.test(key)) continue
      const { size, atimeMs, mtimeMs } = await stat(join(directory, name))
      found.push({ key, bytes: size, used: Math.max(atimeMs, mtimeMs) })
    }
    for (const { key, bytes } of found.sort((a, b) => a.used - b.used)) this.#note(key, bytes)
    await this.#shrink()
  }

  /** Once for a row of failures. */
  #complain({ message }: Error): void {
    if (this.#isFailing) return
    this.#isFailing = true
    this.#options.log.warn(
      { directory: this.#options.directory },
      `Derivatives are not kept: ${message}. Free or repair the directory.`,
    )
  }
}

const packed = ({ contentType, body }: Derivative): Buffer =>
  Buffer.concat([Buffer.from(`${contentType} ${body.length} ${crc32(body)}\n`), body])

function unpacked(content: Buffer | null): Derivative | null {
  const end = content?.subarray(0, 100).indexOf(END_OF_HEAD) ?? -1
  if (!content || end === -1) return null
  const [contentType = '', length, checksum] = content.toString('latin1', 0, end).split(' ')
  const body = content.subarray(end + 1)
  return body.length === Number(length) && crc32(body) === Number(checksum) ? { contentType, body } : null
}
